import type { Roll } from './dice';
import type { ScriptEvent } from './events';
import type { Fight, Id } from './fight';
import type { Json } from './json';
import type { Ask, QuestionSpec } from './question';

/** What a script hands to the driver. */
export type Step =
  | { readonly do: 'roll'; readonly roll: Roll }
  | { readonly do: 'ask'; readonly question: QuestionSpec }
  | { readonly do: 'emit'; readonly event: ScriptEvent };

/** A rule that goes over several rolls and choices, written as the rule book reads. */
export type Script<T = void> = Generator<Step, T, unknown>;

/** What a script sees: the fight as it stands after everything it emitted. */
export interface Scene<F extends Fight = Fight> {
  readonly fight: F;
}

/** Roll dice; the faces in the order drawn. */
export function* roll(what: Roll): Script<readonly number[]> {
  return (yield { do: 'roll', roll: what }) as readonly number[];
}

/** Let an event happen; the scene's fight is the one after it. */
export function* emit<E extends ScriptEvent>(event: E): Script {
  yield { do: 'emit', event };
}

/** Ask one combatant's player, or the GM; the answer. */
export function* askOne<T extends Json>(
  who: Id,
  label: string,
  ask: Ask,
  rest: Omit<QuestionSpec, 'label' | 'asks'> = {},
): Script<T> {
  const answers = yield* askAll({ label, asks: { [who]: ask }, ...rest });
  return answers[who] as T;
}

/** Ask several at once; everybody's closing values. Nobody to ask: nothing is asked. */
export function* askAll(question: QuestionSpec): Script<Readonly<Record<string, Json>>> {
  if (Object.keys(question.asks).length === 0) return {};
  return (yield { do: 'ask', question }) as Readonly<Record<string, Json>>;
}
