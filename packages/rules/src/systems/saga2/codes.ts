import type { SgCode } from './options/refusals';

type Text = { readonly ja: string; readonly en: string };
type OwnCode = Exclude<SgCode, 'not_your_turn' | 'unknown_action'>;

/** Why something is not possible, in words. */
export const SAGA2_CODES: Readonly<Record<OwnCode, Text>> = {
  not_declaring: { ja: 'コマンドを宣言するときではない', en: 'No time to declare a command' },
  not_declared: { ja: '宣言していない行動', en: 'This was not declared' },
  not_in_hand: { ja: '手に持っていない', en: 'Not in hand' },
  hands_full: { ja: '両手がふさがっている', en: 'No free hand' },
  wrong_weapon: { ja: 'その武器では使えない', en: 'Not with this weapon' },
  not_enough_wp: { ja: 'WPが足りない', en: 'Not enough WP' },
  not_enough_jp: { ja: 'JPが足りない', en: 'Not enough JP' },
  passive_technique: { ja: '攻撃を受けたときに使う技', en: 'Used when attacked' },
  wrong_target: { ja: '対象にできない', en: 'Not a possible target' },
  target_down: { ja: 'もう倒れている', en: 'Already down' },
  not_in_reach: { ja: '届かない', en: 'Out of reach' },
  used_up: { ja: '使い切った', en: 'Used up' },
  no_effect: { ja: '使っても何も起きない', en: 'Using it does nothing' },
  no_partner: { ja: '連携できる味方が続いていない', en: 'No ally next in the order to chain with' },
  two_dice_only: { ja: '判定が2Dなので連携できない', en: 'A check of 2D6 cannot chain' },
  acts_last: { ja: '行動が最後になる技は連携できない', en: 'What acts last cannot chain' },
  status_forbids: { ja: '状態異常のためできない', en: 'A bad status forbids it' },
  nothing_to_grow: { ja: '選べる成長がない', en: 'No growth to choose' },
  purse_too_small: { ja: 'GM報酬が足りない', en: "The GM's reward is not enough" },
  unknown_weapon: { ja: 'その武器はない', en: 'No such weapon' },
  unknown_technique: { ja: 'その技・術はない', en: 'No such technique or spell' },
  unknown_item: { ja: 'その道具はない', en: 'No such item' },
  unknown_target: { ja: '対象がいない', en: 'No such target' },
};
