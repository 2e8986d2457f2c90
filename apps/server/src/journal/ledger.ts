import type { Chapter, RecordedRoll, Transition } from '@ransen/protocol';
import {
  applyRoom,
  EMPTY_ROOM,
  type AnySystem,
  type FightEvent,
  type Room,
  type RoomEvent,
  type Stream,
} from '@ransen/rules';
import type { JournalRow } from '../store/store';
import { readBody, type Key, type RowBody } from './row';

/** The question that a fight waits with, and since when. */
export interface Waiting {
  readonly fight: number;
  readonly question: string;
  /** ms since 1970. */
  readonly since: number;
}

type Rolls = Readonly<Record<Stream, RecordedRoll[]>>;
type Rolled = Extract<FightEvent, { type: 'rolled' }>;

/** A room as its journal tells it. Rows go in one by one, the newest just like those of long ago. */
export class Ledger {
  room: Room = EMPTY_ROOM;
  /** Number of the last row. */
  n = 0;
  waiting: Waiting | undefined;
  /** Ways in, by hash. */
  readonly keys = new Map<string, Key>();
  /** All rolls of the newest fight, in order. */
  rolls: Rolls = { party: [], gm: [] };
  readonly #commands = new Set<string>();

  constructor(readonly system: AnySystem) {}

  /** Has the seat's command with this id been carried out? */
  knows(seat: string | null, commandId: string): boolean {
    return this.#commands.has(commandKey(seat, commandId));
  }

  /** @throws when the row is not the next one, or is not to be understood. */
  take(row: JournalRow): Chapter {
    const body = readBody(this.system, row);
    const chapter = this.foretell(row, body);
    this.fold(row, body, chapter);
    return chapter;
  }

  /**
   * What a row would change, tried on the room as it is. Nothing is changed yet.
   *
   * @throws when the row is not the next one, or the rules fail.
   */
  foretell(row: JournalRow, { events }: RowBody): Chapter {
    if (row.n !== this.n + 1) throw new Error(`row ${row.n} does not follow row ${this.n}`);
    const transitions: Transition[] = [];
    let after = this.room;
    for (const event of events) {
      const before = after;
      after = applyRoom(this.system, before, event);
      transitions.push({ before, event, after });
    }
    return { at: row.at, transitions };
  }

  /** Takes in a row that was foretold. */
  fold(row: JournalRow, { events, addLinks = [], dropLinks = [] }: RowBody, told: Chapter): void {
    this.room = told.transitions.at(-1)?.after ?? this.room;
    for (const event of events) this.#roll(event);
    this.n = row.n;
    if (row.commandId !== null) this.#commands.add(commandKey(row.seat, row.commandId));
    for (const key of addLinks) this.keys.set(key.hash, key);
    for (const hash of dropLinks) this.keys.delete(hash);
    this.#wait(row.at);
  }

  #roll(event: RoomEvent): void {
    if (event.type === 'started') this.rolls = { party: [], gm: [] };
    if (event.type !== 'fought' || event.event.type !== 'rolled') return;
    const { roll, faces, spared } = event.event as Rolled;
    this.rolls[roll.stream].push({ sides: roll.sides, faces, ...(spared ? { spared } : {}) });
  }

  #wait(at: number): void {
    const fight = this.room.fight;
    const question = fight?.open?.question?.id;
    if (!fight || question === undefined) {
      this.waiting = undefined;
    } else if (this.waiting?.question !== question || this.waiting.fight !== fight.no) {
      this.waiting = { fight: fight.no, question, since: at };
    }
  }
}

const commandKey = (seat: string | null, id: string) => `${seat ?? ''}:${id}`;
