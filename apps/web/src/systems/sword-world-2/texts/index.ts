import { registerTexts } from '../../../texts/index.svelte';
import { logEn } from './log.en';
import { logJa } from './log.ja';
import { sheetEn } from './sheet.en';
import { sheetJa } from './sheet.ja';
import { tableEn } from './table.en';
import { tableJa } from './table.ja';
import { wordsEn } from './words.en';
import { wordsJa } from './words.ja';

export const swJa = { ...wordsJa, ...tableJa, ...logJa, ...sheetJa };
export const swEn = { ...wordsEn, ...tableEn, ...logEn, ...sheetEn };

export type SwKey = keyof typeof swJa;

/** The texts of Sword World 2.0. */
export const t = registerTexts<SwKey>('sword-world-2', swJa, swEn);
