import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const SOURCES = resolve(import.meta.dirname, '../..');

const isShipped = (name: string): boolean =>
  /\.(ts|svelte)$/.test(name) && !/\.test\.ts$|\.e2e\.ts$/.test(name);

test('nothing that players load imports the starters, which hold enemy sheets', () => {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter(isShipped);
  const importing = files.filter((name) =>
    /from ['"][^'"]*(starter|rules\/src|testing\/walk)/.test(
      readFileSync(join(SOURCES, name), 'utf8'),
    ),
  );
  expect(files.length).toBeGreaterThan(100);
  expect(importing).toEqual([]);
});
