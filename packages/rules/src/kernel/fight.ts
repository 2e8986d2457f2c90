import type { Drawn, Stream } from './dice';
import type { FightEvent } from './events';
import type { Json } from './json';
import type { Question } from './question';

export type Id = string;
export type Side = 'party' | 'enemy';
export const GM = 'gm';

/** Somebody in the fight. `body` is the system's: sheet, hit points, statuses, place. */
export interface Combatant<Body = unknown> {
  readonly id: Id;
  readonly side: Side;
  /** Seat that plays it, or `gm`. */
  readonly owner: string;
  /** Combatants made from the same sheet are of one kind. */
  readonly kind: string;
  /** Not there for players until the GM shows it. */
  readonly hidden: boolean;
  /** How many came into the players' sight before this one; absent while hidden. */
  readonly appeared?: number;
  /** Standing answers and switches of whoever plays it, by name: tried before asking. */
  readonly presets?: Readonly<Record<string, Json>>;
  readonly body: Body;
}

/** A place in the order: who acts, and what kind of turn it is. */
export interface Slot {
  readonly actor: Id;
  readonly part?: string;
  readonly turn: string;
}

/** A script by name with its data; `by` is the combatant whose action it is. */
export interface ScriptCall {
  readonly script: string;
  readonly args: Json;
  readonly by?: Id;
}

/** An action in the middle: its call, what happened since it began, and the question it waits for. */
export interface Open {
  readonly call: ScriptCall;
  /** The call came from the queue and goes back there if the action is taken back. */
  readonly queued: boolean;
  /** The fight before the action; re-running the script on it with `events` leads to the present. */
  readonly boundary: Fight;
  readonly events: readonly FightEvent[];
  readonly question: Question | null;
}

/** A step that undo can take back: the fight before it. */
export interface Past {
  readonly fight: Fight;
  readonly step: number;
}

/** Something put to the other side that may be answered at any time, such as a surrender. */
export interface Proposal {
  readonly id: string;
  readonly by: string;
  readonly about: Json;
}

/**
 * One fight, whole: plain data that `apply` alone changes. No seed is in here, only how many dice
 * were drawn. `Data` and `Body` belong to the system.
 */
export interface Fight<Data = unknown, Body = unknown> {
  readonly no: number;
  readonly system: string;
  readonly stage: 'running' | 'over' | 'closed';
  readonly options: Json;
  /** In order of joining. */
  readonly combatants: Readonly<Record<Id, Combatant<Body>>>;
  readonly appearances: number;
  /** Ids of those who left or were undone; they are not given again. */
  readonly retired: readonly Id[];
  readonly slots: readonly Slot[];
  /** Scripts that run before the next action. */
  readonly queue: readonly ScriptCall[];
  readonly open: Open | null;
  readonly proposals: readonly Proposal[];
  readonly drawn: Drawn;
  /** Dice of an action that was taken back by a newer version: used before new ones. */
  readonly spare: Readonly<Record<Stream, readonly SpareDie[]>>;
  /** Questions asked so far, counted apart for players and GM so that ids tell nothing. */
  readonly asked: Readonly<Record<Stream, number>>;
  /** Number of the undoable step that runs or ran last. */
  readonly step: number;
  readonly past: Past | null;
  readonly data: Data;
}

export interface SpareDie {
  readonly sides: number;
  readonly value: number;
}

/** The combatant, or undefined; never a property of the object's prototype. */
export function find<B>(fight: Fight<unknown, B>, id: Id): Combatant<B> | undefined {
  return Object.hasOwn(fight.combatants, id) ? fight.combatants[id] : undefined;
}

/** A standing answer or switch of a combatant, or undefined. */
export function presetOf(fight: Fight, id: Id, name: string): Json | undefined {
  const presets = find(fight, id)?.presets ?? {};
  return Object.hasOwn(presets, name) ? presets[name] : undefined;
}

export function all<B>(fight: Fight<unknown, B>): Combatant<B>[] {
  return Object.values(fight.combatants);
}

/** The fight with one combatant's body replaced. */
export function withBody<F extends Fight>(fight: F, id: Id, body: unknown): F {
  const combatant = find(fight, id);
  if (!combatant) return fight;
  return { ...fight, combatants: { ...fight.combatants, [id]: { ...combatant, body } } };
}
