import type { FightView, Id, Json, QuestionView } from '@ransen/rules';
import type { DicePrompt, ListPrompt } from '../../../ui/prompt/prompt';
import type { Names } from '../../web-system';
import type { SgKey } from '../texts';

/** A question as it is put to one of those asked. */
export interface Asked {
  readonly view: FightView;
  readonly question: QuestionView;
  readonly who: Id;
  readonly names: Names;
}

/** What is said of a question, without its id. */
export type Put = Omit<ListPrompt, 'id'> | Omit<DicePrompt, 'id'>;

/** How one label of the rules reads: for the GM's list, and as a prompt. */
export interface Label {
  readonly short: SgKey;
  readonly put: (asked: Asked) => Put;
}

export interface Choice<T, S> {
  readonly id: string;
  readonly value: T;
  readonly shows: S;
}

/** An option's id within its question. */
export const idOf = (value: Json): string => JSON.stringify(value);

/** The choices of whoever is asked, with what they show. */
export function choicesOf<T, S = unknown>({ question, who }: Asked): readonly Choice<T, S>[] {
  const ask = question.asks[who];
  if (ask?.kind !== 'one' && ask?.kind !== 'some') return [];
  return ask.choices.map(({ value, shows }) => ({
    id: idOf(value),
    value: value as T,
    shows: (shows ?? {}) as S,
  }));
}

/** Ids of what is taken by default: chosen when the prompt opens. */
export function usual({ question, who }: Asked): string[] {
  const ask = question.asks[who];
  if (ask?.kind === 'one') return [idOf(ask.default)];
  return ask?.kind === 'some' ? ask.default.map(idOf) : [];
}

export const aboutOf = <T>({ question }: Asked): T => (question.about ?? {}) as T;
