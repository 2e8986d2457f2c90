import type { KernelEvent } from '../../../kernel/events';
import { find } from '../../../kernel/fight';
import type { JsonObject } from '../../../kernel/json';
import type { Entry } from '../../../kernel/system';
import { seesId } from '../../../kernel/view';
import type { Viewer } from '../../../kernel/viewer';
import type { SwFight } from '../state';
import { ofKind } from '../combatants';
import { nameOf } from './names';

/** What happens in every system, in the words of this one: who comes, goes, is shown or hidden. */
export function narrateKernel(
  before: SwFight,
  event: KernelEvent,
  after: SwFight,
  viewer: Viewer,
): Entry[] {
  const gm = viewer.role === 'gm';
  switch (event.type) {
    case 'joined':
      return event.combatants
        .filter(({ id }) => seesId(after, viewer, id))
        .map(({ id }) => entered(after, id, gm))
        .concat(renamed(before, after, gm));
    case 'shown':
      return seesId(before, viewer, event.id) && !gm
        ? []
        : [entered(after, event.id, gm), ...renamed(before, after, gm)];
    case 'concealed':
      return seesId(before, viewer, event.id) ? [{ k: 'conceal', id: event.id }] : [];
    case 'left':
      return seesId(before, viewer, event.id) ? [{ k: 'leave', id: event.id }] : [];
    case 'proposed':
      return [{ k: 'propose', by: event.proposal.by, about: event.proposal.about }];
    case 'settled':
      return [{ k: 'settle', accepted: event.accepted }];
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

function entered(fight: SwFight, id: string, gm: boolean): Entry {
  const c = find(fight, id);
  const name: JsonObject = nameOf(fight, id, gm);
  return { k: 'enter', id, side: c?.side ?? 'enemy', ...name };
}

/** The first of a kind is called otherwise once a second one is there. */
function renamed(before: SwFight, after: SwFight, gm: boolean): Entry[] {
  const kinds = Object.keys(before.data.kinds).filter(
    (kind) => before.data.kinds[kind]!.count === 1 && (after.data.kinds[kind]?.count ?? 0) > 1,
  );
  return kinds.flatMap((kind) =>
    ofKind(before, kind).map(({ id }) => ({ k: 'name', id, ...nameOf(after, id, gm) })),
  );
}
