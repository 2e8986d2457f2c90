import type {
  Ack,
  Chapter,
  Frame,
  History,
  Page,
  Projection,
  RollsAnswer,
  Whole,
} from '@ransen/protocol';
import {
  accept,
  refuse,
  viewerKey,
  type AnySystem,
  type Outcome,
  type Refusal,
  type Room,
  type RoomCommand,
  type Viewer,
} from '@ransen/rules';
import { FightLuck } from '../dice/fight-luck';
import { Ledger, type Waiting } from '../journal/ledger';
import type { Key } from '../journal/row';
import { hashToken, type Secrets } from '../links/tokens';
import type { LinkKind } from '../store/store';
import { AnswerClock } from './answer-clock';
import { Audience, type Guest } from './audience';
import { JournalWriter, type WriterServices } from './journal-writer';
import { Planner } from './planner';
import { project } from './project';
import { TaskQueue } from './task-queue';

export interface RoomServices extends WriterServices {
  readonly secrets: Secrets;
  /** Told of faults: what was being done, and the error. */
  readonly fault: (what: string, error: unknown) => void;
}

/** What a client has already. */
export interface Seen {
  readonly frame?: number | undefined;
  readonly version?: string | undefined;
}

/** What a client lacks. */
export type Missing = { readonly frames: Frame[] } | { readonly whole: Whole };

/** One room in memory: what happens in it goes through one queue, and is stored before it is told. */
export class RoomActor {
  readonly #queue = new TaskQueue();
  readonly #ledger: Ledger;
  readonly #writer: JournalWriter;
  readonly #planner: Planner;
  readonly #audience: Audience;
  readonly #clock: AnswerClock;
  /** Guests on their way in, by the key of the viewer. */
  readonly #expected = new Map<string, Viewer>();
  #broken = false;

  constructor(
    readonly id: string,
    system: AnySystem,
    private readonly services: RoomServices,
    private readonly version: string,
  ) {
    this.#ledger = new Ledger(system);
    this.#writer = new JournalWriter(id, this.#ledger, services);
    const luck = new FightLuck(services.store, id, services.secrets);
    this.#planner = new Planner(this.#ledger, luck);
    this.#audience = new Audience(services.metrics);
    this.#clock = new AnswerClock(services.now, (waiting) => void this.#expire(waiting));
  }

  /** A room that failed in the middle of something is read anew by whoever comes next. */
  get isBroken(): boolean {
    return this.#broken;
  }

  get isIdle(): boolean {
    return this.#audience.isEmpty && this.#queue.isEmpty;
  }

  /** Reads the journal up to its end. */
  async load(): Promise<void> {
    await this.#task(() => this.#writer.refresh());
  }

  /** The room as it is, and the way in with this hash. */
  enter(hash: string): Promise<{ room: Room; key: Key | undefined }> {
    return this.#task(async () => {
      await this.#writer.refresh();
      return { room: this.#ledger.room, key: this.#ledger.keys.get(hash) };
    });
  }

  /** A person sits down by the players' link; `token` is theirs from now on. */
  join(link: string, name: string, token: string): Promise<Outcome<{ seat: string }>> {
    const hashes = [hashToken(link), hashToken(token)] as const;
    return this.#task(() =>
      this.#writer.write(async () => this.#planner.join(hashes[0], name, hashes[1])),
    );
  }

  /** Lets a guest in, with what it lacks; null, or why not. */
  attach(guest: Guest, seen: Seen): Promise<Refusal | null> {
    this.#expected.set(viewerKey(guest.viewer), guest.viewer);
    return this.#task(async () => {
      await this.#writer.refresh();
      if (!this.#ledger.keys.has(guest.hash)) return { code: 'bad_link' };
      const missing = await this.#missing(guest.viewer, seen);
      const head = { version: this.version, now: this.services.now() };
      if ('frames' in missing) guest.send('sync', { ...head, ...missing });
      else guest.send('welcome', { ...head, you: guest.viewer, ...missing });
      this.#audience.add(guest);
      return null;
    });
  }

  detach(guest: Guest): void {
    this.#audience.remove(guest);
  }

  /** Carries out a command once, and answers before anybody is told. */
  do(guest: Guest, id: string, command: RoomCommand, answer: (ack: Ack) => void): Promise<void> {
    return this.#task(async () => {
      const ack = await this.#writer
        .write(() => this.#planner.command(guest, id, command))
        .catch((error: unknown): Ack => {
          this.services.fault('carrying out a command', error);
          return { ok: false, error: { code: 'internal' } };
        });
      const outcome = ack.ok ? 'stored' : ack.error.code;
      this.services.metrics.add('ransen_commands_total', 1, { outcome });
      answer(ack);
      this.services.crash('after-ack');
    });
  }

  /** A new token for one of the room's links; the old one no longer works. */
  renew(guest: Guest, kind: LinkKind): Promise<Outcome<string>> {
    const token = this.services.secrets.token();
    const hash = hashToken(token);
    return this.#task(async () => {
      const plan = async () => this.#planner.renew(guest, kind, hash);
      const renewed = await this.#writer.write(plan);
      if (!renewed.ok) return renewed;
      if (kind === 'gm') guest.hash = hash;
      return accept(token);
    });
  }

  /** What a viewer of the room lacks, for a guest who looks through their eyes. */
  lookAs(guest: Guest, viewer: Viewer, seen: Seen): Promise<Outcome<Missing>> {
    return this.#read(guest, async () => {
      if (viewer.role === 'seat' && !Object.hasOwn(this.#ledger.room.seats, viewer.seat)) {
        return refuse('unknown_seat');
      }
      return accept(await this.#missing(viewer, seen));
    });
  }

  history(guest: Guest, { before, count }: Required<History>): Promise<Outcome<Page>> {
    return this.#read(guest, async () => {
      const projection = await this.#projection(guest.viewer);
      return accept(projection.history(before, count));
    });
  }

  /** The rolls of the fight that was closed last, as far as a guest may see them. */
  rolls(guest: Guest): Promise<Outcome<Omit<Extract<RollsAnswer, { ok: true }>, 'ok'>>> {
    return this.#read(guest, async () => {
      const { room, rolls } = this.#ledger;
      if (!room.disclosure) return refuse(room.fight ? 'fight_running' : 'no_fight');
      const { party, gm } = rolls;
      return accept({ fight: room.fights, party, ...(guest.viewer.role === 'gm' ? { gm } : {}) });
    });
  }

  /** Finishes what was begun; then hangs up. */
  async close(why: Refusal): Promise<void> {
    this.#clock.stop();
    await this.#queue.settled();
    this.#audience.dismiss(() => why);
  }

  /** A task that only reads, for a guest whose link was not taken back meanwhile. */
  #read<T>(guest: Guest, work: () => Promise<Outcome<T>>): Promise<Outcome<T>> {
    return this.#task(async () =>
      this.#ledger.keys.has(guest.hash) ? work() : refuse('bad_link'),
    );
  }

  /** One task of the queue; what it stored, or took in, is told at its end. */
  #task<T>(work: () => Promise<T>): Promise<T> {
    return this.#queue.run(async () => {
      try {
        return await work();
      } finally {
        this.#tell();
      }
    });
  }

  #tell(): void {
    const chapters = this.#writer.untold();
    if (chapters.length === 0) return;
    try {
      this.#tellAll(chapters);
    } catch (error) {
      this.#break(error);
    }
    this.services.crash('after-broadcast');
  }

  #tellAll(chapters: readonly Chapter[]): void {
    const { keys, room, waiting } = this.#ledger;
    this.#audience.dismiss(({ hash, viewer }) => (keys.has(hash) ? null : goneBy(viewer, room)));
    for (const chapter of chapters) this.#audience.tell(chapter);
    this.#clock.set(waiting, room.answerTime);
  }

  #break(error: unknown): void {
    this.services.fault('telling what happened', error);
    this.#broken = true;
    this.#clock.stop();
    this.#audience.dismiss(() => ({ code: 'internal' }));
  }

  async #expire(over: Waiting): Promise<void> {
    const plan = () => this.#planner.expire(over);
    await this.#task(() => this.#writer.write(plan)).catch((error: unknown) => {
      this.services.fault('closing a question', error);
      this.#clock.again(over);
    });
  }

  async #missing(viewer: Viewer, { frame, version }: Seen): Promise<Missing> {
    const projection = await this.#projection(viewer);
    return projection.since(version === this.version ? frame : undefined);
  }

  /**
   * A viewer's projection that stands where the room stands. Where the journal has to be gone through
   * for it, it is gone through for all who are on their way in: after a restart these are many.
   */
  async #projection(viewer: Viewer): Promise<Projection> {
    this.#tell();
    const known = this.#audience.projection(viewer);
    if (known) return known;
    this.#expected.set(viewerKey(viewer), viewer);
    const missing = [...this.#expected.values()].filter((v) => !this.#audience.projection(v));
    this.#expected.clear();
    const rows = await this.services.store.rows(this.id);
    const journal = rows.slice(0, this.#ledger.n);
    const projections = await project(this.#ledger.system, missing, journal);
    for (const projection of projections) this.#audience.keep(projection);
    return this.#audience.projection(viewer)!;
  }
}

/** Why a guest's token no longer works. */
function goneBy(viewer: Viewer, { seats }: Room): Refusal {
  const isKicked = viewer.role === 'seat' && seats[viewer.seat]?.kicked;
  return { code: isKicked ? 'kicked' : 'bad_link' };
}
