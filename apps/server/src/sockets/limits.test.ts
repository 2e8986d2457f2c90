import { describe, expect, it } from 'vitest';
import { AddressCounts, AddressRates, TokenBucket } from './limits';

describe('TokenBucket', () => {
  it('gives so many at once, and so many a second from then on', () => {
    let now = 0;
    const bucket = new TokenBucket(2, 3, () => now);
    const take = (times: number) => Array.from({ length: times }, () => bucket.take());
    expect(take(4)).toEqual([true, true, true, false]);
    now = 1000;
    expect(take(3)).toEqual([true, true, false]);
    now = 60_000;
    expect(take(4)).toEqual([true, true, true, false]);
  });

  it('gives nothing for a clock that goes back', () => {
    let now = 1000;
    const bucket = new TokenBucket(1, 1, () => now);
    expect(bucket.take()).toBe(true);
    now = 0;
    expect(bucket.take()).toBe(false);
  });
});

describe('AddressRates', () => {
  it('limits each address for itself, and forgets those who were quiet long enough', () => {
    let now = 0;
    const rates = new AddressRates(1, 2, () => now);
    const take = (address: string) => rates.take(address);
    expect(['a', 'a', 'a', 'b'].map(take)).toEqual([true, true, false, true]);
    now = 1000;
    expect(['a', 'a'].map(take)).toEqual([true, false]);
    now = 2500;
    expect([take('c'), rates.size]).toEqual([true, 2]);
  });
});

describe('AddressCounts', () => {
  it('counts each address for itself, and forgets who left', () => {
    const counts = new AddressCounts(2);
    expect([counts.enter('a'), counts.enter('a'), counts.enter('a')]).toEqual([true, true, false]);
    expect(counts.enter('b')).toBe(true);
    counts.leave('a');
    expect(counts.enter('a')).toBe(true);
  });
});
