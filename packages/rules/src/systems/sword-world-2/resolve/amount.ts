import { roll, type Scene, type Script } from '../../../kernel/script';
import type { AmountRoll } from '../events';
import { NO_CRITICAL, type Damage } from '../sheets';
import { DOUBLE_ONE, ratingDamage } from '../tables/rating';
import type { SwCombatant, SwFight } from '../state';
import { countDoubleOne, streamOf, type Pair } from './checks';

/** Lowest critical value (SW-ACT-8). */
const LEAST_CRITICAL = 8;

/** A critical value changed by a feat: not under 8, not above 13; 13 stays 13 (SW-ACT-12). */
export function shifted(critical: number, by: number): number {
  if (critical >= NO_CRITICAL) return NO_CRITICAL;
  return Math.min(NO_CRITICAL, Math.max(LEAST_CRITICAL, critical + by));
}

interface RatingSpec {
  readonly rating: number;
  readonly critical: number;
  readonly added: number;
}

/**
 * A roll on the rating table (SW-ACT-8): 2d >= critical rolls again and adds; a 1-1 on the first
 * roll is a fumble, on a later one the chain stops.
 */
export function* rollRating(
  scene: Scene<SwFight>,
  c: SwCombatant,
  label: string,
  { rating, critical, added }: RatingSpec,
): Script<AmountRoll> {
  const rolls: number[][] = [];
  let base = 0;
  for (;;) {
    const stream = streamOf(scene.fight, c);
    const faces = yield* roll({ label, who: c.id, count: 2, sides: 6, stream });
    const pair: Pair = [faces[0]!, faces[1]!];
    rolls.push([...pair]);
    const sum = pair[0] + pair[1];
    const figure = ratingDamage(rating, sum);
    if (figure === DOUBLE_ONE) {
      if (rolls.length > 1) break;
      yield* countDoubleOne(scene, c, pair);
      return { rating, rolls, base: 0, added, fumble: true };
    }
    base += figure;
    if (sum < critical) break;
  }
  return { rating, rolls, base, added };
}

/** Plain dice such as 2d+5: neither critical nor 1-1 (SW-ACT-8). */
export function* rollDice(
  scene: Scene<SwFight>,
  c: SwCombatant,
  label: string,
  dice: { readonly count: number; readonly sides: number; readonly plus: number },
  added: number,
): Script<AmountRoll> {
  const { count, sides } = dice;
  const stream = streamOf(scene.fight, c);
  const faces = yield* roll({ label, who: c.id, count, sides, stream });
  const base = faces.reduce((sum, face) => sum + face, 0) + dice.plus;
  return { rolls: [[...faces]], ...(sides === 6 ? {} : { sides }), base, added };
}

/** A weapon's damage, whichever way its row gives it. */
export function* rollDamage(
  scene: Scene<SwFight>,
  c: SwCombatant,
  damage: Damage,
  added: number,
  criticalShift: number,
): Script<AmountRoll> {
  if ('dice' in damage) return yield* rollDice(scene, c, 'damage', damage.dice, added);
  const critical = shifted(damage.critical, criticalShift);
  return yield* rollRating(scene, c, 'damage', { rating: damage.rating, critical, added });
}

/** Half, rounded up (SW-ACT-6). */
export const half = (amount: number): number => Math.ceil(amount / 2);
