import { FIXED_ROLL } from '../sheets';
import type { Options } from '../settings';

/** Of the 36 pairs of dice, how many come to each total 0..12. */
const PAIRS = [0, 0, 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1] as const;
const ALL_PAIRS = 36;

interface Pair {
  readonly sum: number;
  readonly weight: number;
}

const ROLLS: readonly Pair[] = PAIRS.map((weight, sum) => ({ sum, weight })).filter(
  ({ weight }) => weight > 0,
);
const FIXED: readonly Pair[] = [{ sum: FIXED_ROLL, weight: ALL_PAIRS }];

/** One side of an opposed check: what it adds, and whether it rolls or has its fixed value. */
export interface Side {
  readonly modifier: number;
  readonly rolls: boolean;
}

/** Chance (0..1) that the active side gets through; equal totals do not (SW-ACT-5, SW-OPT-1). */
export function chance(active: Side, passive: Side, options: Options): number {
  let hits = 0;
  for (const a of active.rolls ? ROLLS : FIXED) {
    for (const p of passive.rolls ? ROLLS : FIXED) {
      const through = prevails(a.sum, p.sum, active, passive, options);
      if (through) hits += a.weight * p.weight;
    }
  }
  return hits / (ALL_PAIRS * ALL_PAIRS);
}

/** Chance of a blow that nobody tries to avoid: only a 1-1 may spoil it (SW-ACT-12, SW-OPT-1). */
export function unavoided(rolls: boolean, { automaticResults }: Options): number {
  return automaticResults && rolls ? (ALL_PAIRS - 1) / ALL_PAIRS : 1;
}

function prevails(a: number, p: number, active: Side, passive: Side, options: Options): boolean {
  if (options.automaticResults) {
    if (active.rolls && a === 2) return false;
    if (passive.rolls && p === 12) return false;
    if (active.rolls && a === 12) return true;
    if (passive.rolls && p === 2) return true;
  }
  return a + active.modifier > p + passive.modifier;
}
