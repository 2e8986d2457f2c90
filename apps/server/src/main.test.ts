import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { request } from './testing/table';

describe('the program', () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'ransen-main-'));
  const main = path.join(import.meta.dirname, 'main.ts');
  afterAll(() => rmSync(dir, { recursive: true, force: true }));

  function run(env: Record<string, string>) {
    const child = spawn(process.execPath, ['--import', 'tsx', main], {
      env: { ...process.env, DATABASE_URL: `file:${dir}`, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    return { child, out: text(child.stdout), err: text(child.stderr), exit: once(child, 'exit') };
  }

  it('says where to open it, and what is taken; and stops in good order', async () => {
    const first = run({ PORT: '0' });
    let said = '';
    first.child.stdout.on('data', (chunk) => (said += String(chunk)));
    await vi.waitFor(() => expect(said).toContain('create the first room'), 30_000);
    const port = /http:\/\/localhost:(\d+)/.exec(said)?.[1] ?? '';
    expect((await request(`http://127.0.0.1:${port}`, '/readyz')).status).toBe(200);

    const sameData = run({ PORT: '0' });
    const samePort = run({ PORT: port, DATABASE_URL: 'memory:' });
    const wrong = run({ PORT: 'x' });
    expect(await sameData.exit).toEqual([1, null]);
    expect(await sameData.err).toContain(`in use by process ${first.child.pid}`);
    expect(await samePort.exit).toEqual([1, null]);
    expect(await samePort.err).toContain(`Port ${port} is taken`);
    expect(await wrong.exit).toEqual([1, null]);
    expect(await wrong.err).toContain('PORT');

    first.child.kill('SIGTERM');
    expect(await first.exit).toEqual([0, null]);
  }, 90_000);
});
