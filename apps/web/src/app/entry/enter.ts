import type { Refusal } from '@ransen/rules';
import { enterRoom } from '../http';
import { forgetSeat, seatToken } from '../memory';

/** What a link leads to: the table with this token, the form for a name, or nothing. */
export type Entry =
  | { readonly kind: 'table'; readonly token: string; readonly role: 'gm' | 'seat' | 'onlooker' }
  | { readonly kind: 'join'; readonly name: string }
  | { readonly kind: 'refused'; readonly error: Refusal };

/**
 * Where a link leads this browser. Whoever sat down here before goes straight to their seat, also
 * when the link was renewed, the room locked or full since.
 */
export async function enter(room: string, token: string): Promise<Entry> {
  const own = seatToken(room);
  const link = token === '' ? undefined : await enterRoom({ room, token });
  if (link?.ok && link.value.role !== 'player') {
    return { kind: 'table', token, role: link.value.role };
  }
  if (own !== undefined) {
    const seat = await enterRoom({ room, token: own });
    if (seat.ok) return { kind: 'table', token: own, role: 'seat' };
    if (seat.error.code !== 'bad_link') return { kind: 'refused', error: seat.error };
    forgetSeat(room);
  }
  if (!link) return { kind: 'refused', error: { code: 'bad_link' } };
  return link.ok ? { kind: 'join', name: link.value.name } : { kind: 'refused', error: link.error };
}
