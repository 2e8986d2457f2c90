import { createTexts } from '../texts/index.svelte';
import { appEn } from './app.en';
import { appJa } from './app.ja';

export type AppKey = keyof typeof appJa;

/** Texts of the pages; those of the shared pieces are in `src/texts`. */
export const t = createTexts<AppKey>(appJa, appEn);
