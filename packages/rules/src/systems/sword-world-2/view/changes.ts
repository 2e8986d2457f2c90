import type { Json, JsonObject } from '../../../kernel/json';
import type { FightView } from '../../../kernel/view';
import { seenOf, type SeenBody, type SeenData } from './types';

/** An entry of the log, as far as one knows of it. */
export type Told = Readonly<Record<string, Json | undefined>>;

export function change(view: FightView, id: string, changes: Partial<SeenBody>): FightView {
  const seen = seenOf(view, id);
  if (!seen) return view;
  const body = { ...seen.body, ...changes } as unknown as JsonObject;
  return { ...view, combatants: { ...view.combatants, [id]: { ...view.combatants[id]!, body } } };
}

export const withData = (view: FightView, changes: Partial<SeenData>): FightView => ({
  ...view,
  data: { ...view.data, ...(changes as JsonObject) },
});

export function partChange(
  view: FightView,
  id: string,
  part: Json | undefined,
  changes: JsonObject,
) {
  const body = seenOf(view, id)?.body;
  if (!body) return view;
  const key = String(part ?? Object.keys(body.parts)[0]);
  const parts = { ...body.parts, [key]: { ...body.parts[key], ...changes } };
  return change(view, id, { parts } as Partial<SeenBody>);
}

/** Whoever has acted is no longer among those who may. */
export function acted(view: FightView, id: string, part?: Json): FightView {
  const slots = view.slots.filter((slot) => slot.actor !== id || (part && slot.part !== part));
  return { ...view, slots };
}
