import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';

const WRITER = path.join(import.meta.dirname, 'writer.ts');

/** A `writer.ts` process at work, and the last row it was told is stored, by room. */
export interface Writer {
  pid: number;
  acknowledged: Map<string, number>;
  /** Resolves once so many rows are acknowledged; rejects when the process ends before. */
  until(rows: number): Promise<void>;
  /** SIGKILL; resolves when the process is gone and all it printed has been read. */
  kill(): Promise<void>;
}

export function startWriter(url: string): Writer {
  const child = spawn(process.execPath, ['--import', 'tsx', WRITER, url], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const acknowledged = new Map<string, number>();
  const lines = createInterface({ input: child.stdout });
  let count = 0;
  lines.on('line', (line) => {
    const [room, n] = line.split(' ');
    acknowledged.set(room!, Number(n));
    count += 1;
  });
  const exited = once(child, 'exit').then(([code]) => {
    throw new Error(`the writer ended early with code ${code}`);
  });
  exited.catch(() => {});
  return {
    pid: child.pid!,
    acknowledged,
    until: async (rows) => {
      while (count < rows) await Promise.race([once(lines, 'line'), exited]);
    },
    kill: async () => {
      const gone = Promise.all([once(lines, 'close'), once(child, 'close')]);
      child.kill('SIGKILL');
      await gone;
    },
  };
}
