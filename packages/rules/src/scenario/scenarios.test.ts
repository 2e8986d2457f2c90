import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { scenarioFiles } from './files';
import { report } from './report';
import { runScenario } from './run';
import { SYSTEMS } from './systems';

const ROOT = fileURLToPath(new URL('../../../../scenarios', import.meta.url));

describe('scenarios', () => {
  for (const path of scenarioFiles(ROOT)) {
    const file = relative(ROOT, path);
    const text = readFileSync(path, 'utf8');
    const title = /^title: *(.*)$/m.exec(text)?.[1] ?? file;
    const clauses = /^clauses: *\[(.*)\]$/m.exec(text)?.[1] ?? '';
    it(`${clauses}: ${title} (${file})`, () => {
      const result = runScenario(text, SYSTEMS);
      expect(result.failures, report(`scenarios/${file}`, result)).toEqual([]);
    });
  }
});
