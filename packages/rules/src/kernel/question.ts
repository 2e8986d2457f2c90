import type { Stream } from './dice';
import { sameJson, type Json } from './json';

/** One thing that can be answered. `value` is what the script gets; the rest is for showing. */
export interface Choice {
  readonly value: Json;
  /** Figures that follow from this choice, for the one who decides. */
  readonly shows?: Json;
}

/** What one of those asked may answer. */
export type Ask =
  | { readonly kind: 'one'; readonly choices: readonly Choice[]; readonly default: Json }
  | {
      readonly kind: 'some';
      readonly choices: readonly Choice[];
      readonly min: number;
      readonly max: number;
      readonly default: readonly Json[];
    }
  | {
      readonly kind: 'number';
      readonly min: number;
      readonly max: number;
      readonly default: number;
    }
  /** An action: what `permit` allows the one asked, among `options` of its view. */
  | { readonly kind: 'action'; readonly part?: string; readonly default: Json };

export interface Draft {
  readonly value: Json;
  readonly confirmed: boolean;
}

/** Who sees what the others are about to answer, while several are asked at once. */
export type DraftSight = 'nobody' | 'answerers' | 'all';

/** What a script asks: one combatant's player, several at once, or the GM (`gm`). */
export interface QuestionSpec {
  /** Name of the question in the rules, stable between versions: `cover`, `pick-dice`. */
  readonly label: string;
  readonly asks: Readonly<Record<string, Ask>>;
  /** What the question is about, shown to those asked. */
  readonly about?: Json;
  readonly drafts?: DraftSight;
  /** Name of the standing answer that is tried first, for each of those asked. */
  readonly preset?: string;
  /**
   * A question about something hidden: players do not see that the table waits for it. Put to a
   * player's character it is no secret.
   */
  readonly secret?: boolean;
}

/** A question that stands open in the fight. */
export interface Question extends QuestionSpec {
  readonly id: string;
  /** `party`: players see it, or that it is open; its number is one of theirs. */
  readonly stream: Stream;
  readonly answers: Readonly<Record<string, Draft>>;
}

/** True if `value` is an answer that `ask` allows; actions are the system's to judge. */
export function fits(ask: Ask, value: unknown): boolean {
  switch (ask.kind) {
    case 'one':
      return ask.choices.some((choice) => sameJson(choice.value, value));
    case 'some':
      return Array.isArray(value) && fitsSome(ask.choices, ask.min, ask.max, value);
    case 'number':
      return Number.isInteger(value) && ask.min <= Number(value) && Number(value) <= ask.max;
    case 'action':
      return false;
  }
}

function fitsSome(choices: readonly Choice[], min: number, max: number, values: unknown[]) {
  if (values.length < min || values.length > max) return false;
  const distinct = values.every((value, i) => !values.slice(0, i).some((v) => sameJson(v, value)));
  return distinct && values.every((v) => choices.some((choice) => sameJson(choice.value, v)));
}

/** The closing values once everybody has confirmed, else undefined. */
export function closingValues(question: Question): Record<string, Json> | undefined {
  const asked = Object.keys(question.asks);
  if (!asked.every((who) => question.answers[who]?.confirmed)) return undefined;
  return Object.fromEntries(asked.map((who) => [who, question.answers[who]!.value]));
}

/** Closing values with the default for whoever has not confirmed. */
export function defaultedValues(question: Question): Record<string, Json> {
  return Object.fromEntries(
    Object.entries(question.asks).map(([who, ask]) => {
      const draft = question.answers[who];
      return [who, draft?.confirmed ? draft.value : ask.default];
    }),
  );
}

/** yes or no, as one choice of two. */
export function yesNo(fallback: boolean, shows?: Json): Ask {
  const no: Choice = { value: false };
  const yes: Choice = shows === undefined ? { value: true } : { value: true, shows };
  return { kind: 'one', choices: [no, yes], default: fallback };
}
