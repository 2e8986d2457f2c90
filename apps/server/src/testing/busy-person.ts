import type { Received } from '@ransen/protocol';
import { setTimeout } from 'node:timers/promises';
import { Client } from './client';
import { answer, strike } from './table';

interface Way {
  readonly room: string;
  readonly token: string;
}

/**
 * Somebody who plays a duel as fast as it goes, on whatever server there is: strikes, answers,
 * talks. A command whose answer was lost is sent again with its id, as clients do.
 */
export class BusyPerson {
  /** Ids of the commands that were acknowledged. */
  readonly acknowledged: string[] = [];
  /** Numbers of the frames received, over all servers; a whole view starts anew. */
  readonly frames: number[] = [];
  received: Received | undefined;
  #version: string | undefined;
  #unanswered: { id: string; command: object } | undefined;
  #commands = 0;

  constructor(
    readonly seat: string | null,
    private readonly way: Way,
    private readonly fighter: string,
    private readonly foe: string,
  ) {}

  /** Plays on this server until it is gone, or until `isOver`. */
  async play(url: string, isOver: () => boolean): Promise<void> {
    const client = await this.#connect(url);
    while (client.socket.connected && !isOver()) await this.#act(client);
    this.#keep(client);
    client.close();
  }

  /** Once the server has said where the room stands, or is gone before. */
  async #connect(url: string): Promise<Client> {
    const { received } = this;
    const seen = received ? { frame: received.n, version: this.#version! } : {};
    const client = new Client(url, { ...this.way, ...seen }, received);
    let isGone = false;
    client.socket.once('disconnect', () => (isGone = true));
    await client.until(() => client.sync ?? client.welcome ?? client.refused ?? isGone);
    this.#version ??= client.welcome?.version;
    return client;
  }

  async #act(client: Client): Promise<void> {
    const { id, command } = (this.#unanswered ??= {
      id: `n${(this.#commands += 1)}`,
      command: this.#next(client),
    });
    const ack = await client.do(command, id).catch(() => undefined);
    if (!ack) return;
    this.#unanswered = undefined;
    if (ack.ok) this.acknowledged.push(id);
    else await setTimeout(1);
  }

  #keep(client: Client): void {
    this.received = client.received;
    if (client.welcome) this.frames.splice(0, Infinity, client.welcome.whole.n);
    this.frames.push(...client.frames.map(({ n }) => n));
  }

  #next({ view }: Client): object {
    const { question, data, acting } = view.fight ?? {};
    const { fighter, foe } = this;
    if (question && fighter in question.asks) return answer(question.id, fighter, false);
    if (data?.turn === fighter && !acting) return strike(fighter, foe);
    return { type: 'say', text: `${fighter} ${this.#commands}` };
  }
}
