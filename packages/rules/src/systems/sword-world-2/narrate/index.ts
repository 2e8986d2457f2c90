import { isSystemEvent, type FightEvent } from '../../../kernel/events';
import { find } from '../../../kernel/fight';
import type { Entry } from '../../../kernel/system';
import { markVeiled } from '../../../kernel/veiled';
import { ONLOOKER, type Viewer } from '../../../kernel/viewer';
import type { SwEvent } from '../events';
import type { SwFight } from '../state';
import { narrateAction } from './action';
import { narrateHarm } from './harm';
import { narrateKernel } from './kernel';
import { Sight } from './sight';
import { narrateStage } from './stage';

/** Log entries of an event for a viewer; those of the GM are marked with what is veiled. */
export function narrate(
  before: SwFight,
  event: FightEvent,
  after: SwFight,
  viewer: Viewer,
): readonly Entry[] {
  if (viewer.role !== 'gm') return entries(before, event, after, viewer);
  const players = entries(before, event, after, ONLOOKER);
  return markVeiled(entries(before, event, after, viewer), players);
}

function entries(
  before: SwFight,
  event: FightEvent,
  after: SwFight,
  viewer: Viewer,
): readonly Entry[] {
  if (!isSystemEvent(event)) return narrateKernel(before, event, after, viewer);
  const sight = new Sight(before, viewer);
  const told = tell(before, event as SwEvent, after, sight);
  return told.filter((entry) => subjects(entry).every((id) => isThere(before, after, id, sight)));
}

function isThere(before: SwFight, after: SwFight, id: string, sight: Sight): boolean {
  return sight.here(id) || (find(before, id) === undefined && find(after, id) !== undefined);
}

/** Combatants an entry speaks of; one that is hidden silences it. What a value is set `to` is none. */
function subjects({ k, who, to, id, by, of }: Entry): string[] {
  return [who, k === 'fix' ? undefined : to, id, by, of].filter(
    (value): value is string => typeof value === 'string',
  );
}

function tell(before: SwFight, event: SwEvent, after: SwFight, sight: Sight): Entry[] {
  switch (event.type) {
    case 'sw.declared':
    case 'sw.moved':
    case 'sw.handled':
    case 'sw.attacked':
    case 'sw.resisted':
    case 'sw.declined':
    case 'sw.fizzled':
    case 'sw.overruled':
      return narrateAction(before, event, sight);
    case 'sw.damaged':
    case 'sw.failed':
    case 'sw.healed':
    case 'sw.affected':
    case 'sw.lifted':
    case 'sw.deathChecked':
    case 'sw.woken':
    case 'sw.defeated':
    case 'sw.departed':
    case 'sw.doubleOne':
    case 'sw.corrected':
      return narrateHarm(before, event, sight);
    default:
      return narrateStage(before, event, after, sight);
  }
}
