/** Which services the tests find on this machine. CI never skips: there a missing one fails. */
import { existsSync } from 'node:fs';
import { connect } from 'node:net';
import { chromium } from 'playwright-core';

const inCi = process.env.CI === 'true';

interface Service {
  /** Whether the tests that need the service are part of the run. */
  run: boolean;
  /** What those tests read from `process.env`. */
  env: Record<string, string>;
}

/** PostgreSQL for `*.pg.test.ts`, in `DATABASE_TEST_URL`. */
export async function databaseTests(): Promise<Service> {
  const url = process.env.DATABASE_TEST_URL ?? 'postgres://postgres@127.0.0.1:5432/test';
  const { hostname, port } = new URL(url);
  const answers = await listens(hostname, Number(port || 5432));
  return service(answers, `PostgreSQL does not answer at ${hostname}:${port || 5432}`, 'pg', {
    DATABASE_TEST_URL: url,
  });
}

/** Chromium for `*.e2e.ts`, in `CHROMIUM_PATH`. */
export function browserTests(): Service {
  const path = [
    process.env.CHROMIUM_PATH,
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    chromium.executablePath(),
  ].find((candidate) => candidate && existsSync(candidate));
  return service(path !== undefined, 'no Chromium or Chrome found (set CHROMIUM_PATH)', 'e2e', {
    CHROMIUM_PATH: path ?? '',
  });
}

function service(found: boolean, missing: string, tests: string, env: Service['env']): Service {
  const asked = !process.argv.includes('--project') || process.argv.includes(tests);
  if (!found && asked) {
    console.log(`${missing}: ${tests} tests ${inCi ? 'will fail' : 'are skipped'}`);
  }
  return { run: found || inCi, env };
}

function listens(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host, port, timeout: 1_000 });
    const answer = (found: boolean) => {
      socket.destroy();
      resolve(found);
    };
    socket.once('connect', () => answer(true));
    socket.once('timeout', () => answer(false));
    socket.once('error', () => answer(false));
  });
}
