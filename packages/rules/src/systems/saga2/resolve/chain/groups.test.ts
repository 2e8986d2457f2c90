import { describe, expect, it } from 'vitest';
import { bonusOf, groupsOf } from './groups';

const groups = (aside: Record<string, number>, which: 'every' | 'largest' = 'every') =>
  groupsOf(new Map(Object.entries(aside)), which).map(
    ({ face, members }) => `${face}: ${members.join(' ')}`,
  );

describe('SG-CHN-3: who sets aside the same face is chained', () => {
  it("all three, in the source's example 3-3-2, 2-5-4, 1-2-3", () => {
    expect(groups({ amy: 2, bob: 2, cat: 2 })).toEqual(['2: amy bob cat']);
  });

  it('two who set aside a 3 while the third, having none, sets aside a 2', () => {
    expect(groups({ amy: 3, bob: 2, cat: 3 })).toEqual(['3: amy cat']);
  });

  it('nobody if all faces differ, nor one alone', () => {
    expect(groups({ amy: 1, bob: 2, cat: 3 })).toEqual([]);
    expect(groups({ amy: 1 })).toEqual([]);
    expect(groups({})).toEqual([]);
  });
});

describe('SG-CHN-9 and SG-OPT-2: several faces', () => {
  const two = { amy: 2, bob: 4, cat: 2, dan: 4 };

  it('each make a chain of their own, in order of their first members', () => {
    expect(groups(two)).toEqual(['2: amy cat', '4: bob dan']);
  });

  it('make the largest alone by option, of two the one with the higher face', () => {
    expect(groups(two, 'largest')).toEqual(['4: bob dan']);
    expect(groups({ ...two, eve: 2 }, 'largest')).toEqual(['2: amy cat eve']);
  });
});

describe('SG-CHN-5, SG-CHN-11 and SG-OPT-2: the bonus', () => {
  const group = { face: 2, members: ['amy', 'bob', 'cat'] };

  it('is face x number for each', () => {
    expect([0, 1, 2].map((place) => bonusOf(group, place, 'each'))).toEqual([6, 6, 6]);
  });

  it('is added once by option', () => {
    expect([0, 1, 2].map((place) => bonusOf(group, place, 'once'))).toEqual([6, 0, 0]);
  });
});
