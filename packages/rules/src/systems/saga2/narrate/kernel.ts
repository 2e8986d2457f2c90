import type { KernelEvent } from '../../../kernel/events';
import { find } from '../../../kernel/fight';
import { seesId } from '../../../kernel/view';
import type { Viewer } from '../../../kernel/viewer';
import type { SgFight } from '../state';
import type { SgEntry } from './entries';
import { nameOf, ofKind } from './names';

/** What happens in every system, in the words of this one: who comes, goes, is shown or hidden. */
export function narrateKernel(
  before: SgFight,
  event: KernelEvent,
  after: SgFight,
  viewer: Viewer,
): SgEntry[] {
  const gm = viewer.role === 'gm';
  switch (event.type) {
    case 'joined': {
      const seen = event.combatants.filter(({ id }) => seesId(after, viewer, id));
      return [...seen.map(({ id }) => entered(after, id, gm)), ...renamed(before, after, gm)];
    }
    case 'shown':
      if (seesId(before, viewer, event.id) && !gm) return [];
      return [entered(after, event.id, gm), ...renamed(before, after, gm)];
    case 'concealed':
      return seesId(before, viewer, event.id) ? [{ k: 'conceal', id: event.id }] : [];
    case 'left':
      return seesId(before, viewer, event.id) ? [{ k: 'leave', id: event.id }] : [];
    case 'undone':
      return gm ? [{ k: 'undo', step: before.past?.step ?? 0 }] : [];
    case 'rewound':
      return gm ? [{ k: 'rewound' }] : [];
    case 'ended':
      return [{ k: 'ended' }];
    case 'finished':
      return [{ k: 'finished' }];
    default:
      return [];
  }
}

function entered(fight: SgFight, id: string, gm: boolean): SgEntry {
  return { k: 'enter', id, side: find(fight, id)?.side ?? 'enemy', ...nameOf(fight, id, gm) };
}

/** The first of a kind is called otherwise once a second one is there. */
function renamed(before: SgFight, after: SgFight, gm: boolean): SgEntry[] {
  const kinds = Object.keys(before.data.kinds).filter(
    (kind) => before.data.kinds[kind]!.count === 1 && (after.data.kinds[kind]?.count ?? 0) > 1,
  );
  return kinds.flatMap((kind) =>
    ofKind(before, kind).map(({ id }): SgEntry => ({ k: 'name', id, ...nameOf(after, id, gm) })),
  );
}
