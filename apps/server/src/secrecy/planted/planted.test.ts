import type { Joined, RoomCreated } from '@ransen/protocol';
import type { AnySystem } from '@ransen/rules';
import { Picks } from '@ransen/rules/secrecy';
import { STARTERS } from '@ransen/rules/starters';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { CATALOG, systemIn } from '../../catalog';
import { Client, linkOf } from '../../testing/client';
import { moveOf } from '../../testing/roamer';
import type { Running } from '../../testing/server';
import { inFight, request } from '../../testing/table';
import { startReal } from '../table';
import { meddling, probes } from './meddling';
import { leaksIn, lurker, planted } from './sheets';

const ID = 'saga2';
const saga2 = systemIn(CATALOG, ID) as AnySystem;
const HEROES = Object.values(STARTERS[ID]!.characters) as object[];
const SEATS = 3;
const FIGHTS = 2;
const STEPS = 45;
const WALKS = [1, 2];

/** A table of real people: what each player gets, packet by packet as it comes over the wire. */
class Wiretap {
  readonly players: Client[] = [];
  readonly leaks: string[] = [];
  readonly #packets: unknown[][] = [];

  private constructor(
    readonly url: string,
    readonly created: RoomCreated,
    readonly gm: Client,
  ) {}

  static async open(url: string): Promise<Wiretap> {
    const made = { name: 'Table', system: ID, answerTime: 0, options: {} };
    const { body } = await request<RoomCreated>(url, '/api/rooms', made);
    const tap = new Wiretap(url, body, await Client.enter(url, body.links.gm));
    const { room, token: link } = linkOf(body.links.player);
    for (let i = 1; i <= SEATS; i += 1) {
      const joined = { room, token: link, name: `P${i}` };
      const { body: seat } = await request<Joined>(url, '/api/join', joined);
      tap.#packets.push([seat]);
      await tap.#listen({ room, token: seat.token });
    }
    tap.#packets.push([]);
    await tap.#listen(linkOf(body.links.onlooker));
    return tap;
  }

  async #listen(auth: { room: string; token: string }): Promise<void> {
    const client = new Client(this.url, auth);
    const packets = this.#packets.at(-1)!;
    client.socket.io.on('packet' as never, ((packet: unknown) => packets.push(packet)) as never);
    this.players.push(await client.ready());
  }

  /** Looks through all that came since the last time; how many packets. */
  search(): number {
    const came = this.#packets.map((packets) => packets.splice(0));
    came.forEach((packets, i) => this.leaks.push(...leaksIn(packets, `player ${i + 1}`)));
    return came.flat().length;
  }

  /** Everything that can be asked for without changing anything. */
  async look(by: Client): Promise<void> {
    await by.ask('history', { before: 100_000, count: 200 });
    await by.ask('look', { as: { role: 'seat', seat: 's1' } });
    await by.ask('look', { as: { role: 'onlooker' } });
    await by.ask('rolls', {});
  }

  async http(): Promise<void> {
    const { token } = linkOf(this.created.links.player);
    const paths = ['', '/saga2/characters', '/saga2/enemies'].map((path) => `/api/systems${path}`);
    for (const path of [...paths, `/r/${this.created.room}`]) {
      const { text } = await request(this.url, path, undefined, {
        authorization: `Bearer ${token}`,
      });
      this.leaks.push(...leaksIn(text, path));
    }
  }

  close(): void {
    for (const client of [this.gm, ...this.players]) client.close();
  }
}

/** One of several things happens, and everybody who has something to do does it. */
async function step({ gm, players }: Wiretap, fresh: number, picks: Picks): Promise<void> {
  const fight = gm.view.fight!;
  const ids = Object.keys(fight.combatants);
  const cast = {
    heroes: ids.filter((id) => id.startsWith('c-')),
    enemies: ids.filter((id) => /^e-\d/.test(id)),
    lurkers: ids.filter((id) => id.startsWith('e-zz')),
  };
  if (cast.heroes.length > 0 && picks.oneIn(3)) await gm.do(meddling(cast, fresh, picks));
  for (const client of [gm, ...players.slice(0, SEATS)]) {
    const move = moveOf(client, saga2, picks);
    if (move) await client.do(move);
  }
  const player = picks.one(players)!;
  const id = picks.one([...cast.enemies, 'e-nobody'])!;
  const question = gm.view.fight?.question?.id ?? 'g1';
  for (const probe of probes(id, question, 'guess')) await player.do(probe);
}

/** The fight is brought to its end and closed, whatever is open in it. */
async function close({ gm }: Wiretap): Promise<void> {
  for (let i = 0; i < 300 && gm.view.fight?.stage !== 'closed'; i += 1) {
    const question = gm.view.fight?.question?.id;
    if (question) await gm.do(inFight({ type: 'resolve', question }));
    else await gm.do(inFight({ type: gm.view.fight?.stage === 'over' ? 'finish' : 'end' }));
  }
  expect(gm.view.fight?.stage).toBe('closed');
}

let server: Running;
beforeAll(async () => void (server = await startReal()));
afterAll(() => server.close());

it.each(WALKS)(
  'SG-OPT-1 nothing planted in sheets of unknown enemies comes over the wire (walk %i)',
  { timeout: 120_000 },
  async (seed) => {
    const picks = new Picks(seed * 7919);
    const tap = await Wiretap.open(server.url);
    const { gm, players } = tap;
    for (let i = 1; i <= SEATS; i += 1) {
      const sheet = HEROES[(seed + i) % HEROES.length];
      await players[i - 1]!.did({ type: 'sheet', id: `c-${i}`, sheet });
    }
    let count = 0;
    const fresh = () => (count += 1);
    let packets = 0;
    for (let no = 1; no <= FIGHTS; no += 1) {
      const foes = [planted(fresh(), false), planted(fresh(), false), planted(fresh(), true)];
      await gm.did({ type: 'prepare', enemies: [...foes, lurker(fresh())] });
      await gm.did({ type: 'start' });
      await gm.until(() => gm.view.fight?.no === no);
      for (let i = 0; i < STEPS && gm.view.fight?.stage === 'running'; i += 1) {
        await step(tap, fresh(), picks);
        if (i % 5 === 0) await tap.look(picks.one(players)!);
        packets += tap.search();
      }
      await close(tap);
      for (const player of players) await tap.look(player);
      await gm.did({ type: 'chronicle', change: { do: 'end', goal: 10 } });
      await gm.do({ type: 'chronicle', change: { do: 'give', to: 'c-1', points: 1 } });
      packets += tap.search();
    }
    await tap.http();
    tap.close();
    expect(tap.leaks.slice(0, 10)).toEqual([]);
    expect(packets).toBeGreaterThan(500);
  },
);
