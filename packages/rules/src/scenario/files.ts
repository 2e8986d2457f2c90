import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const SCENARIO = /\.ya?ml$/;

/** Scenario files at a path: the file itself, or all below a folder, sorted. */
export function scenarioFiles(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { recursive: true, encoding: 'utf8' })
    .filter((name) => SCENARIO.test(name))
    .map((name) => join(path, name))
    .sort();
}
