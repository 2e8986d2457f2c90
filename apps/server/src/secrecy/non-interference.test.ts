import { createHash } from 'node:crypto';
import fc from 'fast-check';
import {
  compare,
  honest,
  LONG,
  plans,
  waitingForGm,
  type Move,
  type Plan,
  type Side,
} from '@ransen/protocol/secrecy';
import type { AnySystem, Luck } from '@ransen/rules';
import { SECRECY_KITS, type SecrecyKit } from '@ransen/rules/secrecy';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CATALOG } from '../catalog';
import { commitmentOf, seededDice } from '../dice/seeded';
import { openStore, type Store } from '../store/store';
import { keptOpen } from '../testing/kept-open';
import type { Running } from '../testing/server';
import { Client, linkOf } from '../testing/client';
import { request } from '../testing/table';
import { listen, startReal, Table } from './table';

const PAIRS = 20;
const SIDES: readonly Side[] = ['here', 'there'];

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
    startReal({
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
async function requests({ url, created, seats }: Table, system: string): Promise<string[]> {
  const { room, token } = linkOf(created.links.player);
  const bearer = (key: string) => ({ authorization: `Bearer ${key}` });
  const enemies = `/api/systems/${system}/enemies`;
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
    await request(url, '/api/rooms', { system }),
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

interface Played {
  readonly kit: SecrecyKit;
  readonly plan: Plan;
  /** Its number, from which the dice come. */
  readonly pair: number;
}

/** Plays a plan as far as all that is public is equal, on real servers. */
async function play(
  servers: Record<Side, Running>,
  { kit, plan, pair }: Played,
  moves: readonly Move[],
) {
  for (const side of SIDES) dealers[side].next(pair);
  const { heroes, options, answerTime } = plan;
  const { id } = kit.system;
  const opening = { system: id, seats: heroes.length, options, answerTime };
  const [here, there] = await inBoth((side) => Table.open(servers[side].url, opening));
  const tables = { here, there };
  try {
    for (const move of moves) await step(tables, move);
    const [asked, askedThere] = await inBoth((side) => requests(tables[side], id));
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

describe.each(SECRECY_KITS.map((kit) => [kit.system.id, kit] as const))('in %s', (id, kit) => {
  /** More than are needed: not every one is long enough, and one has to meet a planted leak. */
  const samples = fc.sample(plans(kit, 0.8), { numRuns: 3 * PAIRS, seed: 17 });

  test(
    'SW-KNW-15, SG-OPT-1 on real servers no byte tells what is hidden',
    { timeout: 300_000 },
    async () => {
      const servers = await startServers(kit.system);
      let kept = 0;
      let moved = 0;
      for (const [pair, plan] of samples.entries()) {
        if (kept === PAIRS) break;
        const verdict = compare(kit, plan, honest(kit.system), luckOf(pair));
        const { shared, differs, moves, leak } = verdict;
        expect(leak).toBeUndefined();
        if (shared < LONG || !differs) continue;
        await play(servers, { kit, plan, pair }, moves);
        kept += 1;
        moved += moves.length;
      }
      console.log(`non-interference on real servers, ${id}: ${kept} pairs kept, ${moved} moves`);
      expect(kept).toBe(PAIRS);
      await Promise.all(SIDES.map((side) => servers[side].close()));
    },
  );

  test('a leak that is planted in a real server is found', { timeout: 120_000 }, async () => {
    const works = waitingForGm(kit);
    const servers = await startServers(works.system);
    const verdicts = samples.map((plan, pair) => compare(kit, plan, works, luckOf(pair)));
    const pair = verdicts.findIndex(({ leak }) => leak);
    const { moves } = verdicts[pair]!;
    const { by: _, ...leaking } = moves.at(-1)!;
    const played = { kit, plan: samples[pair]!, pair };
    await expect(play(servers, played, moves)).rejects.toThrow(JSON.stringify(leaking));
    await Promise.all(SIDES.map((side) => servers[side].close()));
  });
});
