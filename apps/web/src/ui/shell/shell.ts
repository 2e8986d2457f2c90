export type TurnTone = 'mine' | 'enemy' | 'other';

export type ShellTab = 'field' | 'action' | 'side';

export interface Seat {
  id: string;
  name: string;
  connected: boolean;
}

export interface WaitedFor {
  name: string;
  /** What for, only where everybody may know. */
  note?: string;
}

export interface TurnLineProps {
  tone: TurnTone;
  /** 第2ラウンド. */
  round?: string;
  /** 味方の番. */
  phase?: string;
  /** あなたの手番, 敵の番, the name of whoever acts. */
  who: string;
  /** What to do, in one sentence. */
  todo?: string;
  waitingFor: readonly WaitedFor[];
  /** The table waits for this person alone: left out on a phone, where the line says it already. */
  onlyMe?: boolean;
}

export interface ShellBadges {
  /** Choices asked of this person; turns the tab indigo. */
  action?: number;
  /** Unread log entries. */
  side?: number;
}
