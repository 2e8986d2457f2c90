import type { DieFace } from '../dice/dice';
import type { LogText } from '../log/log';

export interface PromptOption {
  id: string;
  label: string;
  detail?: string;
  /** The result in figures, right. */
  right?: string;
  disabledReason?: string;
}

/** One way to use a throw: which dice count and which one is set aside. */
export interface DiceOption {
  id: string;
  used: readonly DieFace[];
  setAside?: readonly DieFace[];
  /** Above it, in place of 「外す」: 振り直す. */
  asideLabel?: string;
  /** 使う 3＋3. */
  how?: string;
  /** What the total is: 命中. */
  totalLabel: string;
  total: string;
  /** What happens with it, its figures marked. */
  outcome?: LogText;
  /** The button while this one is chosen: 2を外して確定. */
  confirm: string;
}

export interface GroupDie extends DieFace {
  /** Set aside: framed; dashed while its owner is still choosing. */
  aside?: boolean;
}

export interface GroupRow {
  id: string;
  name: string;
  /** Beside the name: weapon. */
  note?: string;
  me?: boolean;
  hand?: readonly GroupDie[];
  /** 5＋4、技6、小剣2 命中. */
  sum?: string;
  total?: string;
  state: 'not-yet' | 'choosing' | 'confirmed';
}

/** Several people choosing at once. */
export interface PromptGroup {
  rows: readonly GroupRow[];
  /** The common result so far. */
  verdict?: { value: string; unit?: string; title: string; detail?: string; more?: string };
  /** My choice is confirmed; it can be taken back until the last one confirms. */
  confirmed: boolean;
}

interface PromptBase {
  id: string;
  /** The decision. */
  title: string;
  /** What follows from it, in one line. */
  text?: string;
  /** Time left, where the room has a limit. */
  secondsLeft?: number;
  /** What is taken when the time is over. */
  defaultChoice?: string;
  /** The button on the left that declines: 連携に加わらない. */
  refuse?: string;
  group?: PromptGroup;
  /** An answer for this and all like it, until it is taken back. */
  standing?: {
    readonly name: string;
    readonly value: string | number | null;
    readonly label: string;
  };
  /** The server's refusal of the last answer. */
  error?: string;
  sending?: boolean;
  offline?: boolean;
}

export interface YesNoPrompt extends PromptBase {
  kind: 'yes-no';
  /** Each names the deed: かばう, かばわない. */
  yes: string;
  no: string;
}

/** Rows to choose from; `target` can be answered on the field as well. */
export interface ListPrompt extends PromptBase {
  kind: 'one-of' | 'some-of' | 'target';
  options: readonly PromptOption[];
  /** How many; one and one unless given. */
  min?: number;
  max?: number;
  initial?: readonly string[];
  confirm: string;
}

export interface DicePrompt extends PromptBase {
  kind: 'dice';
  /** Above the options: あなたが外す目. */
  label: string;
  options: readonly DiceOption[];
  initial?: readonly string[];
}

export interface NumberPrompt extends PromptBase {
  kind: 'number';
  label: string;
  unit?: string;
  min: number;
  max: number;
  initial: number;
  confirm: string;
}

export type Prompt = YesNoPrompt | ListPrompt | DicePrompt | NumberPrompt;

export type PromptAnswer =
  | { kind: 'yes-no'; yes: boolean }
  | { kind: 'choice'; ids: string[] }
  | { kind: 'number'; value: number }
  | { kind: 'refuse' }
  | { kind: 'standing' };

/** The least and the most that must be chosen. */
export function limitsOf(prompt: Prompt): { min: number; max: number } {
  if (prompt.kind === 'dice') return { min: 1, max: 1 };
  if (prompt.kind === 'yes-no' || prompt.kind === 'number') return { min: 0, max: 0 };
  const min = prompt.min ?? 1;
  return { min, max: Math.max(min, prompt.max ?? 1) };
}

/** What is chosen when the prompt opens. */
export function initialDraft(prompt: Prompt): string[] {
  return 'options' in prompt ? [...(prompt.initial ?? [])] : [];
}

/** The draft without what is no longer offered. */
export function offeredDraft(prompt: Prompt, draft: readonly string[]): string[] {
  if (!('options' in prompt)) return [];
  const ids = new Set(prompt.options.map((option) => option.id));
  return draft.filter((id) => ids.has(id));
}

/** The draft after a tap on `id`: radio for one, else on and off up to `max`. */
export function toggled(draft: readonly string[], id: string, max: number): string[] {
  if (max === 1) return [id];
  if (draft.includes(id)) return draft.filter((each) => each !== id);
  return draft.length < max ? [...draft, id] : [...draft];
}

/**
 * What is chosen as an answer; undefined while something is missing. Yes and no are never confirmed
 * without choosing one of them.
 */
export function answerOf(
  prompt: Prompt,
  chosen: readonly string[],
  number: number | undefined,
): PromptAnswer | undefined {
  if (prompt.kind === 'yes-no' || missing(prompt, chosen) > 0) return undefined;
  if (prompt.kind !== 'number') return { kind: 'choice', ids: [...chosen] };
  return number === undefined ? undefined : { kind: 'number', value: number };
}

/** The nth (from 0) option that can be chosen: what the keys 1 to 9 mean. */
export function nthOption(prompt: Prompt, index: number): string | undefined {
  if (!('options' in prompt)) return undefined;
  const open = prompt.options.filter(
    (option) => !('disabledReason' in option && option.disabledReason),
  );
  return open[index]?.id;
}

/** How many are still missing. */
export function missing(prompt: Prompt, draft: readonly string[]): number {
  return Math.max(0, limitsOf(prompt).min - offeredDraft(prompt, draft).length);
}
