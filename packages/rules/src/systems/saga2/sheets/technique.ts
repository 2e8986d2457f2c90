import { z } from 'zod';
import { idText, nameFields, nameText } from '../../../sheets/text';
import { whole } from '../../../sheets/whole';
import { ATTRIBUTES, keysOf, POOLS, STATUSES, WEAPON_SKILLS } from './terms';

/** A list of attributes; an empty one is 無, damage without attribute. */
export const attributeList = z
  .array(z.enum(keysOf(ATTRIBUTES)))
  .max(9)
  .refine((list) => new Set(list).size === list.length, 'Each attribute once.');

export const statusList = z.array(z.enum(keysOf(STATUSES))).max(8);

/** Id of a weapon or spell skill: `sword`, `fire`, or one of the group's own. */
export const skillId = idText;

/** What happens besides damage or restoring (SG-DAT-3). */
const effects = z.strictObject({
  inflicts: statusList.default([]).describe('Statuses put on whoever is hit.'),
  cures: statusList.default([]).describe('Statuses taken away.'),
  resists: attributeList.default([]).describe('Resistances until the fight ends (SG-ATT-6).'),
});
export type Effects = z.output<typeof effects>;

/** A technique of a weapon skill (技), or a spell of a spell skill (術), SG-DAT-3. */
export const techniqueSchema = z
  .strictObject({
    id: idText.describe('Id, unique among techniques: what is learned is known by it.'),
    ...nameFields,
    skill: skillId.describe('Weapon skill or spell skill that it belongs to.'),
    rank: whole(1, 6).describe('Rank, 1-6.'),
    cost: whole(0, 99).describe('WP of a technique, JP of a spell.'),
    base: whole(0, 999).default(0).describe('Base power (基礎威力).'),
    dice: whole(0, 20).default(0).describe('Power dice (威力ダイス), a count of D6.'),
    attributes: attributeList
      .optional()
      .describe("Attributes; none given: the weapon's; []: 無 (SG-DAT-6)."),
    targets: z
      .enum(['one', 'row', 'all', 'self'])
      .default('one')
      .describe('one, one row, all, or oneself. Support: on the own side.'),
    kind: z.enum(['attack', 'support', 'parry', 'counter']).default('attack'),
    reach: z
      .enum(['melee', 'ranged'])
      .optional()
      .describe("melee: front rows alone. Default: the weapon's; a spell: ranged."),
    weaponAttack: z
      .boolean()
      .optional()
      .describe("Adds the weapon's attack value. Default: techniques yes, spells no (SG-ATK-3)."),
    actsLast: z.boolean().default(false).describe('Acts behind all others (SG-TRN-12).'),
    restores: z
      .enum(POOLS)
      .optional()
      .describe('Support: the pool that dice and base power restore (SG-ATK-13).'),
    effects: effects.prefault({}).describe('What happens besides.'),
    text: nameText.optional().describe('How it is done, in a few words, for the table.'),
  })
  .refine(({ kind, skill }) => !(isDefensive(kind) && !Object.hasOwn(WEAPON_SKILLS, skill)), {
    path: ['kind'],
    error: 'Parry and counter belong to a weapon skill (SG-ATK-12).',
  });
export type Technique = z.output<typeof techniqueSchema>;
export type TechniqueInput = z.input<typeof techniqueSchema>;

const isDefensive = (kind: string): boolean => kind === 'parry' || kind === 'counter';
