import { describe, expect, it } from 'vitest';
import { storageOf, weaponSchema } from './weapon';
import type { WeaponInput } from './weapon';

const sword = { id: 'w', name: '剣', skill: 'fighter', damage: '2d' } satisfies WeaponInput;
const parse = (change: Partial<WeaponInput>) => weaponSchema.parse({ ...sword, ...change });
const accepts = (change: object) => weaponSchema.safeParse({ ...sword, ...change }).success;

describe('SW-DAT-2 weapon', () => {
  it('SW-DAT-2 fills in a short row', () => {
    expect(parse({})).toEqual({
      id: 'w',
      name: '剣',
      note: '',
      kind: 'melee',
      skill: 'fighter',
      category: 'other',
      hands: 1,
      range: 0,
      accuracy: 0,
      damage: { dice: { count: 2, sides: 6, plus: 0 } },
      inHand: false,
    });
  });

  it('SW-ACT-4 knows range, hands and number by attack kind', () => {
    expect(parse({ kind: 'thrown' })).toMatchObject({ range: 10, hands: 1, count: 1 });
    expect(parse({ kind: 'bow', skill: 'shooter' })).toMatchObject({ range: 30, hands: 2 });
    expect(parse({ kind: 'bow', skill: 'shooter' })).not.toHaveProperty('count');
    expect(parse({ kind: 'gun', skill: 'shooter', category: 'oneHandGun' })).toMatchObject({
      range: 30,
      hands: 1,
    });
    expect(parse({ skill: 'grappler', category: 'unarmed' })).toMatchObject({
      hands: 0,
      inHand: true,
    });
  });

  it('SW-ACT-19 lets the weapon state its own range', () => {
    expect(parse({ kind: 'bow', skill: 'shooter', range: 20 }).range).toBe(20);
  });

  it.each([
    ['melee', ['fighter', 'grappler', 'fencer']],
    ['thrown', ['fighter', 'fencer', 'shooter']],
    ['bow', ['shooter']],
    ['gun', ['shooter']],
  ])('SW-ACT-4 allows for %s the skills %j only', (kind, allowed) => {
    const skills = ['fighter', 'grappler', 'fencer', 'shooter', 'sorcerer'];
    expect(skills.filter((skill) => accepts({ kind, skill }))).toEqual(allowed);
  });

  it('SW-DAT-2 refuses a category of another kind', () => {
    expect(accepts({ category: 'bow' })).toBe(false);
    expect(accepts({ kind: 'gun', skill: 'shooter', category: 'sword' })).toBe(false);
    expect(accepts({ kind: 'thrown', category: 'twoHandGun' })).toBe(false);
    expect(accepts({ kind: 'thrown', category: 'spear' })).toBe(true);
  });

  it('SW-ACT-9 puts swords into sheaths and one-hand guns into holsters, others nowhere', () => {
    expect(storageOf({ category: 'sword' })).toBe('sheath');
    expect(storageOf({ category: 'oneHandGun' })).toBe('holster');
    expect(storageOf({ category: 'twoHandGun' })).toBe(null);
    expect(storageOf({ category: 'axe' })).toBe(null);
  });

  it('SW-DAT-2 refuses senseless numbers and unknown fields', () => {
    expect(accepts({ hands: 3 })).toBe(false);
    expect(accepts({ range: -1 })).toBe(false);
    expect(accepts({ accuracy: 21 })).toBe(false);
    expect(accepts({ accuracy: 0.5 })).toBe(false);
    expect(accepts({ accuracy: Number.NaN })).toBe(false);
    expect(accepts({ range: Number.POSITIVE_INFINITY })).toBe(false);
    expect(accepts({ hidden: true })).toBe(false);
  });
});
