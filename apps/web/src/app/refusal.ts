import { SHARED_ERRORS } from '@ransen/protocol';
import type { Refusal } from '@ransen/rules';
import { language } from '../texts/index.svelte';
import type { WebSystem } from '../systems/web-system';
import { t } from './texts';

/** A refusal in words: those of the system's screen, of its rules, else of the shared table. */
export function refusalText(refusal: Refusal, system?: WebSystem): string {
  const own = system?.refusal(refusal);
  if (own !== undefined) return own;
  if (refusal.code === 'unreachable') return t('error.unreachable');
  const rows = { ...system?.rules.codes, ...SHARED_ERRORS };
  const row = Object.hasOwn(rows, refusal.code) ? rows[refusal.code] : SHARED_ERRORS.internal;
  return row?.[language.current] ?? refusal.code;
}
