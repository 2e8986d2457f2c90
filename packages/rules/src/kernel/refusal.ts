import type { Json } from './json';

/**
 * Why something was refused. The same codes explain an option that is not possible now; texts and
 * HTTP statuses stand in the error table of the protocol. `detail` holds nothing the one refused
 * may not know.
 */
export interface Refusal {
  readonly code: RefusalCode;
  readonly detail?: { readonly [key: string]: Json };
}

export type Outcome<T> = { readonly ok: true; readonly value: T } | Refused;
export type Refused = { readonly ok: false; readonly refusal: Refusal };

/** Codes raised by the kernel and the room; systems add their own to the same table. */
export const KERNEL_CODES = [
  'not_allowed',
  'gm_only',
  'not_yours',
  'unknown_combatant',
  'unknown_action',
  'not_your_turn',
  'action_open',
  'no_fight',
  'fight_over',
  'fight_running',
  'old_prompt',
  'bad_answer',
  'nothing_to_undo',
  'unknown_field',
  'bad_value',
  'bad_sheet',
  'id_taken',
  'unknown_seat',
  'unknown_character',
  'no_enemies',
  'no_characters',
  'too_many',
  'room_locked',
  'room_full',
  'not_possible_now',
] as const;
export type RefusalCode = (typeof KERNEL_CODES)[number] | (string & {});

export const refuse = (code: RefusalCode, detail?: Refusal['detail']): Refused => ({
  ok: false,
  refusal: detail ? { code, detail } : { code },
});

export const accept = <T>(value: T): Outcome<T> => ({ ok: true, value });

/** The first refusal, or null. Later checks are not made once one refuses. */
export function firstOf(...checks: readonly (() => Refusal | null)[]): Refusal | null {
  for (const check of checks) {
    const refusal = check();
    if (refusal) return refusal;
  }
  return null;
}
