import type { Character } from './character';
import { BODY, DEXTERITY } from './terms';
import type { Technique } from './technique';

type Abilities = Pick<Character, 'abilities' | 'skills'>;

export const abilityOf = ({ abilities }: Pick<Character, 'abilities'>, id: string): number =>
  abilities.find((each) => each.id === id)?.value ?? 0;

/** Pools of a new sheet (SG-DAT-5); every number is free to change. */
export function prefilledPools(sheet: Abilities): Record<'hp' | 'wp' | 'jp' | 'lp' | 'dp', number> {
  const body = abilityOf(sheet, BODY);
  const [best] = sheet.skills
    .filter(({ type, level }) => type === 'spell' && level > 0)
    .sort((a, b) => b.level - a.level);
  return {
    hp: 20 + body * 5,
    wp: abilityOf(sheet, DEXTERITY) * 3,
    jp: best ? abilityOf(sheet, best.ability) * 3 : 0,
    lp: 6 + Math.floor(body / 2),
    dp: Math.floor(body / 2),
  };
}

/** Figures of a technique of a rank (SG-DAT-5). */
export function prefilledTechnique(rank: number): Pick<Technique, 'cost' | 'dice' | 'base'> {
  return { cost: rank, dice: 1 + Math.ceil(rank / 2), base: 2 * rank };
}
