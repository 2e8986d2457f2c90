import { describe, expect, it } from 'vitest';
import type { Check } from '../events';
import { resultOf } from './outcome';

const check = (total: number, over: Partial<Check> = {}): Check => ({
  ...{ kind: 'hit', dice: [3, 4], used: [0, 1], modifier: total - 7, total },
  ...over,
});
const critical = { critical: true };
const fumble = { fumble: true };

describe('SG-ATK-10: the first line that fits', () => {
  it.each([
    ['a higher attack hits', check(11), { check: check(10) }, 'hit', 0],
    ['equal totals: evaded (SG-CHK-3)', check(10), { check: check(10) }, 'evaded', 0],
    ['見切り beats a critical', check(20, critical), { mikiri: true }, 'mikiri', 0],
    ['no check allowed', check(2), {}, 'noDefence', 0],
    ['no check allowed, critical', check(2, critical), {}, 'noDefence', 1],
    ['a critical defence', check(30), { check: check(5, critical) }, 'evaded', 0],
    ['both critical (SG-ATK-5)', check(30, critical), { check: check(5, critical) }, 'evaded', 0],
    ['a critical attack', check(5, critical), { check: check(30) }, 'hit', 1],
    ['a fumbled defence', check(5), { check: check(30, fumble) }, 'hit', 1],
    ['both (SG-ATK-4)', check(5, critical), { check: check(30, fumble) }, 'hit', 2],
    [
      'a 閃き of the defence',
      check(30, critical),
      { check: check(5), insight: true },
      'glimmer',
      0,
    ],
  ])('%s', (_title, attack, answer, outcome, extraDice) => {
    const hit = outcome === 'hit' || outcome === 'noDefence';
    expect(resultOf(attack, answer)).toEqual({ outcome, hit, extraDice });
  });
});
