import { bestPair, distinctPairs, lowestPair } from '../checks/pick';
import { checkOf, type CheckSpec } from '../checks/check';
import type { Check } from '../events';
import { resultOf } from '../resolve/outcome';

/** A check as it would be rolled; `blind`: 暗闇 forces the two lowest of three dice (SG-STS-6). */
export interface Chancy {
  readonly spec: CheckSpec;
  readonly blind: boolean;
}

interface Face {
  readonly check: Check;
  readonly weight: number;
}

const SIDES = [1, 2, 3, 4, 5, 6] as const;

/** Every outcome of a check without its modifier, the best two dice picked, and how often. */
function facesOf({ spec, blind }: Chancy): readonly Face[] {
  const key = `${spec.kind} ${spec.skilled} ${blind}`;
  const known = tables.get(key);
  if (known) return known;
  const made = new Map<string, Face>();
  for (const dice of allDice(spec.skilled ? 3 : 2)) {
    const pairs = distinctPairs(dice);
    const used = dice.length < 3 ? pairs[0]! : (blind ? lowestPair : bestPair)(dice, pairs);
    const check = checkOf({ ...spec, modifier: 0 }, { dice }, used);
    const name = `${check.total} ${check.critical} ${check.fumble}`;
    made.set(name, { check, weight: (made.get(name)?.weight ?? 0) + 1 });
  }
  const faces = [...made.values()];
  tables.set(key, faces);
  return faces;
}

const tables = new Map<string, readonly Face[]>();

const allDice = (count: number): number[][] =>
  count === 0 ? [[]] : allDice(count - 1).flatMap((dice) => SIDES.map((side) => [...dice, side]));

const chances = new Map<string, number>();

/**
 * Chance (0..1) that an attack check gets through (SG-ATK-10), each side using its best two dice;
 * what a 閃き of the defender may bring is left out.
 *
 * @param passive null: no check is allowed, so that only a fumble spoils the attack (SG-STS-11)
 */
export function chance(active: Chancy, passive: Chancy | null): number {
  const ahead = active.spec.modifier - (passive?.spec.modifier ?? 0);
  const key = [active, passive]
    .map((side) => side && `${side.spec.kind} ${side.spec.skilled} ${side.blind}`)
    .join('/');
  const known = chances.get(`${key} ${ahead}`);
  if (known !== undefined) return known;
  const made = counted(facesOf(active), passive && facesOf(passive), ahead);
  chances.set(`${key} ${ahead}`, made);
  return made;
}

function counted(active: readonly Face[], passive: readonly Face[] | null, ahead: number): number {
  let all = 0;
  let hits = 0;
  for (const a of active) {
    const attack = { ...a.check, total: a.check.total + ahead };
    for (const { check, weight } of passive ?? [{ check: undefined, weight: 1 }]) {
      const hit = !attack.fumble && resultOf(attack, check ? { check } : {}).hit;
      all += a.weight * weight;
      if (hit) hits += a.weight * weight;
    }
  }
  return hits / all;
}
