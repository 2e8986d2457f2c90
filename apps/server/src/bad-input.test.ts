import type { Ack } from '@ransen/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Client, linkOf } from './testing/client';
import { startServer, type Running } from './testing/server';
import { hero, inFight, rat, request, sitDown, startFight, strike } from './testing/table';

const deep = (levels: number): unknown => (levels === 0 ? 'x' : [deep(levels - 1)]);
const parsed = (text: string): object => JSON.parse(text) as object;
const say = (text: unknown) => ({ type: 'say', text });

/** Each of these in place of a command, with the code that it is refused with. */
const COMMANDS: readonly (readonly [string, unknown, string])[] = [
  ['nothing', undefined, 'bad_request'],
  ['null', null, 'bad_request'],
  ['a number', 5, 'bad_request'],
  ['an unknown type', { type: 'win' }, 'bad_request'],
  ['an unknown member', { ...say('hi'), as: 'gm' }, 'bad_request'],
  ['a name of the prototype', { type: 'toString' }, 'bad_request'],
  ['__proto__', parsed('{"type":"say","text":"hi","__proto__":{"role":"gm"}}'), 'bad_request'],
  ['NaN, which JSON makes null', { type: 'configure', answerTime: NaN }, 'bad_request'],
  ['a fraction', { type: 'configure', answerTime: 1.5 }, 'bad_request'],
  ['an empty text', say(' \n '), 'bad_request'],
  ['a text that turns around', say('abc\u202edef'), 'bad_request'],
  ['a control character', say('a\u0000b'), 'bad_request'],
  ['a name of 10,000 characters', { type: 'rename', name: 'x'.repeat(10_000) }, 'bad_request'],
  ['a name of two lines', { type: 'rename', name: 'a\nb' }, 'bad_request'],
  ['an id that is none', { type: 'drop', id: '../c-ann' }, 'bad_request'],
  ['an id of the prototype', { type: 'drop', id: 'c-__proto__' }, 'unknown_character'],
  ['a sheet nested deeply', { type: 'sheet', id: 'c-x', sheet: deep(500) }, 'bad_request'],
  ['a sheet of 100 KB', { type: 'sheet', id: 'c-x', sheet: 'x'.repeat(100_000) }, 'too_large'],
  ['a sheet of another kind', { type: 'sheet', id: 'c-x', sheet: { hp: '30' } }, 'bad_sheet'],
  ['a sheet with more than its members', bigger(), 'bad_sheet'],
  ['an action that is none', act({ type: 'fly' }), 'unknown_action'],
  ['a target that is none', act({ type: 'strike', target: 'constructor' }), 'unknown_action'],
  ['an answer to nothing', inFight(answerTo('q9')), 'old_prompt'],
];

function bigger() {
  return { type: 'sheet', id: 'c-x', sheet: { ...hero, admin: true } };
}
function act(action: object) {
  return inFight({ type: 'act', actor: 'c-ann', action });
}
function answerTo(question: string) {
  return { type: 'answer', question, who: 'c-ann', value: true };
}

describe('bad input', () => {
  let server: Running;
  let table: Awaited<ReturnType<typeof startFight>>;
  beforeAll(async () => {
    server = await startServer({ env: { MESSAGES_PER_SECOND: '1000' } });
    table = await startFight(server.url);
  });
  afterAll(() => server.close());

  const rows = () => server.store.rows(table.created.room);

  it.each(COMMANDS)('as a command, %s is refused and changes nothing', async (_, command, code) => {
    const before = await rows();
    const ack = await table.ann.ask<Ack>('do', { id: 'x', command });
    expect(ack).toMatchObject({ ok: false, error: { code } });
    expect(await rows()).toEqual(before);
  });

  it('of every form is refused as a message, and the room goes on', async () => {
    const { ann, gm } = table;
    const before = await rows();
    const bad = { ok: false, error: { code: 'bad_request' } };
    const messages: [string, unknown][] = [
      ['do', undefined],
      ['do', 'say'],
      ['do', { id: '', command: say('hi') }],
      ['do', { id: 'x'.repeat(65), command: say('hi') }],
      ['do', { id: 'x', command: say('hi'), seat: 's2' }],
      ['history', { before: -1 }],
      ['history', { before: 1, count: 100_000 }],
      ['history', { before: Number.MAX_VALUE }],
      ['look', { as: { role: 'gm' } }],
      ['renew', { link: 'seat' }],
      ['unknown', {}],
      ['constructor', {}],
      ['hasOwnProperty', {}],
    ];
    for (const [name, message] of messages) {
      expect(await ann.ask(name, message), name).toMatchObject(bad);
    }
    expect(await rows()).toEqual(before);
    await gm.did(say('on we go'));
  });

  it('without a wish for an answer is borne', async () => {
    const { ann, gm } = table;
    const socket = ann.socket as unknown as { emit(...args: unknown[]): void };
    socket.emit('do');
    socket.emit('do', { id: 'x', command: say('hi') }, 'no function', 3);
    socket.emit('do', Buffer.from([1, 2, 3]));
    socket.emit('frame', {});
    await gm.did(say('still here'));
    await ann.until(() => ann.log.at(-1)?.text === 'still here');
  });

  it('as auth lets nobody in', async () => {
    const { room, token } = linkOf(table.created.links.gm);
    const auths = [
      [undefined, 'bad_request'],
      [{ protocol: 1, room, token: { $ne: '' } }, 'bad_request'],
      [{ protocol: 1, room, token, role: 'gm' }, 'bad_request'],
      [{ protocol: 1, room, token, frame: -1 }, 'bad_request'],
      [{ protocol: 1, room: room.toUpperCase(), token }, 'bad_link'],
      [{ protocol: 0, room, token }, 'version'],
      [{ protocol: 2, room, token, new: 'member' }, 'version'],
    ] as const;
    for (const [auth, code] of auths) {
      const client = new Client(server.url, auth as never);
      client.socket.auth = (auth ?? {}) as never;
      client.socket.disconnect().connect();
      await client.until(() => (client.refused as { code?: string })?.code === code);
      client.close();
    }
  });

  it('over HTTP is refused by the same codes', async () => {
    const link = linkOf(table.created.links.player);
    const { url } = server;
    const bad = async (path: string, body: unknown, status: number, code: string) => {
      const answer = await request(url, path, body);
      expect(answer, JSON.stringify(body)?.slice(0, 60)).toMatchObject({
        status,
        body: { ok: false, error: { code } },
      });
    };
    await bad('/api/rooms', { name: 'T' }, 400, 'bad_request');
    await bad('/api/rooms', { name: 'T', system: 'none' }, 404, 'unknown_system');
    await bad('/api/rooms', { name: 'T', system: 'duel', options: { x: 1 } }, 400, 'bad_value');
    await bad('/api/rooms', { name: 'T', system: 'duel', x: 1 }, 400, 'bad_request');
    await bad('/api/join', { ...link, name: '\u202eeve' }, 400, 'bad_request');
    await bad('/api/join', { ...link, name: 'x'.repeat(10_000) }, 400, 'bad_request');
    await bad('/api/join', { ...link, name: 'x', id: 'short' }, 400, 'bad_request');
    await bad('/api/join', { ...link, name: 'x'.repeat(70_000) }, 413, 'too_large');
    await bad('/api/none', {}, 404, 'not_found');
    for (const body of ['{', '{"__proto__":{}}', '[]', '"x"', '']) {
      const answer = await fetch(`${url}/api/rooms`, {
        method: 'POST',
        body,
        headers: { 'content-type': 'application/json' },
      });
      expect([answer.status, await answer.json()]).toMatchObject([
        400,
        { ok: false, error: { code: 'bad_request' } },
      ]);
    }
  });

  it('nested beyond all measure is refused, sent by whatever program', async () => {
    const nested = '['.repeat(30_000) + ']'.repeat(30_000);
    const post = (path: string, body: string, type = 'application/json') =>
      fetch(`${server.url}${path}`, { method: 'POST', body, headers: { 'content-type': type } });
    const room = `{"name":"T","system":"duel","options":${nested}}`;
    expect((await post('/api/rooms', room)).status).toBe(400);

    const { room: id, token } = linkOf(table.created.links.gm);
    const polling = '/socket.io/?EIO=4&transport=polling';
    const opened = await (await fetch(`${server.url}${polling}`)).text();
    const { sid } = JSON.parse(opened.slice(1)) as { sid: string };
    const auth = JSON.stringify({ protocol: 1, room: id, token });
    await post(`${polling}&sid=${sid}`, `40${auth}`, 'text/plain');
    await post(`${polling}&sid=${sid}`, `420["do",${nested}]`, 'text/plain');
    const read = async () => (await fetch(`${server.url}${polling}&sid=${sid}`)).text();
    let answers = '';
    for (let i = 0; i < 20 && !answers.includes('bad_request'); i += 1) answers += await read();
    expect(answers).toContain('430[{"ok":false,"error":{"code":"bad_request"}}]');
  });

  it('in names and texts is text like any other where it is harmless', async () => {
    const { created, gm } = table;
    const names = [
      '<img src=x onerror=alert(1)>',
      'שלום',
      '👺乱戦',
      "Robert'); DROP TABLE room;--",
    ];
    for (const name of names) await sitDown(server.url, created, name);
    await gm.until(() => Object.keys(gm.view.seats).length === 1 + names.length);
    expect(Object.values(gm.view.seats).map((seat) => seat.name)).toEqual(['Ann', ...names]);
  });

  it('nested or large beyond all measure ends at most that connection', async () => {
    const { created, gm } = table;
    const flooder = await Client.enter(server.url, created.links.onlooker);
    flooder.ask('do', { id: 'x', command: 'x'.repeat(300_000) }).catch(() => {});
    await flooder.until(() => flooder.socket.disconnected);
    await gm.did(say('no harm done'));
  });
});

describe('too many messages', () => {
  let server: Running;
  beforeAll(async () => {
    server = await startServer({ env: { MESSAGES_PER_SECOND: '5' } });
  });
  afterAll(() => server.close());

  it('are refused, and whoever goes on is hung up on', async () => {
    const { gm, ann } = await startFight(server.url);
    const acks = Array.from({ length: 15 }, () => ann.do(strike('e-rat', 'c-ann')));
    const codes = (await Promise.all(acks)).map((ack) => (ack.ok ? '' : ack.error.code));
    expect(codes.filter((code) => code === 'not_yours').length).toBeGreaterThan(10);
    expect(codes.at(-1)).toBe('rate_limited');
    for (let i = 0; i < 110; i += 1) ann.socket.emit('history', { before: 0 }, () => {});
    await ann.until(() => ann.bye);
    expect(ann.bye).toEqual({ code: 'rate_limited' });
    await gm.until(() => gm.presences.at(-1)?.seats.length === 0);
    await gm.did({ type: 'prepare', enemies: [rat('e-next')] });
    gm.close();
  });

  it('so with connections that one address opens again and again', async () => {
    const strict = await startServer({ env: { CONNECTIONS_PER_MINUTE: '3' } });
    const codes: string[] = [];
    for (let i = 0; i < 4; i += 1) {
      const client = new Client(strict.url, { room: 'x', token: 'x' });
      await client.until(() => client.refused);
      codes.push((client.refused as { code: string }).code);
    }
    expect(codes).toEqual(['bad_link', 'bad_link', 'bad_link', 'rate_limited']);
    await strict.close();
  });

  it('so with connections of one address, which a trusted proxy tells', async () => {
    const proxied = await startServer({ env: { SOCKETS_PER_ADDRESS: '2', TRUST_PROXY: '1' } });
    const refusalFrom = async (address: string) => {
      const client = new Client(proxied.url, { room: 'x', token: 'x' }, undefined, {
        'x-forwarded-for': `forged, ${address}`,
      });
      await client.until(() => client.refused);
      return (client.refused as { code: string }).code;
    };
    await startFight(proxied.url);
    expect(await refusalFrom('10.0.0.1')).toBe('bad_link');
    expect(await refusalFrom('127.0.0.1')).toBe('rate_limited');
    await proxied.close();
  });
});
