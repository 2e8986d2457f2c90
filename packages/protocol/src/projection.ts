import {
  narrateRoom,
  rememberEach,
  sameText,
  share,
  viewRoom,
  type AnySystem,
  type Entry,
  type FightView,
  type JsonObject,
  type Room,
  type RoomEvent,
  type RoomView,
  type Viewer,
} from '@ransen/rules';
import { foreseen } from './foresee';
import { Log, type Mark } from './log';
import type { Frame, Page, Range, Whole } from './messages';
import { diff } from './patch';

/** One event of a row, with the room before and after it. */
export interface Transition {
  readonly before: Room;
  readonly event: RoomEvent;
  readonly after: Room;
}

/** One row of a room's journal, as it was carried out. */
export interface Chapter {
  /** When it was accepted, in ms since 1970. */
  readonly at: number;
  readonly transitions: readonly Transition[];
}

/** Entries that a client gets with the whole view. */
const NEWEST = 100;
/** Frames kept for those who come back. */
const KEPT = 256;

const NOTHING = {};

/**
 * What one viewer gets of a room: its frames and its log, numbered in its own traffic. A pure
 * function of the journal and the viewer: folded again, by whatever server, it gives the same.
 */
export class Projection {
  #n = 0;
  #view: RoomView | typeof NOTHING = NOTHING;
  #question: string | undefined;
  #askedAt = 0;
  #until: number | undefined;
  #actions = 0;
  readonly #log = new Log();
  readonly #frames: Frame[] = [];

  constructor(
    private readonly system: AnySystem,
    readonly viewer: Viewer,
  ) {}

  /** Number of the last frame. */
  get n(): number {
    return this.#n;
  }

  /**
   * Takes in the next row; its frame, or null if this viewer sees nothing of it. Viewers who get the
   * same of one row get the same object.
   */
  fold(chapter: Chapter): Frame | null {
    const last = chapter.transitions.at(-1);
    if (!last) return null;
    const first = this.#log.length;
    const strike = chapter.transitions.flatMap((transition) => this.#narrate(transition));
    const log = share(chapter, this.#log.from(first));
    const view = this.#look(last.after, log);
    const until = this.#deadline(chapter.at);
    if (view === undefined && log.length === 0 && strike.length === 0) return null;
    this.#n += 1;
    const frame = share<Frame>(chapter, {
      n: this.#n,
      ...(view === undefined ? {} : { view: share(chapter, view) }),
      ...(log.length > 0 ? { log } : {}),
      ...(strike.length > 0 ? { strike } : {}),
      ...(until === undefined ? {} : { until }),
    });
    this.#keep(frame);
    return frame;
  }

  whole(): Whole {
    return {
      n: this.#n,
      view: this.#view as RoomView,
      log: this.#log.page(this.#log.length, NEWEST),
      ...(this.#until === undefined ? {} : { until: this.#until }),
    };
  }

  /** What a client that has frame `n` lacks: frames, or the whole view where that is shorter. */
  since(n: number | undefined): { readonly frames: Frame[] } | { readonly whole: Whole } {
    if (n === undefined || n > this.#n || this.#n - n > this.#frames.length) {
      return { whole: this.whole() };
    }
    const frames = this.#frames.slice(this.#frames.length - (this.#n - n));
    if (frames.length === 0) return { frames };
    const whole = this.whole();
    return JSON.stringify(frames).length <= JSON.stringify(whole).length ? { frames } : { whole };
  }

  /** At most `count` entries before entry `before`. */
  history(before: number, count: number): Page {
    return this.#log.page(before, count);
  }

  /** Adds the entries of one event; the ranges that it strikes. */
  #narrate(transition: Transition): Range[] {
    const { before, event, after } = transition;
    const strike = this.#strike(before, event);
    if (event.type === 'fought' && event.event.type === 'opened') this.#actions += 1;
    const entries = narrateRoom(this.system, before, event, after, this.viewer);
    const mark = this.#mark(event, after);
    for (const entry of entries) this.#log.add(share(transition, bare(entry), sameText), mark);
    return strike;
  }

  /** Strikes what an event takes back. */
  #strike({ fight }: Room, event: RoomEvent): Range[] {
    if (event.type !== 'fought' || !fight) return [];
    if (event.event.type === 'rewound') {
      return this.#log.strike((mark) => mark.action === this.#actions);
    }
    const { no, past } = fight;
    if (event.event.type !== 'undone' || !past) return [];
    return this.#log.strike((mark) => mark.fight === no && mark.step >= past.step);
  }

  #mark(event: RoomEvent, after: Room): Mark | undefined {
    if (event.type !== 'fought' || !after.fight) return undefined;
    if (isLasting(this.system, event)) return undefined;
    return { fight: after.fight.no, step: after.fight.step, action: this.#actions };
  }

  #look(room: Room, log: readonly Entry[]): JsonObject | undefined {
    const view = viewRoom(this.system, room, this.viewer);
    const expected = foreseen(this.#view as RoomView, log, this.system);
    this.#view = view;
    return changesOf(expected, view);
  }

  /** When the question in the view takes its default, if that is news. */
  #deadline(at: number): number | undefined {
    const { fight, answerTime } = this.#view as RoomView;
    const question = fight?.question?.id;
    if (question !== this.#question) this.#askedAt = at;
    this.#question = question;
    const known = this.#until;
    this.#until = question && answerTime ? this.#askedAt + answerTime * 1000 : undefined;
    return this.#until === known ? undefined : this.#until;
  }

  #keep(frame: Frame): void {
    this.#frames.push(frame);
    if (this.#frames.length > KEPT * 2) this.#frames.splice(0, KEPT);
  }
}

function changesOf(before: RoomView, after: RoomView): JsonObject | undefined {
  if (!before.fight || !after.fight) return diff(before, after) as JsonObject | undefined;
  const fight = changesOfFight(before.fight, after.fight);
  const others = diff({ ...before, fight: after.fight }, after) as JsonObject | undefined;
  return fight === undefined ? others : { ...others, fight };
}

/** Many viewers see the same fight become the same: it is worked out once. */
const changesOfFight = rememberEach((before: FightView, after: FightView) => diff(before, after));

type Fought = Extract<RoomEvent, { type: 'fought' }>;

/**
 * Entries that no undo strikes: what was shown stays shown, what was proposed stays said, and the
 * undo itself happened.
 */
function isLasting(system: AnySystem, { event }: Fought): boolean {
  if (event.type === 'undone' || event.type === 'shown' || event.type === 'proposed') return true;
  if (event.type === 'settled') return !event.accepted;
  return system.lasting?.(event) ?? false;
}

/** The entry as JSON carries it: no member that is undefined. */
function bare(entry: Entry): Entry {
  if (!Object.values(entry).includes(undefined)) return entry;
  const members = Object.entries(entry).filter(([, value]) => value !== undefined);
  return Object.fromEntries(members) as Entry;
}
