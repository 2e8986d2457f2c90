import { describe, expect, it } from 'vitest';
import { checkOf, type CheckSpec } from './check';
import { bestPair, distinctPairs } from './pick';

const hit: CheckSpec = { kind: 'hit', with: 'sword', modifier: 7, skilled: true };
const flags = (spec: CheckSpec, dice: number[], used: [number, number] = [0, 1]) => {
  const { total, critical = false, fumble = false, triple = false } = checkOf(spec, { dice }, used);
  return { total, critical, fumble, triple };
};

describe('SG-CHK-5: which two dice count', () => {
  it('equal faces are one choice', () => {
    expect(distinctPairs([1, 2, 3])).toHaveLength(3);
    expect(distinctPairs([3, 3, 2])).toEqual([
      [0, 1],
      [0, 2],
    ]);
    expect(distinctPairs([4, 4, 4])).toEqual([[0, 1]]);
  });

  it('by default the highest', () => {
    expect(bestPair([2, 5, 4], distinctPairs([2, 5, 4]))).toEqual([1, 2]);
    expect(bestPair([6, 1, 6], distinctPairs([6, 1, 6]))).toEqual([0, 2]);
  });

  it('the picked dice make a critical or a fumble', () => {
    const base = { fumble: false, critical: false, triple: false };
    expect(flags(hit, [6, 1, 6], [0, 2])).toEqual({ ...base, total: 19, critical: true });
    expect(flags(hit, [6, 1, 6], [0, 1])).toEqual({ ...base, total: 14 });
    expect(flags(hit, [1, 1, 5], [0, 1])).toEqual({ ...base, total: 9, fumble: true });
    expect(flags(hit, [1, 1, 5], [0, 2])).toEqual({ ...base, total: 13 });
  });
});

describe('SG-ATK-7, SG-CHK-9: three ones', () => {
  it.each(['hit', 'spell', 'evasion', 'shield', 'parry', 'counter'] as const)(
    'are no fumble on %s',
    (kind) => {
      const made = flags({ ...hit, kind }, [1, 1, 1]);
      expect(made).toEqual({ total: 9, critical: false, fumble: false, triple: true });
    },
  );

  it.each(['resist', 'ability'] as const)('are one on %s', (kind) => {
    expect(flags({ ...hit, kind }, [1, 1, 1])).toMatchObject({ fumble: true, triple: true });
  });

  it('two ones of two dice are a fumble', () => {
    expect(flags({ ...hit, skilled: false }, [1, 1])).toMatchObject({ fumble: true });
  });
});
