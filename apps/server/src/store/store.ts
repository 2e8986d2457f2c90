import { openDatabase } from './database';
import { JournalStore } from './journal-store';

/** One accepted command of a room. */
export interface JournalRow {
  /** Place in the room's journal: one more than the row before. */
  n: number;
  /** The id that the client gave its command; null for what the server does by itself. */
  commandId: string | null;
  /** The seat that sent the command; null where no seat did. Never the empty string. */
  seat: string | null;
  /** When it was accepted, in whole ms since 1970. */
  at: number;
  /** Any JSON value. It comes back untouched, keys in the order they were written. */
  body: unknown;
}

export type LinkKind = 'gm' | 'player' | 'onlooker' | 'seat';

/** A way into a room. Only the token's sha256, in hex, is kept: the token itself never is. */
export interface Link {
  hash: string;
  room: string;
  kind: LinkKind;
  /** The seat that a `seat` link belongs to; null for the others. */
  seat: string | null;
}

/** The secret dice seeds of one fight: of the rolls the party sees, and of all others. */
export interface Seeds {
  fight: number;
  party: string;
  hidden: string;
}

export interface RoomRecord {
  id: string;
  /** Id of the rule system, such as `sword-world-2`. */
  system: string;
  /** When it was opened, in whole ms since 1970. */
  at: number;
}

/** What changes together with a row: all of it in the same transaction, or none. */
export interface SideWrites {
  addLinks?: Link[];
  /** Hashes; those of other rooms are left alone. */
  dropLinks?: string[];
  seeds?: Seeds;
}

/**
 * - `duplicate`: a command with this id from this seat is stored already; its row holds the answer.
 * - `conflict`: the row is not the next one of its room, since somebody else wrote that: re-read.
 */
export type Appended = { ok: true } | { ok: false; reason: 'conflict' | 'duplicate' };

/** The journals of all rooms. Every method rejects when the database does not answer. */
export interface Store {
  /** Stores a room with its first row. Rejects when the id is in use. */
  createRoom(room: RoomRecord, first: JournalRow, writes: SideWrites): Promise<void>;
  /**
   * Stores one row, with what changes together with it. Resolves only once that is durable in the
   * database. Appends of different rooms that wait at the same time are committed as one.
   *
   * A rejection says nothing about whether the row was stored: re-read before going on.
   */
  append(room: string, row: JournalRow, writes?: SideWrites): Promise<Appended>;
  /** Rows with `n >= from` (default: all), ascending; [] for an unknown room. */
  rows(room: string, from?: number): Promise<JournalRow[]>;
  room(id: string): Promise<RoomRecord | null>;
  link(hash: string): Promise<Link | null>;
  seeds(room: string, fight: number): Promise<Seeds | null>;
  /** Resolves when the database answers. */
  ping(): Promise<void>;
  /** Waits for the appends that are under way, then lets go of the database. */
  close(): Promise<void>;
}

/**
 * Opens the database that a URL names, bringing its schema up to date first.
 *
 * @param url `postgres://...`, `file:DIR` for the embedded database on disk, or `memory:` for one
 *   that is gone at the end; `file:./data` when absent or empty.
 * @param say Told, in one line each, what takes its time.
 * @throws {StoreTaken} when another process has this directory open.
 * @throws {MigrationError} when the database was made by a newer or a changed version.
 */
export async function openStore(
  url: string | undefined,
  say: (line: string) => void = () => {},
): Promise<Store> {
  return new JournalStore(await openDatabase(url || 'file:./data', say));
}
