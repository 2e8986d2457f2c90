import type { Language } from './language.svelte';

export type Params = Readonly<Record<string, string | number>>;

const MINUS = '\u2212';
const FULL_WIDTH_PLUS = '\uff0b';

/**
 * Fills `{name}` from `params`. `{count:item|items}` picks by number (one | other).
 * A missing parameter stays visible as `{name}`, so that it is noticed.
 */
export function fill(template: string, params: Params = {}): string {
  return template.replace(/\{(\w+)(?::([^|{}]*)\|([^{}]*))?\}/g, (whole, key, one, other) => {
    const value = params[key];
    if (value === undefined) return whole;
    if (one === undefined) return typeof value === 'number' ? formatNumber(value) : value;
    return Number(value) === 1 ? one : other;
  });
}

/** A number as it is shown: half-width digits, U+2212 for minus. */
export function formatNumber(value: number): string {
  return value < 0 ? MINUS + String(-value) : String(value);
}

/** A modifier: `＋4` in Japanese, `+4` in English, U+2212 for minus, `±0` for zero. */
export function formatSigned(value: number, language: Language): string {
  if (value === 0) return '±0';
  if (value < 0) return formatNumber(value);
  return (language === 'ja' ? FULL_WIDTH_PLUS : '+') + String(value);
}

/** A chance (0..1) in whole percent; what is possible is never 0, what may fail never 100. */
function percentOf(chance: number): number {
  if (chance <= 0 || chance >= 1) return chance <= 0 ? 0 : 100;
  return Math.min(99, Math.max(1, Math.round(chance * 100)));
}

/** Chances (0..1) in percent, without the sign: `42`; from the lowest to the highest, `42〜67`. */
export function formatPercent(chances: readonly number[], language: Language): string {
  const lowest = percentOf(Math.min(...chances));
  const highest = percentOf(Math.max(...chances));
  if (lowest === highest) return String(lowest);
  return `${lowest}${language === 'ja' ? '〜' : '–'}${highest}`;
}

/** Seconds as `m:ss`; never below 0:00. */
export function formatCountdown(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
