import { describe, expect, it } from 'vitest';
import { techniqueSchema, type TechniqueInput } from './technique';

const least: TechniqueInput = { id: 'cut', name: '一太刀', skill: 'sword', rank: 1, cost: 1 };
const accepts = (change: object) => techniqueSchema.safeParse({ ...least, ...change }).success;
const parsed = (change: object) => techniqueSchema.parse({ ...least, ...change });

describe('SG-DAT-3 technique', () => {
  it('SG-DAT-3 fills in a short one', () => {
    expect(techniqueSchema.parse(least)).toEqual({
      id: 'cut',
      name: '一太刀',
      note: '',
      skill: 'sword',
      rank: 1,
      cost: 1,
      base: 0,
      dice: 0,
      targets: 'one',
      kind: 'attack',
      actsLast: false,
      effects: { inflicts: [], cures: [], resists: [] },
    });
  });

  it.each([0, 7, 1.5])('SG-DAT-3 has a rank from 1 to 6, not %d', (rank) => {
    expect(accepts({ rank })).toBe(false);
  });

  it('SG-DAT-3 has every rank from 1 to 6', () => {
    expect([1, 2, 3, 4, 5, 6].every((rank) => accepts({ rank }))).toBe(true);
  });

  it.each(['one', 'row', 'all', 'self'])('SG-DAT-3 can be at %s', (targets) => {
    expect(accepts({ targets, kind: 'support' })).toBe(true);
  });

  it.each(['attack', 'support', 'parry', 'counter'])('SG-DAT-3 can be of kind %s', (kind) => {
    expect(accepts({ kind })).toBe(true);
  });

  it('SG-DAT-3 refuses costs and power below 0', () => {
    for (const field of ['cost', 'base', 'dice']) expect(accepts({ [field]: -1 })).toBe(false);
  });

  it('SG-DAT-6 tells 無 from attributes left to the weapon', () => {
    expect(parsed({ attributes: [] }).attributes).toEqual([]);
    expect(parsed({}).attributes).toBeUndefined();
  });

  it('SG-ATT-1 takes the nine attributes, each once', () => {
    const nine = ['slash', 'blow', 'thrust', 'fire', 'water', 'wind', 'earth', 'light', 'dark'];
    expect(accepts({ attributes: nine })).toBe(true);
    expect(accepts({ attributes: ['fire', 'fire'] })).toBe(false);
    expect(accepts({ attributes: ['ice'] })).toBe(false);
  });

  it('SG-STS-1 does not inflict 気絶 or 昏倒, which follow from HP and LP', () => {
    expect(accepts({ effects: { inflicts: ['stun', 'poison'] } })).toBe(true);
    expect(accepts({ effects: { inflicts: ['fainted'] } })).toBe(false);
    expect(accepts({ effects: { inflicts: ['collapsed'] } })).toBe(false);
  });

  it.each(['parry', 'counter'])('SG-ATK-12 makes no spell a %s: weapon skills alone', (kind) => {
    expect(accepts({ kind })).toBe(true);
    expect(accepts({ kind, skill: 'unarmed' })).toBe(true);
    expect(accepts({ kind, skill: 'flame' })).toBe(false);
  });
});
