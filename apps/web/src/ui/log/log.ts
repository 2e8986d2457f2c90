import type { DiceBatch } from '../dice/dice';

/** A sentence with marked words. `party` and `foe` are names, `figure` a number or `7 → −6`. */
export type LogPart = string | { kind: 'party' | 'foe' | 'figure' | 'strong'; text: string };
export type LogText = readonly LogPart[];

export const party = (text: string): LogPart => ({ kind: 'party', text });
export const foe = (text: string): LogPart => ({ kind: 'foe', text });
export const strong = (text: string): LogPart => ({ kind: 'strong', text });
export const figure = (text: string): LogPart => ({ kind: 'figure', text });

/**
 * Fills `{name}` of a translated sentence with marked parts; what is missing stays visible.
 * @example logText('{actor}の攻撃、{target}へ。', { actor: party('レナ'), target: foe('魔物A') })
 */
export function logText(template: string, parts: Readonly<Record<string, LogPart>>): LogText {
  return template
    .split(/(\{\w+\})/)
    .filter((piece) => piece !== '')
    .map((piece) => {
      const name = /^\{(\w+)\}$/.exec(piece)?.[1];
      return name !== undefined && Object.hasOwn(parts, name) ? (parts[name] ?? piece) : piece;
    });
}

/** One line of figures below a sentence. */
export interface LogRoll {
  label: string;
  /** Absent when the dice are hidden from this viewer: no die, no empty frame. */
  batches?: readonly DiceBatch[];
  /** The value read from a table in place of the sum of the dice. */
  tableValue?: number;
  /** What is added; shown only when dice and terms come to the total. */
  terms?: readonly number[];
  total?: number;
  /** In place of a number: 4個, クラッシュ. */
  totalText?: string;
  /** 目標6, 回避11; only where this viewer may know. */
  against?: string;
  /** 命中, 気絶. */
  outcome?: string;
  /** In large figures. */
  amount?: { kind: 'damage' | 'healing'; value: string };
  /** 防護4を引いたあと. */
  note?: string;
}

interface LogBase {
  id: string;
  /** Taken back: struck through, stays. */
  undone?: boolean;
  /** Only the GM sees this entry. */
  gmOnly?: boolean;
  /** Its dice are shown rolling, once. */
  fresh?: boolean;
}

export interface LogEvent extends LogBase {
  kind: 'event' | 'gm';
  text: LogText;
  rolls?: readonly LogRoll[];
}

/** 識破, 閃き, a weakness found: gold. */
export interface LogDiscovery extends LogBase {
  kind: 'found';
  title: string;
  text: LogText;
  /** The event of the evening: told to the whole table in large letters, this name among them. */
  banner?: string;
  rolls?: readonly LogRoll[];
}

export interface LogChat extends LogBase {
  kind: 'chat';
  speaker: string;
  /** Line breaks stay. */
  text: string;
}

export interface LogDivider extends LogBase {
  kind: 'divider' | 'system';
  text: string;
}

export type LogEntry = LogEvent | LogDiscovery | LogChat | LogDivider;

/** The terms as they may be shown: only when they come to the total that is shown. */
export function shownTerms(roll: LogRoll): readonly number[] | undefined {
  if (!roll.terms || roll.total === undefined || !roll.batches) return undefined;
  const dice = roll.batches.flatMap((batch) => batch.dice).filter((die) => !die.cancelled);
  const base = roll.tableValue ?? dice.reduce((sum, die) => sum + die.value, 0);
  const total = roll.terms.reduce((sum, term) => sum + term, base);
  return total === roll.total ? roll.terms : undefined;
}
