/**
 * A process for tests to kill: appends to twenty rooms of the database in its first argument, as
 * fast as it can, and prints `ROOM N` for each row once it is acknowledged. Stops by itself.
 */
import { writeSync } from 'node:fs';
import { openStore, type Store } from '../store';
import { openRoom, sampleRow } from './samples';

const ROOMS = 20;
const LIMIT_MS = 20_000;

const started = performance.now();

async function fill(store: Store, room: string): Promise<void> {
  for (let n = 2; performance.now() - started < LIMIT_MS; n += 1) {
    const { ok } = await store.append(room, sampleRow(n));
    if (!ok) throw new Error(`row ${n} of a room that nobody else writes was refused`);
    writeSync(1, `${room} ${n}\n`);
  }
}

const store = await openStore(process.argv[2]);
const rooms = await Promise.all(Array.from({ length: ROOMS }, () => openRoom(store)));
await Promise.all(rooms.map((room) => fill(store, room)));
await store.close();
