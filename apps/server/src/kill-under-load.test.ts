import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe } from 'vitest';
import { killContract } from './testing/kill-contract';

describe('a server killed under load, on the embedded database', () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'ransen-kill-'));
  afterAll(() => rmSync(dir, { recursive: true, force: true }));

  killContract(async () => `file:${dir}`);
});
