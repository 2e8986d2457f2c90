/**
 * Rooms under load: 20 rooms of five sockets (GM, three players, an onlooker), Sword World fights
 * driven by the GM, on the embedded database and on PostgreSQL; beside them the same layout on bare
 * Socket.IO, in the same run. The server has a process of its own, and so has the load.
 *
 *   tsx rooms.ts [seconds]    PostgreSQL at DATABASE_TEST_URL, else on this machine
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Json } from '@ransen/rules';
import { STARTER_CHARACTERS } from '../packages/rules/src/systems/sword-world-2/starter/characters';
import { STARTER_ENEMIES } from '../packages/rules/src/systems/sword-world-2/starter/enemies';
import { createTestDatabase } from '../apps/server/src/store/testing/test-database';
import { BareRooms } from './rooms/bare-load';
import { cpu } from './rooms/announce';
import { startChild, type Child } from './rooms/child';
import { atRate, checksum, flatOut, type Load } from './rooms/drive';
import { Table } from './rooms/table';

const ROOMS = 20;
const RATE = 1000;
const SECONDS = Number(process.argv[2] ?? 10);

const party = Object.values(STARTER_CHARACTERS).slice(0, 3);
const characters = Object.fromEntries(
  party.map((sheet, i) => [`c-${i}`, sheet as unknown as Json]),
);
const enemies = Object.entries(STARTER_ENEMIES)
  .slice(0, 4)
  .map(([kind, sheet], i) => ({ id: `e-${i}`, kind, sheet, hidden: false })) as unknown as Json[];

const perSecond = ({ commands, seconds }: Load) => Math.round(commands / seconds);
const delay = ({ delays }: Load, share: number) =>
  delays[Math.min(delays.length - 1, Math.floor(delays.length * share))]!.toFixed(1);
const spread = (load: Load) => `p50 ${delay(load, 0.5)} ms, p99 ${delay(load, 0.99)} ms`;
const meanBytes = ({ bytes, frames }: Load) => Math.round(bytes / frames);

/** A load, with the processor time in µs that each of its commands took on both sides. */
async function timed(server: Child, load: () => Promise<Load>): Promise<[Load, string]> {
  const before = [await server.cpu(), cpu()];
  const done = await load();
  const used = [(await server.cpu()) - before[0]!, cpu() - before[1]!];
  const [there, here] = used.map((ms) => Math.round((1000 * ms) / done.commands));
  return [done, `${there} µs of processor time each in the server, ${here} µs in the load`];
}

async function bare(bytes: number): Promise<void> {
  const server = await startChild('bare.ts');
  const rooms = await BareRooms.open(server.url, ROOMS);
  await rooms.run(bytes, 1000);
  const [fast, used] = await timed(server, () => rooms.run(bytes, SECONDS * 1000));
  const steady = await rooms.run(bytes, SECONDS * 1000, RATE);
  rooms.close();
  await server.stop();
  console.log(`bare Socket.IO, ${bytes} bytes: ${perSecond(fast)} messages/s`);
  console.log(`  ${used}`);
  console.log(`  at ${perSecond(steady)}/s: ${spread(steady)}`);
}

async function ransen(name: string, database: string): Promise<number> {
  const server = await startChild('server.ts', [database]);
  const tables: Table[] = [];
  for (let i = 0; i < ROOMS; i += 1) {
    tables.push(await Table.open(server.url, { characters, enemies }));
  }
  await flatOut(tables, 2000);
  const [fast, used] = await timed(server, () => flatOut(tables, SECONDS * 1000));
  const steady = await atRate(tables, RATE, SECONDS * 1000);
  console.log(
    `${name}: ${perSecond(fast)} stored commands/s, one in flight in each of ${ROOMS} rooms`,
  );
  console.log(`  ${used}`);
  console.log(`  at ${perSecond(steady)}/s: ${spread(steady)} from command to all five`);
  console.log(`  ${meanBytes(fast)} bytes a frame (${fast.frames} frames)`);
  console.log(`  checksum ${checksum(tables)}`);
  for (const table of tables) table.close();
  await server.stop();
  return meanBytes(fast);
}

const dir = await mkdtemp(path.join(tmpdir(), 'ransen-bench-'));
try {
  const bytes = await ransen('embedded database', `file:${dir}`);
  const postgres = await createTestDatabase();
  try {
    await ransen('PostgreSQL', postgres.url);
  } finally {
    await postgres.drop();
  }
  await bare(bytes);
} finally {
  await rm(dir, { recursive: true, force: true });
}
