import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import type { Exchange } from './wire';

/** An embedded PostgreSQL: one session, which carries out what comes in its order. */
export interface Engine {
  exchange: Exchange;
  close(): Promise<void>;
}

interface Asked {
  resolve(answer: Uint8Array): void;
  reject(error: Error): void;
}

/**
 * Opens a directory in a thread of its own: this one goes on while rows are written, and what comes
 * meanwhile is written together.
 */
export async function directoryEngine(directory: string): Promise<Engine> {
  const file = new URL('./engine-thread.mjs', import.meta.url);
  const thread = new Worker(file, { workerData: directory, execArgv: [] });
  await once(thread, 'message');
  const asked: Asked[] = [];
  let end = new Error('The database is closed');
  thread.on('message', (answer: Uint8Array) => asked.shift()?.resolve(answer));
  thread.on('error', (error) => (end = error));
  const ended = once(thread, 'exit').then(() => {
    for (const { reject } of asked.splice(0)) reject(end);
  });
  return {
    exchange: (messages) =>
      new Promise((resolve, reject) => {
        asked.push({ resolve, reject });
        thread.postMessage(messages);
      }),
    close: () => {
      thread.postMessage(null);
      return ended;
    },
  };
}

/** A database in memory, a copy of `image` if there is one. */
export async function memoryEngine(
  image?: Blob | File,
): Promise<Engine & { readonly pglite: PGlite }> {
  const pglite = await PGlite.create(image ? { loadDataDir: image } : {});
  return {
    pglite,
    exchange: (messages) => pglite.execProtocolRaw(messages),
    close: () => pglite.close(),
  };
}
