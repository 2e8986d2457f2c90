export interface ActionOption {
  id: string;
  label: string;
  /** Second line: what it does besides. */
  detail?: string;
  /** Right, in figures: cost, effect, odds. */
  right?: string;
  /** Why it cannot be chosen now. It stays in the list, after those that can. */
  disabledReason?: string;
}

export interface ActionSegment {
  id: string;
  label: string;
}

export interface ActionStep {
  id: string;
  title: string;
  /** Right of the title: 1つまで. */
  hint?: string;
  /** One of them (radio), or any that combine (checkboxes). */
  kind: 'one' | 'many';
  options: readonly ActionOption[];
  /** Ids of what is chosen. */
  chosen: readonly string[];
  /** Kinds of action above the list (主動作, 補助動作, 移動); `options` are those of `segment`. */
  segments?: readonly ActionSegment[];
  segment?: string;
}

/** How the action is done: one of a few, such as from which row. */
export interface ActionWay {
  id: string;
  title: string;
  options: readonly ActionSegment[];
  chosen: string;
}

export interface GoTerm {
  label: string;
  value: string;
}

export interface GoPanelProps {
  /** In percent: 42, of several 42〜67; absent when there is nothing to roll, or when unknown. */
  odds?: string;
  /** After the odds: で命中. */
  oddsText?: string;
  /** There is something to roll, and this person cannot know the odds. */
  oddsUnknown?: boolean;
  terms?: readonly GoTerm[];
  /** Names the deed: 攻撃する. */
  label: string;
  tone?: 'mine' | 'enemy';
  /** Why it cannot be done yet. */
  refused?: string;
  /** The server's refusal of the last try. */
  error?: string;
  sending?: boolean;
  offline?: boolean;
  ongo: () => void;
}

/** What can be chosen first, what cannot after it; each in the given order. */
export function inShownOrder(options: readonly ActionOption[]): ActionOption[] {
  const isOpen = (option: ActionOption) => option.disabledReason === undefined;
  return [...options.filter(isOpen), ...options.filter((option) => !isOpen(option))];
}

/** The nth (from 0) option as shown, when it can be chosen: what the keys 1 to 9 mean. */
export function nthOption(step: ActionStep, index: number): ActionOption | undefined {
  const option = inShownOrder(step.options)[index];
  return option?.disabledReason === undefined ? option : undefined;
}

/** The only legal choice of a step, which is taken by itself. */
export function soleOption(step: ActionStep): ActionOption | undefined {
  const open = step.options.filter((option) => option.disabledReason === undefined);
  return step.kind === 'one' && open.length === 1 ? open[0] : undefined;
}
