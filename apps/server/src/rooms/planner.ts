import type { Ack } from '@ransen/protocol';
import {
  accept,
  decideRoom,
  GM_VIEWER,
  refuse,
  sitDown,
  type Outcome,
  type Refusal,
  type RoomCommand,
  type RoomEvent,
  type Viewer,
} from '@ransen/rules';
import type { FightLuck } from '../dice/fight-luck';
import type { Ledger, Waiting } from '../journal/ledger';
import type { Key } from '../journal/row';
import type { LinkKind } from '../store/store';
import type { Guest } from './audience';
import type { Draft, Plan } from './journal-writer';

const DONE: Ack = { ok: true };
const refused = (error: Refusal): Ack => ({ ok: false, error });
const nobody = { commandId: null, seat: null };

/** What a request comes to, with the room as it is now: a row to be stored, or an answer at once. */
export class Planner {
  constructor(
    private readonly ledger: Ledger,
    private readonly luck: FightLuck,
  ) {}

  async command(guest: Guest, id: string, command: RoomCommand): Promise<Plan<Ack>> {
    const { viewer, hash } = guest;
    const seat = viewer.role === 'seat' ? viewer.seat : null;
    if (!this.ledger.keys.has(hash)) return { done: refused({ code: 'bad_link' }) };
    if (viewer.role !== 'onlooker' && this.ledger.knows(seat, id)) return { done: DONE };
    const decided = await this.#decide(command, viewer);
    if (!decided.ok) return { done: refused(decided.refusal) };
    return { draft: { ...decided.value, commandId: id, seat }, result: DONE };
  }

  /** A question's time is over: it takes its default, if it is still open. */
  async expire({ fight, question }: Waiting): Promise<Plan<void>> {
    const { waiting } = this.ledger;
    if (waiting?.fight !== fight || waiting.question !== question) return { done: undefined };
    const resolve = { type: 'fight', command: { type: 'resolve', question } } as const;
    const decided = await this.#decide(resolve, GM_VIEWER);
    if (!decided.ok) return { done: undefined };
    return { draft: { ...decided.value, ...nobody }, result: undefined };
  }

  /** A person sits down by the link, and has a token from then on; both are hashes. */
  join(link: string, name: string, hash: string): Plan<Outcome<{ seat: string }>> {
    const { keys, room } = this.ledger;
    if (keys.get(link)?.kind !== 'player') return { done: refuse('bad_link') };
    const known = keys.get(hash)?.seat;
    if (known) return { done: accept({ seat: known }) };
    const seated = sitDown(room, name);
    if (!seated.ok) return { done: seated };
    const seat = seated.value.seat.id;
    const addLinks: Key[] = [{ hash, kind: 'seat', seat }];
    return { draft: { events: [seated.value], addLinks, ...nobody }, result: accept({ seat }) };
  }

  /** A new token, by its hash, for one of the room's links; the old one goes. */
  renew(guest: Guest, kind: LinkKind, hash: string): Plan<Outcome<void>> {
    const known = this.ledger.keys;
    if (known.has(hash)) return { done: accept(undefined) };
    if (!known.has(guest.hash)) return { done: refuse('bad_link') };
    const keys = [...known.values()];
    const addLinks: Key[] = [{ hash, kind, seat: null }];
    const dropLinks = keys.filter((key) => key.kind === kind).map((key) => key.hash);
    return { draft: { events: [], addLinks, dropLinks, ...nobody }, result: accept(undefined) };
  }

  async #decide(
    command: RoomCommand,
    by: Viewer,
  ): Promise<Outcome<Omit<Draft, 'commandId' | 'seat'>>> {
    const { room, system, keys } = this.ledger;
    const luck = await this.luck.after(room.fights);
    const decided = decideRoom(system, room, command, by, luck);
    if (!decided.ok) return decided;
    const { events } = decided.value;
    const started = events.find((event) => event.type === 'started');
    const dropLinks = keysOfKicked(events, [...keys.values()]);
    return accept({
      events,
      ...(dropLinks.length > 0 ? { dropLinks } : {}),
      ...(started ? { seeds: this.luck.started(started.no) } : {}),
    });
  }
}

function keysOfKicked(events: readonly RoomEvent[], keys: readonly Key[]): string[] {
  const kicked = events.flatMap((event) => (event.type === 'kicked' ? [event.seat] : []));
  return keys.filter(({ seat }) => seat !== null && kicked.includes(seat)).map(({ hash }) => hash);
}
