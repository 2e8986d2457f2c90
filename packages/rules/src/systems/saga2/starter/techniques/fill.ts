import { prefilledTechnique, type TechniqueInput } from '../../sheets';

/** A technique as it is written here: its skill and the figures of its rank are filled in. */
export type Entry = Omit<TechniqueInput, 'skill' | 'cost'> & { readonly cost?: number };

/**
 * The techniques of a skill. Cost, power dice and base power are those of the rank (SG-DAT-5)
 * where an entry says nothing else; what neither hurts nor restores has no power.
 */
export function ofSkill(skill: string, entries: readonly Entry[]): TechniqueInput[] {
  return entries.map((entry) => ({ ...figuresOf(entry), skill, ...entry }));
}

function figuresOf({ rank, kind = 'attack', restores }: Entry) {
  const figures = prefilledTechnique(rank);
  const powerless = kind === 'parry' || (kind === 'support' && !restores);
  return powerless ? { cost: figures.cost } : figures;
}
