import type { CombatantView, FightView, Id, RoomView, Viewer } from '@ransen/rules';

/** The GM's id wherever a seat's id stands. */
export const GM_ID = 'gm';

/** The id of whoever looks, as it stands in `owner` and `by`; undefined for onlookers. */
export function ownerId(you: Viewer): string | undefined {
  if (you.role === 'gm') return GM_ID;
  return you.role === 'seat' ? you.seat : undefined;
}

/** Does this one belong to whoever looks? The GM may act for others, but they are not the GM's. */
export function isMine(combatant: CombatantView | undefined, you: Viewer): boolean {
  return combatant !== undefined && combatant.owner === ownerId(you);
}

/** Is the one asked (a combatant, or `gm`) for this viewer to answer? */
export function isAskedOf(fight: FightView, who: Id, you: Viewer): boolean {
  if (who === GM_ID) return you.role === 'gm';
  return isMine(fight.combatants[who], you);
}

/** A fight is being fought, or waits to be closed. */
export function isFighting(view: RoomView): boolean {
  return view.fight !== undefined && view.fight.stage !== 'closed';
}

/**
 * The places in the order whose turn it is: all of them, or where they act one after another the
 * first, and none while an action is in the middle.
 */
export function slotsNow(fight: FightView, oneAfterAnother = false): FightView['slots'] {
  if (!oneAfterAnother) return fight.slots;
  return isBusy(fight) ? [] : fight.slots.slice(0, 1);
}

/** Somebody's action is in the middle, or a choice is open. */
export function isBusy(fight: FightView): boolean {
  return fight.acting !== undefined || fight.waits.length > 0 || fight.question !== undefined;
}
