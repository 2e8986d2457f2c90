import type { Json } from '../kernel/json';
import { differ, isObject, valueAt, type Difference } from './match';

/** All that a viewer ever received: the view now, and the log from the beginning. */
export interface Received {
  readonly view: Json;
  readonly log: readonly Json[];
}

/**
 * Paths (`combatants.Boggart.hp`), texts and numbers that must not be there. What is not even in
 * the GM's view or log is a misspelling: nothing could hold it.
 */
export function checkAbsent(
  items: readonly (string | number)[],
  received: Received,
  gm: Received,
): Difference[] {
  return items.flatMap((item) => {
    const found = where(item, received);
    if (found !== null) return [{ at: found, expected: 'nothing', got: String(item) }];
    const known = received.view === gm.view || where(item, gm) !== null;
    return known ? [] : [differ(String(item), 'something that at least the GM sees', undefined)];
  });
}

/** Where the item is, or null. */
function where(item: string | number, { view, log }: Received): string | null {
  if (typeof item === 'string' && isPath(item, view)) {
    return valueAt(view, item.split('.')) === undefined ? null : item;
  }
  return holds(view, item, 'view') ?? holds(log, item, 'log');
}

/** A path begins with a field of the view and has a dot. */
function isPath(item: string, view: Json): boolean {
  const [first = '', ...rest] = item.split('.');
  return rest.length > 0 && (PATH_ROOTS.includes(first) || (isObject(view) && first in view));
}

const PATH_ROOTS = ['room', 'combatants', 'data', 'question'];

/** A text is found inside longer texts and as a key; a number only as that number. */
function holds(value: Json | undefined, item: string | number, at: string): string | null {
  if (typeof value === 'string' && typeof item === 'string')
    return value.includes(item) ? at : null;
  if (typeof value !== 'object' || value === null) return value === item ? at : null;
  for (const [key, inner] of Object.entries(value)) {
    const path = `${at}.${key}`;
    if (typeof item === 'string' && key.includes(item)) return path;
    const found = holds(inner as Json | undefined, item, path);
    if (found !== null) return found;
  }
  return null;
}
