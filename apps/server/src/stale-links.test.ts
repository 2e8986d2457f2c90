import { setTimeout } from 'node:timers/promises';
import type { HistoryAnswer, RenewAnswer } from '@ransen/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStore, type Store } from './store/store';
import { Client, linkOf } from './testing/client';
import { keptOpen } from './testing/kept-open';
import { startServer, type Running } from './testing/server';
import { openRoom, request, startFight } from './testing/table';

const BAD_LINK = { ok: false, error: { code: 'bad_link' } };

describe('a link that was taken back', () => {
  let store: Store;
  let server: Running;
  beforeAll(async () => {
    store = await openStore('memory:');
    server = await startServer({ store: keptOpen(store) });
  });
  afterAll(async () => {
    await server.close();
    await store.close();
  });

  it('renews nothing any more, not even with a message that was under way', async () => {
    const slow = keptOpen(store, {
      append: (...row) => setTimeout(100).then(() => store.append(...row)),
    });
    const server = await startServer({ store: slow });
    const { links } = await openRoom(server.url);
    const gms = [
      await Client.enter(server.url, links.gm),
      await Client.enter(server.url, links.gm),
    ];
    const asked = gms.map((gm) => gm.ask<RenewAnswer>('renew', { link: 'gm' }));
    const answers = (await Promise.allSettled(asked)).flatMap((answer) =>
      answer.status === 'fulfilled' && answer.value.ok ? [answer.value.link] : [],
    );
    expect(answers).toHaveLength(1);
    await setTimeout(200);
    expect((await request(server.url, '/api/enter', linkOf(answers[0]!))).status).toBe(200);
    await server.close();
  });

  it('is none on another server either, which has not heard of it', async () => {
    const other = await startServer({ store: keptOpen(store) });
    const { created, gm } = await startFight(server.url);
    const thief = await Client.enter(other.url, created.links.gm);
    const renewed = await gm.ask<RenewAnswer>('renew', { link: 'gm' });
    const refused = await thief.ask<RenewAnswer>('renew', { link: 'gm' }).catch(() => BAD_LINK);
    expect(refused).toEqual(BAD_LINK);
    const link = linkOf(renewed.ok ? renewed.link : '');
    expect((await request(server.url, '/api/enter', link)).status).toBe(200);
    await other.close();
  });

  it('reads nothing more: what was asked with it just before is refused', async () => {
    const { gm, ann } = await startFight(server.url);
    const kicked = gm.do({ type: 'kick', seat: 's1' });
    const late = Array.from({ length: 20 }, () =>
      ann.ask<HistoryAnswer>('history', { before: 99 }).catch(() => BAD_LINK),
    );
    expect((await kicked).ok).toBe(true);
    const said = await gm.do({ type: 'say', text: 'now that Ann is gone' });
    expect(said.ok).toBe(true);
    for (const answer of await Promise.all(late)) {
      expect(JSON.stringify(answer)).not.toContain('now that Ann is gone');
    }
  });
});
