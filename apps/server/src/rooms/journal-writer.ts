import type { Chapter } from '@ransen/protocol';
import type { RoomEvent } from '@ransen/rules';
import type { Ledger } from '../journal/ledger';
import { readBody, writeBody, type RowBody } from '../journal/row';
import type { CrashTest } from '../operations/crash';
import type { Metrics } from '../operations/metrics';
import type { JournalRow, Seeds, Store } from '../store/store';
import { inStretches } from './stretches';

/** A row that is to be stored next. */
export interface Draft extends RowBody {
  readonly commandId: string | null;
  readonly seat: string | null;
  readonly seeds?: Seeds;
}

/** What there is to be done: nothing, with the result, or a row, with the result once it is stored. */
export type Plan<T> = { readonly done: T } | { readonly draft: Draft; readonly result: T };

export interface WriterServices {
  readonly store: Store;
  readonly now: () => number;
  readonly metrics: Metrics;
  readonly crash: CrashTest;
}

/** More servers than these do not write to one room at the same moment. */
const TRIES = 16;

/** Adds rows to one room's journal, whoever else may be adding to it. */
export class JournalWriter {
  #untold: Chapter[] = [];

  constructor(
    private readonly room: string,
    readonly ledger: Ledger,
    private readonly services: WriterServices,
  ) {}

  /** What was taken in since this was last asked, in order. */
  untold(): Chapter[] {
    return this.#untold.splice(0);
  }

  /**
   * Makes a plan and stores its row. When somebody else was first, or nobody knows whether the row
   * was stored, it reads again and makes a new plan: a plan finds out for itself whether it is done
   * already. A plan without a row counts only if there was nothing to read.
   *
   * @throws when the database does not answer, or the rules fail.
   */
  async write<T>(plan: () => Promise<Plan<T>>): Promise<T> {
    let failure: unknown;
    for (let i = 0; i < TRIES; i += 1) {
      const planned = await plan();
      if ('done' in planned) {
        if (await this.refresh()) continue;
        return planned.done;
      }
      const stored = await this.#append(planned.draft).catch((error: unknown) => {
        failure = error;
        return false;
      });
      if (stored) return planned.result;
      await this.refresh();
    }
    throw new Error(`no row stored in ${TRIES} tries`, { cause: failure });
  }

  /** Takes in what others have added, if anything. */
  async refresh(): Promise<boolean> {
    const rows = await this.services.store.rows(this.room, this.ledger.n + 1);
    await inStretches(rows, (row) => this.#untold.push(this.ledger.take(row)));
    return rows.length > 0;
  }

  /**
   * False if the row was not the next one, or is there already. What is stored has been read back and
   * applied before, so that no row can be stored that the room could not live with.
   */
  async #append({ commandId, seat, seeds, ...body }: Draft): Promise<boolean> {
    const { store, now, metrics, crash } = this.services;
    const { ledger, room } = this;
    const row: JournalRow = { n: ledger.n + 1, commandId, seat, at: now(), body: writeBody(body) };
    const read = readBody(ledger.system, row);
    const chapter = ledger.foretell(row, read);
    crash('before-append');
    const started = performance.now();
    const appended = await store.append(room, row, {
      ...(body.addLinks ? { addLinks: body.addLinks.map((key) => ({ ...key, room })) } : {}),
      ...(body.dropLinks ? { dropLinks: [...body.dropLinks] } : {}),
      ...(seeds ? { seeds } : {}),
    });
    metrics.observe('ransen_append_seconds', (performance.now() - started) / 1000);
    crash('after-append');
    if (!appended.ok) return false;
    ledger.fold(row, read, chapter);
    this.#untold.push(chapter);
    return true;
  }
}

/** The first row of a room's journal. */
export function firstRow(at: number, created: RoomEvent, keys: RowBody['addLinks']): JournalRow {
  const body = writeBody({ events: [created], ...(keys ? { addLinks: keys } : {}) });
  return { n: 1, commandId: null, seat: null, at, body };
}
