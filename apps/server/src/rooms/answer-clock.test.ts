import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AnswerClock } from './answer-clock';

const HOUR = 3_600_000;
const START = 1_790_000_000_000;
const waiting = { fight: 1, question: 'q1', since: START };

describe('AnswerClock', () => {
  beforeEach(() => void vi.useFakeTimers({ now: START }));
  afterEach(() => void vi.useRealTimers());

  function ringsAfter(offset: number, seconds: number): number | undefined {
    vi.setSystemTime(START);
    let rang: number | undefined;
    const clock = new AnswerClock(
      () => Date.now() + offset,
      () => (rang = Date.now() - START),
    );
    clock.set(waiting, seconds);
    vi.advanceTimersByTime(3 * HOUR);
    clock.stop();
    return rang;
  }

  it('rings when the time is over, at once if it was over long ago, never for 0 seconds', () => {
    expect(ringsAfter(0, 60)).toBe(60_000);
    expect(ringsAfter(20_000, 60)).toBe(40_000);
    expect(ringsAfter(HOUR, 60)).toBe(0);
    expect(ringsAfter(0, 0)).toBeUndefined();
  });

  it('waits for the whole time, not longer and not shorter, when the clock was set back', () => {
    expect(ringsAfter(-HOUR, 60)).toBe(60_000);
    expect(ringsAfter(-60 * 24 * HOUR, 60)).toBe(60_000);
  });
});
