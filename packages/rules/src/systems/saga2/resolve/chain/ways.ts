import type { Technique, Weapon } from '../../sheets';
import type { SgCombatant } from '../../state';
import { checkValue, isSpell, techniquesOf, weaponsInHand } from '../../values';
import { covers } from '../cost';

/** A technique with what carries it. */
export interface Way {
  readonly technique: Technique;
  readonly weapon?: Weapon;
}

/**
 * Techniques and spells that somebody can chain with (SG-CHN-8): attacks with a check of three
 * dice, not acting last, with what is in hand, cost covered.
 */
export const chainWays = (c: SgCombatant): Way[] =>
  techniquesOf(c)
    .filter((technique) => canBeChained(c, technique))
    .flatMap((technique) => carriedBy(c, technique));

export const canBeChained = (c: SgCombatant, technique: Technique): boolean =>
  technique.kind === 'attack' &&
  technique.targets !== 'self' &&
  !technique.actsLast &&
  checkValue(c, technique.skill).skilled &&
  covers(c.body, technique);

/** By each weapon in hand of its skill; a spell by none, or by one that serves spells. */
function carriedBy(c: SgCombatant, technique: Technique): Way[] {
  const weapons = weaponsInHand(c);
  if (!isSpell(technique)) {
    return weapons
      .filter(({ skill }) => skill === technique.skill)
      .map((weapon) => ({ technique, weapon }));
  }
  const serving = weapons.filter(({ spellAttack }) => spellAttack);
  return [{ technique }, ...serving.map((weapon) => ({ technique, weapon }))];
}
