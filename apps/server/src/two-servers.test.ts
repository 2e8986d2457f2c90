import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStore, type Store } from './store/store';
import { Client } from './testing/client';
import { keptOpen } from './testing/kept-open';
import { startServer, type Running } from './testing/server';
import { answer, rat, startFight, strike } from './testing/table';

/** Two servers on one database: neither knows what the other has in memory. */
describe('two servers on one database', () => {
  let store: Store;
  let one: Running;
  let other: Running;
  beforeAll(async () => {
    store = await openStore('memory:');
    one = await startServer({ store: keptOpen(store) });
    other = await startServer({ store: keptOpen(store) });
  });
  afterAll(async () => {
    await one.close();
    await other.close();
    await store.close();
  });

  it('write one journal: whoever loses reads again and goes on', async () => {
    const { created, gm, ann, seat } = await startFight(one.url);
    const gmThere = await Client.enter(other.url, created.links.gm);
    const annThere = await new Client(other.url, seat.auth).ready();
    const lines = Array.from({ length: 20 }, (_, i) => {
      const client = [gm, gmThere, ann, annThere][i % 4]!;
      return client.did({ type: 'say', text: `line ${i}` });
    });
    await Promise.all(lines);
    const rows = await store.rows(created.room);
    expect(rows.map(({ n }) => n)).toEqual(rows.map((_, i) => i + 1));
    await gm.did({ type: 'say', text: 'end' });
    await gmThere.did({ type: 'say', text: 'the other end' });
    await annThere.until(() => annThere.log.at(-1)?.text === 'the other end');
    await ann.did({ type: 'say', text: 'mine' });
    await annThere.did({ type: 'say', text: 'and mine' });
    await ann.did({ type: 'rename', name: 'Anne' });
    const texts = (client: Client) => client.log.map(({ text }) => text).filter(Boolean);
    await ann.until(() => texts(ann).length === 24);
    expect(texts(ann).slice(0, 24)).toEqual(texts(annThere).concat().slice(0, 24));
    expect(ann.frames.map(({ n }) => n)).toEqual(ann.frames.map((_, i) => ann.frames[0]!.n + i));
  });

  it('carry out a command once, wherever it is sent again', async () => {
    const { created, ann, seat } = await startFight(one.url);
    const there = await new Client(other.url, seat.auth).ready();
    const before = (await store.rows(created.room)).length;
    const blow = strike('c-ann', 'e-rat');
    const acks = [ann, there, ann, there].map((client) => client.do(blow, 'the-blow'));
    expect(await Promise.all(acks)).toEqual(Array(4).fill({ ok: true }));
    expect(await store.rows(created.room)).toHaveLength(before + 1);
  });

  it('roll each die once, though both had seeds ready for the fight', async () => {
    const { created, gm, ann } = await startFight(one.url);
    const gmThere = await Client.enter(other.url, created.links.gm);
    await gm.did({ type: 'fight', command: { type: 'end' } });
    await gm.did({ type: 'fight', command: { type: 'finish' } });
    await gm.did({ type: 'prepare', enemies: [rat('e-rat')] });
    const starts = [gm, gmThere].map((client) => client.do({ type: 'start' }));
    const acks = await Promise.all(starts);
    expect(acks.map(({ ok }) => ok).sort()).toEqual([false, true]);
    await ann.did(strike('c-ann', 'e-rat'));
    await gmThere.did(answer('g1', 'e-rat', false));
    const fights = (await store.rows(created.room)).flatMap(
      ({ body }) => (body as { events: { type: string; no?: number }[] }).events,
    );
    expect(fights.filter(({ type }) => type === 'started').map(({ no }) => no)).toEqual([1, 2]);
    await ann.did({ type: 'say', text: 'well' });
    await ann.until(() => ann.view.fight?.data.turn === 'e-rat');
  });
});
