import { find, type Id } from '../../../kernel/fight';
import type { Choice } from '../../../kernel/question';
import { askOne, type Scene, type Script } from '../../../kernel/script';
import { unheard } from '../combatants';
import type { SgFight } from '../state';
import type { CheckSpec } from './check';

/** Places of the two dice used. */
export type Pair = [number, number];

const PAIRS: readonly Pair[] = [
  [0, 1],
  [0, 2],
  [1, 2],
];

/**
 * Which two dice count. Its player picks (SG-CHK-5), unless 暗闇 forces the lowest (SG-STS-6) or
 * there is nothing to choose.
 */
export function* pickPair(
  scene: Scene<SgFight>,
  who: Id,
  spec: CheckSpec,
  dice: readonly number[],
  lowest: boolean,
): Script<Pair> {
  if (dice.length < 3) return [0, 1];
  const pairs = distinctPairs(dice);
  const best = bestPair(dice, pairs);
  const roller = find(scene.fight, who);
  if (lowest) return lowestPair(dice, pairs);
  if (pairs.length < 2 || !roller) return best;
  const { kind, modifier, against } = spec;
  return yield* askOne<Pair>(
    who,
    'pick',
    {
      kind: 'one',
      choices: pairs.map((pair) => choice(scene.fight, spec, dice, pair)),
      default: best,
    },
    {
      about: {
        kind,
        ...(spec.with === undefined ? {} : { with: spec.with }),
        dice: [...dice],
        modifier,
        ...(against === undefined ? {} : { against }),
      },
      ...unheard(scene.fight, roller),
    },
  );
}

/** Pairs of two out of three dice, of equal faces the first. */
export function distinctPairs(dice: readonly number[]): Pair[] {
  const faces = (pair: Pair) =>
    pair
      .map((i) => dice[i])
      .sort()
      .join();
  return PAIRS.filter((pair, at) => PAIRS.findIndex((p) => faces(p) === faces(pair)) === at);
}

/** The highest total, which a critical is too. */
export const bestPair = (dice: readonly number[], pairs: readonly Pair[]): Pair =>
  pairs.reduce((a, b) => (sum(dice, b) > sum(dice, a) ? b : a));

/** What 暗闇 leaves (SG-STS-6). */
export const lowestPair = (dice: readonly number[], pairs: readonly Pair[]): Pair =>
  pairs.reduce((a, b) => (sum(dice, b) < sum(dice, a) ? b : a));

const sum = (dice: readonly number[], [i, j]: Pair): number => dice[i]! + dice[j]!;

/** A pair with what follows from it; in a special fight the rank of a 閃き (SG-GLM-7). */
function choice(fight: SgFight, spec: CheckSpec, dice: readonly number[], pair: Pair): Choice {
  const faces = pair.map((i) => dice[i]!);
  const spare = dice[3 - pair[0] - pair[1]]!;
  const critical = faces.every((face) => face === 6);
  const glimmers = critical && spec.kind === 'hit' && fight.data.special;
  return {
    value: pair,
    shows: {
      faces,
      total: sum(dice, pair) + spec.modifier,
      ...(critical ? { critical } : {}),
      ...(faces.every((face) => face === 1) ? { fumble: true } : {}),
      spare,
      ...(glimmers ? { glimmer: spare } : {}),
    },
  };
}
