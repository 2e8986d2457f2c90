import { find, type Id } from '../../../kernel/fight';
import { emit, type Scene, type Script } from '../../../kernel/script';
import { check, type CheckSpec } from '../checks/check';
import { combatant, inOrder, isThere, sideOf } from '../combatants';
import type { Check } from '../events';
import type { Technique } from '../sheets';
import type { SgCombatant, SgFight } from '../state';
import { checkValue } from '../values';
import { pay } from './cost';
import { defend, type Attack } from './defence';
import { aimLearned, countsAs, glimmerOnAttack } from './glimmer';
import { hitHome } from './hit';
import { releaseRolls } from './statuses';
import { isSpellStrike, skillOfStrike, spreadOf, type Strike } from './strike';
import { supportedBy, supportWith } from './support';
import { struckBy } from './target';

export type { Strike } from './strike';

interface Options {
  /** The attack check where it is made already (SG-CHN-9). */
  readonly check?: Check;
  /** Costs nothing. */
  readonly free?: boolean;
}

/**
 * An attack from its check on (SG-ATK-9, 3 to 7). Its target is settled; a strike at a row or at
 * all takes the row or side of its target.
 */
export function* attackWith(
  scene: Scene<SgFight>,
  who: Id,
  strike: Strike,
  { check: made, free = false }: Options = {},
): Script {
  const rolled = made ?? (yield* attackCheck(scene, who, strike));
  if (!find(scene.fight, who)) return;
  const learned = yield* glimmerOnAttack(scene, who, rolled, strike);
  if (learned) return yield* carryOutLearned(scene, who, rolled, strike, learned);
  if (strike.technique && !free) yield* pay(scene, who, strike.technique);
  yield* land(scene, { who, strike, check: countsAs(rolled) });
}

/** Hit check or spell check of a strike (SG-ATK-1, SG-ATK-2). */
export function attackSpec(c: SgCombatant, strike: Strike): CheckSpec {
  const skill = skillOfStrike(strike);
  const { target } = strike;
  const opponent = target !== undefined && spreadOf(strike) === 'one' ? { opponent: target } : {};
  const kind = isSpellStrike(strike) ? 'spell' : 'hit';
  return { kind, with: skill, ...checkValue(c, skill), ...opponent };
}

const attackCheck = (scene: Scene<SgFight>, who: Id, strike: Strike): Script<Check> =>
  check(scene, who, attackSpec(combatant(scene.fight, who), strike));

/** A technique just learned, in place of what was declared and without cost (SG-GLM-1). */
function* carryOutLearned(
  scene: Scene<SgFight>,
  who: Id,
  made: Check,
  declared: Strike,
  learned: Technique,
): Script {
  const strike = yield* aimLearned(scene, who, declared, learned);
  if (!find(scene.fight, who)) return;
  if (learned.kind !== 'support') return yield* land(scene, { who, strike, check: made });
  const targets = yield* supportedBy(scene, who, learned, strike);
  yield* supportWith(scene, who, learned, targets, Number(made.critical ?? false));
}

/** Each target in order of joining, settled before the next; then release rolls (SG-ATK-9, 5-7). */
function* land(scene: Scene<SgFight>, attack: Attack): Script {
  if (attack.check.fumble) return;
  const before = scene.fight;
  const costly = new Set<Id>();
  const struck: Id[] = [];
  for (const target of struckBy(before, attack.who, attack.strike)) {
    if (!isPresent(scene.fight, target) || !find(scene.fight, attack.who)) continue;
    const defender = yield* covered(scene, attack.who, target);
    struck.push(defender);
    yield* strikeOne(scene, attack, defender, costly);
  }
  yield* releaseRolls(scene, struck, before);
}

const isPresent = (fight: SgFight, id: Id): boolean => {
  const found = find(fight, id);
  return found !== undefined && isThere(found);
};

/**
 * Who takes the attack: whoever covers the target, of several the first in order; places change
 * hands once (SG-TRN-16).
 */
export function* covered(scene: Scene<SgFight>, who: Id, target: Id): Script<Id> {
  const { side } = combatant(scene.fight, target);
  const covering = sideOf(scene.fight, side).filter(
    ({ id, body }) => body.guard?.cover === target && id !== target && id !== who,
  );
  const [first] = inOrder(
    scene.fight,
    covering.map(({ id }) => id),
  );
  if (first === undefined) return target;
  yield* emit({ type: 'sg.covered', who: first, ally: target });
  return first;
}

/** One target: its defence, then damage and effects, or a counter (SG-ATK-9, 6). */
function* strikeOne(scene: Scene<SgFight>, attack: Attack, target: Id, costly: Set<Id>): Script {
  const { who, strike } = attack;
  const defence = yield* defend(scene, attack, target);
  if (!defence || !find(scene.fight, who) || !isPresent(scene.fight, target)) return;
  const { outcome, hit, extraDice, counter } = defence;
  yield* emit({ type: 'sg.answered', who: target, by: who, outcome, extraDice });
  if (hit) yield* hitHome(scene, { who, strike, target, extraDice, why: 'attack', costly });
  if (!counter) return;
  const back = { who: target, strike: counter, target: who };
  yield* hitHome(scene, { ...back, extraDice: 0, why: 'counter' });
}
