import { ERRORS } from '@ransen/protocol';
import type { Refusal } from '@ransen/rules';
import { language } from '../texts/index.svelte';
import type { WebSystem } from '../systems/web-system';
import { t } from './texts';

/** A refusal in words: the system's own, else those of the one table. */
export function refusalText(refusal: Refusal, system?: WebSystem): string {
  const own = system?.refusal(refusal);
  if (own !== undefined) return own;
  if (refusal.code === 'unreachable') return t('error.unreachable');
  const row = Object.hasOwn(ERRORS, refusal.code) ? ERRORS[refusal.code] : ERRORS.internal;
  return row?.[language.current] ?? refusal.code;
}
