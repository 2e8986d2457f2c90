import type { CardChip, Hp } from '../../ui/card/card';

/** From this part of the maximum down, HP are low. */
const LOW = 4;

export const hpOf = (current: number, max: number): Hp => ({
  current,
  max,
  low: current * LOW <= max,
});

/** Chips are told apart by their text. */
export const distinctChips = (chips: readonly CardChip[]): CardChip[] =>
  chips.filter(({ text }, i) => chips.findIndex((other) => other.text === text) === i);
