import { randomUUID } from 'node:crypto';
import type { JournalRow, Link, LinkKind, RoomRecord, Store } from '../store';

/** A time that does not fit in 32 bits. */
export const NOW = 1_790_000_000_123;

export function sampleRoom(): RoomRecord {
  return { id: randomUUID(), system: 'sword-world-2', at: NOW };
}

export function sampleRow(n: number, change: Partial<JournalRow> = {}): JournalRow {
  return { n, commandId: randomUUID(), seat: 'seat-a', at: NOW + n, body: { n }, ...change };
}

export function sampleLink(room: string, kind: LinkKind = 'player'): Link {
  const seat = kind === 'seat' ? 'seat-a' : null;
  return { hash: randomUUID().replaceAll('-', '').repeat(2), room, kind, seat };
}

/** Opens a room whose journal is row 1; returns its id. */
export async function openRoom(store: Store): Promise<string> {
  const room = sampleRoom();
  await store.createRoom(room, sampleRow(1), {});
  return room.id;
}
