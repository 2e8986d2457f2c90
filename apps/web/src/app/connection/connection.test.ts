import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Connection } from './connection.svelte';
import { VERSION } from '@ransen/protocol';
import { TestRoom, TestWire } from './testing';

let room: TestRoom;
let wire: TestWire;
let outdated: number;
let reloads: boolean;

function connect(): Connection {
  return new Connection({
    room: 'r1',
    token: 'secret',
    openWire: (auth) => (wire = new TestWire(auth)),
    onoutdated: () => {
      outdated += 1;
      return reloads;
    },
  });
}

const texts = (connection: Connection) =>
  connection.received?.entries.filter(({ k }) => k === 'said').map(({ text }) => text);

beforeEach(() => {
  vi.useFakeTimers();
  room = new TestRoom();
  outdated = 0;
  reloads = true;
});

afterEach(() => vi.useRealTimers());

describe('a connection', () => {
  it('starts from the whole view, and adds frames as they come', () => {
    const connection = connect();
    expect(wire.auths[0]).toEqual({ protocol: 1, room: 'r1', token: 'secret' });
    wire.says('welcome', room.welcome());
    expect(connection.isOpen).toBe(true);
    room.say('hello');
    wire.says('frame', room.frames.at(-1)!);
    expect(texts(connection)).toEqual(['hello']);
  });

  it('comes back with the last frame it has when one was missed', () => {
    const connection = connect();
    wire.says('welcome', room.welcome());
    const had = connection.received!.n;
    room.say('missed');
    room.say('seen');
    wire.says('frame', room.frames.at(-1)!);
    expect(connection.isOpen).toBe(false);
    expect(wire.auths.at(-1)).toMatchObject({ frame: had, version: VERSION });
    wire.says('sync', room.sync(had));
    expect(texts(connection)).toEqual(['missed', 'seen']);
    expect(connection.isOpen).toBe(true);
  });

  it('is told lost after two seconds, not before, and no longer once it is back', () => {
    const connection = connect();
    wire.says('welcome', room.welcome());
    wire.says('disconnect', 'transport close');
    vi.advanceTimersByTime(1_900);
    expect(connection.isLost).toBe(false);
    vi.advanceTimersByTime(200);
    expect(connection.isLost).toBe(true);
    wire.says('sync', room.sync(connection.received!.n));
    expect(connection.isLost).toBe(false);
  });

  it('marks what comes from now on as live, and not what came before', () => {
    const connection = connect();
    room.say('before');
    wire.says('welcome', room.welcome());
    expect(connection.liveFrom).toBe(room.whole.log.entries.length);
  });

  it('fetches older entries until the log is whole', async () => {
    for (let i = 0; i < 250; i += 1) room.say(`line ${i}`);
    const connection = connect();
    wire.says('welcome', room.welcome());
    const asked = wire.sent.find(({ name }) => name === 'history')!;
    const [message, answer] = asked.args as [
      { before: number; count: number },
      (answer: unknown) => void,
    ];
    expect(message.before).toBe(connection.received!.from);
    answer({ ok: true, page: room.history(message.before, message.count) });
    await vi.advanceTimersByTimeAsync(0);
    expect(connection.received!.from).toBe(0);
    expect(texts(connection)?.[0]).toBe('line 0');
  });
});

describe('the end', () => {
  it('is final when the GM removes somebody, and answers what was on its way', async () => {
    const connection = connect();
    wire.says('welcome', room.welcome());
    const ack = connection.do({ type: 'say', text: 'late' });
    wire.says('bye', { code: 'kicked' });
    expect(await ack).toEqual({ ok: false, error: { code: 'kicked' } });
    const tries = wire.auths.length;
    wire.says('disconnect', 'io server disconnect');
    vi.advanceTimersByTime(60_000);
    expect(wire.auths.length).toBe(tries);
    expect(connection.end).toEqual({ code: 'kicked' });
  });

  it('is none when the server restarts: it is tried again after a moment', () => {
    const connection = connect();
    wire.says('welcome', room.welcome());
    wire.says('bye', { code: 'closing' });
    wire.says('disconnect', 'io server disconnect');
    expect(wire.auths.length).toBe(1);
    vi.advanceTimersByTime(1_000);
    expect(wire.auths.length).toBe(2);
    expect(connection.end).toBeUndefined();
  });

  it('comes before it begins when the server is of another version: the page loads again', () => {
    const connection = connect();
    wire.says('welcome', room.welcome('another'));
    expect([outdated, connection.isOpen]).toEqual([1, false]);
    wire.says('connect_error', Object.assign(new Error('version'), { data: { code: 'version' } }));
    expect([outdated, connection.end]).toEqual([2, undefined]);
  });

  it('does not come where loading the page again has not helped', () => {
    const connection = connect();
    reloads = false;
    wire.says('welcome', room.welcome('another'));
    expect(connection.isOpen).toBe(true);
    wire.says('connect_error', Object.assign(new Error('version'), { data: { code: 'version' } }));
    expect(connection.end).toEqual({ code: 'version' });
  });
});

describe('a command', () => {
  it('is sent again under the same id after a break, and answered once', async () => {
    const connection = connect();
    wire.says('welcome', room.welcome());
    const ack = connection.do({ type: 'say', text: 'once' });
    wire.says('disconnect', 'transport close');
    wire.says('sync', room.sync(connection.received!.n));
    expect(wire.commands.map(([{ id }]) => id)).toEqual([
      wire.commands[0]![0].id,
      wire.commands[0]![0].id,
    ]);
    wire.commands[1]![1]({ ok: true });
    wire.commands[0]![1]({ ok: false, error: { code: 'internal' } });
    expect(await ack).toEqual({ ok: true });
    expect(connection.sending).toBe(0);
  });

  it('waits while there is no connection', () => {
    const connection = connect();
    void connection.do({ type: 'say', text: 'early' });
    expect(wire.commands).toEqual([]);
    wire.says('welcome', room.welcome());
    expect(wire.commands.length).toBe(1);
    expect(connection.sending).toBe(1);
  });

  it('is tried again after a moment when there were too many', () => {
    const connection = connect();
    wire.says('welcome', room.welcome());
    void connection.do({ type: 'say', text: 'fast' });
    wire.commands[0]![1]({ ok: false, error: { code: 'rate_limited' } });
    vi.advanceTimersByTime(1_000);
    expect(wire.commands.length).toBe(2);
    expect(connection.sending).toBe(1);
  });
});
