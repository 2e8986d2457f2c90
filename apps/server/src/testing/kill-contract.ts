import type { Projection } from '@ransen/protocol';
import { duel } from '@ransen/protocol/testing';
import { GM_VIEWER, seatViewer, type FightEvent } from '@ransen/rules';
import { setTimeout } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { seededDice } from '../dice/seeded';
import { project } from '../rooms/project';
import { openStore, type JournalRow, type Store } from '../store/store';
import { BusyPerson } from './busy-person';
import { startChild } from './child-server';
import { linkOf } from './client';
import { startFight } from './table';

const ROOMS = 3;
const KILLS = 5;
/** Bounds of how much a server gets done before it is killed, in commands. */
const LIFE = [10, 150] as const;

interface Table {
  readonly room: string;
  readonly people: readonly BusyPerson[];
}

/** Servers are killed at random moments while several tables play; the database goes on. */
export function killContract(open: () => Promise<string>): void {
  it('loses nothing acknowledged, does nothing twice, rolls no die again', async () => {
    const database = await open();
    const tables: Table[] = [];
    const lives: number[] = [];
    for (let i = 0; i < KILLS; i += 1) {
      const server = await startChild(database);
      while (tables.length < ROOMS) tables.push(await openTable(server.url));
      const people = tables.flatMap((table) => table.people);
      const playing = people.map((person) => person.play(server.url, () => false));
      const life = LIFE[0] + Math.floor(Math.random() * (LIFE[1] - LIFE[0]));
      lives.push(life);
      const goal = done(people) + life;
      while (done(people) < goal) await setTimeout(1);
      await server.kill();
      await Promise.all(playing);
    }
    await playOn(database, tables);

    const store = await openStore(database);
    const note = `killed after ${lives.join(', ')} commands`;
    for (const table of tables) await check(store, table, note);
    await store.close();
  }, 90_000);
}

const done = (people: readonly BusyPerson[]) =>
  people.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);

async function openTable(url: string): Promise<Table> {
  const { created, seat, gm, ann } = await startFight(url);
  gm.close();
  ann.close();
  const people = [
    new BusyPerson(null, linkOf(created.links.gm), 'e-rat', 'c-ann'),
    new BusyPerson(seat.seat, seat.auth, 'c-ann', 'e-rat'),
  ];
  return { room: created.room, people };
}

/** On a last server, which is not killed: whatever was left unanswered is sent again. */
async function playOn(database: string, tables: readonly Table[]): Promise<void> {
  const server = await startChild(database);
  const people = tables.flatMap((table) => table.people);
  await Promise.all(
    people.map((person) => {
      const goal = person.acknowledged.length + 5;
      return person.play(server.url, () => person.acknowledged.length >= goal);
    }),
  );
  await server.kill();
}

async function check(store: Store, { room, people }: Table, note: string): Promise<void> {
  const rows = await store.rows(room);
  expect(
    rows.map(({ n }) => n),
    note,
  ).toEqual(rows.map((_, i) => i + 1));
  for (const person of people) {
    const { seat, acknowledged, frames } = person;
    const stored = rows.filter((row) => row.seat === seat).map(({ commandId }) => commandId);
    expect(new Set(stored.filter(Boolean)).size, note).toBe(stored.filter(Boolean).length);
    expect(acknowledged.length).toBeGreaterThan(5);
    expect(stored, note).toEqual(expect.arrayContaining(acknowledged));
    expect(frames, note).toEqual(frames.map((_, i) => frames[0]! + i));
    await checkSight(rows, person, note);
  }
  await checkDice(store, room, rows, note);
}

/** What a person has seen over all servers is what the journal tells. */
async function checkSight(rows: JournalRow[], person: BusyPerson, note: string): Promise<void> {
  const viewer = person.seat === null ? GM_VIEWER : seatViewer(person.seat);
  const received = person.received!;
  const { from, entries } = received;
  const anew = await projectionAt(rows, viewer, received.n);
  expect(anew.history(from + entries.length, entries.length).entries, note).toEqual(entries);
  expect(anew.whole().view, note).toEqual(received.view);
}

/** The person may have left before the last rows were told. */
async function projectionAt(
  rows: JournalRow[],
  viewer: Projection['viewer'],
  n: number,
): Promise<Projection> {
  for (let length = rows.length; length > 0; length -= 1) {
    const [projection] = await project(duel, [viewer], rows.slice(0, length));
    if (projection?.n === n) return projection;
  }
  throw new Error(`the journal has no frame ${n}`);
}

/** Every die stands at its own place of its stream: none missing, none rolled again. */
async function checkDice(store: Store, room: string, rows: JournalRow[], note: string) {
  const seeds = (await store.seeds(room, 1))!;
  const dice = seededDice({ party: seeds.party, gm: seeds.hidden });
  for (const stream of ['party', 'gm'] as const) {
    const rolls = rows.flatMap(({ body }) => eventsOf(body)).filter(isRolled);
    const faces = rolls.filter(({ roll }) => roll.stream === stream).flatMap((r) => r.faces);
    expect(faces.length).toBeGreaterThan(0);
    expect(faces, note).toEqual(faces.map((_, index) => dice(stream, index, 6)));
  }
}

type Rolled = Extract<FightEvent, { type: 'rolled' }>;

function eventsOf(body: unknown): FightEvent[] {
  const { events } = body as { events: { type: string; event: FightEvent }[] };
  return events.flatMap((event) => (event.type === 'fought' ? [event.event] : []));
}

const isRolled = (event: FightEvent): event is Rolled => event.type === 'rolled';
