import { describe, expect, test } from 'vitest';
import { Heights } from './virtual';

const ids = Array.from({ length: 1000 }, (_, i) => `e${i}`);

function tens(): Heights {
  const heights = new Heights();
  for (const id of ids) heights.set(id, 10);
  return heights;
}

describe('the window of a long list', () => {
  test('draws what is seen and a margin, and keeps the full height', () => {
    const window = tens().window(ids, 5000, 100, 50);
    expect(window).toEqual({ start: 495, end: 515, above: 4950, below: 4850 });
  });

  test('starts at the first entry at the top, ends at the last at the bottom', () => {
    expect(tens().window(ids, 0, 100, 50)).toEqual({ start: 0, end: 15, above: 0, below: 9850 });
    expect(tens().window(ids, 9900, 100, 50)).toEqual({
      start: 985,
      end: 1000,
      above: 9850,
      below: 0,
    });
  });

  test('an empty list has an empty window', () => {
    expect(tens().window([], 0, 100, 50)).toEqual({ start: 0, end: 0, above: 0, below: 0 });
  });

  test('measuring says by how much an entry changed', () => {
    const heights = tens();
    expect(heights.set('e3', 25)).toBe(15);
    expect(heights.set('e3', 25)).toBe(0);
    expect(heights.before(ids, 5)).toBe(65);
  });
});
