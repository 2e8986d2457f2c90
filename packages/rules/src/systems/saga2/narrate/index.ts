import { isSystemEvent, type FightEvent } from '../../../kernel/events';
import { find } from '../../../kernel/fight';
import type { Entry } from '../../../kernel/system';
import { markVeiled } from '../../../kernel/veiled';
import { ONLOOKER, type Viewer } from '../../../kernel/viewer';
import type { SgEvent } from '../events';
import type { SgFight } from '../state';
import { narrateAction } from './action';
import { narrateCourse } from './course';
import type { SgEntry } from './entries';
import { narrateHarm } from './harm';
import { narrateKernel } from './kernel';
import { sightOf, type Sight } from './sight';

/** Log entries of an event for a viewer; those of the GM are marked with what is veiled. */
export function narrate(
  before: SgFight,
  event: FightEvent,
  after: SgFight,
  viewer: Viewer,
): readonly Entry[] {
  const own = entries(before, event, after, viewer);
  if (viewer.role !== 'gm') return own;
  return markVeiled(own, entries(before, event, after, ONLOOKER));
}

function entries(before: SgFight, event: FightEvent, after: SgFight, viewer: Viewer): Entry[] {
  if (!isSystemEvent(event)) return narrateKernel(before, event, after, viewer) as Entry[];
  const sight = sightOf(before, viewer);
  const told = tell(before, event as SgEvent, after, sight);
  return (told as Entry[]).filter((entry) =>
    subjects(entry).every((id) => sight.here(id) || isNew(before, after, id)),
  );
}

const tell = (before: SgFight, event: SgEvent, after: SgFight, sight: Sight): SgEntry[] =>
  narrateAction(before, event, sight) ??
  narrateHarm(before, event, sight) ??
  narrateCourse(before, event, after, sight);

const isNew = (before: SgFight, after: SgFight, id: string): boolean =>
  find(before, id) === undefined && find(after, id) !== undefined;

/** Combatants an entry speaks of: one that is hidden silences it. */
function subjects({ who, to, id, of, ally, aim }: Entry): string[] {
  return [who, to, id, of, ally, aim].filter((value): value is string => typeof value === 'string');
}
