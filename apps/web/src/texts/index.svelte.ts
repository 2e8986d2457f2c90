/**
 * Every sentence on the screen comes from a catalogue per area and language. Shared texts are
 * `ui.*.ts`; another area adds `AREA.ja.ts` and `AREA.en.ts` and calls `createTexts`, a system
 * calls `registerTexts` with the catalogues of its own folder.
 */
import { formatPercent, formatSigned } from './format';
import { language } from './language.svelte';
import { createTexts } from './registry';
import { uiEn } from './ui.en';
import { uiJa } from './ui.ja';

export { fill, formatCountdown, formatNumber, type Params } from './format';
export { language, LANGUAGES, type Language } from './language.svelte';
export { createTexts, lookup, registerTexts, type Texts, type Translate } from './registry';

export type UiKey = keyof typeof uiJa;

/** The shared texts of the screen. */
export const t = createTexts<UiKey>(uiJa, uiEn);

/** A modifier in the current language: `＋4`, `+4`, `−2`. */
export const signed = (value: number): string => formatSigned(value, language.current);

/** Chances (0..1) in percent, without the sign: `42`, of several that differ `42〜67`. */
export const percent = (chances: readonly number[]): string =>
  formatPercent(chances, language.current);
