import { registerTexts } from '../../../texts/index.svelte';
import { chronicleEn } from './chronicle.en';
import { chronicleJa } from './chronicle.ja';
import { gmEn } from './gm.en';
import { gmJa } from './gm.ja';
import { logEn } from './log.en';
import { logJa } from './log.ja';
import { promptsEn } from './prompts.en';
import { promptsJa } from './prompts.ja';
import { sheetEn } from './sheet.en';
import { sheetJa } from './sheet.ja';
import { tableEn } from './table.en';
import { tableJa } from './table.ja';
import { wordsEn } from './words.en';
import { wordsJa } from './words.ja';

export const sgJa = {
  ...wordsJa,
  ...tableJa,
  ...promptsJa,
  ...logJa,
  ...gmJa,
  ...sheetJa,
  ...chronicleJa,
};
export const sgEn = {
  ...wordsEn,
  ...tableEn,
  ...promptsEn,
  ...logEn,
  ...gmEn,
  ...sheetEn,
  ...chronicleEn,
};

export type SgKey = keyof typeof sgJa;

/** The texts of SAGA2. */
export const t = registerTexts<SgKey>('saga2', sgJa, sgEn);
