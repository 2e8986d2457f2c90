import {
  PROTOCOL,
  receiveFrame,
  receivePage,
  receiveWhole,
  VERSION,
  type Ack,
  type Auth,
  type Bye,
  type ClientMessages,
  type Frame,
  type Presence,
  type Received,
  type Sync,
  type Welcome,
} from '@ransen/protocol';
import type { Refusal } from '@ransen/rules';
import { UNREACHABLE } from '../http';
import { ServerClock } from './clock.svelte';
import { Outbox, type Command } from './outbox.svelte';
import { openSocket, type OpenWire, type Wire } from './wire';

/** A break is told only after this long (ms). */
const LOST_AFTER = 2_000;
const ANSWER_WITHIN = 10_000;
const RETRY_AFTER = 1_000;
const HISTORY_PAGE = 200;

/** Refusals after which another try may work. */
const PASSING: readonly string[] = ['closing', 'internal', 'rate_limited'];

interface Options {
  readonly room: string;
  readonly token: string;
  readonly openWire?: OpenWire;
  /** The server is of another version: true if the page loads itself again. */
  readonly onoutdated: () => boolean;
}

type Asking = 'history' | 'look' | 'renew' | 'rolls';
type AnswerOf<Name extends Asking> = Parameters<Parameters<ClientMessages[Name]>[1]>[0];

/**
 * One browser tab's connection to a room: what it has received, who is there, and commands on their
 * way. After a break it goes on where it was, without gaps and without doing anything twice.
 */
export class Connection {
  #received = $state.raw<Received>();
  #presence = $state.raw<Presence>({ gm: false, seats: [], onlookers: 0 });
  #isOpen = $state(false);
  #isLost = $state(false);
  #end = $state.raw<Refusal>();
  #liveFrom = $state(Infinity);
  #version: string | undefined;
  #lostTimer: ReturnType<typeof setTimeout> | undefined;
  #isLoadingHistory = false;
  readonly #options: Options;
  readonly #wire: Wire;
  readonly #outbox: Outbox;
  readonly clock = new ServerClock();

  constructor(options: Options) {
    this.#options = options;
    this.#wire = (options.openWire ?? openSocket)(() => this.#auth());
    this.#outbox = new Outbox((message, answer) => this.#wire.emit('do', message, answer));
    this.#listen();
    this.#awaitOpening();
    this.#wire.connect();
  }

  get received(): Received | undefined {
    return this.#received;
  }

  get presence(): Presence {
    return this.#presence;
  }

  /** Everything is here, and commands go out. */
  get isOpen(): boolean {
    return this.#isOpen;
  }

  /** Broken for so long that people should know. */
  get isLost(): boolean {
    return this.#isLost;
  }

  /** Why it is over for good. */
  get end(): Refusal | undefined {
    return this.#end;
  }

  /** Number of the first log entry that came while somebody looked. */
  get liveFrom(): number {
    return this.#liveFrom;
  }

  /** Commands not answered yet. */
  get sending(): number {
    return this.#outbox.count;
  }

  get version(): string | undefined {
    return this.#version;
  }

  /** Carries out a command once, whatever happens to the connection meanwhile. */
  do(command: Command): Promise<Ack> {
    if (this.#end) return Promise.resolve({ ok: false, error: this.#end });
    return this.#outbox.send(command);
  }

  /** A question to the server; without an answer in time it is `unreachable`. */
  ask<Name extends Asking>(
    name: Name,
    message: Parameters<ClientMessages[Name]>[0],
  ): Promise<AnswerOf<Name> | { ok: false; error: Refusal }> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => resolve({ ok: false, error: UNREACHABLE }), ANSWER_WITHIN);
      const answered = (answer: AnswerOf<Name>) => {
        clearTimeout(timer);
        resolve(answer);
      };
      const args = [message, answered] as unknown as Parameters<ClientMessages[Name]>;
      this.#wire.emit(name, ...args);
    });
  }

  /** Loads what is older in the log, page by page, until it is whole. */
  async loadHistory(): Promise<void> {
    if (this.#isLoadingHistory) return;
    this.#isLoadingHistory = true;
    while (this.#isOpen && this.#received && this.#received.from > 0) {
      const before = this.#received.from;
      const answer = await this.ask('history', { before, count: HISTORY_PAGE });
      if (!answer.ok || !this.#received) break;
      this.#received = receivePage(this.#received, answer.page);
    }
    this.#isLoadingHistory = false;
  }

  /** Leaves the room; the connection cannot be used again. */
  leave(): void {
    clearTimeout(this.#lostTimer);
    this.clock.stop();
    this.#outbox.close();
    this.#end ??= UNREACHABLE;
    this.#wire.disconnect();
  }

  #auth(): Auth {
    const { room, token } = this.#options;
    const seen =
      this.#received && this.#version ? { frame: this.#received.n, version: this.#version } : {};
    return { protocol: PROTOCOL, room, token, ...seen };
  }

  #listen(): void {
    this.#wire.on('welcome', (message) => this.#welcome(message));
    this.#wire.on('sync', (message) => this.#sync(message));
    this.#wire.on('frame', (frame) => this.#take(frame));
    this.#wire.on('presence', (presence) => (this.#presence = presence));
    this.#wire.on('bye', (refusal) => this.#bye(refusal));
    this.#wire.on('disconnect', (reason) => this.#broken(reason === 'io server disconnect'));
    this.#wire.on('connect_error', ({ data }) => this.#refused(data));
  }

  #welcome({ version, now, whole }: Welcome): void {
    if (this.#isOutdated(version)) return;
    this.#received = receiveWhole(whole);
    this.#opened(version, now);
  }

  #sync({ version, now, frames }: Sync): void {
    if (this.#isOutdated(version)) return;
    for (const frame of frames) this.#take(frame);
    this.#opened(version, now);
  }

  #isOutdated(version: string): boolean {
    return version !== VERSION && this.#options.onoutdated();
  }

  #opened(version: string, now: number): void {
    this.#version = version;
    this.clock.set(now);
    this.clock.start();
    clearTimeout(this.#lostTimer);
    this.#isOpen = true;
    this.#isLost = false;
    if (this.#received) this.#liveFrom = this.#received.from + this.#received.entries.length;
    this.#outbox.open();
    void this.loadHistory();
  }

  /** The next frame; one that does not follow means that something was missed. */
  #take(frame: Frame): void {
    if (!this.#received) return;
    try {
      this.#received = receiveFrame(this.#received, frame);
    } catch {
      this.#wire.disconnect();
      this.#awaitOpening();
      this.#wire.connect();
    }
  }

  #bye(refusal: Bye): void {
    if (!PASSING.includes(refusal.code)) this.#finish(refusal);
  }

  #broken(byServer: boolean): void {
    this.#awaitOpening();
    if (byServer && !this.#end) this.#retry();
  }

  #refused(refusal: Refusal | undefined): void {
    if (!refusal) return;
    if (refusal.code === 'version' && this.#options.onoutdated()) return;
    if (PASSING.includes(refusal.code)) this.#retry();
    else this.#finish(refusal);
  }

  #retry(): void {
    setTimeout(() => {
      if (!this.#end) this.#wire.connect();
    }, RETRY_AFTER);
  }

  #awaitOpening(): void {
    this.#isOpen = false;
    this.#outbox?.close();
    clearTimeout(this.#lostTimer);
    if (this.#end) return;
    this.#lostTimer = setTimeout(() => (this.#isLost = true), LOST_AFTER);
  }

  #finish(refusal: Refusal): void {
    this.#end = refusal;
    this.#isOpen = false;
    this.#isLost = false;
    clearTimeout(this.#lostTimer);
    this.#outbox.abandon(refusal);
    this.#wire.disconnect();
  }
}
