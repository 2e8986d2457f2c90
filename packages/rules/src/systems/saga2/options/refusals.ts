import type { Refusal } from '../../../kernel/refusal';

export { firstOf } from '../../../kernel/refusal';

/** Why something is not possible in SAGA2; texts stand in `codes.ts`. */
export type SgCode =
  | 'not_declaring'
  | 'not_declared'
  | 'not_in_hand'
  | 'hands_full'
  | 'wrong_weapon'
  | 'not_enough_wp'
  | 'not_enough_jp'
  | 'passive_technique'
  | 'wrong_target'
  | 'target_down'
  | 'not_in_reach'
  | 'used_up'
  | 'no_effect'
  | 'no_partner'
  | 'two_dice_only'
  | 'acts_last'
  | 'status_forbids'
  | 'nothing_to_grow'
  | 'purse_too_small'
  | 'unknown_weapon'
  | 'unknown_technique'
  | 'unknown_item'
  | 'unknown_target'
  | 'not_your_turn'
  | 'unknown_action';

export const no = (code: SgCode): Refusal => ({ code });

export const unless = (holds: boolean, code: SgCode): Refusal | null => (holds ? null : no(code));
