import { sameJson } from '@ransen/rules';
import type { Json } from '@ransen/rules';

/**
 * A change of a JSON value, itself JSON. It reads as a JSON merge patch (RFC 7396): an object is
 * merged into what is there, `null` takes a member away, everything else replaces. Two objects of
 * one member say what a merge patch cannot:
 *
 * - `{"=": value}` puts `value` there as it is, `null` and all.
 * - `{"@": [at, gone, ...items]}` takes `gone` items out of the list from `at` on and puts `items`
 *   in their place.
 */
export type Patch = Json;

const WHOLE = '=';
const SPLICE = '@';
const MARKS: readonly string[] = [WHOLE, SPLICE];

type Members = { readonly [key: string]: unknown };

/**
 * The patch that makes `after` of `before`; undefined if they are the same. Parts that are the same
 * object are not looked into. Members that are `undefined` count as absent.
 */
export function diff(before: unknown, after: unknown): Patch | undefined {
  if (Object.is(before, after)) return undefined;
  if (isObject(before) && isObject(after)) return diffObjects(before, after);
  if (Array.isArray(before) && Array.isArray(after)) return diffLists(before, after);
  return whole(after);
}

function diffObjects(before: Members, after: Members): Patch | undefined {
  if (hasMark(before) || hasMark(after)) {
    return sameJson(before, after) ? undefined : { [WHOLE]: after as Json };
  }
  const members: [string, Json][] = [];
  for (const key of keysOf(before, after)) {
    const change = diffMember(own(before, key), own(after, key));
    if (change !== undefined) members.push([key, change]);
  }
  return members.length > 0 ? Object.fromEntries(members) : undefined;
}

function keysOf(before: Members, after: Members): string[] {
  const keys = Object.keys(before);
  for (const key of Object.keys(after)) if (!Object.hasOwn(before, key)) keys.push(key);
  return keys;
}

const hasMark = (value: Members) => MARKS.some((mark) => Object.hasOwn(value, mark));

function diffMember(before: unknown, after: unknown): Patch | undefined {
  if (after === undefined) return before === undefined ? undefined : null;
  return diff(before, after);
}

function diffLists(before: readonly unknown[], after: readonly unknown[]): Patch | undefined {
  const shorter = Math.min(before.length, after.length);
  let head = 0;
  while (head < shorter && sameJson(before[head], after[head])) head += 1;
  if (head === before.length && head === after.length) return undefined;
  let tail = 0;
  while (tail < shorter - head && sameJson(before.at(-1 - tail), after.at(-1 - tail))) tail += 1;
  if (head + tail < 2) return after as Json;
  const items = after.slice(head, after.length - tail) as Json[];
  return { [SPLICE]: [head, before.length - head - tail, ...items] };
}

/** A value that replaces another one, marked where a merge would not leave it as it is. */
function whole(value: unknown): Patch {
  return survives(value) ? (value as Json) : { [WHOLE]: value as Json };
}

function survives(value: unknown): boolean {
  if (value === null) return false;
  if (!isObject(value)) return true;
  const members = Object.entries(value).filter(([, member]) => member !== undefined);
  return members.every(([key, member]) => !MARKS.includes(key) && survives(member));
}

/** The value after a patch. The one before is left alone; what did not change is shared with it. */
export function applyPatch(before: unknown, patch: Patch): Json {
  if (!isObject(patch)) return patch;
  if (Object.hasOwn(patch, WHOLE)) return patch[WHOLE] as Json;
  if (Object.hasOwn(patch, SPLICE)) return splice(before, patch[SPLICE] as readonly Json[]);
  const members = new Map(isObject(before) ? Object.entries(before) : []);
  for (const [key, change] of Object.entries(patch)) {
    if (change === null) members.delete(key);
    else members.set(key, applyPatch(members.get(key), change as Json));
  }
  return Object.fromEntries(members) as Json;
}

function splice(before: unknown, [at, gone, ...items]: readonly Json[]): Json {
  const list = Array.isArray(before) ? (before as Json[]) : [];
  return list.toSpliced(Number(at), Number(gone), ...items);
}

function isObject(value: unknown): value is Members {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function own(object: Members, key: string): unknown {
  return Object.hasOwn(object, key) ? object[key] : undefined;
}
