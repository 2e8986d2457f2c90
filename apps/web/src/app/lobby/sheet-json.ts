import type { JsonObject } from '@ransen/rules';
import { t } from '../texts';
import { faultIn } from './json-fault';

export type ReadSheets =
  | { readonly ok: true; readonly sheets: readonly JsonObject[] }
  | { readonly ok: false; readonly problem: string };

/** Sheets of a JSON text: one, or a list of them. What is wrong is said with its line. */
export function readSheets(text: string): ReadSheets {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { ok: false, problem: t('json.syntax', placeIn(text)) };
  }
  const sheets = Array.isArray(value) ? value : [value];
  if (sheets.length === 0 || !sheets.every(isObject)) {
    return { ok: false, problem: t('json.noSheet') };
  }
  return { ok: true, sheets };
}

const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function placeIn(text: string): { line: number; column: number } {
  const lines = text.slice(0, faultIn(text)).split('\n');
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
}
