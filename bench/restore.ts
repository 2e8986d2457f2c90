/**
 * Time to bring a room with a fight of 500 commands back into a warm process: rows read from the
 * database, every one checked and applied. Beside it the reading alone. The checksum is the room's;
 * it has to be the one of the room that was played.
 */
import { createHash, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createRoom, decideRoom, seededDice, viewRoom } from '@ransen/rules';
import type { Json, Luck, Room, RoomCommand, RoomEvent, Viewer } from '@ransen/rules';
import { Ledger } from '../apps/server/src/journal/ledger';
import { writeBody } from '../apps/server/src/journal/row';
import { openStore, type JournalRow, type Store } from '../apps/server/src/store/store';
import { createTestDatabase } from '../apps/server/src/store/testing/test-database';
import { swordWorld2 as system } from '../packages/rules/src/systems/sword-world-2';
import { STARTER_CHARACTERS } from '../packages/rules/src/systems/sword-world-2/starter/characters';
import { STARTER_ENEMIES } from '../packages/rules/src/systems/sword-world-2/starter/enemies';
import { insteadOf, nextCommand, type Stock } from './rooms/policy';

const COMMANDS = 500;
const ROUNDS = 25;
const WARM_UP = 5;

const GM: Viewer = { role: 'gm' };
const nothing = { party: '', gm: '' };
const luck: Luck = {
  dice: (fight) => seededDice(fight),
  commitment: () => nothing,
  disclosure: () => nothing,
  loose: () => seededDice(0),
};
const party = Object.values(STARTER_CHARACTERS).slice(0, 3);
const stock: Stock = {
  characters: Object.fromEntries(party.map((sheet, i) => [`c-${i}`, sheet as unknown as Json])),
  enemies: Object.entries(STARTER_ENEMIES)
    .slice(0, 4)
    .map(([kind, sheet], i) => ({ id: `e-${i}`, kind, sheet, hidden: false })) as unknown as Json[],
};

/** Plays until there are enough rows. */
function play(): { rows: JournalRow[]; room: Room } {
  const ledger = new Ledger(system);
  const rows: JournalRow[] = [];
  const take = (events: readonly RoomEvent[]) => {
    const n = rows.length + 1;
    const row = { n, commandId: `b${n}`, seat: null, at: n, body: writeBody({ events }) };
    rows.push(row);
    ledger.take(row);
  };
  const made = createRoom(system, { name: 'bench', options: {}, answerTime: 0 });
  if (!made.ok) throw new Error(made.refusal.code);
  take([made.value]);
  while (rows.length < COMMANDS) take(decided(ledger.room));
  return { rows, room: ledger.room };
}

function decided(room: Room): readonly RoomEvent[] {
  const command = nextCommand(viewRoom(system, room, GM), stock);
  for (const tried of [command, insteadOf(command)] satisfies RoomCommand[]) {
    const outcome = decideRoom(system, room, tried, GM, luck);
    if (outcome.ok) return outcome.value.events;
  }
  throw new Error(`refused: ${command.type}`);
}

const checksum = (room: Room): string =>
  createHash('sha256')
    .update(JSON.stringify(viewRoom(system, room, GM)))
    .digest('hex')
    .slice(0, 16);

const median = (times: number[]): string =>
  times.sort((a, b) => a - b)[Math.floor(times.length / 2)]!.toFixed(1);

async function measure(name: string, url: string): Promise<void> {
  const { rows, room } = play();
  const store: Store = await openStore(url);
  const id = randomUUID();
  await store.createRoom({ id, system: system.id, at: 0 }, rows[0]!, {});
  for (const row of rows.slice(1)) await store.append(id, row);
  const reading: number[] = [];
  const whole: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const began = performance.now();
    const stored = await store.rows(id);
    const read = performance.now();
    const ledger = new Ledger(system);
    for (const row of stored) ledger.take(row);
    const done = performance.now();
    if (checksum(ledger.room) !== checksum(room)) throw new Error('another room came back');
    if (round < WARM_UP) continue;
    reading.push(read - began);
    whole.push(done - began);
  }
  await store.close();
  console.log(
    `${name}: ${rows.length} commands restored in ${median(whole)} ms, ${median(reading)} of them reading`,
  );
  console.log(`  checksum ${checksum(room)}`);
}

const dir = await mkdtemp(path.join(tmpdir(), 'ransen-bench-'));
const postgres = await createTestDatabase();
try {
  await measure('embedded database', `file:${dir}`);
  await measure('PostgreSQL', postgres.url);
} finally {
  await postgres.drop();
  await rm(dir, { recursive: true, force: true });
}
