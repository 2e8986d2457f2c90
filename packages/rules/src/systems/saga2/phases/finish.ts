import type { Victory } from '../state';
import type { SgFight } from '../state';
import { isDown, sideOf } from '../combatants';

/**
 * Whether and how the fight is over: every character down, or every enemy in sight down or gone
 * (SG-END-7).
 */
export function verdict(fight: SgFight): Victory | null {
  if (sideOf(fight, 'party').every(isDown)) return 'lost';
  if (sideOf(fight, 'enemy').every(isDown)) return 'won';
  return null;
}
