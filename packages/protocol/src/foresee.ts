import { systemOf, type AnySystem, type Entry, type RoomView } from '@ransen/rules';

/** The view that both ends expect after some entries; what came differently is in the patch. */
export function foreseen(
  view: RoomView,
  entries: readonly Entry[],
  system: AnySystem | undefined = systemOf(view.system),
): RoomView {
  if (!view.fight || entries.length === 0 || !system?.foresee) return view;
  return { ...view, fight: system.foresee(view.fight, entries) };
}
