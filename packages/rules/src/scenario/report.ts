import type { Json } from '../kernel/json';
import { show, type Difference } from './match';
import type { Failure, Result, StepRecord } from './run';

/** What the command prints of a file: one line, and what differs if something does. */
export function report(file: string, result: Result, verbose = false): string {
  const failed = result.failures.length > 0;
  const title = result.title === '' ? '' : `  ${result.title} (${result.clauses.join(', ')})`;
  const head = `${failed ? 'FAILED' : 'ok    '} ${file}${title}`;
  const log = verbose ? result.steps.flatMap(logLines) : [];
  return [head, ...log, ...result.failures.flatMap((one) => failureLines(file, one))].join('\n');
}

function failureLines(file: string, { line, step, message, differences }: Failure): string[] {
  const where = `  ${file}:${line}${step === undefined ? '' : ` (${step})`}`;
  const said = message === undefined ? [where] : [`${where}: ${message}`];
  return [...said, ...differences.flatMap(differenceLines)];
}

function differenceLines({ at, expected, got }: Difference): string[] {
  return [`    ${at}`, ...labelled('expected', expected), ...labelled('got', got)];
}

const WIDTH = 'expected '.length;

function labelled(label: string, text: string): string[] {
  const [first = '', ...rest] = text.split('\n');
  const indent = ' '.repeat(6);
  return [
    `${indent}${label.padEnd(WIDTH)}${first}`,
    ...rest.map((line) => `${indent}${' '.repeat(WIDTH)}${line}`),
  ];
}

/** The log of a step, viewers who read the same together. */
function logLines({ line, step, logs }: StepRecord): string[] {
  const readers = new Map<string, string[]>();
  for (const [viewer, entries] of Object.entries(logs)) {
    const text = entries.map((entry: Json) => `      ${show(entry)}`).join('\n');
    if (text !== '') readers.set(text, [...(readers.get(text) ?? []), viewer]);
  }
  const blocks = [...readers].map(([text, viewers]) => `    ${viewers.join(', ')}\n${text}`);
  return [`  line ${line}, ${step}`, ...blocks];
}
