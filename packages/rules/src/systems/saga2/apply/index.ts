import type { SgEvent } from '../events';
import type { SgFight } from '../state';
import { applyGm } from './gm';
import { applyHarm } from './harm';
import { applyLearning } from './learn';
import { applyPhase } from './phase';

/** The fight after an event; everything an event changes is done here. */
export function apply(fight: SgFight, event: SgEvent): SgFight {
  switch (event.type) {
    case 'sg.turn':
    case 'sg.declared':
    case 'sg.closed':
    case 'sg.reopened':
    case 'sg.initiative':
    case 'sg.ordered':
    case 'sg.turnEnded':
    case 'sg.over':
      return applyPhase(fight, event);
    case 'sg.paid':
    case 'sg.rerolled':
    case 'sg.damaged':
    case 'sg.restored':
    case 'sg.affected':
    case 'sg.recovered':
    case 'sg.resists':
    case 'sg.used':
    case 'sg.fell':
    case 'sg.rose':
      return applyHarm(fight, event);
    case 'sg.glimmer':
    case 'sg.mikiri':
    case 'sg.mikiriUsed':
      return applyLearning(fight, event);
    case 'sg.revealed':
    case 'sg.named':
    case 'sg.departed':
    case 'sg.special':
    case 'sg.strength':
    case 'sg.lifted':
    case 'sg.corrected':
      return applyGm(fight, event);
    case 'sg.acts':
    case 'sg.lost':
    case 'sg.checked':
    case 'sg.covered':
    case 'sg.answered':
    case 'sg.statusRoll':
    case 'sg.chainOpened':
    case 'sg.chained':
    case 'sg.bonus':
    case 'sg.called':
    case 'sg.tested':
    case 'sg.passed':
      return fight;
  }
}
