import type { Offer, OfferSlot } from '../../../kernel/offer';
import { COMMAND } from '../actions';
import type { Actor } from './actor';
import { aimable } from './aim';
import { choice, refusalOf, stanceOf, waysOf } from './build';
import type { Draft } from './figures';

/** Defend and cover, alone or together, or do nothing but move (SG-TRN-7). */
export function guards(actor: Actor): Offer[] {
  const defend = guard(actor, true);
  const stand = guard(actor, false);
  const [defended, covered] = [coverSlot(actor, true), coverSlot(actor, false)];
  if (!defended || !covered) return [defend, stand];
  return [
    { ...defend, extras: { ...defended, min: 0 } },
    { ...stand, id: 'guard:cover', targets: covered },
    stand,
  ];
}

const draftOf = (actor: Actor, defend: boolean): Draft => ({
  do: 'guard',
  ...stanceOf(actor, undefined),
  defend,
});

function guard(actor: Actor, defend: boolean): Offer {
  const action = draftOf(actor, defend);
  const refusal = refusalOf(actor, COMMAND, action);
  return {
    id: defend ? 'guard:defend' : 'guard:none',
    group: 'guard',
    action,
    ...(refusal ? { refusal } : {}),
    ways: waysOf(actor, action),
  };
}

/** Allies to cover, if there are any. */
function coverSlot(actor: Actor, defend: boolean): OfferSlot | null {
  const action = draftOf(actor, defend);
  const allies = aimable(actor).filter(
    ({ id, side }) => side === actor.me.side && id !== actor.me.id,
  );
  if (allies.length === 0) return null;
  const choices = allies.map(({ id }) => choice(actor, COMMAND, id, { ...action, cover: id }));
  return { at: 'cover', list: false, min: 1, max: 1, choices };
}
