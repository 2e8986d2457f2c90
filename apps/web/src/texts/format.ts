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

/** Seconds as `m:ss`; never below 0:00. */
export function formatCountdown(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
