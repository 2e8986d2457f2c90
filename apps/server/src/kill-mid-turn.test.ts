import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { verifyDice, type Joined, type RollsAnswer, type RoomCreated } from '@ransen/protocol';
import type { AnySystem } from '@ransen/rules';
import { Picks } from '@ransen/rules/secrecy';
import { STARTERS } from '@ransen/rules/starters';
import { expect, it, onTestFinished } from 'vitest';
import { CATALOG, systemIn } from './catalog';
import { startChild, type ChildServer } from './testing/child-server';
import { Client, linkOf } from './testing/client';
import { moveOf } from './testing/roamer';
import { inFight, request } from './testing/table';

const ID = 'saga2';
const saga2 = systemIn(CATALOG, ID) as AnySystem;
const HEROES = Object.values(STARTERS[ID]!.characters) as object[];
const SEATS = 3;
/** Questions in the middle of which a server is killed, drafts in them where people see drafts. */
const LABELS = ['command', 'set-aside', 'pick'] as const;
const MOST_MOVES = 400;

const giant = {
  ...{ name: '巨人', rank: 4, hp: 9999, defence: 0, attack: 0 },
  // Acts last, so that those who could chain stand side by side in the order.
  ...{ evasion: -20, hit: 3, resist: 3 },
};

/** Everybody at a table, from server to server. */
class Company {
  clients: Client[] = [];
  #moves = 0;

  constructor(
    readonly created: RoomCreated,
    readonly ways: readonly { room: string; token: string }[],
    readonly picks: Picks,
  ) {}

  get gm(): Client {
    return this.clients[0]!;
  }

  async come(url: string): Promise<void> {
    const before = this.clients;
    const coming = this.ways.map((way, i) => {
      const { received, welcome, auth } = before[i] ?? {};
      if (!received) return new Client(url, way).ready();
      const version = welcome?.version ?? auth?.version ?? '';
      return new Client(url, { ...way, frame: received.n, version }, received).ready();
    });
    this.clients = await Promise.all(coming);
    await Promise.all(this.clients.map((c) => c.until(() => c.sync ?? c.welcome)));
  }

  /** Everybody plays until this is asked, with a draft where drafts are open. */
  async playUntil(label: string): Promise<void> {
    for (let i = 0; i < MOST_MOVES; i += 1) {
      const question = this.clients.find(({ view }) => view.fight?.question)?.view.fight?.question;
      if (question?.label === label && this.#isReady(question)) return await this.settle();
      for (const client of this.clients) {
        const move = moveOf(client, saga2, this.picks);
        if (move) await client.do(move, `move-${(this.#moves += 1)}`);
      }
      await this.settle();
    }
    throw new Error(`nobody was asked: ${label}`);
  }

  /** Until everybody has all that was sent: answers come behind it. */
  async settle(): Promise<void> {
    for (const client of this.clients) await client.ask('history', { before: 1, count: 1 });
  }

  #isReady({ label, asks, answers }: { label: string; asks: object; answers: object }): boolean {
    const isOpen = label === 'command' || label === 'set-aside';
    const started = Object.keys(answers).length > 0;
    return !isOpen || (started && Object.keys(asks).some((id) => id.startsWith('c-')));
  }

  /** What everybody has, and what somebody would get who comes anew. */
  async compare(url: string): Promise<void> {
    for (const [i, client] of this.clients.entries()) {
      const anew = await new Client(url, this.ways[i]!).ready();
      await client.until(() => client.received!.n === anew.received!.n);
      expect(client.view).toEqual(anew.view);
      anew.close();
    }
  }
}

async function gather(url: string): Promise<Company> {
  const made = { name: 'Table', system: ID, answerTime: 0, options: { knowledge: false } };
  const { body: created } = await request<RoomCreated>(url, '/api/rooms', made);
  const link = linkOf(created.links.player);
  const ways = [linkOf(created.links.gm)];
  for (let i = 1; i <= SEATS; i += 1) {
    const { body } = await request<Joined>(url, '/api/join', { ...link, name: `P${i}` });
    ways.push({ room: link.room, token: body.token });
  }
  const company = new Company(created, ways, new Picks(20_261_130));
  await company.come(url);
  for (const [i, sheet] of HEROES.slice(0, SEATS).entries()) {
    await company.clients[i + 1]!.did({ type: 'sheet', id: `c-${i + 1}`, sheet });
  }
  const { gm } = company;
  await gm.did({ type: 'prepare', enemies: [{ id: 'e-1', kind: 'giant', sheet: giant }] });
  await gm.did({ type: 'start' });
  await gm.until(() => gm.view.fight);
  return company;
}

it(
  'SG-TRN-8, SG-CHN-9 a turn goes on at the very question, with its drafts, and no die is rolled again',
  { timeout: 180_000 },
  async () => {
    const dir = mkdtempSync(path.join(tmpdir(), 'ransen-turn-'));
    const start = () => startChild(`file:${dir}`);
    let server: ChildServer = await start();
    onTestFinished(async () => {
      await server.kill();
      rmSync(dir, { recursive: true, force: true });
    });
    const company = await gather(server.url);
    for (const label of LABELS) {
      await company.playUntil(label);
      const asked = company.gm.view.fight?.question;
      await server.kill();
      server = await start();
      await company.come(server.url);
      await company.compare(server.url);
      expect(company.gm.view.fight?.question).toEqual(asked);
    }
    const { gm, clients } = company;
    for (let i = 0; i < 100 && gm.view.fight?.stage !== 'closed'; i += 1) {
      const question = gm.view.fight?.question?.id;
      if (question) await gm.do(inFight({ type: 'resolve', question }));
      else await gm.do(inFight({ type: gm.view.fight?.stage === 'over' ? 'finish' : 'end' }));
    }
    const answer = await gm.ask<RollsAnswer>('rolls', {});
    if (!answer.ok) throw new Error(answer.error.code);
    const { commitment, disclosure } = gm.view;
    for (const stream of ['party', 'gm'] as const) {
      const rolls = answer[stream] ?? [];
      const claim = { stream, seed: disclosure![stream]!, commitment: commitment![stream], rolls };
      expect(await verifyDice(claim)).toMatchObject({ ok: true });
    }
    expect(answer.party.length).toBeGreaterThan(20);
    for (const client of clients) client.close();
  },
);
