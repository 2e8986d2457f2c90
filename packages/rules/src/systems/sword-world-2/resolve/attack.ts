import { emit, type Scene, type Script } from '../../../kernel/script';
import { combatant, isTarget, sideOf } from '../combatants';
import type { Target } from '../events';
import type { Feat } from '../sheets';
import { isHero, isUp, SELF, type SwCombatant, type SwFight } from '../state';
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

/** Who strikes with what. */
export interface Blow {
  readonly who: string;
  readonly part: string;
  readonly weapon: string;
  readonly feat?: Feat | undefined;
}

/** The same once it is swung: with the arms as they are. */
interface Swing {
  readonly attacker: SwCombatant;
  readonly arms: Armament;
  readonly edge: Edge;
}

/**
 * A weapon attack (SW-ACT-5, SW-ACT-13): accuracy, then evasion, then damage if it hits. A covered
 * ally's blow goes to the coverer without evasion (SW-ACT-12); the unconscious are hit without a
 * roll (SW-DEF-6).
 */
export function* attack(scene: Scene<SwFight>, blow: Blow, aim: Target): Script {
  const attacker = combatant(scene.fight, blow.who);
  const arms = armament(attacker, blow.part, blow.weapon);
  if (!arms || !isTarget(scene.fight, aim)) return;
  const swing = { attacker, arms, edge: edgeOf(attacker, blow.feat) };
  const reached = yield* land(scene, swing, aim);
  if (reached) yield* strike(scene, swing, reached);
}

/** Whom the blow reaches, or null if nobody. */
function* land(scene: Scene<SwFight>, swing: Swing, aim: Target): Script<Target | null> {
  const { attacker, arms, edge } = swing;
  const told = { type: 'sw.attacked', who: attacker.id, target: aim } as const;
  const target = combatant(scene.fight, aim.id);
  const coverer = covererOf(scene.fight, target);
  if (!coverer && target.body.condition === 'unconscious') {
    yield* emit({ ...told, hit: true, why: 'unconscious' });
    return aim;
  }
  const bonus = edge.accuracy + accuracyWeakness(scene.fight, attacker, aim.id);
  const accuracy = yield* check(scene, attacker, 'accuracy', arms.accuracy + bonus);
  if (failsAtOnce(scene.fight, accuracy)) {
    yield* emit({ ...told, accuracy, hit: false, why: 'automatic' });
    return null;
  }
  if (coverer) {
    const instead = { id: coverer.id, part: SELF };
    yield* emit({
      ...told,
      target: instead,
      accuracy,
      coveredFor: aim.id,
      hit: true,
      why: 'cover',
    });
    return instead;
  }
  const dodge = yield* check(scene, target, 'evasion', evasion(target, aim.part));
  const hit = prevails(scene.fight, accuracy, dodge);
  yield* emit({ ...told, accuracy, evasion: dodge, hit });
  return hit ? aim : null;
}

/** The first conscious ally in the same area that guards this one. */
function covererOf(fight: SwFight, { id, side, body }: SwCombatant): SwCombatant | undefined {
  return sideOf(fight, side).find(
    (c) => isHero(c) && c.body.covers === id && isUp(c) && c.body.area === body.area,
  );
}

function* strike(scene: Scene<SwFight>, { attacker, arms, edge }: Swing, target: Target): Script {
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
