import { spawn, type ChildProcess } from 'node:child_process';
import { resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../../..');
const READY_WITHIN = 45_000;

/** A real server in a process of its own, with the built client. */
export interface TestServer {
  /** `http://localhost:PORT` */
  readonly url: string;
  stop(): Promise<void>;
  /** As a crash: nothing that was begun is finished. */
  kill(): Promise<void>;
}

/** The program, and what it is told. */
const SERVER = ['apps/server/src/main.ts'];

/** Starts one on a port of this computer, 0 for a free one; `database` is a `DATABASE_URL`. */
export async function startServer(
  database = 'memory:',
  port = 0,
  program: readonly string[] = SERVER,
): Promise<TestServer> {
  const child = spawn(process.execPath, ['--import', 'tsx', ...program], {
    cwd: ROOT,
    env: {
      ...process.env,
      DATABASE_URL: database,
      PORT: String(port),
      HOST: '127.0.0.1',
      LOG_LEVEL: 'error',
      ROOMS_PER_MINUTE: '1000',
      REQUESTS_PER_MINUTE: '10000',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await readyUrl(child);
  return { url, stop: () => ended(child, 'SIGTERM'), kill: () => ended(child, 'SIGKILL') };
}

function readyUrl(child: ChildProcess): Promise<string> {
  return new Promise((ready, fail) => {
    const timer = setTimeout(() => fail(new Error('the server did not start')), READY_WITHIN);
    child.once('exit', (code) => fail(new Error(`the server ended with ${String(code)}`)));
    let said = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const url = /http:\/\/localhost:\d+/.exec(said)?.[0];
      if (!url) return;
      clearTimeout(timer);
      ready(url);
    });
  });
}

function ended(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((done) => {
    child.once('exit', () => done());
    child.kill(signal);
  });
}
