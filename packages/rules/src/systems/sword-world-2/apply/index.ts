import type { SwEvent } from '../events';
import { withSlots } from '../slots';
import type { SwFight } from '../state';
import { applyAction } from './action';
import { applyHarm } from './harm';
import { applyGm } from './gm';
import { applyStage } from './stage';

/** The fight after one of this system's events, the order of who may act with it. */
export function apply(fight: SwFight, event: SwEvent): SwFight {
  const after = changed(fight, event);
  return after === fight ? fight : withSlots(after);
}

function changed(fight: SwFight, event: SwEvent): SwFight {
  switch (event.type) {
    case 'sw.checked':
    case 'sw.passed':
    case 'sw.called':
    case 'sw.checksClosed':
    case 'sw.staged':
    case 'sw.initiative':
    case 'sw.first':
    case 'sw.placed':
    case 'sw.turn':
    case 'sw.over':
    case 'sw.looted':
      return applyStage(fight, event);
    case 'sw.declared':
    case 'sw.moved':
    case 'sw.handled':
      return applyAction(fight, event);
    case 'sw.attacked':
    case 'sw.damaged':
    case 'sw.healed':
    case 'sw.affected':
    case 'sw.deathChecked':
    case 'sw.woken':
    case 'sw.defeated':
    case 'sw.departed':
    case 'sw.doubleOne':
      return applyHarm(fight, event);
    case 'sw.revealed':
    case 'sw.named':
    case 'sw.granted':
    case 'sw.lifted':
    case 'sw.corrected':
      return applyGm(fight, event);
    case 'sw.resisted':
    case 'sw.declined':
    case 'sw.fizzled':
    case 'sw.failed':
    case 'sw.overruled':
      return fight;
  }
}
