export type Side = 'ally' | 'enemy';

export interface Hp {
  current: number;
  max?: number;
  /** HP unless given, e.g. 負傷 / GUTS. */
  unit?: string;
  /** Vermilion: a quarter or less, as the rules of the system count it. */
  low?: boolean;
}

export interface CardValue {
  label: string;
  /** As shown: `＋6`, `11`. */
  value: string;
}

export interface CardChip {
  text: string;
  /** `found` is gold: only for what was discovered. */
  tone?: 'plain' | 'bad' | 'good' | 'found';
  /** GM: players do not see this one. */
  gmOnly?: boolean;
}

/** A combatant with several parts shows one pair of values per part. */
export interface CardPart {
  name: string;
  hp: Hp;
}

/** All a card shows. What the viewer may not know is not in here. */
export interface CombatantCardData {
  id: string;
  name: string;
  side: Side;
  /** Absent when HP lies under the cloth, or when there are parts. */
  hp?: Hp;
  values?: readonly CardValue[];
  chips?: readonly CardChip[];
  parts?: readonly CardPart[];
  /** What the party found out. */
  seal?: 'identified' | 'weakness';
  /** `cloth`: unidentified. `through`: the GM looks through it at values players do not see. */
  veil?: 'cloth' | 'through';
  /** GM: the name behind the public one. */
  realName?: string;
  /** Small, right of the name: 済, Lv20. */
  note?: string;
  state?: 'up' | 'down' | 'dead';
  /** 死亡, 倒した; for `dead`. */
  deadWord?: string;
  /** The player's connection is lost. */
  gone?: boolean;
  /** For about 3 s after this viewer learnt the name: the cloth is drawn off, gold stays. */
  revealing?: boolean;
  acting?: boolean;
  asked?: boolean;
  /** A target; a number when there are several. */
  target?: boolean | number;
}

/** What a tap on the whole card does. */
export type CardMode = 'open' | 'target' | 'select';

/** Full bar is 100; below 0 HP the bar is empty. */
export function barPercent({ current, max }: Hp): number {
  if (!max || max <= 0) return 0;
  return Math.min(100, Math.max(0, (current / max) * 100));
}
