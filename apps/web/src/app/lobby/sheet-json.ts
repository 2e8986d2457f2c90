import type { JsonObject } from '@ransen/rules';
import { t } from '../texts';

export type ReadSheets =
  | { readonly ok: true; readonly sheets: readonly JsonObject[] }
  | { readonly ok: false; readonly problem: string };

/** Sheets of a JSON text: one, or a list of them. What is wrong is said with its line. */
export function readSheets(text: string): ReadSheets {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return { ok: false, problem: t('json.syntax', placeOf(error, text)) };
  }
  const sheets = Array.isArray(value) ? value : [value];
  if (sheets.length === 0 || !sheets.every(isObject)) {
    return { ok: false, problem: t('json.noSheet') };
  }
  return { ok: true, sheets };
}

const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Browsers name the place by position, or by line and column. */
function placeOf(error: unknown, text: string): { line: number; column: number } {
  const message = error instanceof Error ? error.message : '';
  const named = /line (\d+) column (\d+)/.exec(message);
  if (named) return { line: Number(named[1]), column: Number(named[2]) };
  const position = /position (\d+)/.exec(message)?.[1];
  const before = text.slice(0, position === undefined ? text.length : Number(position));
  const lines = before.split('\n');
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
}
