/**
 * Every fight has two streams of dice: `party` for rolls the players see as they are made, `gm` for
 * all others. A hidden roll never moves the dice that players see.
 */
export type Stream = 'party' | 'gm';

export const STREAMS: readonly Stream[] = ['party', 'gm'];

/**
 * The die at `index` (0, 1, 2 ...) of a stream, 1..sides. It must be a pure function of its
 * arguments, so that a die can be looked at again and never comes out differently.
 */
export type Dice = (stream: Stream, index: number, sides: number) => number;

/** Dice drawn so far in each stream: the index of the next one. */
export type Drawn = Readonly<Record<Stream, number>>;

/** What a script asks to be rolled. */
export interface Roll {
  /** Name of the roll in the rules, stable between versions: `accuracy`, `damage`. */
  readonly label: string;
  /** Combatant that rolls. */
  readonly who: string;
  readonly count: number;
  readonly sides: number;
  readonly stream: Stream;
}

/** Quick dice from a number, for tests and benchmarks; not for real fights. */
export function seededDice(seed: number): Dice {
  return (stream, index, sides) => {
    let x = (seed ^ Math.imul(index + 1, 0x9e3779b1) ^ (stream === 'gm' ? 0x5bd1e995 : 0)) >>> 0;
    x = Math.imul(x ^ (x >>> 16), 0x21f0aaad) >>> 0;
    x = Math.imul(x ^ (x >>> 15), 0x735a2d97) >>> 0;
    return (((x ^ (x >>> 15)) >>> 0) % sides) + 1;
  };
}
