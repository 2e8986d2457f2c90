import { createHash } from 'node:crypto';
import type { Refusal, RoomCommand } from '@ransen/rules';
import { insteadOf, nextCommand } from './policy';
import { SOCKETS, type Table } from './table';

export interface Load {
  readonly commands: number;
  readonly seconds: number;
  /** ms from the moment a command was due until the last socket had it, ascending. */
  readonly delays: readonly number[];
  readonly frames: number;
  readonly bytes: number;
}

class Meter {
  commands = 0;
  frames = 0;
  readonly delays: number[] = [];
  readonly #began = performance.now();
  readonly #bytesBefore: number;

  constructor(private readonly tables: readonly Table[]) {
    this.#bytesBefore = this.#bytes();
  }

  load(): Load {
    return {
      commands: this.commands,
      seconds: (performance.now() - this.#began) / 1000,
      delays: this.delays.sort((a, b) => a - b),
      frames: this.frames,
      bytes: this.#bytes() - this.#bytesBefore,
    };
  }

  #bytes(): number {
    return this.tables.reduce((sum, { bytes }) => sum + bytes, 0);
  }
}

/** One command, waited for until every socket of the room has its frame. */
async function once(
  table: Table,
  meter: Meter,
  command: RoomCommand,
  due: number,
): Promise<Refusal | null> {
  const seenByAll = command.type === 'fight';
  const waiting = new Set(seenByAll ? Array.from({ length: SOCKETS }, (_, i) => i) : [0]);
  const arrived = new Promise<void>((done) => {
    table.onframe = (socket) => {
      meter.frames += 1;
      waiting.delete(socket);
      if (waiting.size === 0) done();
    };
  });
  const ack = await table.send(command);
  if (!ack.ok) return ack.error;
  await arrived;
  meter.commands += 1;
  if (seenByAll) meter.delays.push(performance.now() - due);
  return null;
}

async function step(table: Table, meter: Meter, due: number): Promise<void> {
  const command = nextCommand(table.received.view, table.stock);
  const refusal = await once(table, meter, command, due);
  if (!refusal) return;
  const again = await once(table, meter, insteadOf(command), due);
  if (again) throw new Error(`${command.type}: ${refusal.code}, then ${again.code}`);
}

/** As fast as it goes, one command in flight per room. */
export async function flatOut(tables: readonly Table[], ms: number): Promise<Load> {
  const meter = new Meter(tables);
  const began = performance.now();
  const end = began + ms;
  await Promise.all(
    tables.map(async (table) => {
      while (performance.now() < end) await step(table, meter, performance.now());
    }),
  );
  return meter.load();
}

/** At a fixed rate over all rooms; a command that has to wait for its turn is late from then on. */
export async function atRate(tables: readonly Table[], rate: number, ms: number): Promise<Load> {
  const meter = new Meter(tables);
  const gap = (1000 * tables.length) / rate;
  const began = performance.now();
  await Promise.all(
    tables.map(async (table, i) => {
      const first = began + (gap * i) / tables.length;
      for (let due = first; due < began + ms; due += gap) {
        const wait = due - performance.now();
        if (wait > 0) await new Promise((done) => setTimeout(done, wait));
        await step(table, meter, due);
      }
    }),
  );
  return meter.load();
}

/** What all the GMs see at the end, as one number. */
export function checksum(tables: readonly Table[]): string {
  const hash = createHash('sha256');
  for (const { received } of tables) hash.update(JSON.stringify([received.n, received.view]));
  return hash.digest('hex').slice(0, 16);
}
