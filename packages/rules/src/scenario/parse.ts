import { isMap, isScalar, LineCounter, parseDocument, type Document } from 'yaml';
import type { z } from 'zod';
import { didYouMean, type FilePath } from './fault';
import { FIELDS, scenarioSchema, type Scenario } from './format';

/** A complaint about a file, with the line it is about. */
export interface Complaint {
  readonly line: number;
  readonly message: string;
}

export type Parsed =
  | { readonly ok: true; readonly scenario: Scenario; readonly lineOf: (path: FilePath) => number }
  | { readonly ok: false; readonly complaints: readonly Complaint[] };

/** Reads a scenario file's text; what is wrong is said with line and a hint. */
export function parseScenario(text: string): Parsed {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, merge: true });
  if (document.errors.length > 0) {
    return { ok: false, complaints: document.errors.map((error) => yamlComplaint(error)) };
  }
  const lineOf = (path: FilePath) => lineAt(document, lines, path);
  const parsed = scenarioSchema.safeParse(document.toJS());
  if (parsed.success) return { ok: true, scenario: parsed.data, lineOf };
  const complaints = parsed.error.issues.flatMap((issue) => complaintsOf(issue, [], lineOf));
  return { ok: false, complaints };
}

function yamlComplaint({ message, linePos }: Document['errors'][number]): Complaint {
  return { line: linePos?.[0].line ?? 1, message: message.split('\n')[0] ?? message };
}

/** The line of a path, or of the nearest part above it that is in the file. */
function lineAt(document: Document, lines: LineCounter, path: FilePath): number {
  for (let depth = path.length; depth > 0; depth -= 1) {
    const key = keyNode(document, path.slice(0, depth));
    if (key?.range) return lines.linePos(key.range[0]).line;
  }
  return 1;
}

/** The node where an entry begins: a map entry's key, or a list's item. */
function keyNode(document: Document, path: FilePath) {
  const above = path.length > 1 ? document.getIn(path.slice(0, -1), true) : document.contents;
  const last = path.at(-1);
  if (isMap(above)) {
    const pair = above.items.find(({ key }) => isScalar(key) && String(key.value) === last);
    if (pair && isScalar(pair.key)) return pair.key;
  }
  return document.getIn(path, true) as { range?: readonly [number, number, number] } | undefined;
}

type Issue = z.core.$ZodIssue;

function complaintsOf(
  issue: Issue,
  above: FilePath,
  lineOf: (path: FilePath) => number,
): Complaint[] {
  const path = [
    ...above,
    ...issue.path.map((key) => (typeof key === 'number' ? key : String(key))),
  ];
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => unknownField(key, path, lineOf));
  }
  if (issue.code === 'invalid_union') {
    const closest = closestVariant(issue.errors);
    if (closest) return closest.flatMap((inner) => complaintsOf(inner, path, lineOf));
  }
  return [{ line: lineOf(path), message: `${path.join('.')}: ${issue.message}` }];
}

/** Of several forms the one that was meant: its faults lie deepest, or are unknown fields. */
function closestVariant(variants: readonly (readonly Issue[])[]): readonly Issue[] | undefined {
  return variants.find((issues) =>
    issues.every((issue) => issue.path.length > 0 || issue.code === 'unrecognized_keys'),
  );
}

function unknownField(key: string, path: FilePath, lineOf: (path: FilePath) => number): Complaint {
  const known = fieldsAt(path);
  const hint = didYouMean(key, known) || (known.length ? ` (there is ${known.join(', ')})` : '');
  const where = path.length === 0 ? '' : `${path.join('.')}: `;
  return { line: lineOf([...path, key]), message: `${where}unknown field ${key}${hint}` };
}

const PLACES: readonly (readonly [RegExp, keyof typeof FIELDS])[] = [
  [/^$/, 'scenario'],
  [/^characters\.[^.]+$/, 'character'],
  [/^enemies\.[^.]+$/, 'enemy'],
  [/^steps\.\d+$/, 'step'],
  [/(^|\.)dice\.\d+$/, 'roll'],
  [/\.expect$/, 'expect'],
  [/\.expect\.asked$/, 'asked'],
  [/\.expect\.possible\.\d+$/, 'possible'],
  [/\.expect\.impossible\.\d+$/, 'impossible'],
];

/** Fields that may stand at a place of the file. */
function fieldsAt(path: FilePath): readonly string[] {
  const place = PLACES.find(([pattern]) => pattern.test(path.join('.')))?.[1];
  if (!place) return [];
  const fields = Object.keys(FIELDS[place]);
  return place === 'step' ? [...Object.keys(FIELDS.deed), ...fields] : fields;
}
