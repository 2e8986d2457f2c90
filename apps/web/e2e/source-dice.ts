/**
 * The dice of the source's examples, roll by roll as the test plays them: two dice each from the
 * `party` stream, which also gives those of identified enemies. Bounds are of the sum.
 */
export interface Wanted {
  readonly roll: string;
  readonly from: number;
  readonly to: number;
}

const wanted = (roll: string, from: number, to: number): Wanted => ({ roll, from, to });

export const SOURCE_DICE: readonly Wanted[] = [
  wanted('SW-KNW-12: Alv, Rider 1 + 3, makes 8 exactly', 4, 4),
  wanted('SW-KNW-12: Rena, Sage 3 + 4, makes more than 14', 8, 12),
  wanted('SW-KNW-12: Zenon, the dice alone, stays below 8', 2, 7),
  wanted('SW-INI-3: Alv, the dice alone, stays below 10', 2, 9),
  wanted('SW-INI-3: Rena, the dice alone, stays below 10', 2, 9),
  wanted('SW-INI-3: Zenon, Scout 2 + 2, reaches 10', 6, 12),
  wanted('Rena knows the bogard, and its weakness', 5, 12),
  wanted('Rena’s healing gets through to the revenant', 6, 12),
  wanted('... and hurts it: 12 or more', 7, 12),
  wanted('Zenon hits the revenant', 5, 12),
  wanted('... for 5 or 6', 6, 8),
  wanted('Alv hits the revenant', 7, 12),
  wanted('... for 9: it falls', 8, 9),
  wanted('SW-DEF-8: Alv’s evasion, 2 + 1, makes 10', 7, 7),
  wanted('SW-DEF-8: the bogard’s damage, 12 on the dice', 12, 12),
  wanted('SW-DEF-8: Alv’s death check, 7 on the dice', 7, 7),
  wanted('Alv, back on his feet, hits the bogard', 6, 12),
  wanted('... for 5 or more, without a critical', 5, 9),
];
