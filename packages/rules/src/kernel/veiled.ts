import { sameJson } from './json';
import type { Entry } from './system';

/**
 * Entries of the GM with marks for what players do not read: `veiled`, and in `hides` the names of
 * the fields; without `hides` they do not read the entry at all.
 */
export function markVeiled(own: readonly Entry[], players: readonly Entry[]): readonly Entry[] {
  return own.map((entry) => marked(entry, players));
}

function marked(entry: Entry, players: readonly Entry[]): Entry {
  if (players.some((other) => sameJson(other, entry))) return entry;
  const other = players.find(({ k, who, to, id }) =>
    sameJson([k, who, to, id], [entry.k, entry.who, entry.to, entry.id]),
  );
  if (!other) return { ...entry, veiled: true };
  const hides = Object.keys(entry).filter((key) => !sameJson(entry[key], other[key]));
  return { ...entry, veiled: true, hides };
}
