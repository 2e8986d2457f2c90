import { describe, expect, it } from 'vitest';
import { halvings, isImmune, powerDice, reaction, type Met, type Sources } from './attributes';

const none: Sources = { weak: false, immune: false, trait: false, others: 0 };
const met = (counts: Partial<Met>): Met => ({
  ...{ weak: 0, normal: 0, resistant: 0, immune: 0, of: 0 },
  ...counts,
});

describe('SG-ATT-5: weakness against resistance and immunity', () => {
  it('cancels a resistance', () => {
    expect(reaction({ ...none, weak: true, others: 1 })).toBe('normal');
    expect(reaction({ ...none, weak: true, trait: true })).toBe('normal');
  });

  it('a further resistance works again', () => {
    expect(reaction({ ...none, weak: true, others: 2 })).toBe('resistant');
    expect(reaction({ ...none, weak: true, trait: true, others: 1 })).toBe('resistant');
  });

  it('makes a resistance of an immunity', () => {
    expect(reaction({ ...none, weak: true, immune: true })).toBe('resistant');
  });
});

describe('SG-ATT-6: resistances do not stack', () => {
  it('but one of a trait and one of something else are an immunity', () => {
    expect(reaction({ ...none, others: 3 })).toBe('resistant');
    expect(reaction({ ...none, trait: true })).toBe('resistant');
    expect(reaction({ ...none, trait: true, others: 1 })).toBe('immune');
  });
});

describe('SG-ATT-7: the result for one attribute', () => {
  it.each<[Partial<Sources>, string]>([
    [{}, 'normal'],
    [{ weak: true }, 'weak'],
    [{ immune: true }, 'immune'],
    // The others go first: of trait and two others, a trait and one are left.
    [{ weak: true, trait: true, others: 2 }, 'immune'],
    // The immunity becomes one of the others, which the trait completes again.
    [{ weak: true, immune: true, trait: true }, 'immune'],
    [{ weak: true, immune: true, others: 1 }, 'resistant'],
    [{ immune: true, trait: true, others: 1 }, 'immune'],
  ])('%j: %s', (sources, result) => {
    expect(reaction({ ...none, ...sources })).toBe(result);
  });
});

describe('SG-ATT-2: an attack with one attribute', () => {
  it('weak: power dice x 2; resistant: the damage once halved; immune: nothing', () => {
    expect(powerDice(3, met({ weak: 1, of: 1 }))).toBe(6);
    expect(powerDice(3, met({ resistant: 1, of: 1 }))).toBe(3);
    expect(halvings(met({ resistant: 1, of: 1 }))).toBe(1);
    expect(isImmune(met({ immune: 1, of: 1 }))).toBe(true);
  });

  it('無 meets nothing', () => {
    expect(isImmune(met({}))).toBe(false);
    expect(powerDice(2, met({}))).toBe(2);
    expect(halvings(met({}))).toBe(0);
  });
});

describe('SG-ATT-3, SG-ATT-8: several attributes', () => {
  it('each resistance halves the dice, rounding down, 1D to 0', () => {
    expect(powerDice(5, met({ resistant: 1, normal: 1, of: 2 }))).toBe(2);
    expect(powerDice(5, met({ resistant: 2, of: 2 }))).toBe(1);
    expect(powerDice(1, met({ resistant: 1, normal: 1, of: 2 }))).toBe(0);
  });

  it('one or more weak doubles once, before any halving', () => {
    expect(powerDice(3, met({ weak: 2, of: 2 }))).toBe(6);
    // 3 x 2 = 6, halved: 3. Halved first it would be 2.
    expect(powerDice(3, met({ weak: 1, resistant: 1, of: 2 }))).toBe(3);
  });

  it('no resistance halves the damage; immunities, fewer than all, halve it once', () => {
    expect(halvings(met({ resistant: 2, of: 2 }))).toBe(0);
    expect(halvings(met({ immune: 1, normal: 1, of: 2 }))).toBe(1);
    expect(halvings(met({ immune: 2, normal: 1, of: 3 }))).toBe(1);
  });

  it('all immune is immune', () => {
    expect(isImmune(met({ immune: 2, of: 2 }))).toBe(true);
    expect(isImmune(met({ immune: 1, resistant: 1, of: 2 }))).toBe(false);
  });
});
