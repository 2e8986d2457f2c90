import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { lengthOf, SCORES, type SoundName, type Stroke } from './scores';
import { Sounds } from './sounds';

const names = Object.keys(SCORES) as SoundName[];

function board() {
  const played: (readonly Stroke[])[] = [];
  const sounds = new Sounds(() => (strokes) => {
    played.push(strokes);
    return () => {};
  });
  return { sounds, played };
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

test.each(names)('%s is over within 700 ms', (name) => {
  expect(lengthOf(name)).toBeLessThanOrEqual(700);
});

describe('when a sound is heard', () => {
  test('not before the first gesture', () => {
    const { sounds, played } = board();
    sounds.play('turn');
    expect(played).toEqual([]);
    sounds.unlock();
    sounds.play('turn');
    expect(played).toEqual([SCORES.turn]);
  });

  test('one at a time: what falls into another is dropped', () => {
    const { sounds, played } = board();
    sounds.unlock();
    sounds.play('turn');
    vi.advanceTimersByTime(100);
    sounds.play('dice');
    vi.advanceTimersByTime(600);
    sounds.play('hit');
    expect(played).toEqual([SCORES.turn, SCORES.hit]);
  });

  test('each can be switched, and all together', () => {
    const { sounds, played } = board();
    sounds.unlock();
    sounds.set('dice', false);
    sounds.play('dice');
    sounds.on = false;
    sounds.play('turn');
    expect(played).toEqual([]);
  });

  test('a stale one is dropped', () => {
    const { sounds, played } = board();
    sounds.unlock();
    sounds.play('turn', Date.now() - 5_000);
    expect(played).toEqual([]);
  });

  test('asked of me: again after 30 s unless answered', () => {
    const { sounds, played } = board();
    sounds.unlock();
    sounds.play('asked');
    vi.advanceTimersByTime(30_000);
    expect(played).toHaveLength(2);
    sounds.play('asked');
    sounds.answered();
    vi.advanceTimersByTime(60_000);
    expect(played).toHaveLength(3);
  });
});
