import type { Ack, Do } from '@ransen/protocol';
import type { Refusal } from '@ransen/rules';
import { newCommandId } from '../ids';

/** A command as it is typed here: defaults may be left out. */
export type Command = Do['command'];

interface Waiting {
  readonly message: Do;
  readonly answered: (ack: Ack) => void;
}

/** An answer that is not there after this long (ms) is asked for again. */
const PATIENCE = 8_000;
/** After `rate_limited`. */
const BREATH = 1_000;

/**
 * Commands on their way. Each keeps its id until it is answered, and is sent again after a break:
 * the server carries it out once, however often it comes.
 */
export class Outbox {
  #waiting = $state.raw<readonly Waiting[]>([]);
  #isOpen = false;
  readonly #emit: (message: Do, answer: (ack: Ack) => void) => void;

  constructor(emit: (message: Do, answer: (ack: Ack) => void) => void) {
    this.#emit = emit;
  }

  /** Commands not answered yet. */
  get count(): number {
    return this.#waiting.length;
  }

  send(command: Command): Promise<Ack> {
    return new Promise((answered) => {
      const waiting = { message: { id: newCommandId(), command }, answered };
      this.#waiting = [...this.#waiting, waiting];
      if (this.#isOpen) this.#post(waiting);
    });
  }

  /** The connection stands: everything unanswered goes out, in its order. */
  open(): void {
    this.#isOpen = true;
    for (const waiting of this.#waiting) this.#post(waiting);
  }

  close(): void {
    this.#isOpen = false;
  }

  /** There will be no answers any more. */
  abandon(error: Refusal): void {
    this.close();
    for (const { answered } of this.#waiting) answered({ ok: false, error });
    this.#waiting = [];
  }

  #post(waiting: Waiting): void {
    const again = setTimeout(() => this.#repost(waiting), PATIENCE);
    this.#emit(waiting.message, (ack) => {
      clearTimeout(again);
      if (!this.#waiting.includes(waiting)) return;
      if (!ack.ok && ack.error.code === 'rate_limited') {
        setTimeout(() => this.#repost(waiting), BREATH);
        return;
      }
      this.#waiting = this.#waiting.filter((each) => each !== waiting);
      waiting.answered(ack);
    });
  }

  #repost(waiting: Waiting): void {
    if (this.#isOpen && this.#waiting.includes(waiting)) this.#post(waiting);
  }
}
