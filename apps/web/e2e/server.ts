import { spawn, type ChildProcess } from 'node:child_process';
import { resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../../..');
const READY_WITHIN = 45_000;

/** A real server in a process of its own, with the built client. */
export interface TestServer {
  /** `http://localhost:PORT` */
  readonly url: string;
  stop(): Promise<void>;
}

/** Starts one on a free port of this computer; `database` is a `DATABASE_URL`. */
export async function startServer(database = 'memory:', port = 0): Promise<TestServer> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'apps/server/src/main.ts'], {
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
  return { url, stop: () => stopped(child) };
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

function stopped(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return Promise.resolve();
  return new Promise((done) => {
    child.once('exit', () => done());
    child.kill('SIGTERM');
  });
}
