/**
 * `npm test`: everything that must hold before a change is taken, with the time each step took.
 * The last line is `N passed, N failed`; the exit code is 1 when any step failed.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';

const REPORTS = 'node_modules/.cache/reports';
/** Longer than any step takes on a slow machine: only what hangs is stopped. */
const STEP_LIMIT_MS = 20 * 60_000;

const failedSteps = [];

/** Runs one command; what it prints is shown when it ends, under a line with its name and time. */
function step(name, command) {
  const started = performance.now();
  console.log(`... ${name}`);
  return new Promise((resolve) => {
    const child = spawn(command, {
      shell: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    const limit = setTimeout(() => {
      output.push(`stopped after ${STEP_LIMIT_MS / 60_000} minutes\n`);
      process.kill(-child.pid, 'SIGKILL');
    }, STEP_LIMIT_MS);
    const output = [];
    child.stdout.on('data', (chunk) => output.push(chunk));
    child.stderr.on('data', (chunk) => output.push(chunk));
    child.on('close', (code) => {
      clearTimeout(limit);
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      console.log(`${code === 0 ? 'ok ' : 'NOT OK'} ${name} (${seconds} s)`);
      process.stdout.write(output.join(''));
      if (code !== 0) failedSteps.push(name);
      resolve(code === 0);
    });
  });
}

function tests(name, projects) {
  const chosen = projects.map((project) => `--project ${project}`).join(' ');
  const report = `--reporter=default --reporter=json --outputFile.json=${REPORTS}/${name}.json`;
  return step(`${name} tests`, `vitest run ${chosen} ${report}`);
}

/** Counts of one report; a test file that could not even be loaded counts as one failed test. */
function countsOf(name) {
  let report;
  try {
    report = JSON.parse(readFileSync(`${REPORTS}/${name}.json`, 'utf8'));
  } catch {
    return { passed: 0, failed: 1, skipped: 0 };
  }
  const broken = report.testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((t) => t.status === 'failed'),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

function summary(names) {
  const total = { passed: 0, failed: 0, skipped: 0 };
  for (const name of names) {
    const counts = countsOf(name);
    for (const key of Object.keys(total)) total[key] += counts[key];
  }
  const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
  return `${total.passed} passed, ${total.failed} failed${skipped}`;
}

rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });

await step('database client', 'pnpm -s db:generate');
await Promise.all([
  step('migrations match the schema', 'pnpm -s db:migration --check').then(() =>
    step('lint', 'pnpm -s lint'),
  ),
  step('types', 'pnpm -s typecheck:ts')
    .then(() => step('types of the web client', 'pnpm -s typecheck:web'))
    .then(() => step('format', 'pnpm -s format:check')),
]);
await step('web client', 'pnpm -s build');
await tests('unit', ['unit', 'server', 'web', 'pg']);
await tests('e2e', ['e2e']);

if (failedSteps.length > 0) console.log(`not ok: ${failedSteps.join(', ')}`);
console.log(summary(['unit', 'e2e']));
process.exit(failedSteps.length > 0 ? 1 : 0);
