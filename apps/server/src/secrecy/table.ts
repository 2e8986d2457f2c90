import type { Joined, RoomCreated } from '@ransen/protocol';
import type { Viewer } from '@ransen/rules';
import { CATALOG } from '../catalog';
import { Client, linkOf } from '../testing/client';
import { startServer, type Running, type ServerOptions } from '../testing/server';
import { request } from '../testing/table';

export interface TableOptions {
  readonly system: string;
  readonly seats: number;
  readonly options: object;
  readonly answerTime: number;
}

/** A real server with the real rule systems, which reads messages as fast as they come. */
export const startReal = (services: ServerOptions = {}): Promise<Running> =>
  startServer({
    catalog: CATALOG,
    ...services,
    env: { MESSAGES_PER_SECOND: '1000000', ...services.env },
  });

/** Everybody at a table of a real server, each with all that came to them, byte for byte. */
export class Table {
  readonly #bytes = new Map<Client, string[]>();
  #commands = 0;

  private constructor(
    readonly url: string,
    readonly created: RoomCreated,
    readonly gm: Client,
    readonly seats: readonly Client[],
    readonly onlooker: Client,
  ) {}

  /** Opens a room, has people sit down one after the other, and an onlooker come. */
  static async open(url: string, { seats, ...made }: TableOptions): Promise<Table> {
    const room = { name: 'Table', ...made };
    const { body: created } = await request<RoomCreated>(url, '/api/rooms', room);
    const gm = await Client.enter(url, created.links.gm);
    const players: Client[] = [];
    const bytes: string[][] = [];
    const seated = async (auth: { room: string; token: string }) => {
      const client = new Client(url, auth);
      bytes.push(listen(client));
      players.push(await client.ready());
    };
    const link = linkOf(created.links.player);
    for (let i = 0; i < seats; i += 1) {
      const { body } = await request<Joined>(url, '/api/join', { ...link, name: 'Player' });
      await seated({ room: link.room, token: body.token });
    }
    await seated(linkOf(created.links.onlooker));
    const table = new Table(url, created, gm, players.slice(0, -1), players.at(-1)!);
    players.forEach((player, i) => table.#bytes.set(player, bytes[i]!));
    return table;
  }

  get players(): readonly Client[] {
    return [...this.seats, this.onlooker];
  }

  /** Sends a command; the answer is among what its sender got. Those who were sent away are silent. */
  async do(by: Viewer, command: object): Promise<void> {
    const client = this.#clientOf(by);
    if (!client.socket.connected) return;
    this.#commands += 1;
    const answer = await client.do(command, `command-${by.role}-${this.#commands}`);
    this.#bytes.get(client)?.push(JSON.stringify(answer));
  }

  /** Once everything is there that was sent: what each player got, a page of their log with it. */
  async settled(): Promise<string[][]> {
    for (const player of this.players) {
      if (!player.socket.connected) continue;
      const page = await player.ask('history', { before: 10_000, count: 3 });
      this.#bytes.get(player)!.push(JSON.stringify(page));
    }
    return this.players.map((player) => this.#bytes.get(player)!.splice(0));
  }

  close(): void {
    for (const client of [this.gm, ...this.players]) client.close();
  }

  #clientOf(by: Viewer): Client {
    if (by.role === 'gm') return this.gm;
    return by.role === 'onlooker' ? this.onlooker : this.seats[Number(by.seat.slice(1)) - 1]!;
  }
}

/** Keeps every message of the server from now on. */
export function listen(client: Client): string[] {
  const bytes: string[] = [];
  client.socket.onAny((...message) => bytes.push(JSON.stringify(message)));
  return bytes;
}
