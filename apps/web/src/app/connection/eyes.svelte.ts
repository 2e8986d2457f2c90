import { receiveFrame, receiveWhole, type Look, type Received } from '@ransen/protocol';
import type { Connection } from './connection.svelte';

type As = Look['as'];

interface Seen {
  readonly as: As;
  readonly received: Received;
}

/**
 * The room through somebody else's eyes (GM). Asked again after each of the GM's own frames. Who
 * looks and what they see change together: no moment shows the GM's view under another's name.
 */
export class Eyes {
  #wanted: As | undefined;
  #seen = $state.raw<Seen>();
  #isAsking = false;
  #isStale = false;
  readonly #connection: Connection;

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  /** Through whose eyes the GM looks; undefined until their view came. */
  get as(): As | undefined {
    return this.#seen?.as;
  }

  /** What this person has of the room. */
  get received(): Received | undefined {
    return this.#seen?.received;
  }

  async open(as: As): Promise<void> {
    this.#wanted = as;
    await this.refresh();
  }

  close(): void {
    this.#wanted = undefined;
    this.#seen = undefined;
  }

  /** Fetches what came since; what comes while an answer is on its way is asked for after it. */
  async refresh(): Promise<void> {
    if (!this.#wanted) return;
    this.#isStale = true;
    if (this.#isAsking) return;
    this.#isAsking = true;
    while (this.#wanted && this.#isStale) {
      this.#isStale = false;
      await this.#look(this.#wanted);
    }
    this.#isAsking = false;
  }

  async #look(as: As): Promise<void> {
    const known = this.#seen?.as === as ? this.#seen.received : undefined;
    const { version } = this.#connection;
    const have = known && version ? { frame: known.n, version } : {};
    const answer = await this.#connection.ask('look', { as, ...have });
    if (as !== this.#wanted) return;
    if (!answer.ok) this.#wanted = this.#seen?.as;
    else if ('whole' in answer) this.#seen = { as, received: receiveWhole(answer.whole) };
    else if (known) this.#seen = { as, received: answer.frames.reduce(receiveFrame, known) };
  }
}
