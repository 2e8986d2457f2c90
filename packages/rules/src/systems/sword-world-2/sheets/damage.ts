import { z } from 'zod';
import { whole } from './numbers';

const NOTATION = /^(\d{1,2})[dD](\d{0,3})\s*(?:([+-])\s*(\d{1,3}))?$/;

const diceParts = z.strictObject({
  count: whole(1, 20).describe('How many dice.'),
  sides: whole(2, 100).default(6).describe('Sides of each die.'),
  plus: whole(-99, 999).default(0).describe('What is added to the sum.'),
});

function readNotation(text: string): z.input<typeof diceParts> | null {
  const match = NOTATION.exec(text.normalize('NFKC').trim());
  if (!match) return null;
  const [, count, sides, sign, plus] = match;
  return {
    count: Number(count),
    sides: sides ? Number(sides) : 6,
    plus: plus ? Number(`${sign}${plus}`) : 0,
  };
}

/** Plain dice: `{ count, sides, plus }`, or notation such as `2d+5`, `2d6`, `3D-1`, `２ｄ＋５`. */
export const dice = z.union([diceParts, z.string().transform(readNotation).pipe(diceParts)], {
  error: 'Expected dice such as "2d+5".',
});
export type Dice = z.output<typeof dice>;

/** The critical value nobody can reach: no critical at all (SW-ACT-8). */
export const NO_CRITICAL = 13;

export const rating = whole(0, 100).describe('Row of the rating table (威力), 0-100.');
export const critical = whole(8, NO_CRITICAL)
  .default(10)
  .describe('Critical value (クリティカル値): from this roll on, roll again and add; 13 = none.');

const ratingDamage = z.strictObject({
  rating,
  critical,
  additional: whole(-20, 99)
    .default(0)
    .describe(
      'Additional damage (追加ダメージ): the finished sum, level and bonus included. For guns only what comes on top of Magitech magic power.',
    ),
});
const diceDamage = z.strictObject({
  dice: dice.describe('Plain dice: { count, sides, plus } or text such as "2d+5".'),
});

/** Damage of a weapon or an enemy's attack (SW-DAT-2); dice notation alone is read as dice. */
export const damage = z.union(
  [
    ratingDamage,
    diceDamage,
    z
      .string()
      .transform((text): z.input<typeof diceDamage> => ({ dice: text }))
      .pipe(diceDamage),
  ],
  { error: 'Expected { rating, critical, additional }, or dice such as "2d+5".' },
);
export type RatingDamage = z.output<typeof ratingDamage>;
export type DiceDamage = z.output<typeof diceDamage>;
export type Damage = RatingDamage | DiceDamage;

/** Whether the rating table is used (and with it criticals and 1-1) rather than plain dice. */
export const usesRating = (value: Damage): value is RatingDamage => 'rating' in value;
