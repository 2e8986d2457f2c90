import type { Id } from '../../../kernel/fight';
import type { Attribute, Technique, Weapon } from '../sheets';
import type { Row } from '../state';
import { isSpell } from '../values';

/** An attack as it is carried out: with what, and at whom. */
export interface Strike {
  readonly deed: 'attack' | 'technique';
  readonly technique?: Technique | undefined;
  readonly weapon?: Weapon | undefined;
  /** At whom, or in whose row or side if it takes several. */
  readonly target?: Id | undefined;
  /** Row of the other side, where no target is named. */
  readonly row?: Row | undefined;
}

/** A spell attack is resisted, a physical one evaded (SG-ATK-1, SG-ATK-2). */
export const isSpellStrike = ({ technique }: Strike): boolean =>
  technique !== undefined && isSpell(technique);

/** Weapon skill or spell skill that the attack check is made with. */
export const skillOfStrike = ({ technique, weapon }: Strike): string =>
  technique?.skill ?? weapon?.skill ?? 'unarmed';

/** A technique that lists none has the weapon's (SG-DAT-6); a spell that lists none has none. */
export function attributesOf({ technique, weapon }: Strike): readonly Attribute[] {
  if (technique?.attributes) return technique.attributes;
  return technique && isSpell(technique) ? [] : (weapon?.attributes ?? []);
}

export const spreadOf = ({ technique }: Strike): Technique['targets'] =>
  technique?.targets ?? 'one';

/** Gun and bow, spells, and techniques that say so reach the back row (SG-TRN-3, SG-ATK-2). */
export function reachOf({ technique, weapon }: Strike): 'melee' | 'ranged' {
  if (technique?.reach) return technique.reach;
  if (technique && isSpell(technique)) return 'ranged';
  return weapon?.reach ?? 'melee';
}
