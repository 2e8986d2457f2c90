import type { Technique } from '../../sheets';
import type { SgCombatant } from '../../state';
import { checkValue, techniquesOf } from '../../values';
import { carriedBy, type Carried } from '../carry';
import { covers } from '../cost';

/**
 * Techniques and spells that somebody can chain with (SG-CHN-8): attacks with a check of three
 * dice, not acting last, with what is in hand, cost covered.
 */
export const chainWays = (c: SgCombatant): Carried[] =>
  techniquesOf(c)
    .filter((technique) => canBeChained(c, technique))
    .flatMap((technique) => carriedBy(c, technique));

export const canBeChained = (c: SgCombatant, technique: Technique): boolean =>
  technique.kind === 'attack' &&
  technique.targets !== 'self' &&
  !technique.actsLast &&
  checkValue(c, technique.skill).skilled &&
  covers(c.body, technique);
