import type { Entry } from '@ransen/rules';
import type { LineWords, Names } from '../../web-system';
import { actionLine } from './action';
import { betweenLine } from './between';
import type { EntryOf, Kind, SwEntry } from './entries';
import { harmLine } from './harm';
import { stageLine } from './stage';
import { tableLine } from './table';

type Lines = { readonly [K in Kind]: (entry: EntryOf<K>, names: Names) => LineWords | null };

const LINES: Lines = {
  ...tableLine,
  ...stageLine,
  ...actionLine,
  ...harmLine,
  ...betweenLine,
};

/** A log entry in words; null if it says nothing by itself, or is none of this system's. */
export function lineOf(entry: Entry, names: Names): LineWords | null {
  if (!Object.hasOwn(LINES, entry.k)) return null;
  const own = entry as unknown as SwEntry;
  const line = LINES[own.k] as (entry: SwEntry, names: Names) => LineWords | null;
  const words = line(own, names);
  const wholly = own.veiled === true && own.hides === undefined;
  return words && wholly ? { ...words, gmOnly: true } : words;
}
