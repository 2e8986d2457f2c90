import {
  accuracyValue,
  characterSchema,
  evasionValue,
  initiativeModifier,
  magicPower,
  mentalResistance,
  vitalityResistance,
  weaponSchema,
  type Character,
} from '@ransen/rules/sword-world-2';
import type { Json, JsonObject } from '@ransen/rules';
import { signed } from '../../../texts/index.svelte';

const LEAST: JsonObject = { name: '-', hp: 1 };

const KEPT = [
  'adventurerLevel',
  'skills',
  'bonuses',
  'evasionModifier',
  'feats',
] as const satisfies readonly (keyof Character)[];

/**
 * The character as far as it is filled in: whatever is not right yet counts as not said, and
 * finished numbers are left out, since what is wanted is what they would replace.
 */
export function partialCharacter(sheet: JsonObject): Character {
  const base = KEPT.reduce<JsonObject>((known, key) => {
    const next = { ...known, [key]: tidy(sheet[key]) };
    return characterSchema.safeParse(next).success ? next : known;
  }, LEAST);
  return characterSchema.parse(base);
}

/** Without the entries that are no numbers yet. */
function tidy(value: Json | undefined): Json | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).filter(([, entry]) => entry !== null)) as Json;
}

/** 2d＋6, or the dice alone. */
const rolled = (value: number | null): string =>
  value === null || value === 0 ? '2d' : `2d${signed(value)}`;

/** What stands dashed in the cells of the values that are worked out. */
export function derivedOf(sheet: JsonObject) {
  const character = partialCharacter(sheet);
  return {
    evasion: rolled(evasionValue(character)),
    mentalResistance: rolled(mentalResistance(character)),
    vitalityResistance: rolled(vitalityResistance(character)),
    initiative: rolled(initiativeModifier(character)),
    magicPower: (skill: string): number | undefined => magicPower(character, skill) ?? undefined,
    accuracy: (weapon: Json): string | undefined => {
      const parsed = weaponSchema.safeParse({ ...(weapon as JsonObject), name: '-' });
      return parsed.success ? rolled(accuracyValue(character, parsed.data)) : undefined;
    },
  };
}

export type Derived = ReturnType<typeof derivedOf>;
