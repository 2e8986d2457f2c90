import { prefersReducedMotion } from '../../browser/motion';

/** Three faces in 480 ms, then rest; the next batch 160 ms later. */
const FACE_MS = 160;
const FACES_BEFORE_REST = 3;

/**
 * The clock of a throw that is shown rolling. It decides nothing: all results are known before the
 * first frame. With reduced motion everything is at rest from the beginning.
 */
export class Tumble {
  readonly #batches: number;
  #tick = $state(Infinity);
  #timer: ReturnType<typeof setInterval> | undefined;

  constructor(batches: number, animate: boolean) {
    this.#batches = batches;
    if (animate && !prefersReducedMotion()) this.#start();
  }

  /** False while a later batch is not on the table yet. */
  isThrown(batch: number): boolean {
    return this.#tick >= this.#startOf(batch);
  }

  /** Steps until this batch rests; 0 at rest. */
  stepsLeft(batch: number): number {
    return Math.max(0, this.#startOf(batch) + FACES_BEFORE_REST - this.#tick);
  }

  /** All at rest now (a tap, or the end). */
  skip(): void {
    clearInterval(this.#timer);
    this.#tick = Infinity;
  }

  #startOf(batch: number): number {
    return batch * (FACES_BEFORE_REST + 1);
  }

  #start(): void {
    this.#tick = 0;
    const end = this.#startOf(this.#batches - 1) + FACES_BEFORE_REST;
    this.#timer = setInterval(() => {
      this.#tick += 1;
      if (this.#tick >= end) this.skip();
    }, FACE_MS);
  }
}
