import { z } from 'zod';
import { isDamage, spellEffect } from './effects';
import { baseValue, whole } from './numbers';
import { ATTRIBUTES, keysOf } from './terms';
import { idText, nameFields, nameText, skillKey } from '../../../sheets/text';

/** How a resisted spell is weakened (SW-ACT-6). */
export const OUTCOMES = {
  half: { ja: '半減', en: 'Half' },
  none: { ja: '消滅', en: 'No effect' },
  shorter: { ja: '短縮', en: 'Shorter' },
  unresistable: { ja: '必中', en: 'No resistance possible' },
  atWill: { ja: '任意', en: 'At will' },
} as const;
export type Outcome = keyof typeof OUTCOMES;

const resist = z.strictObject({
  by: z
    .enum(['mental', 'vitality'])
    .default('mental')
    .describe('Resistance that is rolled: mental (精神) or vitality (生命).'),
  outcome: z
    .enum(keysOf(OUTCOMES))
    .describe(
      'What resisting does: half 半減, none 消滅, shorter 短縮, unresistable 必中, atWill 任意.',
    ),
});
export type Resist = z.output<typeof resist>;

const target = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('one') }),
  z.strictObject({
    kind: z.literal('many'),
    count: whole(2, 99).describe('How many targets at most.'),
  }),
  z.strictObject({
    kind: z.literal('area'),
    affects: z
      .enum(['everyone', 'enemies', 'allies'])
      .default('everyone')
      .describe('Whom in the area it touches, seen from the caster.'),
  }),
]);
export type SpellTarget = z.output<typeof target>;

const sharedFields = {
  id: idText.describe('Id, unique among the spells of the sheet.'),
  ...nameFields,
  mpCost: whole(0, 999).default(0).describe('MP paid when it is cast.'),
  range: z
    .union([z.enum(['self', 'touch']), whole(0, 100)])
    .describe('Range in metres, "touch" (same area) or "self".'),
  target: target
    .default({ kind: 'one' })
    .describe('One target, up to a number of targets, or a whole area.'),
  attribute: z.enum(keysOf(ATTRIBUTES)).optional().describe('Attribute of its damage.'),
  physical: z
    .boolean()
    .default(false)
    .describe('Physical damage, which defence reduces (SW-ACT-15); otherwise magic damage.'),
  resist: resist
    .optional()
    .describe('How it is resisted. Only healing may leave it out: 消滅 when used on undead.'),
  effect: spellEffect.describe('What it does.'),
  action: z.enum(['major', 'minor']).default('major').describe('主動作 or 補助動作.'),
};

interface SpellShape {
  readonly range: 'self' | 'touch' | number;
  readonly target: SpellTarget;
  readonly resist?: Resist | undefined;
  readonly effect: z.output<typeof spellEffect>;
}

type Fault = readonly [path: string, message: string];

/** What is contradictory in a spell, if anything. */
function faultOf({ range, target, resist, effect }: SpellShape): Fault | null {
  if (range === 'self' && target.kind === 'many') return ['target', 'Range self has one target.'];
  if (!resist) return effect.kind === 'healing' ? null : ['resist', 'How is it resisted?'];
  const shortens = effect.kind === 'status' && effect.shorterRounds !== undefined;
  if (resist.outcome === 'shorter' && !shortens) {
    return ['resist', 'Outcome "shorter" needs a status with shorterRounds.'];
  }
  const halves = isDamage(effect) || effect.kind === 'healing';
  if (resist.outcome === 'half' && !halves) return ['resist', 'Only an amount can be halved.'];
  return null;
}

const checked = <S extends z.ZodType<SpellShape>>(schema: S): S =>
  schema.superRefine((spell, context) => {
    const fault = faultOf(spell);
    if (fault) context.addIssue({ code: 'custom', path: [fault[0]], message: fault[1] });
  });

/** A character's spell (SW-DAT-5). */
export const spellSchema = checked(
  z.strictObject({
    ...sharedFields,
    skill: skillKey.describe('Skill that gives its magic power.'),
  }),
);
export type Spell = z.output<typeof spellSchema>;
export type SpellInput = z.input<typeof spellSchema>;

/** An enemy's spell or ability (SW-DAT-3, SW-DAT-5). */
export const enemySpellSchema = checked(
  z.strictObject({
    ...sharedFields,
    publicName: nameText
      .optional()
      .describe('What players read when it is used before the enemy is identified (SW-KNW-14).'),
    publicNameEn: nameText
      .optional()
      .describe('The same in English, saying no more than the Japanese.'),
    power: baseValue
      .optional()
      .describe("Base of its check and amount when it is not the enemy's magic power."),
    part: idText.optional().describe('Part that uses it; any part when absent.'),
  }),
);
export type EnemySpell = z.output<typeof enemySpellSchema>;
export type EnemySpellInput = z.input<typeof enemySpellSchema>;

const SILENT: Resist = { by: 'mental', outcome: 'none' };

/** How a spell is resisted; healing that says nothing is resisted to nothing (SW-ACT-11). */
export const resistanceTo = (spell: Pick<Spell, 'resist'>): Resist => spell.resist ?? SILENT;
