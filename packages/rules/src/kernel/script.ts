import type { Roll } from './dice';
import type { SystemEvent } from './events';
import type { Fight, Id } from './fight';
import type { Json } from './json';
import type { Ask, QuestionSpec } from './question';

/** What a script hands to the driver. */
export type Step =
  | { readonly do: 'roll'; readonly roll: Roll }
  | { readonly do: 'ask'; readonly question: QuestionSpec }
  | { readonly do: 'emit'; readonly event: SystemEvent };

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
export function* emit<E extends SystemEvent>(event: E): Script {
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

/** Ask several at once; everybody's closing values. */
export function* askAll(question: QuestionSpec): Script<Readonly<Record<string, Json>>> {
  return (yield { do: 'ask', question }) as Readonly<Record<string, Json>>;
}
