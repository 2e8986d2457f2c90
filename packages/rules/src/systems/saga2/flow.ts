import type { ScriptCall } from '../../kernel/fight';
import { verdict } from './phases/finish';
import { isRolling } from './phases/initiative';
import { hasLostPlace } from './phases/places';
import { isStill, undeclared } from './phases/command';
import type { SgFight } from './state';

const call = (script: string): ScriptCall => ({ script, args: {} });

/**
 * Where the fight stands names the script that runs next; null: somebody has to act. Until the
 * first enemy is in sight, and while everybody sleeps or is of stone, the fight waits for the GM.
 * Whether it is over is looked at after each settled action (SG-END-7).
 */
export function next(fight: SgFight): ScriptCall | null {
  const { phase, kinds, turn } = fight.data;
  if (Object.keys(kinds).length === 0) return null;
  if (phase === 'over' || verdict(fight)) return call('finish');
  switch (phase) {
    case 'command':
      if (turn === 0) return call('beginTurn');
      if (isStill(fight)) return null;
      return call(undeclared(fight, 'enemy').length > 0 ? 'declareEnemies' : 'declareParty');
    case 'initiative':
      return call(isRolling(fight) ? 'initiative' : 'order');
    case 'action':
      if (fight.slots.length === 0) return call('turnChange');
      return hasLostPlace(fight) ? call('lose') : null;
  }
}
