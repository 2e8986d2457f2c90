import { describe, expect, it } from 'vitest';
import { techniqueSchema, type Technique } from '../../sheets';
import { search, strengthOf } from './search';

/** One technique of each rank named, `a2` being the first of rank 2. */
const pool = (...ids: string[]): Technique[] =>
  ids.map((id) =>
    techniqueSchema.parse({ id, name: id, skill: 'sword', rank: Number(id[1]), cost: 1 }),
  );
const found = (of: Technique[], known: string[], face: number, strength: number) =>
  search(of, new Set(known), face, strength).map(({ id }) => id);

const all = pool('a1', 'a2', 'a3', 'a4', 'a5', 'a6');

describe('SG-GLM-3: strength', () => {
  it.each([
    [2, 2, 2],
    [3, 3, 3],
    [3, 2, 2],
    [1, 0, 0],
    [0, 1, 0],
    [1, 1, 1],
    [5, 8, 6],
  ])('of skill level %i and enemy rank %i is %i', (level, rank, strength) => {
    expect(strengthOf(level, rank)).toBe(strength);
  });

  it('caps the face: 6-6-6 at strength 2 learns as 2-2-2 does', () => {
    expect(found(all, [], 6, 2)).toEqual(['a2']);
    expect(found(all, [], 2, 2)).toEqual(['a2']);
  });
});

describe('SG-GLM-1 and SG-GLM-2: rank', () => {
  it('is the face', () => {
    expect(found(all, [], 3, 6)).toEqual(['a3']);
  });

  it('offers every unknown technique of it, in order of the list', () => {
    expect(found(pool('a3', 'b3', 'c3', 'a2'), ['b3'], 3, 6)).toEqual(['a3', 'c3']);
  });

  it('is the nearest lower one with something unknown if all of it is known', () => {
    expect(found(all, ['a4', 'a3'], 4, 6)).toEqual(['a2']);
  });

  it('is the nearest higher one if all lower ones are known', () => {
    expect(found(all, ['a1', 'a2', 'a3'], 3, 6)).toEqual(['a4']);
  });
});

describe('SG-GLM-4 and SG-GLM-11: the search', () => {
  it('goes one above the strength if all up to it are known', () => {
    expect(found(all, ['a1', 'a2'], 1, 2)).toEqual(['a3']);
    expect(found(all, ['a1', 'a2'], 6, 2)).toEqual(['a3']);
  });

  it('goes no further', () => {
    expect(found(all, ['a1', 'a2', 'a3'], 6, 2)).toEqual([]);
  });

  it('takes a rank up to the strength before the one above it', () => {
    expect(found(pool('a3', 'a4'), [], 1, 3)).toEqual(['a3']);
  });

  it('counts a rank without techniques as known', () => {
    expect(found(pool('a1', 'a5'), [], 4, 6)).toEqual(['a1']);
    expect(found(pool('a5'), [], 2, 6)).toEqual(['a5']);
  });

  it('leaves rank 1 at strength 0, and below it the same', () => {
    expect(found(all, [], 6, 0)).toEqual(['a1']);
    expect(found(all, [], 6, -3)).toEqual(['a1']);
    expect(found(all, ['a1'], 1, 0)).toEqual([]);
  });

  it('finds nothing where there is nothing', () => {
    expect(found([], [], 3, 6)).toEqual([]);
  });
});
