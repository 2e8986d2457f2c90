import {
  PROTOCOL,
  readLink,
  receiveFrame,
  receiveWhole,
  type Ack,
  type Auth,
  type Bye,
  type ClientMessages,
  type Frame,
  type Presence,
  type Received,
  type ServerMessages,
  type Sync,
  type Welcome,
} from '@ransen/protocol';
import { io, type Socket } from 'socket.io-client';
import { expect, vi } from 'vitest';

/** Longest wait for something to happen, in ms. */
const PATIENCE = { timeout: 15_000, interval: 5 };

/** A person at the table: a socket, and what came over it. */
export class Client {
  readonly socket: Socket<ServerMessages, ClientMessages>;
  readonly frames: Frame[] = [];
  readonly presences: Presence[] = [];
  welcome: Welcome | undefined;
  sync: Sync | undefined;
  bye: Bye | undefined;
  refused: unknown;
  received: Received | undefined;
  #commands = 0;

  constructor(
    url: string,
    readonly auth: Pick<Auth, 'room' | 'token'> & Partial<Auth>,
    before?: Received,
    headers: Readonly<Record<string, string>> = {},
  ) {
    this.received = before;
    this.socket = io(url, {
      auth: { protocol: PROTOCOL, ...auth },
      transports: ['websocket'],
      extraHeaders: { ...headers },
      reconnection: false,
      forceNew: true,
    });
    this.socket.on('welcome', (welcome) => {
      this.welcome = welcome;
      this.received = receiveWhole(welcome.whole);
    });
    this.socket.on('sync', (sync) => {
      this.sync = sync;
      for (const frame of sync.frames) this.#take(frame);
    });
    this.socket.on('frame', (frame) => this.#take(frame));
    this.socket.on('presence', (presence) => this.presences.push(presence));
    this.socket.on('bye', (bye) => (this.bye = bye));
    this.socket.on('connect_error', (error) => {
      this.refused = (error as { data?: unknown }).data ?? error.message;
    });
  }

  /** Connects by a link, and waits for the welcome. */
  static async enter(url: string, path: string): Promise<Client> {
    return new Client(url, linkOf(path)).ready();
  }

  async ready(): Promise<this> {
    await this.until(() => this.received !== undefined || this.sync !== undefined);
    return this;
  }

  get view() {
    if (!this.received) throw new Error('nothing received');
    return this.received.view;
  }

  get log() {
    return this.received?.entries ?? [];
  }

  /** Sends a command as clients do; each with an id of its own unless one is given. */
  do(command: object, id = `${this.socket.id}-${(this.#commands += 1)}`): Promise<Ack> {
    return this.ask('do', { id, command });
  }

  /** The same, and it has to be accepted. */
  async did(command: object): Promise<void> {
    expect(await this.do(command)).toEqual({ ok: true });
  }

  /** A message of any form, and its answer. */
  ask<T>(name: string, message?: unknown): Promise<T> {
    const socket = this.socket.timeout(15_000) as unknown as {
      emitWithAck(name: string, message: unknown): Promise<T>;
    };
    return socket.emitWithAck(name, message);
  }

  until(condition: () => unknown): Promise<unknown> {
    const state = () => JSON.stringify([this.refused, this.bye, this.frames.at(-1)]);
    return vi.waitFor(() => expect(condition(), state()).toBeTruthy(), PATIENCE);
  }

  close(): void {
    this.socket.disconnect();
  }

  #take(frame: Frame): void {
    this.frames.push(frame);
    if (this.received) this.received = receiveFrame(this.received, frame);
  }
}

export function linkOf(path: string): { room: string; token: string } {
  const [pathname = '', hash = ''] = path.split('#');
  const link = readLink(pathname, hash);
  if (!link) throw new Error(`not a link: ${path}`);
  return link;
}
