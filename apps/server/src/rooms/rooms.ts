import {
  accept,
  createRoom,
  type AnySystem,
  type Json,
  type Outcome,
  type Refusal,
} from '@ransen/rules';
import { hashToken } from '../links/tokens';
import { firstRow } from './journal-writer';
import { RoomActor, type RoomServices } from './room-actor';

export interface RoomsSettings {
  /** How long a room without guests stays in memory, in ms. */
  readonly idleMs: number;
  /** Version of this server, as clients see it. */
  readonly version: string;
  readonly systemOf: (id: string) => AnySystem | undefined;
}

/** A new room, and the tokens of its links. */
export interface Opened {
  readonly room: string;
  readonly tokens: { readonly gm: string; readonly player: string; readonly onlooker: string };
}

interface Entry {
  readonly loading: Promise<RoomActor | null>;
  /** Once it is loaded. */
  actor?: RoomActor;
  /** Those who have it in hand right now. */
  users: number;
  idleSince: number;
}

/** The rooms in memory. */
export class Rooms {
  readonly #entries = new Map<string, Entry>();
  readonly #sweep: NodeJS.Timeout;
  #closed = false;

  constructor(
    private readonly services: RoomServices,
    private readonly settings: RoomsSettings,
  ) {
    this.#sweep = setInterval(() => this.sweep(), Math.max(settings.idleMs / 4, 50)).unref();
  }

  get isClosed(): boolean {
    return this.#closed;
  }

  /** Opens a room of a system; refused if the options are not the system's. */
  async create(
    system: AnySystem,
    made: { name: string; options: Json; answerTime: number },
  ): Promise<Outcome<Opened>> {
    const created = createRoom(system, made);
    if (!created.ok) return created;
    const { secrets, store, now } = this.services;
    const room = secrets.roomId();
    const tokens = { gm: secrets.token(), player: secrets.token(), onlooker: secrets.token() };
    const keys = (['gm', 'player', 'onlooker'] as const).map((kind) => ({
      hash: hashToken(tokens[kind]),
      kind,
      seat: null,
    }));
    const at = now();
    await store.createRoom({ id: room, system: system.id, at }, firstRow(at, created.value, keys), {
      addLinks: keys.map((key) => ({ ...key, room })),
    });
    return accept({ room, tokens });
  }

  /** Works with a room, which stays in memory meanwhile; null if there is no such room. */
  async use<T>(id: string, work: (room: RoomActor) => Promise<T>): Promise<T | null> {
    const entry = this.#entry(id);
    entry.users += 1;
    try {
      const actor = await entry.loading;
      return actor && (await work(actor));
    } finally {
      entry.users -= 1;
      entry.idleSince = this.services.now();
      if (!entry.actor) this.#drop(id, entry);
    }
  }

  /** Lets go of the rooms that nobody has been in for a while. */
  sweep(): void {
    const now = this.services.now();
    for (const [id, entry] of [...this.#entries]) {
      if (entry.users > 0 || !entry.actor?.isIdle) entry.idleSince = now;
      else if (now - entry.idleSince >= this.settings.idleMs) this.#drop(id, entry);
    }
  }

  /** Finishes what was begun, and hangs up on everybody. */
  async close(why: Refusal): Promise<void> {
    this.#closed = true;
    clearInterval(this.#sweep);
    const entries = [...this.#entries.values()];
    await Promise.all(entries.map(({ actor }) => actor?.close(why)));
  }

  #entry(id: string): Entry {
    const known = this.#entries.get(id);
    if (known && !known.actor?.isBroken) return known;
    if (known) this.#drop(id, known);
    const entry: Entry = { loading: this.#load(id), users: 0, idleSince: this.services.now() };
    entry.loading.then(
      (actor) => {
        if (actor) entry.actor = actor;
      },
      () => {},
    );
    this.#entries.set(id, entry);
    this.services.metrics.add('ransen_rooms');
    return entry;
  }

  #drop(id: string, entry: Entry): void {
    if (this.#entries.get(id) !== entry) return;
    this.#entries.delete(id);
    this.services.metrics.add('ransen_rooms', -1);
    void entry.actor?.close({ code: 'closing' });
  }

  async #load(id: string): Promise<RoomActor | null> {
    const record = await this.services.store.room(id);
    if (!record) return null;
    const system = this.settings.systemOf(record.system);
    if (!system) throw new Error(`no rule system ${record.system}`);
    const actor = new RoomActor(id, system, this.services, this.settings.version);
    await actor.load();
    return actor;
  }
}
