/** Appends per second and the time to read a journal, on both databases: `pnpm bench`. */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openStore, type JournalRow, type Store } from '../apps/server/src/store/store';
import { createTestDatabase } from '../apps/server/src/store/testing/test-database';

const ROOMS = 20;
const SECONDS = 4;
const READ_ROWS = 500;

/** About 500 bytes of JSON. */
const BODY = {
  events: [{ kind: 'damage', to: 'a-1', dice: [3, 4], text: '与ダメージ'.repeat(27) }],
};

const row = (n: number): JournalRow => ({
  n,
  commandId: randomUUID(),
  seat: 'seat-a',
  at: 1_790_000_000_000 + n,
  body: BODY,
});

async function openRooms(store: Store): Promise<string[]> {
  const ids = Array.from({ length: ROOMS }, () => randomUUID());
  for (const id of ids) await store.createRoom({ id, system: 'bench', at: 0 }, row(1), {});
  return ids;
}

/** Keeps one append of each room under way; returns rows per second and the slowest 1 % in ms. */
async function appends(store: Store): Promise<{ perSecond: number; p99: number }> {
  const rooms = await openRooms(store);
  const times: number[] = [];
  const start = performance.now();
  const fill = async (room: string) => {
    for (let n = 2; performance.now() - start < SECONDS * 1000; n += 1) {
      const sent = performance.now();
      const { ok } = await store.append(room, row(n));
      if (!ok) throw new Error(`row ${n} was refused`);
      times.push(performance.now() - sent);
    }
  };
  await Promise.all(rooms.map(fill));
  const perSecond = times.length / ((performance.now() - start) / 1000);
  times.sort((a, b) => a - b);
  return { perSecond, p99: times[Math.floor(times.length * 0.99)]! };
}

/** Median time to read a journal of 500 rows, in ms, of twenty reads after five to warm up. */
async function reading(store: Store): Promise<number> {
  const [room] = await openRooms(store);
  for (let n = 2; n <= READ_ROWS; n += 1) await store.append(room!, row(n));
  const times: number[] = [];
  for (let round = 0; round < 25; round += 1) {
    const start = performance.now();
    const rows = await store.rows(room!);
    if (rows.length !== READ_ROWS) throw new Error(`read ${rows.length} rows`);
    if (round >= 5) times.push(performance.now() - start);
  }
  return times.sort((a, b) => a - b)[10]!;
}

async function measure(name: string, url: string): Promise<void> {
  const store = await openStore(url);
  const { perSecond, p99 } = await appends(store);
  const read = await reading(store);
  console.log(
    `${name}: ${perSecond.toFixed(0)} appends/s with ${ROOMS} rooms (99 % within ` +
      `${p99.toFixed(1)} ms); ${READ_ROWS} rows read in ${read.toFixed(1)} ms`,
  );
  await store.close();
}

const directory = mkdtempSync(path.join(tmpdir(), 'ransen-bench-'));
await measure('embedded database on disk', `file:${directory}`);
rmSync(directory, { recursive: true });

const database = await createTestDatabase();
await measure('PostgreSQL', database.url);
await database.drop();
