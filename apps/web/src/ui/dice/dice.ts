import { t } from '../../texts/index.svelte';

export interface DieFace {
  value: number;
  /** 6 (pips), 10 (kite) or any other number of faces (a plain number). 6 unless given. */
  faces?: number;
  /** The result does not count: a stroke through the die, and the word for it when read. */
  cancelled?: boolean;
}

/** Dice thrown at one time. */
export interface DiceBatch {
  /** 最初, 追加. */
  name?: string;
  dice: readonly DieFace[];
  /** Why this batch was thrown after the one before, e.g. クリティカル; stands at the arrow. */
  why?: string;
}

export type DieSize = 'tiny' | 'log' | 'choice' | 'sheet';

/** One die in words. */
export function dieLabel(die: DieFace): string {
  const face = String(die.value);
  return die.cancelled ? t('die.cancelled', { face }) : face;
}

/** A whole throw, read as one sentence: `6と6、クリティカル、3と5`. */
export function diceLabel(batches: readonly DiceBatch[]): string {
  const comma = t('common.comma');
  return batches
    .map((batch) => {
      const faces = batch.dice.map(dieLabel).join(t('die.join'));
      return [batch.why, batch.name, faces].filter(Boolean).join(comma);
    })
    .join(comma);
}

/** Centres of the pips of a D6 on a 24 px face. */
export const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[12, 12]],
  2: [
    [7, 7],
    [17, 17],
  ],
  3: [
    [6.5, 6.5],
    [12, 12],
    [17.5, 17.5],
  ],
  4: [
    [7, 7],
    [17, 7],
    [7, 17],
    [17, 17],
  ],
  5: [
    [7, 7],
    [17, 7],
    [12, 12],
    [7, 17],
    [17, 17],
  ],
  6: [
    [7, 6.5],
    [17, 6.5],
    [7, 12],
    [17, 12],
    [7, 17.5],
    [17, 17.5],
  ],
};

/** The face shown `step` steps before rest; only decoration, the result is known all along. */
export function tumblingFace(die: DieFace, step: number): number {
  const faces = die.faces ?? 6;
  return ((die.value + step * 2) % faces) + 1;
}
