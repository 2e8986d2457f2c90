import type { Appended, JournalRow, SideWrites } from './store';

/** An append that waits to be written. */
export interface Pending {
  room: string;
  row: JournalRow;
  writes: SideWrites;
}

/** Writes several appends, at most one of each room, in one transaction; results in their order. */
export type WriteBatch = (batch: Pending[]) => Promise<Appended[]>;

interface Waiting extends Pending {
  resolve(result: Appended): void;
  reject(error: unknown): void;
}

const MAX_BATCH = 200;

/**
 * Groups appends: while one transaction is on its way, those that arrive wait, and all of them go
 * into the next. The busier the server, the cheaper each row.
 */
export class GroupCommit {
  #waiting: Waiting[] = [];
  #writing: Promise<void> | null = null;

  constructor(private readonly write: WriteBatch) {}

  append(pending: Pending): Promise<Appended> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ ...pending, resolve, reject });
      this.#writing ??= this.#writeAll();
    });
  }

  /** Resolves when nothing waits any more. */
  async settled(): Promise<void> {
    await this.#writing;
  }

  async #writeAll(): Promise<void> {
    await Promise.resolve(); // lets the rest of this turn's appends join the first batch
    while (this.#waiting.length > 0) await this.#writeTogether(this.#nextBatch());
    this.#writing = null;
  }

  /** The oldest append of each room: a room's second must see its first stored. */
  #nextBatch(): Waiting[] {
    const batch = new Map<string, Waiting>();
    for (const item of this.#waiting) {
      if (batch.size === MAX_BATCH) break;
      if (!batch.has(item.room)) batch.set(item.room, item);
    }
    const taken = new Set(batch.values());
    this.#waiting = this.#waiting.filter((item) => !taken.has(item));
    return [...taken];
  }

  async #writeTogether(batch: Waiting[]): Promise<void> {
    try {
      const results = await this.write(batch);
      batch.forEach((item, index) => item.resolve(results[index]!));
    } catch (error) {
      if (batch.length === 1 || !isAboutData(error)) batch.forEach((item) => item.reject(error));
      else for (const item of batch) await this.#writeTogether([item]);
    }
  }
}

/** Whether the database refused a value (SQLSTATE 22... or 23...): then nothing was stored. */
function isAboutData(error: unknown): boolean {
  const { code } = error as { code?: unknown };
  return typeof code === 'string' && /^2[23]/.test(code);
}
