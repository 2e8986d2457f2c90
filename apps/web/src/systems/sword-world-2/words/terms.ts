import {
  ATTRIBUTES,
  usesRating,
  type Area,
  type Attribute,
  type Damage,
  type Dice,
  type Modifiers,
  type Status,
  type Weakness,
} from '@ransen/rules/sword-world-2';
import { formatNumber, signed } from '../../../texts/index.svelte';
import { word } from '../../shared/terms';
import { t } from '../texts';

export { called, letterOf, termOf, word, type Named } from '../../shared/terms';

/** 「、」 or a comma between. */
export const listed = (words: readonly string[]): string => words.join(t('comma'));

export const areaWord = (area: Area): string => t(`area.${area}`);

/** `2d＋5`, `1d10`: D6 go without saying. */
export function diceWords({ count, sides, plus }: Dice): string {
  const die = sides === 6 ? `${count}d` : `${count}d${sides}`;
  return plus === 0 ? die : die + signed(plus);
}

/** 威力17＋13, 2d＋5. */
export function damageWords(damage: Damage, additional: number): string {
  const plus = (value: number) => (value === 0 ? '' : signed(value));
  if (!usesRating(damage)) return diceWords(damage.dice) + plus(additional);
  return t('amount.rating', { rating: damage.rating }) + plus(additional);
}

/** A critical value worth a word: not 10. */
export const criticalWords = (damage: Damage): string | undefined =>
  usesRating(damage) && damage.critical !== 10
    ? t(damage.critical > 12 ? 'amount.noCritical' : 'amount.critical', {
        critical: damage.critical,
      })
    : undefined;

/** Values a status can change, in the order they are named. */
export const MODIFIER_KEYS = [
  'accuracy',
  'evasion',
  'damage',
  'defence',
  'magicPower',
  'mentalResistance',
  'vitalityResistance',
] as const satisfies readonly (keyof Modifiers)[];

/** 命中−2、回避−2. */
export function modifierWords(modifiers: Readonly<Record<string, number | undefined>>): string {
  return listed(
    MODIFIER_KEYS.flatMap((key) => {
      const value = modifiers[key];
      return value ? [t('modifier', { label: t(`value.${key}`), value: signed(value) })] : [];
    }),
  );
}

/** When a status ends: the start of a side's turn. */
export function untilWords(until: Status['until']): string {
  if (until === 'fight') return t('until.fight');
  return t(`until.${until.side}`, { round: until.round });
}

export const attributeWord = (attribute: Attribute): string => word(ATTRIBUTES[attribute]);

/** What a weakness is: 炎属性ダメージ＋3; `short` for a chip: 炎＋3. */
export function weaknessWords(weakness: Weakness, size: 'long' | 'short' = 'long'): string {
  const amount = signed(weakness.amount);
  const area = size === 'long' ? 'weakness' : 'weak';
  if (weakness.kind !== 'attributeDamage') return t(`${area}.${weakness.kind}`, { amount });
  return t(`${area}.attributeDamage`, { attribute: attributeWord(weakness.attribute), amount });
}

/** Figures with signs half-width and a true minus. */
export const figureWords = (value: number): string => formatNumber(value);
