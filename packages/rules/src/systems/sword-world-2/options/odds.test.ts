import { describe, expect, it } from 'vitest';
import { decide } from '../../../kernel/decide';
import { all } from '../../../kernel/fight';
import type { JsonObject } from '../../../kernel/json';
import { composeAction } from '../../../kernel/offer';
import { viewOf } from '../../../kernel/view';
import { playerOf } from '../../../kernel/viewer';
import { swordWorld2 } from '..';
import { isHero, settings, type SwCombatant, type SwFight } from '../state';
import { only } from '../testing/battle';
import { walk } from '../testing/walk';

const FACES = [1, 2, 3, 4, 5, 6];
const PAIRS = FACES.flatMap((a) => FACES.map((b) => [a, b]));

interface Shown {
  readonly fight: SwFight;
  readonly actor: SwCombatant;
  readonly part?: string;
  readonly action: JsonObject;
  readonly odds: number;
}

/** Actions at moments of random fights whose odds are shown. */
function* shown(seeds: number): Generator<Shown> {
  for (let seed = 0; seed < seeds; seed += 1) {
    let i = 0;
    for (const { after: fight } of walk(seed, 150)) {
      i += 1;
      if (i % 7 !== 0 || fight.open || fight.data.stage !== 'turns') continue;
      for (const actor of all(fight)) yield* shownTo(fight, actor);
    }
  }
}

function* shownTo(fight: SwFight, actor: SwCombatant): Generator<Shown> {
  const view = viewOf(swordWorld2, fight, playerOf(actor));
  const part = isHero(actor) ? undefined : Object.keys(actor.body.parts)[0];
  for (const offer of swordWorld2.options(view, actor.id, part)) {
    if (offer.refusal || offer.action.do === 'multi') continue;
    const choice = offer.targets?.choices.find(({ shows }) => shows?.odds !== undefined);
    if (!choice) continue;
    const action = composeAction(offer, { targets: [choice.value] });
    const odds = Number(choice.shows!.odds);
    yield { fight, actor, ...(part === undefined ? {} : { part }), action, odds };
  }
}

/** Does it get through with these dice? Null where somebody is asked before. */
function through({ fight, actor, part, action }: Shown, faces: readonly number[]): boolean | null {
  const left = [...faces];
  const whose = { actor: actor.id, ...(part === undefined ? {} : { part }) };
  const command = { type: 'act', ...whose, action } as const;
  const decided = decide(swordWorld2, fight, command, playerOf(actor), () => left.shift() ?? 3);
  if (!decided.ok) throw new Error(decided.refusal.code);
  const { events } = decided.value;
  if (events.some(({ type }) => type === 'asked')) return null;
  const blow = only(events, 'sw.attacked')[0];
  if (blow) return blow.hit;
  return only(events, 'sw.resisted')[0]?.resisted === false;
}

describe('odds (SW-ACT-5, SW-ACT-6, SW-ACT-12, SW-DEF-6, SW-OPT-1)', () => {
  it.each([
    ['one side’s dice', false, PAIRS, 60],
    ['both sides’ dice', true, PAIRS.flatMap((a) => PAIRS.map((b) => [...a, ...b])), 12],
  ] as const)('are what %s come to, all counted', (_, rolled, dice, most) => {
    let looked = 0;
    const seen = new Map<number, number>();
    for (const each of shown(24)) {
      if ((settings(each.fight).enemyRolls === 'rolled') !== rolled || looked >= most) continue;
      const times = seen.get(each.odds) ?? 0;
      if (times >= most / 5) continue;
      const results = dice.map((faces) => through(each, faces));
      if (results.includes(null)) continue;
      looked += 1;
      seen.set(each.odds, times + 1);
      const counted = results.filter(Boolean).length / dice.length;
      expect(counted, `${each.actor.id}: ${JSON.stringify(each.action)}`).toBeCloseTo(each.odds, 9);
    }
    expect(looked).toBe(most);
    expect(seen.size).toBeGreaterThan(5);
  });
});
