import type { Id } from '../../../kernel/fight';
import type { CheckSpec } from '../checks/check';
import type { Technique, Weapon } from '../sheets';
import { isHero, type SgCombatant } from '../state';
import {
  checkValue,
  holdsShield,
  skillOf,
  techniquesOf,
  weaponsInHand,
  type CheckValue,
} from '../values';
import { covers } from './cost';
import { isCharmedBy } from './statuses/charm';
import { isSpellStrike, skillOfStrike, type Strike } from './strike';

/** A way to defend oneself; `value` is what the one asked answers. */
export interface Way extends CheckValue {
  readonly value: string;
  readonly kind: CheckSpec['kind'];
  /** Skill or technique that the check is made with. */
  readonly with: string;
  /** A parry or counter, with the weapon that carries it. */
  readonly technique?: Technique;
  readonly weapon?: Weapon;
}

/** Checks that stand against a strike (SG-ATK-1, SG-ATK-2). */
export function checksAgainst(c: SgCombatant, strike: Strike): Way[] {
  if (!isSpellStrike(strike)) {
    const evasion = way(c, 'evasion', 'evasion', 'evasion');
    return holdsShield(c) ? [evasion, way(c, 'shield', 'shield', 'shield')] : [evasion];
  }
  const resistance = way(c, 'resistance', 'resist', 'resistance');
  const skill = skillOfStrike(strike);
  return skillOf(c, skill) ? [way(c, 'spell', 'resist', skill), resistance] : [resistance];
}

const way = (c: SgCombatant, value: string, kind: Way['kind'], skill: string): Way => ({
  ...{ value, kind, with: skill },
  ...checkValue(c, skill),
});

/**
 * Parries and counters that a weapon in hand can carry and WP covers, against a physical attack
 * (SG-ATK-12, SG-TRN-6). Who charmed one is not countered (SG-STS-9).
 */
export function techniquesAgainst(c: SgCombatant, attacker: Id, strike: Strike): Way[] {
  if (isSpellStrike(strike)) return [];
  const weapons = weaponsInHand(c);
  return techniquesOf(c).flatMap((technique) => {
    const { id, kind, skill } = technique;
    if (kind !== 'parry' && kind !== 'counter') return [];
    if (kind === 'counter' && isCharmedBy(c, attacker)) return [];
    const weapon = weapons.find((each) => !isHero(c) || each.skill === skill);
    if (!weapon || !covers(c.body, technique)) return [];
    const value = `technique:${id}`;
    return [{ value, kind, with: id, ...checkValue(c, skill), technique, weapon }];
  });
}

/** What the third die of a skilled check is worth, about, in choosing a default. */
const THIRD_DIE = 1.5;
const worth = ({ modifier, skilled }: Way): number => modifier + (skilled ? THIRD_DIE : 0);

/** The best of several checks. */
export const bestOf = (ways: readonly Way[]): Way =>
  ways.reduce((a, b) => (worth(b) > worth(a) ? b : a));
