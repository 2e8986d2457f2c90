import { z } from 'zod';
import { uniqueList } from '../../../sheets/records';
import { idText, nameFields, nameText } from '../../../sheets/text';
import { whole } from '../../../sheets/whole';
import { armourSchema, itemSchema, shieldSchema, traitSchema, weaponSchema } from './gear';
import { skillId, techniqueSchema } from './technique';
import { BODY, DEFENCE_SKILLS, DEXTERITY, HANDS, WEAPON_SKILLS } from './terms';

/** What a sheet holds at most: what fights and scenarios bring stays within it. */
export const MOST = {
  points: 9999,
  growths: 99,
  techniquePoints: 999_999,
  credits: 99_999_999,
  techniques: 96,
  mikiri: 96,
} as const;

const ability = z.strictObject({
  id: idText.describe('`body` (体) and `dexterity` (技) must exist.'),
  name: nameText,
  nameEn: nameText.optional(),
  value: whole(0, 99),
});
export type Ability = z.output<typeof ability>;

/** A skill (技能): its base ability and its level; level 0 is not had (SG-DAT-6). */
const skill = z
  .strictObject({
    id: skillId.describe('Weapon skill, evasion, shield, resistance, or an id of its own.'),
    name: nameText.optional().describe('Of a spell skill or non-combat skill.'),
    nameEn: nameText.optional(),
    type: z
      .enum(['weapon', 'defence', 'spell', 'other'])
      .optional()
      .describe('Default by id; of other ids: other.'),
    ability: idText.describe('Id of the base ability.'),
    level: whole(0, 30),
  })
  .transform(({ type, ...rest }) => ({ ...rest, type: type ?? typesOf(rest.id)[0] }))
  .refine(({ id, type }) => typesOf(id).includes(type), {
    path: ['type'],
    error: 'Skills of this id are of another type.',
  });
export type Skill = z.output<typeof skill>;
type SkillType = 'weapon' | 'defence' | 'spell' | 'other';

/** Types that a skill can have, the usual one first. */
function typesOf(id: string): readonly [SkillType, ...SkillType[]] {
  if (Object.hasOwn(WEAPON_SKILLS, id)) return ['weapon'];
  return Object.hasOwn(DEFENCE_SKILLS, id) ? ['defence'] : ['other', 'spell'];
}

/** A pool (SG-DAT-2): a bare number means full. */
const pool = z
  .union([
    whole(0, MOST.points).transform((max) => ({ max })),
    z.strictObject({ max: whole(0, MOST.points), now: whole(0, MOST.points).optional() }),
  ])
  .transform(({ max, now = max }: { max: number; now?: number | undefined }) => ({ now, max }))
  .refine(({ now, max }) => now <= max, 'Not more than the maximum.');

/** A technique of somebody else that is evaded with certainty (見切り, SG-GLM-8). */
const mikiri = z.strictObject({
  /** The technique, known by its name: that is what was heard; ids of an enemy are secret. */
  of: z.string().max(128),
  name: nameText,
  nameEn: nameText.optional(),
});
export type Mikiri = z.output<typeof mikiri>;

/** A character sheet (SG-DAT-1 to 3): pure data, prefilled by `prefill.ts`. */
export const characterSchema = z
  .strictObject({
    ...nameFields,
    reading: nameText.optional().describe('Reading of the name (ふりがな).'),
    abilities: uniqueList(ability, 16),
    skills: uniqueList(skill, 48).prefault([]),
    hp: pool,
    wp: pool,
    jp: pool,
    lp: pool,
    dp: whole(0, 999).default(0).describe("DP, the body's own defence."),
    weapons: uniqueList(weaponSchema, 12).prefault([]),
    shields: uniqueList(shieldSchema, 4).prefault([]),
    inHand: z.array(idText).max(HANDS).default([]).describe('Weapons and shields usually held.'),
    armour: uniqueList(armourSchema, 12).prefault([]),
    techniques: uniqueList(techniqueSchema, MOST.techniques)
      .prefault([])
      .describe('Known techniques, spells.'),
    mikiri: z.array(mikiri).max(MOST.mikiri).default([]).describe('見切り that were learned.'),
    mikiriUsed: z
      .array(z.string().max(128))
      .max(MOST.mikiri)
      .default([])
      .describe('Used this scenario.'),
    items: uniqueList(itemSchema, 32).prefault([]),
    traits: uniqueList(traitSchema, 24).prefault([]),
    row: z.enum(['front', 'back']).default('front').describe('Row at the start of a fight.'),
    points: whole(0, MOST.techniquePoints).default(0).describe('Technique points (技術点).'),
    credits: whole(0, MOST.credits).default(0).describe('Credits (Cr).'),
    growths: whole(0, MOST.growths)
      .default(0)
      .describe('Ends of scenarios whose WP or JP is not chosen.'),
  })
  .superRefine((sheet, context) => {
    const refuse = (path: (string | number)[], message: string) =>
      context.addIssue({ code: 'custom', path, message });
    const abilities = new Set(sheet.abilities.map(({ id }) => id));
    for (const id of [BODY, DEXTERITY]) {
      if (!abilities.has(id)) refuse(['abilities'], `The ability "${id}" is missing.`);
    }
    sheet.skills.forEach(({ ability: base }, i) => {
      if (!abilities.has(base)) refuse(['skills', i, 'ability'], 'No such ability.');
    });
    const gear = [...sheet.weapons, ...sheet.shields];
    if (new Set(gear.map(({ id }) => id)).size < gear.length) {
      refuse(['shields'], 'Every id must be different.');
    }
    if (new Set(sheet.inHand).size < sheet.inHand.length) {
      refuse(['inHand'], 'Each thing once.');
    }
    const held = sheet.inHand.map((id) => gear.find((each) => each.id === id));
    if (held.includes(undefined)) refuse(['inHand'], 'No weapon or shield has this id.');
    if (held.reduce((sum, each) => sum + (each?.hands ?? 0), 0) > HANDS) {
      refuse(['inHand'], 'More in hand than two hands hold.');
    }
  });
export type Character = z.output<typeof characterSchema>;
export type CharacterInput = z.input<typeof characterSchema>;
