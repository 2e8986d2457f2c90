import { z } from 'zod';

/** A whole number between two bounds, both included; refuses NaN, infinities and fractions. */
export const whole = (least: number, most: number) => z.int().min(least).max(most);

/** A bonus or penalty: -20 to 20. */
export const modifier = whole(-20, 20);

/** A level: 0 (not held) to 30. */
export const level = whole(0, 30);

const PUBLISHED = /^(-?\d{1,2})\s*[(（](-?\d{1,2})[)）]$/;

/** What `fixed` adds to a base value: the average of 2d (SW-DAT-4). */
export const FIXED_ROLL = 7;

/**
 * An enemy's base value, -20 to 50, the number that is added to 2d (SW-DAT-4). The notation of
 * published sheets, `"4(11)"`, is read too; its second number must be the first plus 7.
 */
export const baseValue = z.union([
  whole(-20, 50),
  z.string().transform((text, context) => {
    const [, base, fixed] = PUBLISHED.exec(text.trim()) ?? [];
    if (base === undefined || Number(fixed) !== Number(base) + FIXED_ROLL) {
      context.addIssue('Expected a base value, or "base(base + 7)" such as "4(11)".');
      return z.NEVER;
    }
    return Number(base);
  }),
]);
