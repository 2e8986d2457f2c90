import { z } from 'zod';
import { uniqueList } from '../../../sheets/records';
import { nameFields, nameText } from '../../../sheets/text';
import { whole } from '../../../sheets/whole';
import { attributeList, techniqueSchema } from './technique';

/** Weakness value of an enemy whose attributes no check finds. */
export const NO_WEAKNESS_VALUE = 'none';

const value = whole(-20, 99);
const pool = whole(0, 9999);

/** An enemy sheet (SG-DAT-4). Fixed values take the place of ability + level. */
export const enemySchema = z.strictObject({
  ...nameFields,
  publicName: nameText.optional().describe('Name before identification (SG-OPT-1).'),
  publicNameEn: nameText.optional(),
  rank: whole(0, 99).describe('Enemy rank (エネミーランク).'),
  boss: z.boolean().default(false),
  evasion: value.describe('Evasion value (回避値), also for initiative.'),
  hit: value.describe('Hit value (命中値).'),
  spell: value.optional().describe('Spell value. Default: the hit value.'),
  resist: value.describe('Resist value (抵抗値).'),
  hp: whole(1, 9999),
  wp: pool.optional().describe('None given: techniques cost nothing.'),
  jp: pool.optional().describe('None given: spells cost nothing.'),
  lp: pool.optional().describe('None given: HP 0 is defeated (SG-DAT-4).'),
  attack: whole(0, 999).default(0).describe('Attack value, as of a weapon.'),
  defence: whole(0, 999).default(0),
  attributes: attributeList.default(['blow']).describe('Of its normal attack.'),
  reach: z.enum(['melee', 'ranged']).default('melee'),
  row: z.enum(['front', 'back']).default('front'),
  weak: attributeList.default([]),
  resists: attributeList.default([]).describe('Resistances by trait (SG-ATT-6).'),
  immune: attributeList.default([]),
  techniques: uniqueList(techniqueSchema, 24).prefault([]),
  fame: whole(0, 99).default(10).describe('Number that identifies it (SG-OPT-1).'),
  weaknessValue: z
    .union([whole(0, 99), z.literal(NO_WEAKNESS_VALUE)])
    .default(NO_WEAKNESS_VALUE)
    .describe('Number from which attributes are known too.'),
});
export type Enemy = z.output<typeof enemySchema>;
export type EnemyInput = z.input<typeof enemySchema>;
