import type { Stream } from '../../../kernel/dice';
import { find } from '../../../kernel/fight';
import { emit, roll, type Scene, type Script } from '../../../kernel/script';
import type { Total } from '../events';
import { FIXED_ROLL } from '../sheets';
import { settings, type SwCombatant, type SwFight } from '../state';

export type Pair = [number, number];

/** Do players see this one's dice and numbers (SW-KNW-14)? */
export function isOpen(fight: SwFight, c: SwCombatant): boolean {
  return c.side === 'party' || (!c.hidden && fight.data.kinds[c.kind]?.identified === true);
}

/** Whose dice these are: what enemies roll in a deed out of sight is the GM's, known or not. */
export function streamOf(fight: SwFight, c: SwCombatant): Stream {
  const actor = find(fight, fight.open?.call.by ?? '');
  const isOutOfSight = c.side === 'enemy' && actor?.hidden === true;
  return isOpen(fight, c) && !isOutOfSight ? 'party' : 'gm';
}

/** 2d of a combatant; a character's 1-1 is counted if the room says so (SW-OPT-1). */
export function* roll2d(scene: Scene<SwFight>, c: SwCombatant, label: string): Script<Pair> {
  const stream = streamOf(scene.fight, c);
  const faces = yield* roll({ label, who: c.id, count: 2, sides: 6, stream });
  const pair: Pair = [faces[0]!, faces[1]!];
  yield* countDoubleOne(scene, c, pair);
  return pair;
}

/** A natural 1-1 of a character on a check or the first roll of a rating (SW-OPT-1). */
export function* countDoubleOne(scene: Scene<SwFight>, c: SwCombatant, pair: Pair): Script {
  if (!settings(scene.fight).automaticResults || c.body.type !== 'character') return;
  if (isDoubleOne(pair)) yield* emit({ type: 'sw.doubleOne', who: c.id });
}

export const isDoubleOne = ([a, b]: Pair): boolean => a === 1 && b === 1;
export const isDoubleSix = ([a, b]: Pair): boolean => a === 6 && b === 6;

/**
 * 2d + modifier of a character; of an enemy the published fixed value, or 2d + base if the room
 * rolls for enemies (SW-DAT-4).
 */
export function* check(
  scene: Scene<SwFight>,
  c: SwCombatant,
  label: string,
  modifier: number,
): Script<Total> {
  const fixed = c.side === 'enemy' && settings(scene.fight).enemyRolls === 'fixed';
  if (fixed) return { modifier, total: FIXED_ROLL + modifier };
  const dice = yield* roll2d(scene, c, label);
  return { dice, modifier, total: dice[0] + dice[1] + modifier };
}

/** Does a check reach a number? Equal is enough; automatic results if the room has them. */
export function reaches(fight: SwFight, made: Total, target: number): boolean {
  if (settings(fight).automaticResults && made.dice) {
    if (isDoubleSix(made.dice)) return true;
    if (isDoubleOne(made.dice)) return false;
  }
  return made.total >= target;
}

/** An active 1-1 fails before anything else is rolled (SW-OPT-1). */
export function failsAtOnce(fight: SwFight, active: Total): boolean {
  return settings(fight).automaticResults && active.dice !== undefined && isDoubleOne(active.dice);
}

/**
 * Does the active side get through? Equal totals: the passive side wins (受動側優先, SW-ACT-5).
 * With automatic results the first that fits: active 1-1, passive 6-6, active 6-6, passive 1-1.
 */
export function prevails(fight: SwFight, active: Total, passive: Total): boolean {
  if (settings(fight).automaticResults) {
    if (active.dice && isDoubleOne(active.dice)) return false;
    if (passive.dice && isDoubleSix(passive.dice)) return false;
    if (active.dice && isDoubleSix(active.dice)) return true;
    if (passive.dice && isDoubleOne(passive.dice)) return true;
  }
  return active.total > passive.total;
}
