import type { Attribute } from '../sheets';
import type { SgCombatant } from '../state';

/** What stands for or against one attribute (SG-ATT-7). */
export interface Sources {
  readonly weak: boolean;
  readonly immune: boolean;
  /** Resistant by an advantageous trait (有利な特徴). */
  readonly trait: boolean;
  /** Resistances from equipment and effects. */
  readonly others: number;
}

export type Reaction = 'weak' | 'normal' | 'resistant' | 'immune';

/**
 * How somebody reacts to one attribute (SG-ATT-5 to 7). A weakness makes a resistance of an
 * immunity, or cancels one resistance, that of a trait last.
 */
export function reaction({ weak, immune, trait, others }: Sources): Reaction {
  if (!weak) return withoutWeakness({ immune, trait, others });
  if (immune) return withoutWeakness({ immune: false, trait, others: others + 1 });
  if (others > 0) return withoutWeakness({ immune, trait, others: others - 1 });
  if (trait) return withoutWeakness({ immune, trait: false, others });
  return 'weak';
}

function withoutWeakness({ immune, trait, others }: Omit<Sources, 'weak'>): Reaction {
  if (immune || (trait && others > 0)) return 'immune';
  return trait || others > 0 ? 'resistant' : 'normal';
}

/** Sources of a combatant: traits, armour and effects; an enemy's sheet counts as traits. */
export function sourcesOf({ body }: SgCombatant, attribute: Attribute): Sources {
  const lists = (one: readonly Attribute[]) => one.includes(attribute);
  const effects = body.resists.filter((each) => each === attribute).length;
  if (body.type === 'enemy') {
    const { weak, resists, immune } = body.sheet;
    return { weak: lists(weak), immune: lists(immune), trait: lists(resists), others: effects };
  }
  const { traits, armour } = body.sheet;
  return {
    weak: traits.some(({ weak }) => lists(weak)),
    immune: traits.some(({ immune }) => lists(immune)),
    trait: traits.some(({ resists }) => lists(resists)),
    others: armour.filter(({ resists }) => lists(resists)).length + effects,
  };
}

/** How a target takes an attack's attributes: the number of each reaction. */
export type Met = Readonly<Record<Reaction, number>> & { readonly of: number };

/** An attack with these attributes against a target (SG-ATT-8). */
export function meet(target: SgCombatant, attributes: readonly Attribute[]): Met {
  const met = { weak: 0, normal: 0, resistant: 0, immune: 0, of: attributes.length };
  for (const attribute of attributes) met[reaction(sourcesOf(target, attribute))] += 1;
  return met;
}

/** The only attribute, or every one, is met by an immunity: no damage, no effects (SG-ATT-8). */
export const isImmune = ({ of, immune }: Met): boolean => of > 0 && immune === of;

/** Power dice: doubled once if weak, then halved for each of several resisted (SG-ATK-11, 1-3). */
export function powerDice(dice: number, { weak, resistant, of }: Met): number {
  let count = weak > 0 ? dice * 2 : dice;
  if (of > 1) for (let i = 0; i < resistant; i += 1) count = Math.floor(count / 2);
  return count;
}

/** Halvings of the final damage that come of attributes (SG-ATK-11, 8). */
export function halvings({ resistant, immune, of }: Met): number {
  if (of === 1) return resistant;
  return immune > 0 && immune < of ? 1 : 0;
}
