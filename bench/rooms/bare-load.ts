import { once } from 'node:events';
import { io, type Socket } from 'socket.io-client';
import type { Load } from './drive';
import { SOCKETS } from './table';

/** The same rooms on bare Socket.IO: an answer, and a message to all five. */
export class BareRooms {
  readonly #rooms: Socket[][] = [];

  static async open(url: string, rooms: number): Promise<BareRooms> {
    const opened = new BareRooms();
    for (let room = 0; room < rooms; room += 1) {
      const sockets = Array.from({ length: SOCKETS }, () =>
        io(url, { auth: { room }, transports: ['websocket'], forceNew: true }),
      );
      await Promise.all(sockets.map((socket) => once(socket as never, 'connect')));
      opened.#rooms.push(sockets);
    }
    return opened;
  }

  /** `rate` over all rooms, or as fast as it goes. */
  async run(bytes: number, ms: number, rate?: number): Promise<Load> {
    const message = 'x'.repeat(bytes);
    const delays: number[] = [];
    const began = performance.now();
    const gap = rate === undefined ? 0 : (1000 * this.#rooms.length) / rate;
    await Promise.all(
      this.#rooms.map(async (sockets, i) => {
        let due = began + (gap * i) / this.#rooms.length;
        while ((gap ? due : performance.now()) < began + ms) {
          const wait = gap ? due - performance.now() : 0;
          if (wait > 0) await new Promise((done) => setTimeout(done, wait));
          const from = gap ? due : performance.now();
          const seen = sockets.map((socket) => once(socket as never, 'frame'));
          await sockets[0]!.emitWithAck('do', message);
          await Promise.all(seen);
          delays.push(performance.now() - from);
          due += gap;
        }
      }),
    );
    const seconds = (performance.now() - began) / 1000;
    const frames = delays.length * SOCKETS;
    const sorted = delays.sort((a, b) => a - b);
    return { commands: delays.length, seconds, delays: sorted, frames, bytes: frames * bytes };
  }

  close(): void {
    for (const socket of this.#rooms.flat()) socket.disconnect();
  }
}
