import type { Refusal } from '../../../kernel/refusal';

export { firstOf } from '../../../kernel/refusal';

/** Why something is not possible in Sword World; texts stand in `codes.ts`. */
export type SwCode =
  | 'check_first'
  | 'already_checked'
  | 'wrong_stage'
  | 'unconscious'
  | 'out_of_fight'
  | 'major_spent'
  | 'already_passed'
  | 'moved_already'
  | 'move_after_major'
  | 'no_magic_after_move'
  | 'in_melee'
  | 'not_in_melee'
  | 'area_too_far'
  | 'area_blocked'
  | 'must_stand_in_front'
  | 'only_rear_or_front'
  | 'not_in_hand'
  | 'already_in_hand'
  | 'hands_full'
  | 'nowhere_to_put'
  | 'no_ammunition'
  | 'skills_missing'
  | 'not_same_area'
  | 'out_of_range'
  | 'not_enough_mp'
  | 'wrong_target'
  | 'target_down'
  | 'target_awake'
  | 'not_on_yourself'
  | 'too_many_targets'
  | 'used_up'
  | 'no_effect'
  | 'feat_not_learned'
  | 'feat_used'
  | 'feat_needs_major'
  | 'feat_melee_only'
  | 'feat_needs_weapon'
  | 'feat_needs_ally'
  | 'nothing_there'
  | 'not_enough_gamel'
  | 'not_dead'
  | 'lost_forever'
  | 'no_loot'
  | 'unknown_weapon'
  | 'unknown_spell'
  | 'unknown_item'
  | 'unknown_target'
  | 'not_your_turn'
  | 'unknown_action';

export const no = (code: SwCode): Refusal => ({ code });

export const unless = (holds: boolean, code: SwCode): Refusal | null => (holds ? null : no(code));
