import type { Refusal } from '@ransen/rules';
import { systemOf } from '@ransen/rules';
import { word } from './words/terms';

export const ID = 'saga2';

/** Words of the system's own refusal codes; of the shared ones none. */
export function refusalWords({ code }: Refusal): string | undefined {
  const codes = systemOf(ID)?.codes ?? {};
  const term = Object.hasOwn(codes, code) ? codes[code] : undefined;
  return term && word(term);
}
