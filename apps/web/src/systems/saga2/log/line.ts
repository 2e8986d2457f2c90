import type { Entry } from '@ransen/rules';
import type { LineWords, Names } from '../../web-system';
import { actionLine } from './action';
import { betweenLine } from './between';
import { courseLine } from './course';
import type { AnyEntry, EntryOf, Kind } from './entries';
import { harmLine } from './harm';
import { tableLine } from './table';

type Lines = { readonly [K in Kind]: (entry: EntryOf<K>, names: Names) => LineWords | null };

const LINES: Lines = {
  ...tableLine,
  ...courseLine,
  ...actionLine,
  ...harmLine,
  ...betweenLine,
};

/** A log entry in words; null if it says nothing by itself, or is none of this system's. */
export function lineOf(entry: Entry, names: Names): LineWords | null {
  if (!Object.hasOwn(LINES, entry.k)) return null;
  const own = entry as unknown as AnyEntry;
  const line = LINES[own.k] as (entry: AnyEntry, names: Names) => LineWords | null;
  const words = line(own, names);
  const wholly = own.veiled === true && own.hides === undefined;
  return words && wholly ? { ...words, gmOnly: true } : words;
}
