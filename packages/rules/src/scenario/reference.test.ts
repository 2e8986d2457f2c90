import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { isObject } from './match';
import { scenarioFiles } from './files';
import { referenceParts, withReference } from './reference';
import { runScenario } from './run';
import { SYSTEMS } from './systems';

const fromRoot = (path: string) => fileURLToPath(new URL(`../../../../${path}`, import.meta.url));
const page = readFileSync(fromRoot('docs/scenarios.md'), 'utf8');

const results = scenarioFiles(fromRoot('scenarios')).map((path) =>
  runScenario(readFileSync(path, 'utf8'), SYSTEMS),
);

/** Kinds of log entries that come up in scenarios, with all their fields. */
function entryFields(): Map<string, Set<string>> {
  const fields = new Map<string, Set<string>>();
  const logs = results.flatMap(({ steps }) => steps.flatMap((step) => Object.values(step.logs)));
  for (const entry of logs.flat()) {
    if (!isObject(entry)) continue;
    const { k, ...rest } = entry;
    const known = fields.get(String(k)) ?? new Set();
    fields.set(String(k), known);
    for (const key of Object.keys(rest)) known.add(key);
  }
  return fields;
}

/** The row whose first cell names the word, in the sections with one of these titles. */
function rowOf(word: string, ...titles: readonly string[]): string {
  const sections = page.split(/^#{2,3} /m);
  const rows = sections
    .filter((section) => titles.some((title) => section.startsWith(title)))
    .flatMap((section) => section.split('\n'));
  return rows.find((line) => line.split('|')[1]?.includes(`\`${word}\``)) ?? '';
}

describe('docs/scenarios.md', () => {
  it('is in step with the code; `pnpm scenario --docs` writes its tables anew', () => {
    expect(page).toBe(withReference(page));
  });

  it('begins with an example that holds', () => {
    const example = /```yaml\n([\s\S]*?)```/.exec(page)?.[1] ?? '';
    expect(runScenario(example, SYSTEMS)).toMatchObject({ clauses: ['SW-ACT-5'], failures: [] });
  });

  it.each([...entryFields()])('names every field of a log entry %s', (kind, fields) => {
    const row = rowOf(kind, 'Log entries');
    const unnamed = [...fields].filter((key) => !row.includes(`\`${key}\``));
    expect(unnamed.filter((key) => key !== 'veiled' && key !== 'hides')).toEqual([]);
  });

  it('names every roll and question that comes up', () => {
    const labels = new Set(results.flatMap(({ labels }) => labels));
    expect(labels.size).toBeGreaterThan(8);
    expect(
      [...labels].filter((label) => rowOf(label, 'Questions', 'Order of dice') === ''),
    ).toEqual([]);
  });

  it('fails on a page without a place for a table, or with one for no table', () => {
    expect(() => withReference('nothing')).toThrow('no place for file');
    const unknown = `${page}\n<!-- begin of nothing -->\n<!-- end -->`;
    expect(() => withReference(unknown)).toThrow('nothing is generated for of nothing');
    expect(Object.keys(referenceParts()).length).toBeGreaterThan(15);
  });
});
