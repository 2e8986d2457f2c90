/** Somebody the table waits for, as the GM sees it. */
export interface WaitingRow {
  id: string;
  name: string;
  /** かばうか決める. */
  question: string;
  secondsLeft?: number;
  defaultChoice?: string;
}

/** What players see of a kind of enemy. */
export type VisibilityLevel = 'hidden' | 'identified' | 'weakness';

export interface VisibilityRow {
  id: string;
  name: string;
  /** 卓では魔物A; 知名度8、弱点値14. */
  details?: readonly string[];
  level: VisibilityLevel;
}

/** A value the GM may overwrite. */
export interface Correctable {
  id: string;
  /** ボガードA. */
  name: string;
  /** HP. */
  label: string;
  value: number;
  min?: number;
  max?: number;
}

/** The action that undo would take back. */
export interface Undoable {
  id: string;
  text: string;
}
