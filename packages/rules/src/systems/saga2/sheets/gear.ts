import { z } from 'zod';
import { idText, nameFields } from '../../../sheets/text';
import { whole } from '../../../sheets/whole';
import { attributeList, statusList } from './technique';
import { keysOf, NATURAL, POOLS, UNARMED, USUAL_ATTRIBUTE, WEAPON_SKILLS } from './terms';

const gearId = idText
  .refine((id) => id !== UNARMED && id !== NATURAL, 'Fists and claws go by this id.')
  .describe('Id, unique among weapons and shields.');

/** A weapon (SG-DAT-3). Fists need no entry: `unarmed` is always there, attack value 0. */
export const weaponSchema = z
  .strictObject({
    id: gearId,
    ...nameFields,
    skill: z.enum(keysOf(WEAPON_SKILLS)).describe('Weapon skill.'),
    attack: whole(0, 999).describe('Attack value (攻撃力).'),
    hands: whole(1, 2).default(1).describe('Hands that hold it.'),
    attributes: attributeList.optional().describe('Default by skill (SG-ATT-4).'),
    reach: z.enum(['melee', 'ranged']).optional().describe('Default: gun and bow ranged.'),
    spellAttack: z.boolean().default(false).describe('Its attack value counts for spells too.'),
  })
  .transform(({ attributes, reach, ...rest }) => ({
    ...rest,
    attributes: attributes ?? [USUAL_ATTRIBUTE[rest.skill]],
    reach: reach ?? (rest.skill === 'gun' || rest.skill === 'bow' ? 'ranged' : 'melee'),
  }));
export type Weapon = z.output<typeof weaponSchema>;
export type WeaponInput = z.input<typeof weaponSchema>;

export const shieldSchema = z.strictObject({
  id: gearId,
  ...nameFields,
  hands: whole(1, 1).default(1),
});
export type Shield = z.output<typeof shieldSchema>;

/** Armour, and other worn equipment with a resistance (SG-ATT-6). */
export const armourSchema = z.strictObject({
  id: idText,
  ...nameFields,
  defence: whole(0, 999).default(0).describe('Defence (防御力), added to DP.'),
  resists: attributeList.default([]),
});
export type Armour = z.output<typeof armourSchema>;

/** Something carried; with an effect it can be used (SG-ATK-13). */
export const itemSchema = z.strictObject({
  id: idText,
  ...nameFields,
  count: whole(0, 999).default(1),
  usedUp: z.boolean().default(true).describe('Gone after use (SG-ATK-13).'),
  targets: z.enum(['one', 'row', 'all', 'self']).default('one'),
  dice: whole(0, 20).default(0),
  base: whole(0, 999).default(0),
  restores: z.enum(POOLS).optional(),
  cures: statusList.default([]),
  resists: attributeList.default([]),
  usable: z.boolean().default(true).describe('false: only carried.'),
});
export type Item = z.output<typeof itemSchema>;

/** 特徴 and 特技: words, and what they change about attributes (SG-ATT-6). */
export const traitSchema = z.strictObject({
  id: idText,
  ...nameFields,
  checks: z.boolean().default(false).describe('A 特技 that can serve checks (SG-CHK-1).'),
  weak: attributeList.default([]),
  resists: attributeList.default([]),
  immune: attributeList.default([]),
});
export type Trait = z.output<typeof traitSchema>;
