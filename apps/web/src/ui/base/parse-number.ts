/** Dashes that people type for minus: U+2212, and the long vowel mark beside the digits. */
const DASHES = /^[\u2212\u2010-\u2015\u30fc]/;

/**
 * A whole number as people type it: full-width digits and signs are fine (`７` is 7, `－２` is -2).
 * Undefined when it is not one, or when it is too large to be exact.
 */
export function parseNumber(text: string): number | undefined {
  const plain = text.trim().normalize('NFKC').replace(DASHES, '-');
  if (!/^[-+]?\d+$/.test(plain)) return undefined;
  const value = Number(plain);
  return Number.isSafeInteger(value) ? value || 0 : undefined;
}
