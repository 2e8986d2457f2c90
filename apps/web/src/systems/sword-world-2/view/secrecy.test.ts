import fc from 'fast-check';
import {
  begin,
  decide,
  GM_VIEWER,
  seatViewer,
  seededDice,
  type Entrant,
  type Fight,
  type FightCommand,
  type FightView,
} from '@ransen/rules';
import { STARTERS } from '@ransen/rules/starters';
import { describe, expect, test } from 'vitest';
import { swordWorld2Web as web } from '..';
import { namesIn, viewFor } from '../testing/reader';

const { rules } = web;
const { characters, enemies } = STARTERS['sword-world-2']!;
const SEAT = seatViewer('s1');

/** The look of an enemy: what players see of it before it is identified. */
const look = fc.record({
  parts: fc.array(fc.constantFrom('頭', '腕', '尾'), { minLength: 1, maxLength: 3 }),
  publicName: fc.option(fc.constantFrom('影', '歩く屍'), { nil: undefined }),
});

/** Everything else on its sheet. */
const secret = fc.record({
  name: fc.constantFrom('鬼', '竜', '骸'),
  category: fc.constantFrom('undead', 'fairy', 'machine'),
  level: fc.integer({ min: 1, max: 20 }),
  fame: fc.integer({ min: 30, max: 60 }),
  weaknessValue: fc.integer({ min: 30, max: 60 }),
  weakness: fc.constantFrom(
    { kind: 'accuracy', amount: 1 },
    { kind: 'attributeDamage', attribute: 'fire', amount: 9 },
    undefined,
  ),
  value: fc.integer({ min: 0, max: 40 }),
  hp: fc.integer({ min: 50, max: 5000 }),
  initiativeValue: fc.integer({ min: 30, max: 60 }),
  loot: fc.constantFrom([], [{ roll: 'auto', items: [{ name: '宝', price: 777 }] }]),
});

type Look = typeof look extends fc.Arbitrary<infer T> ? T : never;
type Secret = typeof secret extends fc.Arbitrary<infer T> ? T : never;

const sheetOf = ({ parts, publicName }: Look, { value, hp, ...hidden }: Secret) =>
  rules.schemas.enemy.parse({
    ...hidden,
    publicName,
    vitalityResistance: value,
    mentalResistance: value,
    parts: parts.map((name, i) => ({
      ...{ id: `x${i}`, name, evasion: value, defence: value, hp, mp: hp },
      attacks: [{ name: '爪', accuracy: value, damage: '2d' }],
    })),
  });

/** A fight in which the party is about to act and knows nothing. */
function fightAgainst(sheet: unknown): Fight {
  const party = Object.entries(characters).slice(0, 4);
  const entrants: Entrant[] = [
    ...party.map(([kind, hero], i): Entrant => ({
      ...{ id: `c-${i}`, side: 'party', owner: 's1', kind, hidden: false, sheet: hero },
    })),
    { id: 'e-1', side: 'enemy', owner: 'gm', kind: 'x', hidden: false, sheet },
    { id: 'e-2', side: 'enemy', owner: 'gm', kind: 'x', hidden: false, sheet },
  ];
  const dice = seededDice(5);
  const options = rules.schemas.options.parse({}) as never;
  let { fight } = begin(rules, 1, options, entrants, dice);
  const close: FightCommand = { type: 'rule', command: { do: 'close' } };
  for (let i = 0; i < 5; i += 1) {
    const decided = decide(rules, fight, close, GM_VIEWER, dice);
    if (decided.ok) fight = decided.value.fight;
  }
  expect(fight.data).toMatchObject({ stage: 'turns', side: 'party' });
  return fight;
}

/** All that a player's screen says of the fight. */
function screenOf(view: FightView): string {
  const names = namesIn(view);
  const ids = Object.keys(view.combatants);
  const offers = ids.flatMap((actor) =>
    rules.options(view, actor).map((offer) => ({
      words: web.offer(view, actor, offer, names),
      choices: (['targets', 'extras'] as const).flatMap((slot) =>
        (offer[slot]?.choices ?? []).map((choice) => web.choice(view, offer, slot, choice, names)),
      ),
    })),
  );
  return JSON.stringify({
    names: ids.map((id) => web.name(view, id)),
    cards: ids.map((id) => web.card(view, id, names, false)),
    details: ids.map((id) => web.detail(view, id, names, false)),
    order: web.order(view, names),
    turn: web.turn(view, names, true),
    proposals: web.proposals(view).map(({ about }) => web.proposalWords(about, names)),
    corrections: web.correctables(view, names),
    offers,
  });
}

describe('SW-KNW-15 what a player\u2019s screen says of an enemy that is not identified', () => {
  test('is the same whatever stands on its sheet', () => {
    fc.assert(
      fc.property(look, secret, secret, (seen, one, other) => {
        const screens = [one, other].map((hidden) =>
          screenOf(viewFor(fightAgainst(sheetOf(seen, hidden)), SEAT)),
        );
        expect(screens[0]).toBe(screens[1]);
      }),
      { numRuns: 40 },
    );
  });

  test('and the GM\u2019s is not, so that the test can fail', () => {
    const seen: Look = { parts: ['頭'], publicName: undefined };
    const [one, other] = fc.sample(secret, { numRuns: 2, seed: 3 }) as [Secret, Secret];
    const cards = [one, other].map((hidden) => {
      const view = viewFor(fightAgainst(sheetOf(seen, hidden)), GM_VIEWER);
      return JSON.stringify(web.card(view, 'e-1', namesIn(view), true));
    });
    expect(cards[0]).not.toBe(cards[1]);
  });
});

describe('the starters', () => {
  test.each(Object.keys(enemies))('no number of %s is on its card or in its details', (kind) => {
    const view = viewFor(fightAgainst(enemies[kind]), SEAT);
    const names = namesIn(view);
    const told = [web.card(view, 'e-1', names, false), web.detail(view, 'e-1', names, false)].map(
      (data) => JSON.stringify({ ...data, id: '', name: '' }),
    );
    for (const text of told) expect(text.replace(/腕\d|首\d|頭\d/g, '')).not.toMatch(/\d/);
  });
});
