import type { Dice } from './dice';
import type { FightEvent, SystemEvent } from './events';
import type { Combatant, Fight, Id, ScriptCall, Side } from './fight';
import type { Json, JsonObject } from './json';
import type { Offer } from './offer';
import type { Outcome, Refusal } from './refusal';
import type { Scene, Script } from './script';
import type { FightView } from './view';
import type { Viewer } from './viewer';

/** A line of the log, as data; the client puts it into words. `k` names its kind. */
export interface Entry extends JsonObject {
  readonly k: string;
}

/** Something to check outside values with; zod schemas fit. */
export interface Schema<T> {
  parse(value: unknown): T;
  safeParse(value: unknown): { success: true; data: T } | { success: false; error: unknown };
}

/** Somebody to be put into a fight. */
export interface Entrant<Sheet = unknown> {
  readonly id: Id;
  readonly side: Side;
  readonly owner: string;
  readonly kind: string;
  readonly hidden: boolean;
  readonly sheet: Sheet;
  /** Where to stand and the like, if the one who places says so. */
  readonly setup?: JsonObject;
}

/**
 * What a rule system gives to the kernel. It is one folder; shared code calls these and never asks
 * which system it has. All functions are pure.
 */
export interface System<
  Data = unknown,
  Body = unknown,
  Event extends SystemEvent = SystemEvent,
  Action = unknown,
  Options = unknown,
> {
  readonly id: string;
  readonly version: number;
  readonly name: { readonly ja: string; readonly en: string };
  /** Texts of the refusal codes that are the system's own; shared ones stand in the protocol. */
  readonly codes?: Readonly<Record<string, { readonly ja: string; readonly en: string }>>;
  readonly schemas: {
    /** Room options; an empty object gives the defaults. */
    readonly options: Schema<Options>;
    readonly character: Schema<unknown>;
    readonly enemy: Schema<unknown>;
    readonly action: Schema<Action>;
    readonly event: Schema<Event>;
    /** Changes between fights. */
    readonly between: Schema<unknown>;
    /** GM commands of this system in a fight. */
    readonly gm: Schema<unknown>;
  };

  /** Data of a fight before anybody has joined. */
  begin(options: Options): Data;
  /** The body of somebody who joins. */
  enter(fight: Fight<Data, Body>, entrant: Entrant): Body;
  /** Standing answers that somebody's sheet brings along. */
  presets?(entrant: Entrant): Readonly<Record<string, Json>>;
  /** The fight once `id` came into the players' sight for the first time. */
  appeared(fight: Fight<Data, Body>, id: Id): Fight<Data, Body>;
  /**
   * The fight once `id` is in sight again, or still although what came before is undone: what it
   * did out of sight must not show.
   */
  reappeared?(fight: Fight<Data, Body>, id: Id): Fight<Data, Body>;
  /**
   * The script that runs next, or null while somebody has to choose an action. What runs here
   * belongs to the step before it: undo takes back choices (`act`), never a part of what followed
   * by itself. So whatever people want to undo apart is an action, not a script of `next`.
   */
  next(fight: Fight<Data, Body>): ScriptCall | null;
  /** The script that runs next once the fight is over (loot, recovery), or null. */
  aftermath?(fight: Fight<Data, Body>): ScriptCall | null;
  readonly scripts: Readonly<
    Record<string, (scene: Scene<Fight<Data, Body>>, args: never, by: Id) => Script>
  >;
  apply(fight: Fight<Data, Body>, event: Event): Fight<Data, Body>;

  /** What the actor could do, as far as this view knows; what is not possible says why. */
  options(view: FightView, actor: Id, part?: string): readonly Offer[];
  /** Null if the action is among the possible `options` of the actor. */
  permit(view: FightView, actor: Id, part: string | undefined, action: Action): Refusal | null;
  /** The script that carries out an action; `overruled`: the GM had it done against the rules. */
  call(actor: Id, part: string | undefined, action: Action, overruled: boolean): ScriptCall;
  /** Events of the system's own GM command. */
  gm(fight: Fight<Data, Body>, command: unknown): Outcome<readonly FightEvent[]>;
  /** True if undo may take this GM command back (revealing may not). */
  undoable(command: unknown): boolean;
  /** True for an event whose log entries stay as they are when it is undone: what it revealed stays. */
  lasting?(event: FightEvent): boolean;
  /**
   * Events that break off what is open so that the GM can end the fight; none while it must be
   * carried out first.
   */
  interrupt?(fight: Fight<Data, Body>): readonly FightEvent[];
  /** Events of the GM's changing one value: `field` is a name from the system's list. */
  correct(
    fight: Fight<Data, Body>,
    target: Id,
    field: string,
    value: Json,
  ): Outcome<readonly FightEvent[]>;
  /** What is put to the GM: null if it may be. */
  mayPropose(view: FightView, about: Json): Refusal | null;
  /** What a viewer sees of a proposal, or null; without this function everybody sees it whole. */
  viewProposal?(fight: Fight<Data, Body>, about: Json, viewer: Viewer): Json | null;
  /** The script that an accepted proposal queues. */
  accepted(about: Json): ScriptCall;
  /** `back` with everything that was revealed by `now` still revealed. */
  keepRevealed(now: Fight<Data, Body>, back: Fight<Data, Body>): Fight<Data, Body>;

  /** The system's part of the view: named fields only, nothing by leaving out. */
  viewData(fight: Fight<Data, Body>, viewer: Viewer): JsonObject;
  viewBody(fight: Fight<Data, Body>, combatant: Combatant<Body>, viewer: Viewer): JsonObject;
  /**
   * What a view will most likely look like after some log entries. Server and client foresee the
   * same and only the difference travels, so that a wrong guess costs bytes and nothing else.
   */
  foresee?(view: FightView, entries: readonly Entry[]): FightView;
  /** Log entries of an event for a viewer. */
  narrate(
    before: Fight<Data, Body>,
    event: FightEvent,
    after: Fight<Data, Body>,
    viewer: Viewer,
  ): readonly Entry[];

  /** The sheet after a fight, with what is carried over. */
  carry(combatant: Combatant<Body>): unknown;
  /**
   * A sheet after a change between fights, and what to say of it; the GM's or its player's. `dice`
   * are fresh ones for this change: what they showed goes into the entry.
   */
  between(
    sheet: unknown,
    change: unknown,
    viewer: Viewer,
    dice: Dice,
  ): Outcome<{ sheet: unknown; entry: Entry }>;
  /** What the room keeps from fight to fight until a scenario (シナリオ) ends, if the rules do. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- the system's own code is typed
  readonly chronicle?: Chronicle<any, any>;
}

/** What the GM's command makes of a chronicle, and of sheets by their id. */
export interface Chronicled<State = unknown> {
  readonly state: State;
  readonly sheets: Readonly<Record<Id, unknown>>;
  readonly entry: Entry;
}

/** A count over several fights, such as who was defeated and what that is worth at the end. */
export interface Chronicle<State = unknown, Change = unknown> {
  readonly schemas: { readonly state: Schema<State>; readonly change: Schema<Change> };
  begin(): State;
  /** Once a fight is closed. */
  after(state: State, fight: Fight): State;
  /** A GM command between fights; the sheets are those of the whole roster. */
  change(
    state: State,
    sheets: Readonly<Record<Id, unknown>>,
    change: Change,
  ): Outcome<Chronicled<State>>;
  /** What a viewer may see of it: named fields only. */
  view(state: State, viewer: Viewer): Json;
}

// The kernel holds systems of any data; their own code is fully typed.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type AnySystem = System<any, any, any, any, any>;
