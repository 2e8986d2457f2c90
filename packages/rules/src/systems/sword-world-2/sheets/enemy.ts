import { z } from 'zod';
import { damage } from './damage';
import { lootRows } from './loot';
import { baseValue, level, whole } from './numbers';
import { haveUniqueIds } from '../../../sheets/records';
import { enemySpellSchema } from './spell';
import { ATTACK_KINDS, ATTRIBUTES, CATEGORIES, keysOf } from './terms';
import { idText, nameFields, nameText, noteText, skillKey } from '../../../sheets/text';
import { DEFAULT_RANGE } from './weapon';

/** Weakness value of an enemy whose weakness no check finds (SW-KNW-16). */
export const NO_WEAKNESS_VALUE = 'none';

/** Most parts of an enemy. */
export const MAX_PARTS = 12;

const publicName = nameText.optional();
const publicNameEn = publicName.describe('The same in English, saying no more than the Japanese.');

const attack = z
  .strictObject({
    id: idText.default('attack').describe('Id, unique among the attacks of the part.'),
    name: nameText.default('攻撃').describe('Name of the attack.'),
    nameEn: nameText.optional().describe('English name for display.'),
    publicName: publicName.describe('What players read before the enemy is identified.'),
    publicNameEn,
    kind: z.enum(keysOf(ATTACK_KINDS)).default('melee').describe('Attack kind (SW-ACT-4).'),
    range: whole(0, 100)
      .optional()
      .describe('Range in metres. Default by kind: melee 0, thrown 10, bow 30, gun 30.'),
    accuracy: baseValue.describe('Base accuracy (命中力), or "base(fixed)".'),
    damage: damage.describe('Damage, always rolled (SW-DAT-4): "2d+5".'),
    attribute: z.enum(keysOf(ATTRIBUTES)).optional().describe('Attribute of its damage.'),
  })
  .transform(({ range, ...rest }) => ({ ...rest, range: range ?? DEFAULT_RANGE[rest.kind] }));
export type EnemyAttack = z.output<typeof attack>;

const part = z.strictObject({
  id: idText.default('body').describe('Id, unique among the parts.'),
  name: nameText.default('本体').describe('Name of the part (部位).'),
  nameEn: nameText.optional().describe('English name for display.'),
  attacks: z
    .array(attack)
    .max(8)
    .refine(haveUniqueIds, 'Every id must be different.')
    .prefault([])
    .describe('Attacks of the part, one a turn.'),
  evasion: baseValue.describe('Base evasion (回避力), or "base(fixed)".'),
  defence: whole(0, 99).default(0).describe('Defence (防護点).'),
  hp: whole(1, 9999).describe('Hit points.'),
  mp: whole(0, 9999).default(0).describe('Magic points.'),
});
export type EnemyPart = z.output<typeof part>;

const weaknessFields = {
  amount: whole(1, 20).describe('What is added to it.'),
  wording: nameText.optional().describe('Original wording: 「炎属性ダメージ+3点」.'),
};

/** A weakness (弱点, SW-DAT-3), one of five kinds. */
export const weakness = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('physicalDamage'), ...weaknessFields }),
  z.strictObject({ kind: z.literal('magicDamage'), ...weaknessFields }),
  z.strictObject({
    kind: z.literal('attributeDamage'),
    attribute: z.enum(keysOf(ATTRIBUTES)).describe('Attribute that hurts more.'),
    ...weaknessFields,
  }),
  z.strictObject({ kind: z.literal('accuracy'), ...weaknessFields }),
  z.strictObject({ kind: z.literal('healingDamage'), ...weaknessFields }),
]);
export type Weakness = z.output<typeof weakness>;

const knowledgeSkill = z.strictObject({
  skill: skillKey.describe('Skill that knows this enemy.'),
  findsWeakness: z.boolean().default(false).describe('Whether it may also find the weakness.'),
});
export type KnowledgeSkill = z.output<typeof knowledgeSkill>;

const trait = z.strictObject({
  ...nameFields,
  note: noteText.describe('What it means, in words; the GM applies it.'),
});

const fields = z.strictObject({
  ...nameFields,
  publicName: publicName.describe('Name before identification (SW-KNW-9); none: 「魔物A」 ....'),
  publicNameEn,
  category: z.enum(keysOf(CATEGORIES)).default('other').describe('Category (分類).'),
  level: level.default(1).describe('Monster level.'),
  fame: whole(0, 99).describe('Fame (知名度): the target of identifying it.'),
  weaknessValue: z
    .union([whole(0, 99), z.literal(NO_WEAKNESS_VALUE)])
    .default(NO_WEAKNESS_VALUE)
    .describe('Weakness value (弱点値), or "none".'),
  weakness: weakness.optional().describe('The weakness, if it has one.'),
  knowledgeSkills: z
    .array(knowledgeSkill)
    .max(8)
    .default([])
    .describe('Further skills that identify it, besides Sage and Rider (SW-KNW-5).'),
  initiativeValue: whole(0, 99).describe('Initiative value (先制値).'),
  vitalityResistance: baseValue.describe('Base vitality resistance, or "base(fixed)".'),
  mentalResistance: baseValue.describe('Base mental resistance, or "base(fixed)".'),
  magicPower: baseValue.optional().describe('Base magic power, or "base(fixed)".'),
  parts: z
    .array(part)
    .min(1)
    .max(MAX_PARTS)
    .refine(haveUniqueIds, 'Every id must be different.')
    .describe('Parts (部位), each acting on its own.'),
  core: idText.optional().describe('Id of the core part (コア部位), if it has one.'),
  spells: z
    .array(enemySpellSchema)
    .max(32)
    .refine(haveUniqueIds, 'Every id must be different.')
    .prefault([])
    .describe('Spells and abilities that are used.'),
  traits: z.array(trait).max(32).default([]).describe('Abilities that only words describe.'),
  loot: lootRows.prefault([]).describe('Loot rows (戦利品).'),
});

/** An enemy sheet (SW-DAT-3). Values are base numbers; fixed = base + 7 (SW-DAT-4). */
export const enemySchema = fields.superRefine((enemy, context) => {
  const partIds = new Set(enemy.parts.map(({ id }) => id));
  const refuse = (path: (string | number)[], message: string) =>
    context.addIssue({ code: 'custom', path, message });

  if (enemy.core !== undefined && !partIds.has(enemy.core)) refuse(['core'], 'No such part.');
  enemy.spells.forEach((spell, index) => {
    if (spell.part !== undefined && !partIds.has(spell.part)) {
      refuse(['spells', index, 'part'], 'No such part.');
    }
    const isRolled = spell.resist !== undefined && spell.resist.outcome !== 'unresistable';
    if (isRolled && (spell.power ?? enemy.magicPower) === undefined) {
      refuse(['spells', index, 'power'], 'Needs a power, or the enemy a magicPower.');
    }
  });
});
export type Enemy = z.output<typeof enemySchema>;
export type EnemyInput = z.input<typeof enemySchema>;
