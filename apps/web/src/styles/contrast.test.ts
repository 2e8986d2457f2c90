import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';

test('WCAG 1.4.3, 1.4.11: every pair of colours in use reaches AA, light and dark', () => {
  const script = resolve(import.meta.dirname, '../../scripts/contrast.mjs');
  const output = execFileSync(process.execPath, [script], { encoding: 'utf8' });
  expect(output.trim()).toBe('122 pairs, 0 failed');
});
