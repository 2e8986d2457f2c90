import type { CharacterInput, WeaponSkill } from '../../sheets';
import { STARTER_SPELL_SKILLS } from '../techniques';

type SkillInput = NonNullable<CharacterInput['skills']>[number];

/** Base ability of a weapon skill on the starter sheets: weight is 体, aim is 技. */
const WEIGHT: readonly WeaponSkill[] = ['greatsword', 'axe', 'club', 'unarmed'];

export const weaponSkill = (id: WeaponSkill, level: number): SkillInput => ({
  id,
  ability: WEIGHT.includes(id) ? 'body' : 'dexterity',
  level,
});

export const evasion = (level: number): SkillInput => ({
  id: 'evasion',
  ability: 'dexterity',
  level,
});

export const shield = (level: number): SkillInput => ({ id: 'shield', ability: 'body', level });

export const resistance = (level: number): SkillInput => ({
  id: 'resistance',
  ability: 'heart',
  level,
});

/** A spell skill; unless said otherwise on wits (知). */
export function spellSkill(
  id: keyof typeof STARTER_SPELL_SKILLS,
  level: number,
  ability: 'wits' | 'heart' = 'wits',
): SkillInput {
  const { ja, en } = STARTER_SPELL_SKILLS[id];
  return { id, name: ja, nameEn: en, type: 'spell', ability, level };
}

/** A skill for outside of fights (SG-CHK-1). */
export const knack = (
  id: string,
  name: string,
  nameEn: string,
  ability: string,
  level: number,
): SkillInput => ({ id, name, nameEn, ability, level });
