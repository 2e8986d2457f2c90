import type { Json, Offer, OfferChoice, OfferSlot, Refusal } from '@ransen/rules';

/** What somebody wants to do, whether or not it is possible at this moment. */
export interface Wish {
  readonly segment?: string;
  readonly offer?: string;
  readonly targets: readonly string[];
  readonly extras: readonly string[];
}

export const NO_WISH: Wish = { targets: [], extras: [] };

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
