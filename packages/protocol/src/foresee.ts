import {
  rememberEach,
  systemOf,
  type AnySystem,
  type Entry,
  type FightView,
  type RoomView,
} from '@ransen/rules';

/** The view that both ends expect after some entries; what came differently is in the patch. */
export function foreseen(
  view: RoomView,
  entries: readonly Entry[],
  system: AnySystem | undefined = systemOf(view.system),
): RoomView {
  if (!view.fight || entries.length === 0 || !system?.foresee) return view;
  return { ...view, fight: foreseenFight(system)(view.fight, entries) };
}

/** Many viewers see the same and read the same: it is worked out once. */
const foreseenFight = rememberEach((system: AnySystem) =>
  rememberEach((view: FightView, entries: readonly Entry[]) => system.foresee!(view, entries)),
);
