import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openStore, type Store } from './store/store';
import { Client } from './testing/client';
import { keptOpen } from './testing/kept-open';
import { startServer } from './testing/server';
import { request, startFight, strike } from './testing/table';

let store: Store;
beforeAll(async () => void (store = await openStore('memory:')));
afterAll(() => store.close());

describe('a server', () => {
  it('lets go of a room that everybody has left, and takes it up where it was', async () => {
    const server = await startServer({ store: keptOpen(store), env: { IDLE_SECONDS: '1' } });
    const rooms = async () => {
      const { text } = await request(server.url, '/metrics');
      return /^ransen_rooms (\d+)/m.exec(text)?.[1];
    };
    const { gm, ann, seat } = await startFight(server.url);
    await ann.did(strike('c-ann', 'e-rat'));
    await setTimeout(1_500);
    expect(await rooms()).toBe('1');
    gm.close();
    ann.close();
    await vi.waitFor(async () => expect(await rooms()).toBe('0'), 10_000);
    const back = await new Client(server.url, seat.auth).ready();
    expect(back.view.fight?.acting).toBe('c-ann');
    expect(await rooms()).toBe('1');
    await server.close();
  });

  it('says that it closes, and finishes what was begun', async () => {
    const server = await startServer({ store: keptOpen(store) });
    const { ann, created } = await startFight(server.url);
    const before = (await store.rows(created.room)).length;
    const acks = Array.from({ length: 5 }, (_, i) => ann.do({ type: 'say', text: `${i}` }));
    await acks[0];
    await server.close();
    const stored = (await Promise.allSettled(acks)).filter(
      (ack) => ack.status === 'fulfilled' && ack.value.ok,
    ).length;
    expect(stored).toBeGreaterThan(0);
    expect((await store.rows(created.room)).length).toBeGreaterThanOrEqual(before + stored);
    await ann.until(() => ann.bye);
    expect(ann.bye).toEqual({ code: 'closing' });
  });

  it('closes a question whose time ran out while it was not there', async () => {
    const first = await startServer({ store: keptOpen(store) });
    const { ann, gm, created } = await startFight(first.url, 1);
    await ann.did(strike('c-ann', 'e-rat'));
    await gm.until(() => gm.view.fight?.question);
    await first.close();
    const second = await startServer({ store: keptOpen(store) });
    const back = await Client.enter(second.url, created.links.gm);
    await back.until(() => back.view.fight && !back.view.fight.question);
    await second.close();
  });
});
