import type { Waiting } from '../journal/ledger';

/** Until it rings once more where ringing came to nothing, in ms. */
const AGAIN = 5_000;

/** Rings when a question has stood open for the time the room gives. */
export class AnswerClock {
  #timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly now: () => number,
    private readonly ring: (waiting: Waiting) => void,
  ) {}

  /** The question that stands open now, if any, and the seconds it may (0: for ever). */
  set(waiting: Waiting | undefined, seconds: number): void {
    clearTimeout(this.#timer);
    if (!waiting || seconds === 0) return;
    const whole = seconds * 1000;
    const left = waiting.since + whole - this.now();
    // More than the whole time is left where the clock was set back.
    this.#start(waiting, Math.min(Math.max(0, left), whole));
  }

  again(waiting: Waiting): void {
    this.#start(waiting, AGAIN);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #start(waiting: Waiting, ms: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.ring(waiting), ms);
    this.#timer.unref();
  }
}
