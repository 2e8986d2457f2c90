import {
  composeAction,
  type JsonObject,
  type Offer,
  type OfferChoice,
  type OfferSlot,
} from '@ransen/rules';
import { sharedShows } from '../../systems/odds';
import type { BarActor } from './actors';
import { keyOf, type Ways } from './choice';

/** One actor with everything it could do. */
export interface Member {
  readonly actor: BarActor;
  readonly offers: readonly Offer[];
}

/** What one member of a squad is to do. */
export interface Order {
  readonly actor: BarActor;
  readonly action: JsonObject;
  /** Its targets as this member has them, with its own odds. */
  readonly aims: readonly OfferChoice[];
}

/**
 * What all of them could do: the first one's offers, refused where one of the others cannot, with
 * the odds from the lowest to the highest.
 */
export function commonOffers(members: readonly Member[]): readonly Offer[] {
  const [lead, ...others] = members;
  if (!lead) return [];
  return lead.offers.flatMap((offer) => {
    const same = others.map(({ offers }) => offers.find(({ id }) => id === offer.id));
    if (!same.every((each) => each !== undefined)) return [];
    return [same.reduce(narrowed, offer)];
  });
}

function narrowed(offer: Offer, other: Offer): Offer {
  const refusal = offer.refusal ?? other.refusal;
  const targets = narrowedSlot(offer.targets, other.targets);
  const extras = narrowedSlot(offer.extras, other.extras);
  const ways = offer.ways?.map((slot) =>
    narrowedSlot(
      slot,
      other.ways?.find(({ at }) => at === slot.at),
    )!,
  );
  return {
    ...offer,
    ...(refusal ? { refusal } : {}),
    ...(targets ? { targets } : {}),
    ...(extras ? { extras } : {}),
    ...(ways ? { ways } : {}),
  };
}

function narrowedSlot(
  slot: OfferSlot | undefined,
  other: OfferSlot | undefined,
): OfferSlot | undefined {
  if (!slot) return undefined;
  const theirs = new Map(other?.choices.map((choice) => [keyOf(choice.value), choice]));
  const choices = slot.choices.flatMap((choice) => {
    const same = theirs.get(keyOf(choice.value));
    return same ? [shared(choice, same)] : [];
  });
  return { ...slot, choices };
}

function shared(one: OfferChoice, other: OfferChoice): OfferChoice {
  const refusal = one.refusal ?? other.refusal;
  const shows = sharedShows(one, other);
  return { value: one.value, ...(refusal ? { refusal } : {}), ...(shows ? { shows } : {}) };
}

/**
 * The orders of a squad. Several targets for an offer that takes one go round: the first target to
 * the first member, and so on.
 */
export function ordersOf(
  members: readonly Member[],
  offerId: string,
  targets: readonly string[],
  extras: readonly string[],
  ways: Ways = {},
): readonly Order[] {
  return members.flatMap(({ actor, offers }, i) => {
    const offer = offers.find(({ id }) => id === offerId);
    if (!offer) return [];
    const isShared = (offer.targets?.max ?? 0) > 1 || members.length === 1;
    const own = isShared || targets.length === 0 ? targets : [targets[i % targets.length]!];
    const aims = choicesOf(offer.targets, own);
    const chosen = {
      targets: aims.map(({ value }) => value),
      extras: choicesOf(offer.extras, extras).map(({ value }) => value),
      ways: valuesOf(offer, ways),
    };
    return [{ actor, action: composeAction(offer, chosen), aims }];
  });
}

/** Values of the ways that this member's offer has. */
function valuesOf({ ways = [] }: Offer, chosen: Ways) {
  const entries = ways.flatMap((slot) => {
    const key = chosen[slot.at];
    const [choice] = key === undefined ? [] : choicesOf(slot, [key]);
    return choice ? [[slot.at, choice.value] as const] : [];
  });
  return Object.fromEntries(entries);
}

const choicesOf = (slot: OfferSlot | undefined, keys: readonly string[]) =>
  keys.flatMap((key) => (slot?.choices ?? []).filter(({ value }) => keyOf(value) === key));
