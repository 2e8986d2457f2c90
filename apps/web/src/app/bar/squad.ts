import { composeAction, type JsonObject, type Offer, type OfferSlot } from '@ransen/rules';
import type { BarActor } from './actors';
import { keyOf } from './choice';

/** One actor with everything it could do. */
export interface Member {
  readonly actor: BarActor;
  readonly offers: readonly Offer[];
}

/** What one member of a squad is to do. */
export interface Order {
  readonly actor: BarActor;
  readonly action: JsonObject;
}

/** What all of them could do: the first one's offers, refused where one of the others cannot. */
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
  return {
    ...offer,
    ...(refusal ? { refusal } : {}),
    ...(targets ? { targets } : {}),
    ...(extras ? { extras } : {}),
  };
}

function narrowedSlot(slot: OfferSlot | undefined, other: OfferSlot | undefined) {
  if (!slot) return undefined;
  const choices = slot.choices.flatMap((choice) => {
    const same = other?.choices.find(({ value }) => keyOf(value) === keyOf(choice.value));
    if (!same) return [];
    const refusal = choice.refusal ?? same.refusal;
    return [{ ...choice, ...(refusal ? { refusal } : {}) }];
  });
  return { ...slot, choices };
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
): readonly Order[] {
  return members.flatMap(({ actor, offers }, i) => {
    const offer = offers.find(({ id }) => id === offerId);
    if (!offer) return [];
    const isShared = (offer.targets?.max ?? 0) > 1 || members.length === 1;
    const own = isShared || targets.length === 0 ? targets : [targets[i % targets.length]!];
    const chosen = {
      targets: valuesOf(offer.targets, own),
      extras: valuesOf(offer.extras, extras),
    };
    return [{ actor, action: composeAction(offer, chosen) }];
  });
}

const valuesOf = (slot: OfferSlot | undefined, keys: readonly string[]) =>
  keys
    .flatMap((key) => (slot?.choices ?? []).filter(({ value }) => keyOf(value) === key))
    .map(({ value }) => value);
