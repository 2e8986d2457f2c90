import { z } from 'zod';
import { critical, dice, rating } from './damage';
import { modifier, whole } from './numbers';
import { nameText } from '../../../sheets/text';

/** What a status changes while it lasts; a value not named is not changed. */
export const modifiers = z.strictObject({
  accuracy: modifier.optional().describe('Accuracy of weapon attacks (命中力).'),
  evasion: modifier.optional().describe('Evasion (回避力), the dice alone included.'),
  damage: modifier.optional().describe('Damage dealt with weapon attacks.'),
  defence: modifier.optional().describe('Defence (防護点).'),
  magicPower: modifier.optional().describe('Magic power (魔力), in the check and in the amount.'),
  mentalResistance: modifier.optional().describe('Mental resistance (精神抵抗力).'),
  vitalityResistance: modifier.optional().describe('Vitality resistance (生命抵抗力).'),
});
export type Modifiers = z.output<typeof modifiers>;

const rounds = z.union([whole(1, 999), z.literal('fight')]);

const ratingDamage = z.strictObject({
  kind: z.literal('ratingDamage'),
  rating,
  critical,
});
const diceDamage = z.strictObject({
  kind: z.literal('diceDamage'),
  dice: dice.describe('Plain dice: { count, sides, plus } or text such as "2d+6".'),
  addMagicPower: z.boolean().default(false).describe('Whether magic power is added to the dice.'),
});
const fixedDamage = z.strictObject({
  kind: z.literal('fixedDamage'),
  amount: whole(1, 999).describe('Damage without dice and without magic power.'),
});
const healing = z.strictObject({
  kind: z.literal('healing'),
  rating,
});
const status = z.strictObject({
  kind: z.literal('status'),
  name: nameText.optional().describe('Name of the status; the spell name when absent.'),
  modifiers: modifiers.prefault({}).describe('What it changes.'),
  rounds: rounds.describe('How many rounds it lasts (10 seconds each), or "fight".'),
  shorterRounds: rounds.optional().describe('Rounds when resisted with the outcome "shorter".'),
});

/** What a spell or ability does (SW-DAT-5). */
export const spellEffect = z.discriminatedUnion('kind', [
  ratingDamage,
  diceDamage,
  fixedDamage,
  healing,
  status,
]);
export type SpellEffect = z.output<typeof spellEffect>;
export type StatusEffect = z.output<typeof status>;

const DAMAGE_KINDS: readonly SpellEffect['kind'][] = ['ratingDamage', 'diceDamage', 'fixedDamage'];

/** Whether the effect is damage to everybody, not only (as healing is) to undead. */
export const isDamage = (effect: SpellEffect): boolean => DAMAGE_KINDS.includes(effect.kind);

/** What an item does when it is used (SW-DEF-6). */
export const itemEffect = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('awaken') }),
  z.strictObject({
    kind: z.literal('healing'),
    dice: dice.describe('HP restored: { count, sides, plus } or text such as "2d+2".'),
  }),
]);
export type ItemEffect = z.output<typeof itemEffect>;
