/** Heights of a list in which only what can be seen is drawn. */

export interface Window {
  /** First and one past the last index to draw. */
  start: number;
  end: number;
  /** Height of what is left out above and below, px. */
  above: number;
  below: number;
}

/** Before it was measured, an entry counts as this high (px). */
const ESTIMATE = 72;

export class Heights {
  readonly #measured = new Map<string, number>();

  /** Stores a measured height; returns by how much the entry changed (0 when not at all). */
  set(id: string, height: number): number {
    const change = height - this.of(id);
    this.#measured.set(id, height);
    return change;
  }

  of(id: string): number {
    return this.#measured.get(id) ?? ESTIMATE;
  }

  /** Height of the entries before `end`. */
  before(ids: readonly string[], end: number): number {
    let sum = 0;
    for (let i = 0; i < end; i += 1) sum += this.of(ids[i] ?? '');
    return sum;
  }

  /** What to draw for a viewport at `top`, with `margin` px more on either side. */
  window(ids: readonly string[], top: number, viewport: number, margin: number): Window {
    const from = top - margin;
    const to = top + viewport + margin;
    const result: Window = { start: 0, end: 0, above: 0, below: 0 };
    let y = 0;
    for (const [i, id] of ids.entries()) {
      const bottom = y + this.of(id);
      if (bottom <= from) {
        result.start = i + 1;
        result.above = bottom;
      } else if (y < to) result.end = i + 1;
      else result.below += bottom - y;
      y = bottom;
    }
    result.end = Math.max(result.end, result.start);
    return result;
  }
}
