import type { Side } from '../card/card';

export interface OrderRow {
  id: string;
  name: string;
  /** Second line: 主動作・補助動作, 気絶. */
  detail?: string;
  side: Side;
  /** Right: a total, or `veiled` for one this viewer may not see. */
  total?: number | 'veiled';
  /** Right, in place of a total. 手番 and 済 come by themselves. */
  status?: string;
  now?: boolean;
  done?: boolean;
  down?: boolean;
  /** The player's connection is lost. */
  off?: boolean;
  /** Acts together with its neighbours (連携). */
  chained?: boolean;
}

export interface OrderGroup {
  id: string;
  title: string;
  /** 先攻, 達成値. */
  hint?: string;
  /** The second lines are shown on small screens too. */
  detailed?: boolean;
  rows: readonly OrderRow[];
}
