/**
 * `pnpm scenario [--verbose] [FILE or FOLDER ...]`: runs scenario files, by default all below
 * `scenarios/`. Exit code 1 when one of them does not hold, 2 when a file cannot be read.
 * `pnpm scenario --docs` writes the tables of their documentation anew.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { scenarioFiles } from './files';
import { withReference } from './reference';
import { report } from './report';
import { runScenario } from './run';
import { SYSTEMS } from './systems';

const words = process.argv.slice(2);
const verbose = words.includes('--verbose');
const paths = words.filter((word) => !word.startsWith('--'));

if (words.includes('--docs')) writeDocs('docs/scenarios.md');
else process.exitCode = main(paths.length > 0 ? paths : ['scenarios']);

function writeDocs(page: string): void {
  writeFileSync(page, withReference(readFileSync(page, 'utf8')));
}

function main(from: readonly string[]): number {
  try {
    const files = from.flatMap((path) => scenarioFiles(path));
    const failed = files.filter((file) => !holds(file)).length;
    console.log(`${files.length - failed} ok, ${failed} failed`);
    return failed > 0 ? 1 : 0;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return 2;
  }
}

function holds(file: string): boolean {
  const result = runScenario(readFileSync(file, 'utf8'), SYSTEMS);
  console.log(report(file, result, verbose));
  return result.failures.length === 0;
}
