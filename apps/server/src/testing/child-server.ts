import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';

const SERVER = path.join(import.meta.dirname, 'crash-server.ts');

export interface ChildServer {
  readonly url: string;
  /** The signal or code that the process ended with. */
  readonly ended: Promise<string>;
  kill(): Promise<unknown>;
}

/** A server in a process of its own, once it listens. */
export async function startChild(database: string, crashAt = ''): Promise<ChildServer> {
  const child = spawn(process.execPath, ['--import', 'tsx', SERVER], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, DATABASE_URL: database, RANSEN_CRASH_AT: crashAt },
  });
  const ended = once(child, 'exit').then(([code, signal]) => String(signal ?? code));
  const lines = createInterface({ input: child.stdout });
  const early = ended.then((how) => Promise.reject(new Error(`the server ended: ${how}`)));
  early.catch(() => {});
  const [url] = (await Promise.race([once(lines, 'line'), early])) as [string];
  return {
    url,
    ended,
    kill: () => {
      child.kill('SIGKILL');
      return ended;
    },
  };
}
