import type { Json, JsonObject } from '../kernel/json';
import { didYouMean } from './fault';

/** One place where something came out differently. */
export interface Difference {
  /** `combatants.Boggart.hp`, or what kind of thing it is. */
  readonly at: string;
  readonly expected: string;
  readonly got: string;
}

/**
 * Where `actual` is not what `expected` says. Of an object only the fields that are named are
 * compared; a list is compared from first to last; null says that there is nothing.
 */
export function differences(expected: Json, actual: Json | undefined, at: string): Difference[] {
  if (expected === null && actual === undefined) return [];
  if (isObject(expected)) return objectDifferences(expected, actual, at);
  if (Array.isArray(expected)) return listDifferences(expected, actual, at);
  if (Object.is(expected, actual)) return [];
  return [differ(at, expected, actual)];
}

export const matches = (expected: Json, actual: Json | undefined): boolean =>
  differences(expected, actual, '').length === 0;

export function differ(at: string, expected: Json, got: Json | undefined): Difference {
  return { at, expected: show(expected), got: show(got) };
}

/** A value on one line, as it would be written in a scenario. */
export function show(value: Json | undefined): string {
  if (value === undefined) return 'nothing';
  if (typeof value === 'string')
    return /^[\p{L}_][\p{L}\p{N}_ -]*$/u.test(value) ? value : JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map((inner: Json) => show(inner)).join(', ')}]`;
  if (!isObject(value)) return String(value);
  const fields = Object.entries(value).map(([key, inner]) => `${key}: ${show(inner)}`);
  return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`;
}

export function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The value at `combatants.Boggart.hp`; undefined when there is none. */
export function valueAt(value: Json | undefined, path: readonly string[]): Json | undefined {
  const [first, ...rest] = path;
  if (first === undefined) return value;
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, first)) return undefined;
  return valueAt((value as JsonObject)[first], rest);
}

function objectDifferences(expected: JsonObject, actual: Json | undefined, at: string) {
  if (!isObject(actual)) return [differ(at, expected, actual)];
  return Object.entries(expected).flatMap(([key, inner]) => {
    const path = at === '' ? key : `${at}.${key}`;
    if (inner === null || Object.hasOwn(actual, key))
      return differences(inner as Json, actual[key], path);
    return [{ at: path, expected: show(inner), got: `nothing${nearKey(key, actual)}` }];
  });
}

function nearKey(key: string, actual: JsonObject): string {
  const keys = Object.keys(actual);
  const near = didYouMean(key, keys);
  return near === '' && keys.length <= 24 ? ` (there is ${keys.join(', ')})` : near;
}

function listDifferences(expected: readonly Json[], actual: Json | undefined, at: string) {
  if (!Array.isArray(actual) || actual.length !== expected.length) {
    return [differ(at, expected, actual)];
  }
  return expected.flatMap((inner, i) => differences(inner, actual[i] as Json, `${at}.${i}`));
}
