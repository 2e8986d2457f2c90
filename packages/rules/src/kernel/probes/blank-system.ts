import { sameJson, type Json, type JsonObject } from '../json';
import { accept, refuse } from '../refusal';
import type { Schema, System } from '../system';
import type { SystemEvent } from '../events';
import type { Id } from '../fight';
import type { FightView } from '../view';

const anything: Schema<never> = {
  parse: (value) => value as never,
  safeParse: (value) => ({ success: true, data: value as never }),
};

type Needed = 'id' | 'begin' | 'enter' | 'next' | 'scripts' | 'apply' | 'call';

/** A system with the parts that a probe is about; all others let everything pass and say nothing. */
export function blankSystem<Data, Body, Event extends SystemEvent, Action extends JsonObject>(
  parts: Pick<System<Data, Body, Event, Action, Json>, Needed> &
    Partial<System<Data, Body, Event, Action, Json>> & {
      /** All actions that are possible. */
      possible(view: FightView, actor: Id, part?: string): readonly Action[];
    },
): System<Data, Body, Event, Action, Json> {
  return {
    version: 1,
    name: { ja: parts.id, en: parts.id },
    schemas: {
      options: anything,
      character: anything,
      enemy: anything,
      action: anything,
      event: anything,
      between: anything,
      gm: anything,
    },
    appeared: (fight) => fight,
    options: (view, actor, part) =>
      parts
        .possible(view, actor, part)
        .map((action, i) => ({ id: String(i), group: part ?? 'action', action })),
    permit(view, actor, part, action) {
      const possible = parts.possible(view, actor, part).some((other) => sameJson(other, action));
      return possible ? null : { code: 'unknown_action' };
    },
    gm: () => refuse('unknown_action'),
    undoable: () => true,
    correct: () => refuse('unknown_field'),
    mayPropose: () => ({ code: 'not_possible_now' }),
    accepted: () => ({ script: 'nothing', args: null }),
    keepRevealed: (_now, back) => back,
    viewData: () => ({}),
    viewBody: () => ({}),
    narrate: () => [],
    carry: (combatant) => combatant.body,
    between: (sheet) => accept({ sheet, entry: { k: 'changed' } }),
    ...parts,
  };
}
