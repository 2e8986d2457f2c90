import {
  applyRoom,
  createRoom,
  decideRoom,
  EMPTY_ROOM,
  roomCommandSchema,
  seatViewer,
  seededDice,
  sitDown,
  type AnySystem,
  type Luck,
  type Outcome,
  type Room,
  type RoomEvent,
  type Viewer,
} from '@ransen/rules';
import type { Chapter, Transition } from '../projection';

/** A room without a server: commands go in, chapters for projections come out. */
export class Table {
  room: Room = EMPTY_ROOM;
  readonly chapters: Chapter[] = [];

  constructor(
    readonly system: AnySystem,
    private readonly seed = 1,
    answerTime = 0,
  ) {
    this.#happen([taken(createRoom(system, { name: 'Table', options: {}, answerTime }))]);
  }

  /** A new person; the viewer of their seat. */
  sit(name: string): Viewer {
    const seated = taken(sitDown(this.room, name));
    this.#happen([seated]);
    return seatViewer(seated.seat.id);
  }

  /** Whether the command was accepted. */
  do(by: Viewer, command: unknown): boolean {
    const parsed = roomCommandSchema.parse(command);
    const decided = decideRoom(this.system, this.room, parsed, by, this.#luck());
    if (decided.ok) this.#happen(decided.value.events);
    return decided.ok;
  }

  #happen(events: readonly RoomEvent[]): void {
    const transitions: Transition[] = [];
    for (const event of events) {
      const before = this.room;
      this.room = applyRoom(this.system, before, event);
      transitions.push({ before, event, after: this.room });
    }
    this.chapters.push({ at: this.chapters.length * 1000, transitions });
  }

  #luck(): Luck {
    const words = (fight: number) => ({ party: `p${fight}`, gm: `g${fight}` });
    const dice = () => seededDice(this.seed);
    return { dice, commitment: words, disclosure: words, loose: dice };
  }
}

function taken<T>(outcome: Outcome<T>): T {
  if (!outcome.ok) throw new Error(`refused: ${outcome.refusal.code}`);
  return outcome.value;
}
