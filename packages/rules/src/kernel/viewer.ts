import { GM, type Combatant, type Fight, type Id, find } from './fight';

/** Who looks: the GM, the person of a seat, or an onlooker. */
export type Viewer =
  | { readonly role: 'gm' }
  | { readonly role: 'seat'; readonly seat: string }
  | { readonly role: 'onlooker' };

export const GM_VIEWER: Viewer = { role: 'gm' };
export const ONLOOKER: Viewer = { role: 'onlooker' };
export const seatViewer = (seat: string): Viewer => ({ role: 'seat', seat });

/** One string per viewer, for maps. */
export function viewerKey(viewer: Viewer): string {
  return viewer.role === 'seat' ? `seat:${viewer.seat}` : viewer.role;
}

/** The viewer that plays a combatant: the GM if it is out of its player's sight. */
export function playerOf({ owner, hidden }: Combatant): Viewer {
  return owner === GM || hidden ? GM_VIEWER : seatViewer(owner);
}

/** May this viewer choose for the combatant? The GM may for everybody. */
export function controls(viewer: Viewer, combatant: Combatant): boolean {
  if (viewer.role === 'gm') return true;
  return viewer.role === 'seat' && combatant.owner === viewer.seat && !combatant.hidden;
}

/** May this viewer answer for `who` (a combatant's id or `gm`)? */
export function answersFor(viewer: Viewer, fight: Fight, who: Id): boolean {
  const combatant = find(fight, who);
  return combatant ? controls(viewer, combatant) : viewer.role === 'gm';
}
