import { expect, test } from 'vitest';
import { enteredFrom, pointsIn, tableText } from './rewards';

/** A boss of rank 5 and a hare of rank 1 (SG-END-4, SG-END-5). */
const proposed = { bosses: 50, others: 2, credits: 600, gmPoints: 6, gmCredits: 30 };

test('the GM enters goal, role-play and helping (SG-END-8)', () => {
  expect(enteredFrom(proposed)).toEqual({ ...proposed, goal: 0, roleplay: 0, helping: 0 });
});

test('everybody gets the sum of all rows, as a table that can be pasted', () => {
  const figures = { ...enteredFrom(proposed), goal: 30, helping: 1 };
  expect(pointsIn(figures)).toBe(83);
  const lines = tableText(figures).split('\n');
  expect(lines[0]).toBe('項目\t技術点\tクレジット');
  expect(lines.at(-1)).toBe('合計\t83\t600');
  expect(lines).toHaveLength(7);
});
