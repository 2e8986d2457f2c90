import { z } from 'zod';

/**
 * A whole number between two bounds, both included; refuses NaN, infinities and fractions, and
 * makes -0, which JSON would lose, 0.
 */
export const whole = (least: number, most: number) =>
  z
    .int()
    .min(least)
    .max(most)
    .overwrite((value) => value + 0);
