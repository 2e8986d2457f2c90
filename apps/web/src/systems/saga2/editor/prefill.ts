import {
  characterSchema,
  prefilledPools,
  prefilledTechnique,
  type Character,
} from '@ransen/rules/saga2';
import type { Json, JsonObject } from '@ransen/rules';

/** A sheet with nothing but its name, abilities and skills, as far as these are filled in. */
function partial(sheet: JsonObject): Pick<Character, 'abilities' | 'skills'> | undefined {
  const pools = { hp: 0, wp: 0, jp: 0, lp: 0 };
  const parsed = characterSchema.safeParse({
    ...pools,
    name: '-',
    abilities: named(sheet['abilities']),
    skills: (sheet['skills'] as readonly JsonObject[] | undefined)?.map(unnamed) ?? [],
  });
  return parsed.success ? parsed.data : undefined;
}

/** Names that are still empty do not keep the figures back. */
const named = (list: Json | undefined): Json =>
  ((list ?? []) as readonly JsonObject[]).map((row) => ({ ...row, name: row['name'] || '-' }));

function unnamed(skill: JsonObject): JsonObject {
  const { name, ...rest } = skill;
  return name ? skill : rest;
}

/** The sheet with its pools worked out from abilities and skills (SG-DAT-5). */
export function withPools(sheet: JsonObject): JsonObject {
  const base = partial(sheet);
  if (!base) return sheet;
  const { hp, wp, jp, lp, dp } = prefilledPools(base);
  const full = (max: number) => ({ max });
  return { ...sheet, hp: full(hp), wp: full(wp), jp: full(jp), lp: full(lp), dp };
}

/** A technique with the figures of its rank (SG-DAT-5). */
export function withFigures(technique: JsonObject): JsonObject {
  const rank = technique['rank'];
  return typeof rank === 'number' ? { ...technique, ...prefilledTechnique(rank) } : technique;
}
