import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FightEvent } from '@ransen/rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStore } from './store/store';
import { startChild, type ChildServer } from './testing/child-server';
import { Client } from './testing/client';
import { answer, startFight, strike } from './testing/table';

/**
 * The blow is the 5th row, the 4th command and the 6th telling of its room. Before that, a server
 * goes on with the room of the one before: 2 rows and as many tellings, another row and telling if
 * the blow was not stored, 3 commands, and one telling of what it read.
 */
const POINTS = [
  { at: 'before-append:5', isStored: false, next: 'after-append:8' },
  { at: 'after-append:8', isStored: true, next: 'after-ack:7' },
  { at: 'after-ack:7', isStored: true, next: 'after-broadcast:9' },
  { at: 'after-broadcast:9', isStored: true, next: '' },
] as const;

const dir = mkdtempSync(path.join(tmpdir(), 'ransen-crash-'));
const database = `file:${dir}`;
let server: ChildServer;

beforeAll(async () => {
  server = await startChild(database, POINTS[0].at);
}, 60_000);
afterAll(async () => {
  await server.kill();
  rmSync(dir, { recursive: true, force: true });
});

/** Each server dies in the middle of a blow; the next one goes on, and dies in a room of its own. */
const rooms: { room: string; shown: unknown[] }[] = [];

describe('a server that dies in the middle of a blow', () => {
  it.each(POINTS)(
    '$at: goes on at the very moment, nothing twice',
    async ({ isStored, next }) => {
      const { created, seat, ann } = await startFight(server.url);
      ann.do(strike('c-ann', 'e-rat'), 'the-blow').catch(() => {});
      expect(await server.ended).toBe('SIGKILL');
      const known = ann.received!;
      const seen = { frame: known.n, version: ann.welcome!.version };

      server = await startChild(database, next);
      const back = await new Client(server.url, { ...seat.auth, ...seen }, known).ready();
      await back.until(() => back.sync ?? back.welcome);
      expect(back.view.fight?.acting).toBe(isStored ? 'c-ann' : undefined);
      expect(await back.do(strike('c-ann', 'e-rat'), 'the-blow')).toEqual({ ok: true });
      await back.until(() => back.view.fight?.acting === 'c-ann');

      const gm = await Client.enter(server.url, created.links.gm);
      expect(gm.view.fight?.question).toMatchObject({ id: 'g1', asks: { 'e-rat': {} } });
      await gm.did(answer('g1', 'e-rat', false));
      await gm.did(strike('e-rat', 'c-ann'));
      await back.until(() => back.view.fight?.question?.id === 'q1');
      await gm.until(() => gm.view.fight?.drawn?.party === 4);
      const rolls = back.log.filter(({ k }) => k === 'rolled');
      expect(rolls.map(({ who }) => who)).toEqual(['c-ann', 'e-rat']);
      rooms.push({ room: created.room, shown: rolls.map(({ faces }) => faces) });
      back.close();
      gm.close();
    },
    60_000,
  );

  it('leaves journals without gap, with each die rolled once', async () => {
    await server.kill();
    const store = await openStore(database);
    for (const { room, shown } of rooms) {
      const rows = await store.rows(room);
      expect(rows.map(({ n }) => n)).toEqual(rows.map((_, i) => i + 1));
      const rolls = rows.flatMap(({ body }) => eventsOf(body)).filter(isOfParty);
      expect(rolls.map(({ faces }) => faces)).toEqual(shown);
    }
    expect(rooms).toHaveLength(POINTS.length);
    await store.close();
  }, 60_000);
});

type Rolled = Extract<FightEvent, { type: 'rolled' }>;

function eventsOf(body: unknown): FightEvent[] {
  const { events } = body as { events: { type: string; event: FightEvent }[] };
  return events.flatMap((event) => (event.type === 'fought' ? [event.event] : []));
}

function isOfParty(event: FightEvent): event is Rolled {
  return event.type === 'rolled' && (event as Rolled).roll.stream === 'party';
}
