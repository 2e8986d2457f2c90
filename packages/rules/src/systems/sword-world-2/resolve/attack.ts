import { emit, type Scene, type Script } from '../../../kernel/script';
import { combatant, sideOf } from '../combatants';
import type { Target, Total } from '../events';
import type { Feat } from '../sheets';
import { isHero, isIn, isUp, type SwCombatant, type SwFight } from '../state';
import { rollDamage } from './amount';
import { check, failsAtOnce, prevails } from './checks';
import { hurt } from './harm';
import { armament, bestPower, evasion, type Armament } from './values';
import { damageWeakness, accuracyWeakness } from './weakness';

/** What a declared feat does to an attack (SW-ACT-12). */
interface Edge {
  readonly accuracy: number;
  readonly critical: number;
  readonly damage: number;
}

function edgeOf(c: SwCombatant, feat: Feat | undefined): Edge {
  switch (feat) {
    case 'allOutAttack':
      return { accuracy: 0, critical: 0, damage: 4 };
    case 'feint':
      return { accuracy: 1, critical: 1, damage: 0 };
    case 'deadlyStrike':
      return { accuracy: 0, critical: -1, damage: 0 };
    case 'magicStrike':
      return { accuracy: 0, critical: 0, damage: bestPower(c) };
    default:
      return { accuracy: 0, critical: 0, damage: 0 };
  }
}

/**
 * A weapon attack (SW-ACT-5, SW-ACT-13): accuracy, then evasion, then damage if it hits. A covered
 * ally's blow goes to the coverer without evasion (SW-ACT-12); the unconscious are hit without a
 * roll (SW-DEF-6).
 */
export function* attack(
  scene: Scene<SwFight>,
  who: string,
  part: string,
  weapon: string,
  aim: Target,
): Script {
  const attacker = combatant(scene.fight, who);
  const arms = armament(attacker, part, weapon);
  if (!arms || !isIn(combatant(scene.fight, aim.id))) return;
  const edge = edgeOf(attacker, attacker.body.parts[part]?.feat);
  const bonus = edge.accuracy + accuracyWeakness(scene.fight, attacker, aim.id);
  const accuracy = yield* check(scene, attacker, 'accuracy', arms.accuracy + bonus);
  const blow = yield* land(scene, attacker, aim, accuracy);
  if (!blow) return;
  yield* strike(scene, attacker, blow, arms, edge);
}

/** Whom the blow reaches, or null if nobody. */
function* land(
  scene: Scene<SwFight>,
  attacker: SwCombatant,
  aim: Target,
  accuracy: Total,
): Script<Target | null> {
  const who = attacker.id;
  const told = { type: 'sw.attacked', who, target: aim, accuracy } as const;
  if (failsAtOnce(scene.fight, accuracy)) {
    yield* emit({ ...told, hit: false, why: 'automatic' });
    return null;
  }
  const coverer = covererOf(scene.fight, aim.id);
  if (coverer) {
    const target = { id: coverer.id, part: 'self' };
    yield* emit({ ...told, target, coveredFor: aim.id, hit: true, why: 'cover' });
    return target;
  }
  const target = combatant(scene.fight, aim.id);
  if (target.body.condition === 'unconscious') {
    yield* emit({ ...told, hit: true, why: 'unconscious' });
    return aim;
  }
  const dodge = yield* check(scene, target, 'evasion', evasion(target, aim.part));
  const hit = prevails(scene.fight, accuracy, dodge);
  yield* emit({ ...told, evasion: dodge, hit });
  return hit ? aim : null;
}

/** The first conscious ally in the same area that guards this one. */
function covererOf(fight: SwFight, id: string): SwCombatant | undefined {
  const target = combatant(fight, id);
  return sideOf(fight, target.side).find(
    (c) => isHero(c) && c.body.covers === id && isUp(c) && c.body.area === target.body.area,
  );
}

function* strike(
  scene: Scene<SwFight>,
  attacker: SwCombatant,
  target: Target,
  arms: Armament,
  edge: Edge,
): Script {
  const roll = yield* rollDamage(scene, attacker, arms.damage, arms.additional, edge.critical);
  if (roll.fumble) return yield* emit({ type: 'sw.failed', who: attacker.id, target, roll });
  const magic = arms.kind === 'gun';
  const weakness = damageWeakness(scene.fight, attacker, target.id, {
    magic,
    attribute: arms.attribute,
  });
  yield* hurt(scene, attacker.id, target, {
    roll,
    weakness,
    feat: edge.damage,
    armour: !magic,
  });
}
