import type { ScriptCall } from '../../kernel/fight';
import { withSlots } from './slots';
import { checkingKinds } from './stages/knowledge';
import { verdict } from './stages/turns';
import type { SwFight } from './state';

const call = (script: string): ScriptCall => ({ script, args: {} });

/**
 * Where the fight stands names the script that runs next; null: somebody has to choose. A check
 * under way comes before everything but the end (SW-KNW-13, SW-END-1). Until the first enemy is in
 * sight the fight waits for the GM.
 */
export function next(fight: SwFight): ScriptCall | null {
  const { stage, kinds } = fight.data;
  if (stage === 'over') return call('end');
  if (withSlots(fight) !== fight) return call('reorder');
  if (Object.keys(kinds).length === 0) return null;
  if (stage === 'loot') return fight.slots.length === 0 ? call('finishLoot') : null;
  if (verdict(fight)) return call('finishFight');
  if (checkingKinds(fight).length > 0) return fight.slots.length === 0 ? call('closeChecks') : null;
  if (stage === 'knowledge') return call('toInitiative');
  if (fight.slots.length > 0) return null;
  switch (stage) {
    case 'initiative':
      return call('settleInitiative');
    case 'placement':
      return call('beginRounds');
    case 'turns':
      return call('nextTurn');
  }
}
