import type { HistoryAnswer } from '@ransen/protocol';
import type { Entry } from '@ransen/rules';
import type { SeenEnemy } from '@ransen/rules/sword-world-2';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openStore, type Store } from '../store/store';
import { Client } from '../testing/client';
import { keptOpen } from '../testing/kept-open';
import type { Running } from '../testing/server';
import { inFight } from '../testing/table';
import { startReal, Table } from './table';

const fencer = {
  name: 'フェン',
  hp: 30,
  defence: 4,
  skills: { fighter: 3 },
  weapons: [
    {
      id: 'sword',
      name: '長剣',
      skill: 'fighter',
      category: 'sword',
      damage: { dice: '2d' },
      inHand: true,
    },
  ],
};

/** Hit by every blow, and known to nobody; what is hidden of it stands nowhere else. */
const ogre = {
  name: '岩喰いの鬼',
  publicName: '大きな影',
  fame: 40,
  weaknessValue: 45,
  weakness: { kind: 'physicalDamage', amount: 3, wording: '斬られると脆い' },
  initiativeValue: 1,
  vitalityResistance: 3,
  mentalResistance: 3,
  parts: [
    {
      attacks: [{ name: '岩砕き', publicName: '殴る', accuracy: 6, damage: '2d+1' }],
      evasion: -20,
      defence: 3,
      hp: 4371,
      mp: 4372,
    },
  ],
};
const ghost = { id: 'e-ghost', kind: 'ghost', hidden: true, sheet: ogre };
const SECRETS = /岩喰い|岩砕き|脆い|43[67]\d|"(eva|odds)"/;

const rule = (command: object) => inFight({ type: 'rule', command });
const correct = (target: string, field: string, value: unknown) =>
  inFight({ type: 'correct', target, field, value });
const act = (actor: string, deed: string, more: object = {}) =>
  inFight({ type: 'act', actor, action: { do: deed, ...more } });
const strike = (target: string) =>
  act('c-ann', 'attack', { weapon: 'sword', targets: [{ id: target }] });
const reveal = (identified: boolean) => rule({ do: 'reveal', of: 'e-ogre', identified });

let store: Store;
let server: Running;
let table: Table;
let gm: Client;
let ann: Client;
let ben: Client;

const start = () => startReal({ store: keptOpen(store) });
beforeAll(async () => void (store = await openStore('memory:')));
afterAll(() => store.close());
/** A fight in the party's first turn; all stand in front. */
beforeEach(async () => {
  server = await start();
  table = await Table.open(server.url, {
    system: 'sword-world-2',
    seats: 2,
    options: {},
    answerTime: 0,
  });
  ({ gm } = table);
  [ann, ben] = table.seats as [Client, Client];
  await ann.did({ type: 'sheet', id: 'c-ann', sheet: fencer });
  await ben.did({ type: 'sheet', id: 'c-ben', sheet: fencer });
  await gm.did({ type: 'prepare', enemies: [{ id: 'e-ogre', kind: 'ogre', sheet: ogre }] });
  await gm.did({ type: 'start' });
  for (const deed of ['pass', 'initiative']) {
    await ann.did(act('c-ann', deed));
    await ben.did(act('c-ben', deed));
  }
  for (const _side of ['party', 'enemy']) await gm.did(rule({ do: 'close' }));
  await ann.until(() => ann.view.fight?.data.side === 'party');
});
afterEach(async () => {
  table.close();
  await server.close();
});

const ogreOf = ({ view }: Client) => view.fight?.combatants['e-ogre']?.body as unknown as SeenEnemy;
const isKnown = (client: Client) => ogreOf(client).sheet?.name === ogre.name;

/** All of a person's log. */
async function logOf(client: Client): Promise<readonly Entry[]> {
  const answer = await client.ask<HistoryAnswer>('history', { before: 10_000, count: 200 });
  if (!answer.ok || answer.page.from > 0) throw new Error('not all of the log');
  return answer.page.entries;
}

/** The same person comes back with what they had. */
async function comesBack({ auth, welcome, received }: Client, url = server.url): Promise<Client> {
  const seen = { frame: received!.n, version: welcome!.version };
  const back = new Client(url, { ...auth, ...seen }, received);
  await back.until(() => back.sync ?? back.welcome);
  return back;
}

/** The same person from another device, with nothing. */
const comesAnew = ({ auth: { room, token } }: Client, url = server.url): Promise<Client> =>
  new Client(url, { room, token }).ready();

describe('SW-KNW-8, SW-KNW-11 a discovery', () => {
  it('reaches everybody at once, with nothing to load anew', async () => {
    for (const player of table.players) expect(ogreOf(player)).not.toHaveProperty('sheet');
    await gm.did(reveal(true));
    for (const player of table.players) {
      await player.until(() => isKnown(player));
      expect(ogreOf(player).parts.p1).toMatchObject({ hp: 4371, mp: 4372 });
      expect(ogreOf(player).sheet).not.toHaveProperty('weakness');
      expect(player.log).toContainEqual(expect.objectContaining({ k: 'found', of: 'e-ogre' }));
    }
  });

  it('is there for who comes back, also to a server that was restarted', async () => {
    ben.close();
    await gm.did(reveal(true));
    await ann.until(() => isKnown(ann));
    for (const client of [await comesBack(ben), await comesAnew(ben), await comesAnew(ann)]) {
      expect(isKnown(client)).toBe(true);
      client.close();
    }
    await server.close();
    server = await start();
    for (const client of [await comesBack(ben), await comesBack(ann), await comesAnew(ann)]) {
      expect(isKnown(client)).toBe(true);
      client.close();
    }
  });

  it('that is hidden again closes the card and leaves the entries, after a restart too', async () => {
    await gm.did(reveal(true));
    await ann.did(strike('e-ogre'));
    const before = await logOf(ann);
    expect(JSON.stringify(before)).toMatch(/"eva":.*岩喰い|岩喰い.*"eva":/);
    await gm.did(reveal(false));
    await ann.until(() => !isKnown(ann));
    const after = await logOf(ann);
    expect(after.slice(0, before.length)).toEqual(before);

    await server.close();
    server = await start();
    for (const client of [await comesAnew(ann), await comesBack(ann)]) {
      expect(JSON.stringify(client.view)).not.toMatch(SECRETS);
      expect(await logOf(client)).toEqual(after);
      client.close();
    }
  });
});

describe('SW-KNW-14 of one who is not known', () => {
  it('a blow tells hit or missed and the own dice, and nothing more', async () => {
    const from = ann.log.length;
    await ann.did(strike('e-ogre'));
    await ann.until(() => ann.log.some(({ k }) => k === 'damage'));
    const told = ann.log.slice(from).map(({ k, ...entry }) => [k, Object.keys(entry).sort()]);
    expect(told).toEqual([
      ['act', ['aim', 'deed', 'what', 'who']],
      ['attack', ['acc', 'hit', 'to', 'who']],
      ['damage', ['part', 'roll', 'to']],
    ]);
    for (const player of table.players) {
      expect(JSON.stringify([player.view, await logOf(player)])).not.toMatch(SECRETS);
    }
  });
});

describe('SW-KNW-15 who was away', () => {
  it('does not find what was hidden, in frames, whole view or history', async () => {
    ben.close();
    await gm.did(inFight({ type: 'enter', enemies: [ghost] }));
    await gm.did(correct('e-ogre', 'hp', 4365));
    await gm.did(rule({ do: 'status', id: 'e-ghost', name: '岩喰いの怒り' }));
    await gm.did(inFight({ type: 'undo' }));
    const back = await comesBack(ben);
    expect(back.sync?.frames).toEqual([]);
    expect(await logOf(back)).toEqual(await logOf(ann));

    await gm.did(reveal(true));
    await ann.until(() => isKnown(ann));
    await back.until(() => isKnown(back));
    const anew = await comesAnew(ben);
    expect(anew.view).toEqual({ ...ann.view, you: anew.view.you });
    expect(back.view).toEqual(anew.view);
    expect(await logOf(anew)).toEqual(await logOf(ann));
    expect(JSON.stringify(await logOf(anew))).not.toMatch(/ghost|怒り|4365/);
    for (const client of [back, anew]) client.close();
  });
});

describe('SW-KNW-15 a refusal', () => {
  it('is the same for one who hides and one who is not there', async () => {
    await gm.did(inFight({ type: 'enter', enemies: [ghost] }));
    const about = (id: string) => ({ type: 'surrender', enemies: [id] });
    const refusals = async (id: string) => [
      await ann.do(strike(id)),
      await ann.do(act(id, 'pass')),
      await ann.do(act('c-ann', 'check', { of: id })),
      await ann.do(inFight({ type: 'show', id })),
      await ann.do(inFight({ type: 'preset', who: id, name: 'resist', value: true })),
      await ann.do(inFight({ type: 'propose', proposal: 'p', about: about(id) })),
      await table.onlooker.do(strike(id)),
    ];
    const hidden = await refusals('e-ghost');
    expect(hidden).toEqual(await refusals('e-nobody'));
    for (const refusal of hidden)
      expect(refusal).toEqual({ ok: false, error: { code: expect.any(String) } });
  });

  it('does not tell whether the GM has used the id of a command', async () => {
    const secret = correct('e-ogre', 'hp', 4370);
    expect(await gm.do(secret, 'gm-1')).toEqual({ ok: true });
    const guesses = ['gm-1', 'gm-2'].map((id) => table.onlooker.do(secret, id));
    const [used, free] = await Promise.all(guesses);
    expect(used).toEqual({ ok: false, error: { code: 'not_allowed' } });
    expect(free).toEqual(used);
  });
});
