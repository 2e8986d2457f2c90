import type { Entry } from '@ransen/rules';
import type { Page, Range } from './messages';

/** Where in a fight an entry belongs. Entries without a mark are never struck. */
export interface Mark {
  readonly fight: number;
  /** Number of the undoable step. */
  readonly step: number;
  /** How many scripts had begun. */
  readonly action: number;
}

/** One viewer's log: entries are only added, and struck where an undo takes their step back. */
export class Log {
  readonly #entries: Entry[] = [];
  readonly #marks: (Mark | undefined)[] = [];
  readonly #struck: boolean[] = [];

  get length(): number {
    return this.#entries.length;
  }

  add(entry: Entry, mark: Mark | undefined): void {
    this.#entries.push(entry);
    this.#marks.push(mark);
    this.#struck.push(false);
  }

  from(index: number): Entry[] {
    return this.#entries.slice(index);
  }

  /** Strikes the entries whose mark is one of those taken back; the ranges newly struck. */
  strike(takenBack: (mark: Mark) => boolean): Range[] {
    const hit = this.#marks.map(
      (mark, i) => !this.#struck[i] && mark !== undefined && takenBack(mark),
    );
    hit.forEach((isHit, i) => {
      if (isHit) this.#struck[i] = true;
    });
    return ranges(hit, 0, hit.length);
  }

  /** At most `count` entries before entry `before`. */
  page(before: number, count: number): Page {
    const end = Math.min(before, this.length);
    const from = Math.max(0, end - count);
    return {
      from,
      entries: this.#entries.slice(from, end),
      struck: ranges(this.#struck, from, end),
    };
  }
}

/** First and last index of each run of `true` in from..end-1. */
function ranges(flags: readonly boolean[], from: number, end: number): Range[] {
  const found: Range[] = [];
  for (let i = from; i < end; i += 1) {
    if (!flags[i]) continue;
    const run = found.at(-1);
    if (run && run[1] === i - 1) run[1] = i;
    else found.push([i, i]);
  }
  return found;
}
