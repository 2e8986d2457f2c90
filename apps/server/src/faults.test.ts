import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStore, type Store } from './store/store';
import { keptOpen } from './testing/kept-open';
import { startServer } from './testing/server';
import { answer, startFight, strike } from './testing/table';

let store: Store;
beforeAll(async () => void (store = await openStore('memory:')));
afterAll(() => store.close());

describe('commands, when the database fails,', () => {
  it('are answered `internal` while it does not answer; the same again works afterwards', async () => {
    let isBroken = false;
    const no = <T>(): Promise<T> => Promise.reject(new Error('no database'));
    const failing = keptOpen(store, {
      append: (...args) => (isBroken ? no() : store.append(...args)),
      rows: (...args) => (isBroken ? no() : store.rows(...args)),
    });
    const server = await startServer({ store: failing });
    const { ann, gm } = await startFight(server.url);
    isBroken = true;
    expect(await ann.do({ type: 'say', text: 'lost?' }, 'again')).toEqual({
      ok: false,
      error: { code: 'internal' },
    });
    isBroken = false;
    expect(await ann.do({ type: 'say', text: 'lost?' }, 'again')).toEqual({ ok: true });
    await gm.until(() => gm.log.at(-1)?.text === 'lost?');
    await server.close();
  });

  it('happen once, when it falls silent after it has stored them', async () => {
    let isSilent = false;
    const forgetful = keptOpen(store, {
      async append(...args) {
        const appended = await store.append(...args);
        if (isSilent) throw new Error('connection lost after the commit');
        return appended;
      },
    });
    const server = await startServer({ store: forgetful });
    const { ann, gm, created } = await startFight(server.url);
    const before = (await store.rows(created.room)).length;
    isSilent = true;
    await ann.did(strike('c-ann', 'e-rat'));
    isSilent = false;
    await gm.did(answer('g1', 'e-rat', false));
    expect(await store.rows(created.room)).toHaveLength(before + 2);
    await server.close();
  });
});
