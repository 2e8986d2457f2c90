import type { Projection } from '@ransen/protocol';
import {
  type Ack,
  type Chapter,
  type Frame,
  type History,
  type Page,
  type Whole,
} from '@ransen/protocol';
import {
  accept,
  decideRoom,
  GM_VIEWER,
  refuse,
  sitDown,
  type AnySystem,
  type Outcome,
  type Refusal,
  type Room,
  type RoomCommand,
  type RoomEvent,
  type Viewer,
} from '@ransen/rules';
import { FightLuck } from '../dice/fight-luck';
import { Ledger, type Waiting } from '../journal/ledger';
import type { Key } from '../journal/row';
import { hashToken, type Secrets } from '../links/tokens';
import type { LinkKind } from '../store/store';
import { AnswerClock } from './answer-clock';
import { Audience, type Guest } from './audience';
import { JournalWriter, type Draft, type Plan, type WriterServices } from './journal-writer';
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

export type Missing = { readonly frames: Frame[] } | { readonly whole: Whole };

const DONE: Ack = { ok: true };
const refused = (error: Refusal): Ack => ({ ok: false, error });

/** One room in memory. All that happens in it goes through one queue, and is stored before it is told. */
export class RoomActor {
  readonly #queue = new TaskQueue();
  readonly #audience: Audience;
  readonly #writer: JournalWriter;
  readonly #luck: FightLuck;
  readonly #clock: AnswerClock;
  #broken = false;

  constructor(
    readonly id: string,
    system: AnySystem,
    private readonly services: RoomServices,
    private readonly version: string,
  ) {
    this.#audience = new Audience(services.metrics);
    this.#writer = new JournalWriter(id, new Ledger(system), services);
    this.#luck = new FightLuck(services.store, id, services.secrets);
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
      const { room, keys } = this.#ledger;
      return { room, key: keys.get(hash) };
    });
  }

  /** Carries out a command once, and answers before anybody is told. */
  do(guest: Guest, id: string, command: RoomCommand, answer: (ack: Ack) => void): Promise<void> {
    return this.#task(async () => {
      const ack = await this.#writer
        .write(() => this.#planCommand(guest, id, command))
        .catch((error: unknown) => {
          this.services.fault('carrying out a command', error);
          return refused({ code: 'internal' });
        });
      this.services.metrics.add('ransen_commands_total', 1, {
        outcome: ack.ok ? 'stored' : ack.error.code,
      });
      answer(ack);
      this.services.crash('after-ack');
    });
  }

  /** A person sits down by the players' link; `token` is theirs from now on. */
  join(link: string, name: string, token: string): Promise<Outcome<{ seat: string }>> {
    return this.#task(() =>
      this.#writer.write(async () => this.#planJoin(hashToken(link), name, hashToken(token))),
    );
  }

  /** A new token for one of the room's links; the old one no longer works. */
  renew(guest: Guest, kind: LinkKind): Promise<string> {
    const token = this.services.secrets.token();
    return this.#task(async () => {
      await this.#writer.write(async () => this.#planRenew(kind, hashToken(token)));
      if (kind === 'gm') guest.hash = hashToken(token);
      return token;
    });
  }

  /** Lets a guest in, with what it lacks; null, or why not. */
  attach(guest: Guest, seen: Seen): Promise<Refusal | null> {
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

  /** What a viewer of the room would see. */
  lookAs(viewer: Viewer, seen: Seen): Promise<Outcome<Missing>> {
    return this.#task(async () => {
      if (viewer.role === 'seat' && !Object.hasOwn(this.#ledger.room.seats, viewer.seat)) {
        return refuse('unknown_seat');
      }
      return accept(await this.#missing(viewer, seen));
    });
  }

  history(viewer: Viewer, { before, count }: Required<History>): Promise<Page> {
    return this.#task(async () => (await this.#projection(viewer)).history(before, count));
  }

  /** Finishes what was begun; then hangs up. */
  async close(why: Refusal): Promise<void> {
    this.#clock.stop();
    await this.#queue.settled();
    this.#audience.dismiss(() => why);
  }

  get #ledger(): Ledger {
    return this.#writer.ledger;
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

  async #planCommand(guest: Guest, id: string, command: RoomCommand): Promise<Plan<Ack>> {
    const { viewer, hash } = guest;
    const seat = viewer.role === 'seat' ? viewer.seat : null;
    if (!this.#ledger.keys.has(hash)) return { done: refused({ code: 'bad_link' }) };
    if (this.#ledger.knows(seat, id)) return { done: DONE };
    const decided = await this.#decide(command, viewer);
    if (!decided.ok) return { done: refused(decided.refusal) };
    return { draft: { ...decided.value, commandId: id, seat }, result: DONE };
  }

  async #decide(
    command: RoomCommand,
    by: Viewer,
  ): Promise<Outcome<Omit<Draft, 'commandId' | 'seat'>>> {
    const { room, system, keys } = this.#ledger;
    const luck = await this.#luck.after(room.fights);
    const decided = decideRoom(system, room, command, by, luck);
    if (!decided.ok) return decided;
    const { events } = decided.value;
    const started = events.find((event) => event.type === 'started');
    const dropLinks = keysOfKicked(events, [...keys.values()]);
    return accept({
      events,
      ...(dropLinks.length > 0 ? { dropLinks } : {}),
      ...(started ? { seeds: this.#luck.started(started.no) } : {}),
    });
  }

  #planJoin(link: string, name: string, hash: string): Plan<Outcome<{ seat: string }>> {
    const { keys, room } = this.#ledger;
    if (keys.get(link)?.kind !== 'player') return { done: refuse('bad_link') };
    const known = keys.get(hash)?.seat;
    if (known) return { done: accept({ seat: known }) };
    const seated = sitDown(room, name);
    if (!seated.ok) return { done: seated };
    const seat = seated.value.seat.id;
    const addLinks: Key[] = [{ hash, kind: 'seat', seat }];
    return {
      draft: { events: [seated.value], addLinks, commandId: null, seat: null },
      result: accept({ seat }),
    };
  }

  #planRenew(kind: LinkKind, hash: string): Plan<void> {
    const { keys } = this.#ledger;
    if (keys.has(hash)) return { done: undefined };
    const old = [...keys.values()].filter((key) => key.kind === kind);
    const addLinks: Key[] = [{ hash, kind, seat: null }];
    const dropLinks = old.map((key) => key.hash);
    return {
      draft: { events: [], addLinks, dropLinks, commandId: null, seat: null },
      result: undefined,
    };
  }

  /** A question takes its default, once its time is over. */
  async #expire(over: Waiting): Promise<void> {
    const { fight, question } = over;
    const plan = async (): Promise<Plan<void>> => {
      const { waiting } = this.#ledger;
      if (waiting?.fight !== fight || waiting.question !== question) return { done: undefined };
      const resolve = { type: 'fight', command: { type: 'resolve', question } } as const;
      const decided = await this.#decide(resolve, GM_VIEWER);
      if (!decided.ok) return { done: undefined };
      return { draft: { ...decided.value, commandId: null, seat: null }, result: undefined };
    };
    await this.#task(() => this.#writer.write(plan)).catch((error: unknown) => {
      this.services.fault('closing a question', error);
      this.#clock.again(over);
    });
  }

  async #missing(viewer: Viewer, { frame, version }: Seen): Promise<Missing> {
    const projection = await this.#projection(viewer);
    return projection.since(version === this.version ? frame : undefined);
  }

  /** A viewer's projection that stands where the room stands. */
  async #projection(viewer: Viewer): Promise<Projection> {
    this.#tell();
    const known = this.#audience.projection(viewer);
    if (known) return known;
    const rows = await this.services.store.rows(this.id);
    const projection = await project(this.#ledger.system, viewer, rows.slice(0, this.#ledger.n));
    this.#audience.keep(projection);
    return projection;
  }
}

function keysOfKicked(events: readonly RoomEvent[], keys: readonly Key[]): string[] {
  const kicked = events.flatMap((event) => (event.type === 'kicked' ? [event.seat] : []));
  return keys.filter(({ seat }) => seat !== null && kicked.includes(seat)).map(({ hash }) => hash);
}

/** Why a guest's token no longer works. */
function goneBy(
  viewer: Viewer,
  { seats }: { seats: Readonly<Record<string, { kicked: boolean }>> },
): Refusal {
  const isKicked = viewer.role === 'seat' && seats[viewer.seat]?.kicked;
  return { code: isKicked ? 'kicked' : 'bad_link' };
}
