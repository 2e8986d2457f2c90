import type { Roll } from './dice';
import type { Combatant, Id, Proposal, ScriptCall, Slot } from './fight';
import type { Json } from './json';
import type { QuestionSpec } from './question';

/** What happens in every system. System events have a dot in their type: `sw.damaged`. */
export type KernelEvent =
  /** A step that undo can take back begins. */
  | { readonly type: 'stepped' }
  | { readonly type: 'opened'; readonly call: ScriptCall; readonly queued?: boolean }
  | {
      readonly type: 'rolled';
      readonly roll: Roll;
      readonly faces: readonly number[];
      /** How many of the faces were spare dice of an action that was taken back. */
      readonly spared?: number;
    }
  | { readonly type: 'asked'; readonly question: QuestionSpec }
  | {
      readonly type: 'drafted';
      readonly who: string;
      readonly value: Json;
      readonly confirmed: boolean;
    }
  | { readonly type: 'answered'; readonly answers: Readonly<Record<string, Json>> }
  | { readonly type: 'closed' }
  /** A newer version could not follow the open action: back to its boundary, dice kept. */
  | { readonly type: 'rewound' }
  | { readonly type: 'undone' }
  | { readonly type: 'joined'; readonly combatants: readonly Combatant[] }
  | { readonly type: 'left'; readonly id: Id }
  | { readonly type: 'shown'; readonly id: Id }
  | { readonly type: 'concealed'; readonly id: Id }
  | { readonly type: 'owned'; readonly id: Id; readonly owner: string }
  /** A standing answer is set, or without value taken away. */
  | { readonly type: 'preset'; readonly who: Id; readonly name: string; readonly value?: Json }
  | { readonly type: 'slotted'; readonly slots: readonly Slot[] }
  | { readonly type: 'queued'; readonly calls: readonly ScriptCall[] }
  | { readonly type: 'proposed'; readonly proposal: Proposal }
  | { readonly type: 'settled'; readonly proposal: string; readonly accepted: boolean }
  | { readonly type: 'ended' }
  | { readonly type: 'finished' };

export interface SystemEvent {
  readonly type: `${string}.${string}`;
}

/** What a script may let happen: its system's events, and changes of the fight's frame. */
export type ScriptEvent =
  | SystemEvent
  | Extract<
      KernelEvent,
      { type: 'slotted' | 'queued' | 'joined' | 'left' | 'shown' | 'concealed' | 'ended' }
    >;

export type FightEvent = KernelEvent | SystemEvent;

export function isSystemEvent(event: FightEvent): event is SystemEvent {
  return event.type.includes('.');
}
