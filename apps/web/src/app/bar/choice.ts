import {
  composeAction,
  type Json,
  type JsonObject,
  type Offer,
  type OfferChoice,
  type OfferSlot,
  type Refusal,
} from '@ransen/rules';

/** What somebody wants to do, whether or not it is possible at this moment. */
export interface Wish {
  readonly segment?: string;
  readonly offer?: string;
  readonly targets: readonly string[];
  readonly extras: readonly string[];
  /** How it is done, by the `at` of the slot; it stays from one action to the next. */
  readonly ways: Ways;
}

export type Ways = Readonly<Record<string, string>>;

export const NO_WISH: Wish = { targets: [], extras: [], ways: {} };

/** The wish once its action is open again: how things are done stays. */
export const renewed = ({ ways }: Wish): Wish => ({ ...NO_WISH, ways });

/** A choice's name within its slot. */
export const keyOf = (value: Json): string => JSON.stringify(value);

interface Refusable {
  readonly refusal?: Refusal | undefined;
}

/** Can it be chosen? `forced`: the GM overrules the rules. */
export const isOpen = ({ refusal }: Refusable, forced: boolean): boolean =>
  forced || refusal === undefined;

/** The wished offer if it is possible, else the only possible one. */
export function chosenOffer(
  offers: readonly Offer[],
  wish: Wish,
  forced: boolean,
): Offer | undefined {
  const wished = offers.find(({ id }) => id === wish.offer);
  if (wished && isOpen(wished, forced)) return wished;
  const open = offers.filter((offer) => offer.refusal === undefined);
  return open.length === 1 ? open[0] : undefined;
}

/** The wished choices that are possible; else, where one must be taken, the only possible one. */
export function chosenValues(
  slot: OfferSlot | undefined,
  wished: readonly string[],
  forced: boolean,
  max = slot?.max ?? 0,
): readonly OfferChoice[] {
  if (!slot) return [];
  const open = slot.choices.filter((choice) => isOpen(choice, forced));
  const kept = wished.flatMap((key) => open.filter(({ value }) => keyOf(value) === key));
  if (kept.length > 0) return kept.slice(0, max);
  const sure = slot.choices.filter(({ refusal }) => refusal === undefined);
  return slot.min > 0 && sure.length === 1 ? sure : [];
}

/** How an offer is done: as wished where that is possible, else as the action has it. */
export function chosenWays(offer: Offer, wished: Ways, forced: boolean): Ways {
  const chosen = (offer.ways ?? []).flatMap((slot) => {
    const open = slot.choices.filter((choice) => isOpen(choice, forced)).map(({ value }) => value);
    const usual = valueAt(offer.action, slot.at);
    const own = open.find((value) => keyOf(value) === wished[slot.at]);
    const value = own ?? open.find((each) => keyOf(each) === usual) ?? open[0];
    return value === undefined ? [] : [[slot.at, keyOf(value)] as const];
  });
  return Object.fromEntries(chosen);
}

/** The offer whose action holds the chosen ways already. */
export function doneSo(offer: Offer, chosen: Ways): Offer {
  const ways = (offer.ways ?? []).flatMap((slot) => {
    const choice = slot.choices.find(({ value }) => keyOf(value) === chosen[slot.at]);
    return choice ? [[slot.at, choice.value] as const] : [];
  });
  return { ...offer, action: composeAction(offer, { ways: Object.fromEntries(ways) }) };
}

/** The key of what an action holds at `cast.targets`. */
function valueAt(action: JsonObject, at: string): string | undefined {
  const value = at
    .split('.')
    .reduce<Json | undefined>((inner, key) => (inner as JsonObject | undefined)?.[key], action);
  return value === undefined ? undefined : keyOf(value);
}

/** The keys after one more tap: radio for one, else on and off up to `max`. */
export function tapped(keys: readonly string[], key: string, max: number): readonly string[] {
  if (max <= 1) return [key];
  if (keys.includes(key)) return keys.filter((each) => each !== key);
  return keys.length < max ? [...keys, key] : keys;
}

/** The key after the last one chosen among these, going round: each tap takes another one. */
export function nextOf(keys: readonly string[], chosen: readonly string[]): string | undefined {
  const last = keys.findLastIndex((key) => chosen.includes(key));
  const round = [...keys.slice(last + 1), ...keys.slice(0, last + 1)];
  return round.find((key) => !chosen.includes(key)) ?? round[0];
}

/** How many of a slot are still missing. */
export const missingOf = (slot: OfferSlot | undefined, chosen: readonly unknown[]): number =>
  Math.max(0, (slot?.min ?? 0) - chosen.length);
