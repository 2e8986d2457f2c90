import { createHash } from 'node:crypto';
import fc from 'fast-check';
import {
  compare,
  honest,
  LONG,
  plans,
  waitingForGm,
  type Move,
  type Side,
} from '@ransen/protocol/secrecy';
import { systemOf, type AnySystem, type Luck } from '@ransen/rules';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CATALOG } from '../catalog';
import { commitmentOf, seededDice } from '../dice/seeded';
import { openStore, type Store } from '../store/store';
import { keptOpen } from '../testing/kept-open';
import type { Running } from '../testing/server';
import { Client, linkOf } from '../testing/client';
import { request } from '../testing/table';
import { listen, startSwordWorld, Table } from './table';

const PAIRS = 20;
const SIDES: readonly Side[] = ['here', 'there'];
const system = systemOf('sword-world-2')!;
/** More than are needed: not every one is long enough, and one has to meet a planted leak. */
const PLANS = fc.sample(plans(40), { numRuns: 3 * PAIRS, seed: 17 });

/** What nobody may guess, dealt out the same on both servers; the clock stands still in a move. */
class Dealer {
  pair = 0;
  now = 1_790_000_000_000;
  #rooms = 0;
  #tokens = 0;
  #seeds = 0;

  next(pair: number): void {
    this.pair = pair;
    this.#seeds = 0;
  }

  readonly secrets = {
    roomId: () => `room-${(this.#rooms += 1)}`,
    token: () => `token-${(this.#tokens += 1)}`,
    seed: () => seedOf(this.pair, (this.#seeds += 1)),
  };
}

const seedOf = (pair: number, n: number): string =>
  createHash('sha256').update(`${pair}/${n}`).digest('hex');

/** The same dice without a server: two seeds for each fight, in the order in which it takes them. */
function luckOf(pair: number): Luck {
  const seeds = (fight: number) => ({
    party: seedOf(pair, 2 * fight - 1),
    gm: seedOf(pair, 2 * fight),
  });
  return {
    dice: (fight) => seededDice(seeds(fight)),
    commitment: (fight) => commitmentOf(seeds(fight)),
    disclosure: seeds,
    loose: () => seededDice(seeds(0)),
  };
}

const dealers = { here: new Dealer(), there: new Dealer() };
const stores: Partial<Record<Side, Store>> = {};
beforeAll(async () => {
  for (const side of SIDES) stores[side] = await openStore('memory:');
});
afterAll(() => Promise.all(SIDES.map((side) => stores[side]?.close())));

/** Two servers whose rooms have this rule system. */
async function startServers(ofRooms: AnySystem): Promise<Record<Side, Running>> {
  const start = (side: Side) =>
    startSwordWorld({
      catalog: { ...CATALOG, systems: [ofRooms] },
      store: keptOpen(stores[side]!),
      secrets: dealers[side].secrets,
      now: () => dealers[side].now,
      env: { TRUST_PROXY: '1' },
    });
  return { here: await start('here'), there: await start('there') };
}

type Both = Record<Side, Table>;

async function inBoth<T>(work: (side: Side) => Promise<T>): Promise<[T, T]> {
  return [await work('here'), await work('there')];
}

/** The move in both rooms; then everybody has got the same. */
async function step(tables: Both, { by, ...commands }: Move): Promise<void> {
  const [here, there] = await inBoth(async (side) => {
    dealers[side].now += 1000;
    const command = commands[side];
    if (command) await tables[side].do(by, command);
    return tables[side].settled();
  });
  expect(here, JSON.stringify(commands)).toEqual(there);
}

/** Everything that a stranger or a player may ask over HTTP. */
async function requests({ url, created, seats }: Table): Promise<string[]> {
  const { room, token } = linkOf(created.links.player);
  const bearer = (key: string) => ({ authorization: `Bearer ${key}` });
  const enemies = '/api/systems/sword-world-2/enemies';
  const answers = [
    await request(url, '/api/enter', { room, token }),
    await request(url, '/api/enter', { room, token: seats[0]!.auth.token }),
    await request(url, '/api/enter', { room, token: 'wrong' }),
    await request(url, '/api/enter', { room: 'wrong', token }),
    await request(url, '/api/join', {
      room,
      token: linkOf(created.links.onlooker).token,
      name: 'X',
    }),
    await request(url, '/api/join', { room, token: 'wrong', name: 'X' }),
    await request(url, enemies),
    await request(url, enemies, undefined, bearer(seats[0]!.auth.token)),
    await request(url, enemies, undefined, bearer(token)),
    await request(url, '/api/rooms', { system: 'sword-world-2' }),
    await request(url, '/api/nothing'),
    await request(url, `/r/${room}`),
    await request(url, '/healthz'),
    await request(url, '/readyz'),
    await request(url, '/metrics', undefined, { 'x-forwarded-for': '203.0.113.9' }),
  ];
  return answers.map(({ status, text }) => `${status} ${text}`);
}

/** What somebody gets who comes back with some frames, or with none. */
async function returned(url: string, client: Client, frame?: number): Promise<string[]> {
  const version = client.welcome?.version;
  const again = new Client(url, {
    ...client.auth,
    ...(frame === undefined || version === undefined ? {} : { frame, version }),
  });
  const bytes = listen(again);
  await again.ready();
  bytes.push(JSON.stringify(await again.ask('history', { before: 20, count: 10 })));
  bytes.push(JSON.stringify(await again.ask('rolls', {})));
  bytes.push(JSON.stringify(await again.ask('look', { as: { role: 'onlooker' } })));
  bytes.push(JSON.stringify(await again.ask('renew', { link: 'gm' })));
  again.close();
  return bytes;
}

/** Plays a plan as far as all that is public is equal, on real servers. */
async function play(servers: Record<Side, Running>, pair: number, moves: readonly Move[]) {
  for (const side of SIDES) dealers[side].next(pair);
  const { heroes, options, answerTime } = PLANS[pair]!;
  const opening = { seats: heroes.length, options, answerTime };
  const [here, there] = await inBoth((side) => Table.open(servers[side].url, opening));
  const tables = { here, there };
  try {
    for (const move of moves) await step(tables, move);
    const [asked, askedThere] = await inBoth((side) => requests(tables[side]));
    expect(asked).toEqual(askedThere);
    for (const i of here.players.keys()) await comeBack(tables, i);
  } finally {
    for (const side of SIDES) tables[side].close();
  }
}

/** A player comes back with nothing, with some frames, with all. */
async function comeBack({ here, there }: Both, i: number): Promise<void> {
  const { socket, received } = here.players[i]!;
  if (!socket.connected) return;
  for (const frame of [undefined, Math.max(0, received!.n - 3), received!.n]) {
    const got = await returned(here.url, here.players[i]!, frame);
    expect(got).toEqual(await returned(there.url, there.players[i]!, frame));
  }
}

test('SW-KNW-15 on real servers no byte tells what is hidden', { timeout: 300_000 }, async () => {
  const servers = await startServers(system);
  let kept = 0;
  let moved = 0;
  for (const [pair, plan] of PLANS.entries()) {
    if (kept === PAIRS) break;
    const { shared, differs, moves, leak } = compare(plan, honest(system), luckOf(pair));
    expect(leak).toBeUndefined();
    if (shared < LONG || !differs) continue;
    await play(servers, pair, moves);
    kept += 1;
    moved += moves.length;
  }
  console.log(`non-interference on real servers: ${kept} pairs kept, ${moved} moves`);
  expect(kept).toBe(PAIRS);
  await Promise.all(SIDES.map((side) => servers[side].close()));
});

test('a leak that is planted in a real server is found', { timeout: 120_000 }, async () => {
  const works = waitingForGm(system);
  const servers = await startServers(works.system);
  const verdicts = PLANS.map((plan, pair) => compare(plan, works, luckOf(pair)));
  const pair = verdicts.findIndex(({ leak }) => leak);
  const { moves } = verdicts[pair]!;
  const { by: _, ...leaking } = moves.at(-1)!;
  await expect(play(servers, pair, moves)).rejects.toThrow(JSON.stringify(leaking));
  await Promise.all(SIDES.map((side) => servers[side].close()));
});
