import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { isObject } from './match';
import { scenarioFiles } from './files';
import { referenceParts, withReference } from './reference';
import { runScenario, type Result } from './run';
import { SYSTEMS } from './systems';

const fromRoot = (path: string) => fileURLToPath(new URL(`../../../../${path}`, import.meta.url));
const page = readFileSync(fromRoot('docs/scenarios.md'), 'utf8');

/** What comes up in the scenarios of each system. */
const played = Object.keys(SYSTEMS).map((id) => {
  const files = scenarioFiles(fromRoot(`scenarios/${id}`));
  return { id, results: files.map((path) => runScenario(readFileSync(path, 'utf8'), SYSTEMS)) };
});

/** Kinds of log entries that come up, with all their fields. */
function entryFields(results: readonly Result[]): Map<string, Set<string>> {
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

/** The parts of the page for all systems, and those for this one. */
function partsFor(system: string): string {
  const parts = page.split(/^## /m);
  return parts
    .filter((part) => !part.includes('`system: ') || part.includes(`\`system: ${system}\``))
    .join('');
}

/** The row whose first cell names the word, in the sections with one of these titles. */
function rowOf(system: string, word: string, ...titles: readonly string[]): string {
  const rows = partsFor(system)
    .split(/^### /m)
    .filter((section) => titles.some((title) => section.startsWith(title)))
    .flatMap((section) => section.split('\n'));
  return rows.find((line) => line.split('|')[1]?.includes(`\`${word}\``)) ?? '';
}

describe('docs/scenarios.md', () => {
  it('is in step with the code; `pnpm scenario --docs` writes its tables anew', () => {
    expect(page).toBe(withReference(page));
  });

  it('has examples that hold', () => {
    const examples = [...page.matchAll(/```yaml\n([\s\S]*?)```/g)].map(([, text = '']) => text);
    const shown = examples.map((text) => runScenario(text, SYSTEMS));
    expect(shown).toMatchObject([
      { clauses: ['SW-ACT-5'], failures: [] },
      { clauses: ['SG-CHK-3', 'SG-ATK-10'], failures: [] },
    ]);
  });

  it.each(
    played.flatMap(({ id, results }) =>
      [...entryFields(results)].map(([kind, fields]) => ({ id, kind, fields })),
    ),
  )('names every field of a log entry $kind of $id', ({ id, kind, fields }) => {
    const row = rowOf(id, kind, 'Log entries');
    const unnamed = [...fields].filter((key) => !row.includes(`\`${key}\``));
    expect(unnamed.filter((key) => key !== 'veiled' && key !== 'hides')).toEqual([]);
  });

  it.each(played)('names every roll and question that comes up in $id', ({ id, results }) => {
    const labels = new Set(results.flatMap((result) => result.labels));
    expect(labels.size).toBeGreaterThan(8);
    const unnamed = [...labels].filter(
      (label) => rowOf(id, label, 'Questions', 'Order of dice') === '',
    );
    expect(unnamed).toEqual([]);
  });

  it('fails on a page without a place for a table, or with one for no table', () => {
    expect(() => withReference('nothing')).toThrow('no place for file');
    const unknown = `${page}\n<!-- begin of nothing -->\n<!-- end -->`;
    expect(() => withReference(unknown)).toThrow('nothing is generated for of nothing');
    expect(Object.keys(referenceParts()).length).toBeGreaterThan(15);
  });
});
