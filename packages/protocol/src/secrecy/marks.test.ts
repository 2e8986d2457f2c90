import fc from 'fast-check';
import { seatViewer, systemOf, viewOf } from '@ransen/rules';
import { expect, test } from 'vitest';
import { moveOf } from './compare';
import { LEAST_POINTS, LOOT, MARK, MARKED_NUMBERS } from './marks';
import { HEROES, PLAIN } from './monsters';
import { plans, type Plan } from './plan';
import { Twins } from './twins';
import { honest, type WatchedRoom } from './watched-room';

const system = systemOf('sword-world-2')!;

/** The plan with marks in everything that is hidden. */
const markedPlan = (plan: Plan): Plan => ({
  ...plan,
  options: { ...plan.options, enemyInfo: 'hidden' },
  kinds: plan.kinds.map(({ monster }) => ({
    monster: PLAIN + monster,
    isKnown: false,
    changes: [],
  })),
});

/** Numbers of frames and entries, which are counts of what was seen. */
const COUNTS = ['n', 'from', 'strike', 'struck', 'until'];

function numbersIn(value: unknown): number[] {
  if (typeof value === 'number') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, member]) =>
    COUNTS.includes(key) ? [] : numbersIn(member),
  );
}

const isHidden = (n: number) => MARKED_NUMBERS.has(n) || (n >= LEAST_POINTS && n < 9_000_000);

/** Nothing of a marked sheet is in what a player got; of its loot only what was found. */
function expectUnmarked(text: string, isFound: boolean): void {
  expect(text).not.toContain(MARK);
  expect(text).not.toContain('"odds"');
  if (!isFound) expect(text).not.toContain(LOOT);
  expect(numbersIn(JSON.parse(text)).filter(isHidden)).toEqual([]);
}

/** A player's choices have no odds as long as nobody is identified. */
function expectNoOdds({ room: { fight } }: WatchedRoom): void {
  const [slot] = fight?.slots ?? [];
  const owner = slot && fight!.combatants[slot.actor]!.owner;
  if (!owner || owner === 'gm') return;
  const offers = system.options(viewOf(system, fight!, seatViewer(owner)), slot.actor, slot.part);
  expect(JSON.stringify(offers)).not.toContain('"odds"');
}

test('the marks are nowhere in what is public', () => {
  expect(numbersIn(HEROES).filter(isHidden)).toEqual([]);
});

test('SW-KNW-15 no hidden name, note, id or number reaches players', { timeout: 120_000 }, () => {
  const scanned = { messages: 0, finds: 0 };
  const check = (plan: Plan) => {
    const twins = new Twins(markedPlan(plan), honest(system));
    const { here } = twins;
    const seen = new Map(here.players.map((viewer) => [viewer, 0]));
    const scan = () => {
      const { loot, kinds } = twins.fight()?.data ?? { loot: { found: [] }, kinds: {} };
      // A 6-6 may identify whatever the fame (SW-OPT-1).
      if (Object.values(kinds).some(({ identified }) => identified)) return false;
      for (const viewer of here.players) {
        const news = here.received(viewer).slice(seen.get(viewer));
        for (const { text } of news) expectUnmarked(text, loot.found.length > 0);
        scanned.messages += news.length;
        seen.set(viewer, here.received(viewer).length);
      }
      if (loot.found.length > 0) scanned.finds += 1;
      return true;
    };
    for (const move of twins.opening()) twins.do(move);
    for (const intent of plan.intents) {
      const move = moveOf(twins, intent);
      if (move) twins.do(move);
      if (!scan()) return;
      expectNoOdds(here);
    }
    for (const viewer of here.players) expectUnmarked(here.answers(viewer), true);
  };
  fc.assert(fc.property(plans(60), check), { numRuns: 80, seed: 16, endOnFailure: true });
  expect(scanned.messages).toBeGreaterThan(5000);
  expect(scanned.finds).toBeGreaterThan(0);
});
