import type { Json, JsonObject } from './json';
import type { Refusal } from './refusal';

/** One thing that can be put into an offered action: a target, a feat. */
export interface OfferChoice {
  readonly value: Json;
  readonly refusal?: Refusal;
  /** Figures for the one who decides: `odds` (0..1, absent when not known), costs. */
  readonly shows?: JsonObject;
}

/** What is still to be chosen for an offer. */
export interface OfferSlot {
  /** Where the values go in the action: `targets`, `cast.targets`. */
  readonly at: string;
  /** Several values become a list (a value that is a list itself is taken apart); else one value. */
  readonly list: boolean;
  readonly min: number;
  readonly max: number;
  readonly choices: readonly OfferChoice[];
}

/** Something an actor could do now, or cannot and why. */
export interface Offer {
  /** Stable within the list. */
  readonly id: string;
  /** The system's name for the kind of action: `major`, `minor`, `move`. */
  readonly group: string;
  readonly action: JsonObject;
  readonly refusal?: Refusal;
  readonly shows?: JsonObject;
  readonly targets?: OfferSlot;
  readonly extras?: OfferSlot;
  /** How it is done (from which row, what in hand): the action already holds the usual one of each. */
  readonly ways?: readonly OfferSlot[];
}

/** What was chosen for an offer: values of its choices. */
export interface Chosen {
  readonly targets?: readonly Json[];
  readonly extras?: readonly Json[];
  /** By the `at` of the slot; what is not named stays as the action has it. */
  readonly ways?: Readonly<Record<string, Json>>;
}

/** The action of an offer with what was chosen put into it. */
export function composeAction(offer: Offer, chosen: Chosen): JsonObject {
  const { targets = [], extras = [], ways = {} } = chosen;
  const done = (offer.ways ?? []).reduce(
    (action, slot) => put(action, slot, Object.hasOwn(ways, slot.at) ? [ways[slot.at]!] : []),
    offer.action,
  );
  return put(put(done, offer.targets, targets), offer.extras, extras);
}

function put(action: JsonObject, slot: OfferSlot | undefined, values: readonly Json[]): JsonObject {
  if (!slot || values.length === 0) return action;
  return set(action, slot.at.split('.'), slot.list ? values.flat() : values[0]!);
}

function set(into: JsonObject, [key, ...rest]: readonly string[], value: Json): JsonObject {
  if (key === undefined) return into;
  const inner = (into[key] ?? {}) as JsonObject;
  return { ...into, [key]: rest.length === 0 ? value : set(inner, rest, value) };
}
