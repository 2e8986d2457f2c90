import { describe, expect, it } from 'vitest';
import { damage, dice, usesRating } from './damage';

describe('SW-DAT-2 damage', () => {
  it.each([
    ['2d+5', { count: 2, sides: 6, plus: 5 }],
    ['2D', { count: 2, sides: 6, plus: 0 }],
    ['２ｄ＋５', { count: 2, sides: 6, plus: 5 }],
    ['3d6-1', { count: 3, sides: 6, plus: -1 }],
    [' 1d10 + 12 ', { count: 1, sides: 10, plus: 12 }],
  ])('SW-DAT-2 reads the notation %s', (notation, expected) => {
    expect(dice.parse(notation)).toEqual(expected);
    expect(damage.parse(notation)).toEqual({ dice: expected });
    expect(damage.parse({ dice: notation })).toEqual({ dice: expected });
  });

  it.each(['', 'd', '0d', '21d', '2d1', '2d101', '2d++5', '2d+1000', '2x+5', '2d+5; 3d', 'two'])(
    'SW-DAT-2 refuses the notation "%s"',
    (notation) => {
      expect(damage.safeParse(notation).success).toBe(false);
    },
  );

  it('SW-DAT-2 fills in critical 10 and no additional damage', () => {
    expect(damage.parse({ rating: 20 })).toEqual({ rating: 20, critical: 10, additional: 0 });
  });

  it('SW-ACT-8 accepts ratings 0-100 and critical values 8-13', () => {
    const accepts = (rating: number, critical: number) =>
      damage.safeParse({ rating, critical }).success;
    expect(accepts(0, 8)).toBe(true);
    expect(accepts(100, 13)).toBe(true);
    expect(accepts(-1, 10)).toBe(false);
    expect(accepts(101, 10)).toBe(false);
    expect(accepts(20, 7)).toBe(false);
    expect(accepts(20, 14)).toBe(false);
  });

  it('SW-DAT-2 is a rating or dice, not both', () => {
    expect(damage.safeParse({ rating: 20, dice: '2d' }).success).toBe(false);
    expect(damage.safeParse({}).success).toBe(false);
    expect(usesRating(damage.parse({ rating: 20 }))).toBe(true);
    expect(usesRating(damage.parse('2d'))).toBe(false);
  });
});
