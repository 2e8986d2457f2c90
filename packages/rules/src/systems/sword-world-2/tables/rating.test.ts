import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { DOUBLE_ONE, RATING_TABLE, ratingDamage } from './rating';

const ROLLS = [3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
const rowOf = (rating: number) => ROLLS.map((roll) => ratingDamage(rating, roll));

describe('SW-ACT-8 rating table', () => {
  it.each([
    [0, [0, 0, 0, 1, 2, 2, 3, 3, 4, 4]],
    [10, [1, 1, 2, 3, 3, 4, 5, 5, 6, 7]],
    [20, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]],
    [37, [3, 5, 6, 7, 8, 9, 10, 11, 12, 12]],
    [50, [4, 6, 8, 10, 10, 12, 12, 13, 15, 15]],
    [73, [5, 9, 10, 13, 15, 16, 17, 19, 20, 21]],
    [100, [8, 12, 15, 18, 19, 20, 22, 24, 27, 30]],
  ])('SW-ACT-8 gives row %i', (rating, row) => {
    expect(rowOf(rating)).toEqual(row);
  });

  it('SW-ACT-8 has no figure for a natural 1-1 in any row', () => {
    for (const rating of RATING_TABLE.keys()) expect(ratingDamage(rating, 2)).toBe(DOUBLE_ONE);
  });

  it('SW-ACT-8 equals the published table as a whole', () => {
    const lines = RATING_TABLE.map((row, rating) => [rating, '*', ...row].join(','));
    const csv = ['power,2,3,4,5,6,7,8,9,10,11,12', ...lines].join('\n');
    expect(RATING_TABLE).toHaveLength(101);
    expect(RATING_TABLE.flat().reduce((sum, figure) => sum + figure)).toBe(10_669);
    expect(createHash('sha256').update(`${csv}\n`).digest('hex')).toBe(
      'b3a96873ab491aee2df8451a0f384d8ab5ea33da63d0c75cb73eba07df2ebb9e',
    );
  });

  it.each([
    [-1, 7],
    [101, 7],
    [101, 2],
    [20, 1],
    [20, 13],
    [20.5, 7],
    [Number.NaN, 7],
  ])('SW-ACT-8 refuses rating %d with 2d %d', (rating, roll) => {
    expect(() => ratingDamage(rating, roll)).toThrow(RangeError);
  });
});
