import { render, screen } from '@testing-library/svelte';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { diceLabel, tumblingFace } from './dice';
import Die from './Die.svelte';
import DiceRow from './DiceRow.svelte';

describe('dice in words', () => {
  test('a throw is one sentence, with what happened between the batches', () => {
    expect(
      diceLabel([
        { dice: [{ value: 6 }, { value: 6 }] },
        { why: 'クリティカル', dice: [{ value: 3 }, { value: 5 }] },
      ]),
    ).toBe('6と6、クリティカル、3と5');
  });

  test('a cancelled face says so', () => {
    render(Die, { value: 4, cancelled: true });
    expect(screen.getByRole('img', { name: '4、キャンセル' })).toBeTruthy();
  });
});

describe('a D6', () => {
  test.each([1, 2, 3, 4, 5, 6])('%i has as many pips', (value) => {
    const { container } = render(Die, { value });
    expect(container.querySelectorAll('circle')).toHaveLength(value);
  });

  test('only the single pip is vermilion', () => {
    const { container, rerender } = render(Die, { value: 1 });
    expect(container.querySelector('.one')).toBeTruthy();
    return rerender({ value: 2 }).then(() => {
      expect(container.querySelector('.one')).toBeNull();
    });
  });
});

describe('rolling', () => {
  afterEach(() => vi.useRealTimers());

  test('the label has the result from the first frame, the faces come to rest on it', async () => {
    vi.useFakeTimers();
    const dice = [{ value: 2 }, { value: 3 }];
    const { container } = render(DiceRow, { batches: [{ dice }], animate: true });
    expect(screen.getByRole('img', { name: '2と3' })).toBeTruthy();
    expect(container.querySelectorAll('circle')).not.toHaveLength(5);
    await vi.advanceTimersByTimeAsync(480);
    expect(container.querySelectorAll('circle')).toHaveLength(5);
  });

  test('a tap skips', async () => {
    vi.useFakeTimers();
    const { container } = render(DiceRow, { batches: [{ dice: [{ value: 2 }] }], animate: true });
    screen.getByRole('img').dispatchEvent(new MouseEvent('click', { bubbles: true }));
    await vi.advanceTimersByTimeAsync(0);
    expect(container.querySelectorAll('circle')).toHaveLength(2);
  });

  test('every passing face is a face of the die', () => {
    for (const value of [1, 2, 3, 4, 5, 6]) {
      for (const step of [1, 2, 3]) {
        const face = tumblingFace({ value }, step);
        expect(face).toBeGreaterThanOrEqual(1);
        expect(face).toBeLessThanOrEqual(6);
      }
    }
  });
});
