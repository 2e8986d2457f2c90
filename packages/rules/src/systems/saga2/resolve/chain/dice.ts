import { find, type Id } from '../../../../kernel/fight';
import type { Ask, Choice } from '../../../../kernel/question';
import type { Json } from '../../../../kernel/json';
import { askAll, type Scene, type Script } from '../../../../kernel/script';
import {
  announce,
  checkOf,
  pickDice,
  rollDice,
  type CheckSpec,
  type Rolled,
} from '../../checks/check';
import { combatant, has } from '../../combatants';
import type { Check } from '../../events';
import type { SgFight } from '../../state';
import { attackSpec } from '../attack';
import { glimmerFace } from '../glimmer';
import { isReady, type Striker } from './company';

/** One whose check is made; `aside`: the face not used, of those who could still chain. */
export interface Made extends Striker {
  readonly check: Check;
  readonly aside?: number;
}

interface Thrown extends Striker {
  readonly spec: CheckSpec;
  readonly rolled: Rolled;
}

/**
 * The checks of a chain (SG-CHN-9): all roll in order, each with its LP reroll; three alike leave
 * the chain; the others set a die aside together, openly, until all confirm.
 */
export function* chainChecks(
  scene: Scene<SgFight>,
  strikers: readonly Striker[],
  target: Id,
): Script<Made[]> {
  const thrown = yield* throwAll(scene, strikers);
  const choosers = thrown.filter(({ rolled: { dice } }) => dice.length > 2 && !isTriple(dice));
  const aside = choosers.length > 1 ? yield* setAside(scene, choosers, target) : {};
  const made: Made[] = [];
  for (const { spec, rolled, ...one } of thrown) {
    if (!find(scene.fight, one.who)) continue;
    const face = aside[one.who];
    const check =
      face === undefined
        ? yield* pickDice(scene, one.who, spec, rolled)
        : checkOf(spec, rolled, othersThan(face, rolled.dice));
    yield* announce(scene, one.who, spec, check);
    made.push({ ...one, check, ...(face === undefined ? {} : { aside: face }) });
  }
  return made;
}

const isTriple = (dice: readonly number[]): boolean => new Set(dice).size === 1;

function* throwAll(scene: Scene<SgFight>, strikers: readonly Striker[]): Script<Thrown[]> {
  const thrown: Thrown[] = [];
  for (const one of strikers) {
    if (!isReady(scene.fight, one)) continue;
    const spec = attackSpec(combatant(scene.fight, one.who), one.strike);
    thrown.push({ ...one, spec, rolled: yield* rollDice(scene, one.who, spec) });
  }
  return thrown;
}

/** The face that each sets aside; 暗闇 leaves nothing to choose (SG-STS-6). */
function* setAside(
  scene: Scene<SgFight>,
  thrown: readonly Thrown[],
  target: Id,
): Script<Record<Id, number>> {
  const there = thrown.filter(({ who }) => find(scene.fight, who));
  const blind = there.filter((one) => isBlind(scene.fight, one));
  const free = there.filter((one) => !blind.includes(one));
  const forced = blind.map(({ who, rolled }) => [who, Math.max(...rolled.dice)] as const);
  const dice = there.map(({ who, rolled }): [Id, Json] => [who, [...rolled.dice]]);
  const chosen = yield* askAll({
    label: 'set-aside',
    asks: Object.fromEntries(free.map((one) => [one.who, asideOf(scene.fight, one)])),
    about: { dice: Object.fromEntries(dice), forced: Object.fromEntries(forced), target },
    drafts: 'all',
  });
  return { ...Object.fromEntries(forced), ...(chosen as Record<Id, number>) };
}

function isBlind(fight: SgFight, { who, spec }: Thrown): boolean {
  return spec.kind === 'hit' && has(combatant(fight, who), 'darkness');
}

/** Each face once, with what the other two come to; the lowest leaves the best total. */
function asideOf(fight: SgFight, { spec, rolled }: Thrown): Ask {
  const choices = [...new Set(rolled.dice)].map((face): Choice => {
    const check = checkOf(spec, rolled, othersThan(face, rolled.dice));
    const { total, critical, fumble } = check;
    const glimmer = glimmerFace(fight, check);
    return {
      value: face,
      shows: {
        total,
        ...(critical ? { critical } : {}),
        ...(fumble ? { fumble } : {}),
        ...(glimmer === null ? {} : { glimmer }),
      },
    };
  });
  return { kind: 'one', choices, default: Math.min(...rolled.dice) };
}

/** Places of the two dice left when one that shows this face is set aside. */
export function othersThan(face: number, dice: readonly number[]): [number, number] {
  const at = dice.indexOf(face);
  const [a = 0, b = 1] = [0, 1, 2].filter((place) => place !== at);
  return [a, b];
}
