import type { Json, JsonObject } from '@ransen/rules';
import { WEAPON_SKILLS, STARTER_SPELL_SKILLS } from '@ransen/rules/saga2';
import { formatNumber } from '../../texts/index.svelte';
import { t } from './texts';
import { called, termOf } from './words/terms';

const textIn = (value: Json | undefined): string => (typeof value === 'string' ? value : '');

/** What a sheet is called, in the current language. */
export const sheetName = (sheet: JsonObject): string =>
  called({ name: textIn(sheet['name']), nameEn: textIn(sheet['nameEn']) || undefined });

/** 剣3・焔術2, HP24/35, LP7, 成長 あと1; ランク3, HP40. */
export function sheetSummary(sheet: JsonObject, side: 'party' | 'enemy'): string {
  const words = side === 'party' ? hero(sheet) : enemy(sheet);
  return words.filter((word) => word !== '').join(t('gap'));
}

function hero(sheet: JsonObject): string[] {
  return [
    skillsWords(sheet['skills']),
    poolWords('summary.hp', 'hp', sheet['hp']),
    poolWords('summary.lp', 'lp', sheet['lp']),
    growthWords(sheet['growths']),
  ];
}

interface SkillJson {
  readonly id?: string;
  readonly name?: string;
  readonly nameEn?: string;
  readonly level?: number;
}

const NAMES = { ...WEAPON_SKILLS, ...STARTER_SPELL_SKILLS };

/** Weapon and spell skills that are had. */
function skillsWords(value: Json | undefined): string {
  const skills = Array.isArray(value) ? (value as readonly SkillJson[]) : [];
  return skills
    .filter(({ id = '', level = 0, name }) => level > 0 && (Object.hasOwn(NAMES, id) || name))
    .map(({ id = '', name, nameEn, level = 0 }) => {
      const skill = name === undefined ? termOf(NAMES, id) : called({ name, nameEn });
      return t('summary.skill', { skill, level });
    })
    .join(t('dot'));
}

function poolWords(key: 'summary.hp' | 'summary.lp', at: 'hp' | 'lp', pool: Json | undefined) {
  const { max, now = max } =
    typeof pool === 'number'
      ? { max: pool }
      : ((pool ?? {}) as { max?: number | undefined; now?: number | undefined });
  if (max === undefined) return '';
  const value = now === undefined || now === max ? String(max) : `${formatNumber(now)}/${max}`;
  return t(key, { [at]: value });
}

/** A growth that is still to be chosen (SG-END-3). */
const growthWords = (growths: Json | undefined): string =>
  typeof growths === 'number' && growths > 0 ? t('summary.growths', { count: growths }) : '';

function enemy(sheet: JsonObject): string[] {
  const rank = sheet['rank'];
  return [
    typeof rank === 'number' ? t('summary.rank', { rank }) : '',
    sheet['boss'] === true ? t('summary.boss') : '',
    poolWords('summary.hp', 'hp', sheet['hp']),
  ];
}
