import { emit, type Scene, type Script } from '../../../kernel/script';
import { combatant, vitalParts } from '../combatants';
import type { AmountRoll, DamageSum, Target } from '../events';
import { deathCheckValue } from '../sheets';
import { isHero, isMonster, type SwFight } from '../state';
import { check, reaches } from './checks';
import { half } from './amount';
import { defence } from './values';

export interface Harm {
  readonly roll: AmountRoll;
  readonly halved?: boolean;
  readonly weakness?: number;
  readonly feat?: number;
  readonly armour: boolean;
}

/**
 * Order of a sum (SW-ACT-14): roll + additional, halved if resisted to half, then weakness and
 * feat amounts, then defence if it counts, then at least 0.
 */
export function sumOf(harm: Harm, defencePoints: number): DamageSum {
  const { roll, halved = false, weakness = 0, feat = 0, armour } = harm;
  const rolled = roll.base + roll.added;
  const before = (halved ? half(rolled) : rolled) + weakness + feat;
  return {
    roll,
    ...(halved ? { halved } : {}),
    ...(weakness ? { weakness } : {}),
    ...(feat ? { feat } : {}),
    ...(armour ? { defence: defencePoints } : {}),
    dealt: Math.max(0, before - (armour ? defencePoints : 0)),
  };
}

/** Deal damage and see what becomes of the target (SW-DEF-4, SW-DEF-5, SW-DEF-9). */
export function* hurt(scene: Scene<SwFight>, by: string, target: Target, harm: Harm): Script {
  const points = defence(combatant(scene.fight, target.id), target.part);
  const sum = sumOf(harm, points);
  yield* emit({ type: 'sw.damaged', by, target, sum });
  yield* consequences(scene, target, sum.dealt);
}

/** What damage that was just dealt leads to: a death check, or an enemy's defeat. */
export function* consequences(scene: Scene<SwFight>, target: Target, dealt: number): Script {
  const hit = combatant(scene.fight, target.id);
  if (isMonster(hit)) return yield* fall(scene, target);
  const below = 0 - (hit.body.parts[target.part]?.hp ?? 0);
  if (below >= 0 && dealt >= 1) yield* deathCheck(scene, target.id, below);
}

/** Death check (生死判定, SW-DEF-5): against the whole amount below 0, at exactly 0 too. */
function* deathCheck(scene: Scene<SwFight>, id: string, below: number): Script {
  const c = combatant(scene.fight, id);
  if (!isHero(c) || c.body.condition === 'dead') return;
  const made = yield* check(scene, c, 'death', deathCheckValue(c.body.sheet));
  const alive = reaches(scene.fight, made, below);
  yield* emit({ type: 'sw.deathChecked', who: id, check: made, target: below, alive });
}

/** A part at HP <= 0 falls; the enemy with its core, or with its last part (SW-DEF-9). */
function* fall(scene: Scene<SwFight>, { id, part }: Target): Script {
  const enemy = combatant(scene.fight, id);
  if (!isMonster(enemy) || enemy.body.condition !== 'up') return;
  if ((enemy.body.parts[part]?.hp ?? 0) > 0) return;
  const defeated = vitalParts(enemy.body).every((key) => (enemy.body.parts[key]?.hp ?? 0) <= 0);
  if (defeated) return yield* emit({ type: 'sw.defeated', id });
  yield* emit({ type: 'sw.defeated', id, part });
}
