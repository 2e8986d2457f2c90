import {
  armament,
  defence,
  evasion,
  fixedValue,
  knownBody,
  maxHp,
  resistance,
  type Body,
  type Options,
  type Seen,
} from '@ransen/rules/sword-world-2';
import type { FightView } from '@ransen/rules';
import { formatNumber, signed } from '../../../texts/index.svelte';
import type { Hp } from '../../../ui/card/card';
import { hpOf } from '../../shared/chips';
import { t } from '../texts';

export const settingsOf = (view: FightView): Options => view.options as unknown as Options;

/** HP of the only or named part, where the view shows them. */
export function hpIn(seen: Seen, part: string): Hp | undefined {
  const body = knownBody(seen);
  const hp = seen.body.parts[part]?.hp;
  return body && hp !== undefined ? hpOf(hp, maxHp({ body }, part)) : undefined;
}

/**
 * A value that is added to 2d, as the table has it: `2d＋6` for characters, `11` for enemies with
 * published values, `2d＋4` where the room rolls for them (SW-DAT-4).
 */
export function checkWords(view: FightView, body: Body, value: number): string {
  const fixed = body.type === 'enemy' && settingsOf(view).enemyRolls === 'fixed';
  if (fixed) return formatNumber(fixedValue(value));
  return value === 0 ? '2d' : `2d${signed(value)}`;
}

/** The same on a card, where room is short: `＋6`, `11`; the dice alone are `2d`. */
export function shortCheck(view: FightView, body: Body, value: number): string {
  const fixed = body.type === 'enemy' && settingsOf(view).enemyRolls === 'fixed';
  if (fixed) return formatNumber(fixedValue(value));
  return value === 0 ? '2d' : signed(value);
}

interface Figure {
  readonly label: string;
  readonly value: string;
}

/** Evasion and defence of a part, statuses included. */
export function guardFigures(view: FightView, body: Body, part: string): Figure[] {
  const evades = shortCheck(view, body, evasion({ body }, part));
  return [
    { label: t('short.evasion'), value: evades },
    { label: t('short.defence'), value: formatNumber(defence({ body }, part)) },
  ];
}

/** Accuracy of an enemy's first attack. */
export function strikeFigures(view: FightView, body: Body, part: string): Figure[] {
  if (body.type !== 'enemy') return [];
  const attack = body.sheet.parts[Number(part.slice(1)) - 1]?.attacks[0];
  const arms = attack && armament({ body }, part, attack.id);
  if (!arms) return [];
  return [{ label: t('short.accuracy'), value: shortCheck(view, body, arms.accuracy) }];
}

export const resistWords = (view: FightView, body: Body, by: 'mental' | 'vitality'): string =>
  checkWords(view, body, resistance({ body }, by));
