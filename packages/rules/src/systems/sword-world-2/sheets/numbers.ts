import { z } from 'zod';
import { whole } from '../../../sheets/whole';

export { whole };

/** A bonus or penalty: -20 to 20. */
export const modifier = whole(-20, 20);

/** A level: 0 (not held) to 30. */
export const level = whole(0, 30);

/** What `fixed` adds to a base value: the average of 2d (SW-DAT-4). */
export const FIXED_ROLL = 7;

const base = whole(-20, 50);
const PUBLISHED = /^(-?\d{1,2}) *\((-?\d{1,2})\)$/;
const PUBLISHED_HINT = 'Expected a base value, or "base(base + 7)" such as "4(11)".';

/**
 * An enemy's base value, -20 to 50, the number that is added to 2d (SW-DAT-4). The notation of
 * published sheets, `"4(11)"`, is read too; its second number must be the first plus 7.
 */
export const baseValue = z.union(
  [
    base,
    z
      .string()
      .transform((text) => {
        const [, value, fixed] = PUBLISHED.exec(text.normalize('NFKC').trim()) ?? [];
        const agree = Number(value) + FIXED_ROLL === Number(fixed);
        return agree ? Number(value) : Number.NaN;
      })
      .pipe(base),
  ],
  { error: PUBLISHED_HINT },
);
