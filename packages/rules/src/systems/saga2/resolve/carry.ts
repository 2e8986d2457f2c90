import type { Technique, Weapon } from '../sheets';
import { isHero, type SgCombatant } from '../state';
import { isSpell, weaponsInHand } from '../values';

/** A technique with what carries it. */
export interface Carried {
  readonly technique: Technique;
  readonly weapon?: Weapon;
}

/**
 * A technique by each weapon in hand of its skill, an enemy's by its own; a spell by none, or by
 * one whose attack value counts for spells (SG-ATK-3).
 */
export function carriedBy(c: SgCombatant, technique: Technique): Carried[] {
  const weapons = weaponsInHand(c);
  const fitting = isSpell(technique)
    ? weapons.filter(({ spellAttack }) => spellAttack)
    : weapons.filter(({ skill }) => !isHero(c) || skill === technique.skill);
  const carried: Carried[] = fitting.map((weapon) => ({ technique, weapon }));
  return isSpell(technique) ? [{ technique }, ...carried] : carried;
}
