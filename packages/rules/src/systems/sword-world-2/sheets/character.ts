import { z } from 'zod';
import { itemSchema } from './item';
import { level, modifier, whole } from './numbers';
import { openRecord, uniqueList } from '../../../sheets/records';
import { ABILITIES, FEATS, keysOf } from './terms';
import { spellSchema } from './spell';
import { idText, nameFields, nameText, skillKey } from '../../../sheets/text';
import { weaponSchema } from './weapon';

/** The race that loses memory rather than gaining taint when raised (SW-DEF-7). */
export const RUNEFOLK = 'runefolk';

/** Hands of a character (SW-ACT-17). */
export const HANDS = 2;

/** Taint at which a character is lost (SW-DEF-7). */
export const LOST_AT_TAINT = 5;

/** A pool that goes down: a bare number means full. `now` may be below 0 (SW-DEF-4). */
const pool = (leastNow: number, leastMax: number) =>
  z
    .union(
      [
        whole(leastMax, 9999).transform((max) => ({ max })),
        z.strictObject({
          max: whole(leastMax, 9999).describe('Maximum.'),
          now: whole(leastNow, 9999).optional().describe('Points left. Default: the maximum.'),
        }),
      ],
      { error: 'Expected a maximum, or { now, max }.' },
    )
    .transform(({ max, now = max }: { max: number; now?: number | undefined }) => ({ now, max }))
    .refine(({ now, max }) => now <= max, 'Not more than the maximum.');

const bonus = (name: string) => modifier.default(0).describe(`Ability bonus: ${name}.`);

const bonuses = z.strictObject({
  dexterity: bonus(ABILITIES.dexterity.ja),
  agility: bonus(ABILITIES.agility.ja),
  strength: bonus(ABILITIES.strength.ja),
  vitality: bonus(ABILITIES.vitality.ja),
  intelligence: bonus(ABILITIES.intelligence.ja),
  spirit: bonus(ABILITIES.spirit.ja),
});
export type Bonuses = z.output<typeof bonuses>;

const finished = whole(-20, 99);

/** Finished numbers (without dice) that win over the computed ones (SW-DAT-1). */
const overrides = z.strictObject({
  evasion: finished.optional().describe('Finished evasion, modifier included.'),
  mentalResistance: finished.optional().describe('Finished mental resistance.'),
  vitalityResistance: finished.optional().describe('Finished vitality resistance.'),
  initiative: finished.optional().describe('Finished initiative bonus.'),
  magicPower: openRecord(skillKey, finished)
    .prefault({})
    .describe('Finished magic power by skill: { "priest": 6 }.'),
  accuracy: openRecord(idText, finished)
    .prefault({})
    .describe('Finished accuracy by weapon id, weapon modifier included.'),
});
export type Overrides = z.output<typeof overrides>;

/** A character sheet (SW-DAT-1): pure data; derived values are computed (`derived.ts`). */
export const characterSchema = z
  .strictObject({
    ...nameFields,
    reading: nameText.optional().describe('Reading of the name (ふりがな).'),
    race: nameText.default('human').describe('Race; only "runefolk" matters to the rules.'),
    adventurerLevel: level.default(1).describe('Adventurer level (冒険者レベル).'),
    skills: openRecord(skillKey, level)
      .prefault({})
      .describe('Skill levels (技能): { "fighter": 3 }; a skill not named is not held.'),
    bonuses: bonuses.prefault({}).describe('Ability bonuses (ボーナス).'),
    hp: pool(-9999, 1).describe('Hit points: { now, max } or the maximum alone.'),
    mp: pool(0, 0).prefault(0).describe('Magic points: { now, max } or the maximum alone.'),
    defence: whole(0, 99).default(0).describe('Defence (防護点).'),
    evasionModifier: modifier.default(0).describe('Evasion modifier of armour and shield.'),
    fate: z
      .enum(['alive', 'dead', 'lost'])
      .default('alive')
      .describe('alive, dead (may be raised), or lost to undeath (SW-DEF-7).'),
    taint: whole(0, LOST_AT_TAINT).default(0).describe('Taint (穢れ), 0-5.'),
    feats: z
      .array(z.enum(keysOf(FEATS)))
      .max(32)
      .refine((list) => new Set(list).size === list.length, 'Each feat once.')
      .default([])
      .describe('Feats (特技) the rules act on.'),
    otherFeats: z
      .array(nameText)
      .max(32)
      .default([])
      .describe('Names of further feats, only shown; put their numbers into the values.'),
    weapons: uniqueList(weaponSchema, 16).prefault([]).describe('Weapons.'),
    spells: uniqueList(spellSchema, 64).prefault([]).describe('Spells.'),
    items: uniqueList(itemSchema, 64).prefault([]).describe('Items.'),
    gamel: whole(0, 99_999_999).default(0).describe('Money in gamel.'),
    overrides: overrides.prefault({}).describe('Finished numbers that win over computed ones.'),
  })
  .superRefine(({ weapons, overrides }, context) => {
    const held = weapons.filter(({ inHand }) => inHand);
    if (held.reduce((sum, { hands }) => sum + hands, 0) > HANDS) {
      context.addIssue({
        code: 'custom',
        path: ['weapons'],
        message: 'More weapons in hand than two hands hold.',
      });
    }
    const ids = new Set(weapons.map(({ id }) => id));
    for (const id of Object.keys(overrides.accuracy).filter((id) => !ids.has(id))) {
      context.addIssue({
        code: 'custom',
        path: ['overrides', 'accuracy', id],
        message: 'No weapon has this id.',
      });
    }
  });
export type Character = z.output<typeof characterSchema>;
export type CharacterInput = z.input<typeof characterSchema>;
