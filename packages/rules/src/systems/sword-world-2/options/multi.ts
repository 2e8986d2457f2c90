import type { JsonObject } from '../../../kernel/json';
import type { Offer, OfferChoice, OfferSlot } from '../../../kernel/offer';
import type { Refusal } from '../../../kernel/refusal';
import { mayStartMulti } from './permit';
import { idOf } from './build';
import { featsOf } from './strike';
import type { Actor } from './turn';

/**
 * 《マルチアクション》: each major spell before or after a blow, which is one choice of weapon and
 * target together (SW-ACT-10). Both halves are as they are offered alone, but for weapons that cannot
 * be used at all. All offers share the list of blows.
 */
export function multiActions(
  actor: Actor,
  attacks: readonly Offer[],
  spells: readonly Offer[],
): Offer[] {
  if (!featsOf(actor).includes('multiAction') || attacks.length === 0) return [];
  const refusal = mayStartMulti(actor) ?? undefined;
  const usable = attacks.filter((attack) => !attack.refusal);
  const blows = blowsOf(usable.length > 0 ? usable : attacks, refusal);
  const none = refusal ?? (usable.length > 0 ? undefined : attacks[0]?.refusal);
  return spells
    .filter(({ group }) => group === 'major')
    .flatMap((spell) => bothOrders(spell, blows, none));
}

function bothOrders(spell: Offer, attack: OfferSlot, none: Refusal | undefined): Offer[] {
  const refusal = none ?? spell.refusal;
  const charmed = { ...spell.targets!, at: 'cast.targets' };
  return (['attack', 'cast'] as const).map((first) => {
    const action: JsonObject = { do: 'multi', cast: { spell: spell.action.spell }, first };
    return {
      ...{ id: idOf(action), group: 'major', action },
      ...(refusal ? { refusal } : {}),
      ...(spell.shows ? { shows: spell.shows } : {}),
      targets: attack,
      extras: none ? refusedAll(charmed, none) : charmed,
    };
  });
}

/** Every weapon on everybody it may be aimed at, as one list. */
function blowsOf(attacks: readonly Offer[], refusal: Refusal | undefined): OfferSlot {
  const choices = attacks.flatMap(({ action, targets, shows }) =>
    targets!.choices.map((target): OfferChoice => ({
      ...target,
      ...(refusal ? { refusal } : {}),
      value: { weapon: action.weapon, targets: [target.value] },
      shows: { ...target.shows, ...(shows ? { weapon: shows } : {}) },
    })),
  );
  return { at: 'attack', list: false, min: 1, max: 1, choices };
}

const refusedAll = (slot: OfferSlot, refusal: Refusal): OfferSlot => ({
  ...slot,
  choices: slot.choices.map((each) => ({ ...each, refusal })),
});
