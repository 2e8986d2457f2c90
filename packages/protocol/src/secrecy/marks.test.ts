import fc from 'fast-check';
import { seatViewer, viewOf, type AnySystem } from '@ransen/rules';
import { SECRECY_KITS, type Marks } from '@ransen/rules/secrecy';
import { describe, expect, test } from 'vitest';
import { moveOf } from './compare';
import { plans, type Plan } from './plan';
import { Twins } from './twins';
import { honest, type WatchedRoom } from './watched-room';

/** The plan with marks in everything that is hidden. */
const markedPlan = (plan: Plan, { options }: Marks): Plan => ({
  ...plan,
  options: { ...plan.options, ...options },
  kinds: plan.kinds.map(({ enemy }) => ({ enemy, isMarked: true, isKnown: false, changes: [] })),
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

/** Nothing of a marked sheet is in what a player got; of its treasure only what was found. */
function expectUnmarked(text: string, { word, isMarked, treasure }: Marks, isFound: boolean): void {
  expect(text).not.toContain(word);
  expect(text).not.toContain('"odds"');
  if (treasure && !isFound) expect(text).not.toContain(treasure.word);
  expect(numbersIn(JSON.parse(text)).filter(isMarked)).toEqual([]);
}

/** A player's choices have no odds as long as nobody is identified. */
function expectNoOdds({ room: { fight } }: WatchedRoom, system: AnySystem): void {
  const [slot] = fight?.slots ?? [];
  const owner = slot && fight!.combatants[slot.actor]!.owner;
  if (!owner || owner === 'gm') return;
  const offers = system.options(viewOf(system, fight!, seatViewer(owner)), slot.actor, slot.part);
  expect(JSON.stringify(offers)).not.toContain('"odds"');
}

describe.each(SECRECY_KITS.map((kit) => [kit.system.id, kit] as const))('in %s', (_, kit) => {
  const { marks, system } = kit;

  test('the marks are nowhere in what is public', () => {
    expect(numbersIn(kit.heroes).filter(marks.isMarked)).toEqual([]);
  });

  test(
    'SW-KNW-15, SG-OPT-1 no hidden name, note, id or number reaches players',
    { timeout: 120_000 },
    () => {
      const scanned = { messages: 0, finds: 0 };
      const check = (plan: Plan) => {
        const twins = new Twins(kit, markedPlan(plan, marks), honest(system));
        const { here } = twins;
        const seen = new Map(here.players.map((viewer) => [viewer, 0]));
        const scan = () => {
          const fight = twins.fight();
          const isFound = fight !== null && (marks.treasure?.isFound(fight) ?? false);
          // A 6-6 may identify whatever the fame (SW-OPT-1).
          const kinds = plan.kinds.map((_, i) => fight && kit.known(fight, `k${i}`));
          if (kinds.some((kind) => kind?.identified)) return false;
          for (const viewer of here.players) {
            const news = here.received(viewer).slice(seen.get(viewer));
            for (const { text } of news) expectUnmarked(text, marks, isFound);
            scanned.messages += news.length;
            seen.set(viewer, here.received(viewer).length);
          }
          if (isFound) scanned.finds += 1;
          return true;
        };
        for (const move of twins.opening()) twins.do(move);
        for (const intent of plan.intents) {
          const move = moveOf(twins, intent);
          if (move) twins.do(move);
          if (!scan()) return;
          expectNoOdds(here, system);
        }
        for (const viewer of here.players) expectUnmarked(here.answers(viewer), marks, true);
      };
      fc.assert(fc.property(plans(kit, 1.2), check), { numRuns: 80, seed: 16, endOnFailure: true });
      expect(scanned.messages).toBeGreaterThan(5000);
      if (marks.treasure) expect(scanned.finds).toBeGreaterThan(0);
    },
  );
});
