import type { Database } from './database';
import { GroupCommit, type Pending } from './group-commit';
import * as sql from './sql';
import type {
  Appended,
  JournalRow,
  Link,
  LinkKind,
  RoomRecord,
  Seeds,
  SideWrites,
  Store,
} from './store';

type StoredRow = JournalRow & { body: string };

/** The store over a PostgreSQL database; appends and reading rows go past Prisma. */
export class JournalStore implements Store {
  readonly #commits = new GroupCommit((batch) => this.#writeBatch(batch));

  constructor(private readonly database: Database) {}

  async createRoom(room: RoomRecord, first: JournalRow, writes: SideWrites): Promise<void> {
    const links = (writes.addLinks ?? []).map(({ hash, kind, seat }) => ({ hash, kind, seat }));
    await this.database.prisma.room.create({
      data: {
        ...room,
        rows: {
          create: { ...first, seat: first.seat ?? '', body: JSON.stringify(first.body) },
        },
        links: { create: links },
        seeds: { create: writes.seeds ? [writes.seeds] : [] },
      },
    });
  }

  append(room: string, row: JournalRow, writes: SideWrites = {}): Promise<Appended> {
    return this.#commits.append({ room, row, writes });
  }

  async rows(room: string, from = 0): Promise<JournalRow[]> {
    const rows = await this.database.query<StoredRow>('rows', sql.ROWS, [room, from]);
    return rows.map((row) => ({ ...row, body: JSON.parse(row.body) }));
  }

  async room(id: string): Promise<RoomRecord | null> {
    const room = await this.database.prisma.room.findUnique({ where: { id } });
    return room && { ...room, at: Number(room.at) };
  }

  async link(hash: string): Promise<Link | null> {
    const link = await this.database.prisma.link.findUnique({ where: { hash } });
    return link && { hash, room: link.roomId, kind: link.kind as LinkKind, seat: link.seat };
  }

  async seeds(room: string, fight: number): Promise<Seeds | null> {
    return this.database.prisma.fightSeeds.findUnique({
      where: { roomId_fight: { roomId: room, fight } },
      select: { fight: true, party: true, hidden: true },
    });
  }

  async ping(): Promise<void> {
    await this.database.query('ping', 'SELECT 1', []);
  }

  async close(): Promise<void> {
    await this.#commits.settled();
    await this.database.close();
  }

  async #writeBatch(batch: Pending[]): Promise<Appended[]> {
    const params = sql.appendParams(batch);
    const stored = await this.#rooms('append', sql.APPEND, params);
    if (stored.size === batch.length) return batch.map(() => ({ ok: true }));
    const duplicates = await this.#rooms('duplicates', sql.DUPLICATES, params.slice(0, 1));
    return batch.map(({ room }) => {
      if (stored.has(room)) return { ok: true };
      return { ok: false, reason: duplicates.has(room) ? 'duplicate' : 'conflict' };
    });
  }

  async #rooms(name: string, text: string, params: unknown[]): Promise<Set<string>> {
    const rows = await this.database.query<{ room_id: string }>(name, text, params);
    return new Set(rows.map((row) => row.room_id));
  }
}
