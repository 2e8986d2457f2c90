import { CATEGORIES, SKILLS } from '@ransen/rules/sword-world-2';
import type { Json, JsonObject } from '@ransen/rules';
import { formatNumber } from '../../texts/index.svelte';
import { t } from './texts';
import { called, termOf } from './words/terms';

const numberIn = (value: Json | undefined): number | undefined =>
  typeof value === 'number' ? value : undefined;

const textIn = (value: Json | undefined): string => (typeof value === 'string' ? value : '');

/** What a sheet is called, in the current language. */
export const sheetName = (sheet: JsonObject): string =>
  called({ name: textIn(sheet['name']), nameEn: textIn(sheet['nameEn']) || undefined });

/** Lv3, ファイター3・レンジャー1, HP−2/28, 死亡; Lv3, 蛮族, HP21. */
export function sheetSummary(sheet: JsonObject, side: 'party' | 'enemy'): string {
  const words = side === 'party' ? hero(sheet) : enemy(sheet);
  return words.filter((word) => word !== '').join(t('gap'));
}

function hero(sheet: JsonObject): string[] {
  const skills = Object.entries((sheet['skills'] ?? {}) as Record<string, Json>).filter(
    ([, level]) => typeof level === 'number' && level > 0,
  );
  return [
    levelWords(sheet['adventurerLevel'] ?? 1),
    skills
      .map(([key, level]) =>
        t('sheet.skillLevel', { skill: termOf(SKILLS, key), level: Number(level) }),
      )
      .join(t('dot')),
    hpWords(hpOf(sheet['hp'])),
    fateWords(sheet['fate']),
  ];
}

/** Whoever cannot fight is not taken along unnoticed (SW-DEF-7). */
const fateWords = (fate: Json | undefined): string =>
  fate === 'dead' || fate === 'lost' ? t(`fate.${fate}`) : '';

function enemy(sheet: JsonObject): string[] {
  const parts = (sheet['parts'] ?? []) as readonly JsonObject[];
  const hp = parts.map((part) => numberIn(part['hp'])).filter((value) => value !== undefined);
  return [
    levelWords(sheet['level'] ?? 1),
    termOf(CATEGORIES, textIn(sheet['category']) || 'other'),
    hp.length === 0 ? '' : hpWords(hp.join('/')),
  ];
}

const levelWords = (level: Json): string =>
  typeof level === 'number' ? t('sheet.level', { level }) : '';

function hpOf(hp: Json | undefined): string | undefined {
  if (typeof hp === 'number') return String(hp);
  const { max, now = max } = (hp ?? {}) as { max?: number; now?: number };
  if (max === undefined) return undefined;
  return now === undefined || now === max ? String(max) : `${formatNumber(now)}/${max}`;
}

const hpWords = (hp: string | undefined): string => (hp === undefined ? '' : t('sheet.hp', { hp }));
