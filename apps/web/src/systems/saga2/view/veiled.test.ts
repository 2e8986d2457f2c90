import fc from 'fast-check';
import {
  begin,
  decide,
  GM_VIEWER,
  seatViewer,
  seededDice,
  type Entrant,
  type Fight,
  type FightView,
} from '@ransen/rules';
import { STARTERS } from '@ransen/rules/starters';
import { expect, test } from 'vitest';
import { saga2Web as web } from '..';
import { namesIn, viewFor } from '../../testing/reader';

const { rules } = web;
const { characters } = STARTERS['saga2']!;
const SEAT = seatViewer('s1');

/** Everything of an enemy that players do not see before it is identified (SG-OPT-1). */
const secret = fc.record({
  name: fc.constantFrom('鬼', '竜', '骸'),
  rank: fc.integer({ min: 1, max: 9 }),
  boss: fc.boolean(),
  hit: fc.integer({ min: 0, max: 30 }),
  resist: fc.integer({ min: 0, max: 30 }),
  hp: fc.integer({ min: 50, max: 5000 }),
  attack: fc.integer({ min: 0, max: 50 }),
  defence: fc.integer({ min: 0, max: 50 }),
  weak: fc.constantFrom([], ['fire'], ['slash', 'dark']),
  fame: fc.integer({ min: 5, max: 40 }),
});
type Secret = typeof secret extends fc.Arbitrary<infer T> ? T : never;

/** A fight in which the enemies have declared and the party is about to. */
function fightAgainst(hidden: Secret): Fight {
  const sheet = rules.schemas.enemy.parse({ ...hidden, publicName: '影', evasion: 5 });
  const heroes = Object.entries(characters).slice(0, 3);
  const entrants: Entrant[] = [
    ...heroes.map(([kind, hero], i): Entrant => ({
      ...{ id: `c-${i}`, side: 'party', owner: 's1', kind, hidden: false, sheet: hero },
    })),
    { id: 'e-1', side: 'enemy', owner: 'gm', kind: 'x', hidden: false, sheet },
  ];
  const dice = seededDice(3);
  const { fight } = begin(rules, 1, rules.schemas.options.parse({}) as never, entrants, dice);
  const question = fight.open?.question?.id ?? '';
  const closed = decide(rules, fight, { type: 'resolve', question }, GM_VIEWER, dice);
  if (!closed.ok) throw new Error(closed.refusal.code);
  return closed.value.fight;
}

/** All that the screen says of the fight and of what can be done. */
function screenOf(view: FightView): string {
  const names = namesIn(web, view);
  const ids = Object.keys(view.combatants);
  const offers = web.rules.options(view, 'c-0', 'command');
  return JSON.stringify({
    cards: ids.map((id) => web.card(view, id, names, false)),
    details: ids.map((id) => web.detail(view, id, names, false)),
    order: web.order(view, names),
    turn: web.turn(view, names, true),
    offers: offers.map((offer) => [
      web.offer(view, 'c-0', offer, names),
      offer.targets?.choices.map((c) => web.choice(view, offer, 'targets', c, names, 'c-0')),
    ]),
    correctables: web.correctables(view, names).filter(({ target }) => target === 'e-1'),
  });
}

test('a player’s screen does not depend on what lies under the cloth', () => {
  fc.assert(
    fc.property(secret, secret, (one, other) => {
      const [a, b] = [one, other].map((hidden) => viewFor(web, fightAgainst(hidden), SEAT));
      expect(screenOf(a!)).toBe(screenOf(b!));
    }),
    { numRuns: 25 },
  );
});

test('the GM sees through it', () => {
  const view = viewFor(
    web,
    fightAgainst({
      ...{ name: '鬼', rank: 3, boss: true, hit: 9, resist: 4, hp: 60, attack: 5, defence: 2 },
      ...{ weak: ['fire'], fame: 12 },
    }),
    GM_VIEWER,
  );
  const card = web.card(view, 'e-1', namesIn(web, view), true);
  expect(card).toMatchObject({ name: '影', realName: '鬼', veil: 'through', hp: { current: 60 } });
  expect(card.chips).toContainEqual({ text: '弱点 火', gmOnly: true });
});
