import {
  applyRoom,
  createRoom,
  decideRoom,
  EMPTY_ROOM,
  GM_VIEWER,
  ONLOOKER,
  roomCommandSchema,
  seatViewer,
  sitDown,
  viewerKey,
  viewRoom,
  type AnySystem,
  type Json,
  type Luck,
  type Outcome,
  type Refusal,
  type Room,
  type RoomCommand,
  type RoomDecided,
  type RoomEvent,
  type Viewer,
} from '@ransen/rules';
import type { Ack } from '../messages';
import { Projection, type Transition } from '../projection';

/** What a viewer's traffic comes from. */
export type Folding = Pick<Projection, 'fold' | 'whole' | 'since' | 'history'>;

/** What the rooms are made of: the real thing, or one with a leak planted. */
export interface Works {
  readonly system: AnySystem;
  readonly project: (viewer: Viewer) => Folding;
  /** What a refusal is told as. */
  readonly explain: (refusal: Refusal, command: RoomCommand, room: Room) => Refusal;
}

export const honest = (system: AnySystem): Works => ({
  system,
  project: (viewer) => new Projection(system, viewer),
  explain: (refusal) => refusal,
});

export interface Opening {
  readonly seats: number;
  readonly options: Json;
  readonly answerTime: number;
  readonly luck: Luck;
}

/** One thing that a player got: a frame, or the answer to a command of theirs. */
export interface Received {
  readonly what: 'frame' | 'ack';
  readonly text: string;
}

/** What each player got of a room so far, byte for byte. */
export class WatchedRoom {
  room: Room = EMPTY_ROOM;
  readonly players: readonly Viewer[];
  readonly #received: Map<string, Received[]>;
  readonly #foldings: Map<string, Folding>;
  #decided: { room: Room; command: object; outcome: Outcome<RoomDecided> } | undefined;

  constructor(
    readonly works: Works,
    private readonly opening: Opening,
  ) {
    const seats = Array.from({ length: opening.seats }, (_, i) => seatViewer(`s${i + 1}`));
    this.players = [...seats, ONLOOKER];
    this.#received = new Map(this.players.map((viewer) => [viewerKey(viewer), []]));
    this.#foldings = new Map(
      this.players.map((viewer) => [viewerKey(viewer), works.project(viewer)]),
    );
    const { options, answerTime } = opening;
    this.#happen([taken(createRoom(works.system, { name: 'Table', options, answerTime }))], 0);
    for (const _ of seats) this.#happen([taken(sitDown(this.room, 'Player'))], 0);
  }

  /** What the command would do; asked again, the same. */
  decide(by: Viewer, command: object): Outcome<RoomDecided> {
    const { room, opening, works } = this;
    if (this.#decided?.room === room && this.#decided.command === command) {
      return this.#decided.outcome;
    }
    const outcome = decideRoom(works.system, room, sent(command), by, opening.luck);
    this.#decided = { room, command, outcome };
    return outcome;
  }

  /** Carries out a command; what happened, or nothing if it was refused. */
  do(by: Viewer, command: object, at: number): Transition[] {
    const decided = this.decide(by, command);
    if (by.role !== 'gm') this.#take(by, 'ack', this.#ack(decided, command));
    return decided.ok ? this.#happen(decided.value.events, at) : [];
  }

  received(viewer: Viewer): readonly Received[] {
    return this.#received.get(viewerKey(viewer)) ?? [];
  }

  /** Everything that a player can ask for: all of it, what was missed, pages of the log. */
  answers(viewer: Viewer): string {
    const folding = this.#foldings.get(viewerKey(viewer))!;
    const whole = folding.whole();
    const missed = [0, whole.n - 1, whole.n].map((n) => folding.since(n));
    const pages = [1, 7, 1000].map((before) => folding.history(before, 5));
    return JSON.stringify({ whole, missed, pages });
  }

  /** What the GM sees, to tell two rooms apart. */
  secrets(): string {
    return JSON.stringify(viewRoom(this.works.system, this.room, GM_VIEWER));
  }

  #ack(decided: Outcome<RoomDecided>, command: object): Ack {
    if (decided.ok) return { ok: true };
    return { ok: false, error: this.works.explain(decided.refusal, sent(command), this.room) };
  }

  #take(viewer: Viewer, what: Received['what'], message: unknown): void {
    this.#received.get(viewerKey(viewer))!.push({ what, text: JSON.stringify(message) });
  }

  #happen(events: readonly RoomEvent[], at: number): Transition[] {
    const transitions: Transition[] = [];
    for (const event of events) {
      const before = this.room;
      this.room = applyRoom(this.works.system, before, event);
      transitions.push({ before, event, after: this.room });
    }
    for (const viewer of this.players) {
      const frame = this.#foldings.get(viewerKey(viewer))!.fold({ at, transitions });
      if (frame) this.#take(viewer, 'frame', frame);
    }
    return transitions;
  }
}

const parsed = new WeakMap<object, RoomCommand>();

/** The command as it comes over the wire. */
function sent(command: object): RoomCommand {
  const known = parsed.get(command);
  if (known) return known;
  const read = roomCommandSchema.parse(JSON.parse(JSON.stringify(command)));
  parsed.set(command, read);
  return read;
}

function taken<T>(outcome: Outcome<T>): T {
  if (!outcome.ok) throw new Error(`refused: ${outcome.refusal.code}`);
  return outcome.value;
}
