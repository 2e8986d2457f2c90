import { receiveFrame, receiveWhole, type Look, type Received } from '@ransen/protocol';
import type { Connection } from './connection.svelte';

type As = Look['as'];

/** The room through somebody else's eyes (GM). Asked again after each of the GM's own frames. */
export class Eyes {
  #as = $state.raw<As>();
  #received = $state.raw<Received>();
  #isAsking = false;
  readonly #connection: Connection;

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  get as(): As | undefined {
    return this.#as;
  }

  /** What this person has of the room; undefined until it came. */
  get received(): Received | undefined {
    return this.#as && this.#received;
  }

  async open(as: As): Promise<void> {
    this.#received = undefined;
    this.#as = as;
    await this.refresh();
  }

  close(): void {
    this.#as = undefined;
    this.#received = undefined;
  }

  async refresh(): Promise<void> {
    const as = this.#as;
    if (!as || this.#isAsking) return;
    this.#isAsking = true;
    const { version } = this.#connection;
    const seen = this.#received && version ? { frame: this.#received.n, version } : {};
    const answer = await this.#connection.ask('look', { as, ...seen });
    this.#isAsking = false;
    if (as !== this.#as) return void this.refresh();
    if (!answer.ok) return;
    if ('whole' in answer) this.#received = receiveWhole(answer.whole);
    else if (this.#received) {
      this.#received = answer.frames.reduce(receiveFrame, this.#received);
    }
  }
}
