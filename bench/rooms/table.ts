import { once } from 'node:events';
import {
  PROTOCOL,
  readLink,
  receiveFrame,
  receiveWhole,
  type Ack,
  type Frame,
  type Received,
  type RoomCreated,
  type Joined,
  type Welcome,
} from '@ransen/protocol';
import type { RoomCommand } from '@ransen/rules';
import { io, type Socket } from 'socket.io-client';
import type { Stock } from './policy';

/** Sockets of a room: GM, three players, one onlooker. */
export const SOCKETS = 5;

/** How Socket.IO begins the message that holds a frame. */
const FRAME = '2["frame",';

async function post<T>(url: string, body: object): Promise<T> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${url}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as T;
}

/** A room with its people; the GM's socket follows the view, the others only count. */
export class Table {
  readonly sockets: Socket[] = [];
  received!: Received;
  /** Called for each frame, with the number of the socket it came to. */
  onframe: (socket: number) => void = () => undefined;
  /** Bytes of all frames so far, as they came. */
  bytes = 0;
  #commands = 0;

  private constructor(readonly stock: Stock) {}

  static async open(url: string, stock: Stock): Promise<Table> {
    const table = new Table(stock);
    const { room, links } = await post<RoomCreated>(`${url}/api/rooms`, {
      name: 'bench',
      system: 'sword-world-2',
    });
    const tokenOf = (path: string) => readLink(path.split('#')[0]!, path.split('#')[1]!)!.token;
    const player = tokenOf(links.player);
    const tokens = [tokenOf(links.gm)];
    for (const name of ['A', 'B', 'C']) {
      const joined = await post<Joined>(`${url}/api/join`, { room, token: player, name });
      tokens.push(joined.token);
    }
    tokens.push(tokenOf(links.onlooker));
    for (const [i, token] of tokens.entries()) await table.#connect(url, { room, token }, i);
    return table;
  }

  async #connect(url: string, auth: { room: string; token: string }, i: number) {
    const socket = io(url, {
      auth: { protocol: PROTOCOL, ...auth },
      transports: ['websocket'],
      forceNew: true,
    });
    this.sockets.push(socket);
    const welcomed = once(socket as never, 'welcome') as Promise<[Welcome]>;
    socket.on('frame', (frame: Frame) => {
      if (i === 0) this.received = receiveFrame(this.received, frame);
      this.onframe(i);
    });
    socket.io.engine.on('packet', ({ data }: { data?: unknown }) => {
      if (typeof data === 'string' && data.startsWith(FRAME)) {
        this.bytes += Buffer.byteLength(data) - FRAME.length - ']'.length;
      }
    });
    const [{ whole }] = await welcomed;
    if (i === 0) this.received = receiveWhole(whole);
  }

  /** Sends a command as the GM; its answer. */
  send(command: RoomCommand): Promise<Ack> {
    const id = `b${(this.#commands += 1)}`;
    return this.sockets[0]!.emitWithAck('do', { id, command }) as Promise<Ack>;
  }

  close(): void {
    for (const socket of this.sockets) socket.disconnect();
  }
}
