import { Writable } from 'node:stream';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openStore, type Store } from './store/store';
import { Client, linkOf } from './testing/client';
import { keptOpen } from './testing/kept-open';
import { startServer } from './testing/server';
import { answer, inFight, openRoom, request, sitDown, startFight, strike } from './testing/table';

let store: Store;
beforeAll(async () => void (store = await openStore('memory:')));
afterAll(() => store.close());

it('logs no name, no token, no room and no value', async () => {
  const lines: string[] = [];
  const sink = new Writable({
    write: (chunk: Buffer, _, done) => {
      lines.push(String(chunk));
      done();
    },
  });
  const server = await startServer({
    store: keptOpen(store),
    log: sink,
    env: { LOG_LEVEL: 'trace' },
  });
  const { created, seat, gm, ann } = await startFight(server.url);
  await gm.did(inFight({ type: 'rule', command: { type: 'note', note: 'ambush at dawn' } }));
  await fetch(`${server.url}/r/${created.room}`);
  await request(server.url, '/api/systems/duel/enemies', undefined, {
    authorization: `Bearer ${linkOf(created.links.gm).token}`,
  });
  await ann.do({ type: 'win' });
  const text = lines.join('');
  expect(text).toContain('/api/join');
  const secrets = [created.room, seat.auth.token, linkOf(created.links.gm).token, 'Ann', 'ambush'];
  for (const secret of secrets) expect(text).not.toContain(secret);
  await server.close();
});

it('sends a player the same bytes, whatever is hidden from them', async () => {
  const traffic = async (grit: number, isHaunted: boolean) => {
    const dealt = { room: 0, token: 0, seed: 0 };
    const secrets = {
      roomId: () => `room-${grit}-${(dealt.room += 1)}`,
      token: () => `token-${grit}-${(dealt.token += 1)}`,
      seed: () => `${(dealt.seed += 1)}`.repeat(64),
    };
    const server = await startServer({
      store: keptOpen(store),
      secrets,
      now: () => 1_790_000_000_000,
    });
    const created = await openRoom(server.url);
    const gm = await Client.enter(server.url, created.links.gm);
    const { auth } = await sitDown(server.url, created, 'Ann');
    const ann = new Client(server.url, auth);
    const bytes: string[] = [];
    ann.socket.onAny((...message) => bytes.push(JSON.stringify(message)));
    await ann.ready();
    const ask = async (message: Promise<unknown>) => {
      bytes.push(JSON.stringify(await message));
      await gm.did({ type: 'say', text: '-' });
      await ann.until(() => ann.log.at(-1)?.text === '-');
    };
    const sheet = { name: 'Rat', hp: 9, grit };
    const foes = [{ id: 'e-rat', kind: 'rat', sheet }];
    const ghost = { id: 'e-ghost', kind: 'ghost', hidden: true, sheet };
    await ask(ann.do({ type: 'sheet', id: 'c-ann', sheet: { name: 'A', hp: 30, grit: 0 } }, 'a'));
    await gm.did({ type: 'prepare', enemies: isHaunted ? [...foes, ghost] : foes });
    await gm.did({ type: 'start' });
    await ask(ann.do(strike('c-ann', 'e-ghost'), 'b'));
    await ask(ann.do(strike('c-ann', 'e-rat'), 'c'));
    if (isHaunted) {
      await gm.did(inFight({ type: 'rule', command: { type: 'note', note: 'x' } }));
      await gm.did(inFight({ type: 'correct', target: 'e-ghost', field: 'hp', value: 1 }));
    }
    await gm.did(answer('g1', 'e-rat', false));
    await ask(ann.do(inFight({ type: 'show', id: 'e-ghost' }), 'd'));
    await ask(ann.ask('history', { before: 50, count: 50 }));
    await server.close();
    return bytes.join('\n').replaceAll(`-${grit}-`, '-');
  };
  const plain = await traffic(0, false);
  expect(await traffic(5, true)).toBe(plain);
  expect(plain.length).toBeGreaterThan(1000);
});

it('does not tell an onlooker which ids the commands of the GM have', async () => {
  const server = await startServer({ store: keptOpen(store) });
  const { created, gm } = await startFight(server.url);
  await gm.do({ type: 'say', text: 'hello' }, 'of-the-gm');
  const looker = await Client.enter(server.url, created.links.onlooker);
  for (const id of ['of-the-gm', 'of-nobody']) {
    const ack = await looker.do({ type: 'say', text: 'hello' }, id);
    expect(ack).toEqual({ ok: false, error: { code: 'not_allowed' } });
  }
  await server.close();
});
