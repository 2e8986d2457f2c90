import type { CardChip, Hp, Side } from './card';

export interface DetailValue {
  label: string;
  value?: string;
  /** Words rather than a figure: over the whole width. */
  long?: boolean;
  /** Not known to this viewer: cloth in the place of the value. */
  veiled?: boolean;
  /** GM: players do not see it. */
  gmOnly?: boolean;
}

export interface DetailEffect {
  chip: CardChip;
  /** What it does, in one line. */
  text?: string;
  /** When it ends, as `{until}` of `{until}まで`. */
  until?: string;
}

/** Everything the viewer may know of one combatant. */
export interface DetailSheetData {
  id: string;
  /** In full, however long. */
  name: string;
  side: Side;
  /** Kind, level. */
  subtitle?: string;
  owner?: string;
  seal?: 'identified' | 'weakness';
  hp?: Hp;
  /** Unidentified: the cloth instead of values. */
  veiled?: boolean;
  groups?: readonly { title: string; values: readonly DetailValue[] }[];
  effects?: readonly DetailEffect[];
}
