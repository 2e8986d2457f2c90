import { describe, expect, it } from 'vitest';
import { itemSchema, shieldSchema, weaponSchema } from './gear';

const weapon = (change: object) =>
  weaponSchema.parse({ id: 'it', name: '得物', skill: 'sword', attack: 4, ...change });

describe('SG-ATT-4 weapon', () => {
  it.each([
    ['sword', 'slash'],
    ['greatsword', 'slash'],
    ['axe', 'slash'],
    ['club', 'blow'],
    ['gun', 'blow'],
    ['unarmed', 'blow'],
    ['shortsword', 'thrust'],
    ['spear', 'thrust'],
    ['bow', 'thrust'],
  ])('SG-ATT-4 of %s: %s unless the sheet says otherwise', (skill, attribute) => {
    expect(weapon({ skill }).attributes).toEqual([attribute]);
    expect(weapon({ skill, attributes: ['fire'] }).attributes).toEqual(['fire']);
    expect(weapon({ skill, attributes: [] }).attributes).toEqual([]);
  });

  it.each([
    ['gun', 'ranged'],
    ['bow', 'ranged'],
    ['sword', 'melee'],
    ['spear', 'melee'],
  ])('SG-TRN-3 %s reaches %s unless the sheet says otherwise', (skill, reach) => {
    expect(weapon({ skill }).reach).toBe(reach);
    const other = reach === 'melee' ? 'ranged' : 'melee';
    expect(weapon({ skill, reach: other }).reach).toBe(other);
  });

  it('SG-ATK-3 adds its attack value to spells only if the sheet says so', () => {
    expect(weapon({}).spellAttack).toBe(false);
    expect(weapon({ spellAttack: true }).spellAttack).toBe(true);
  });

  it('SG-DAT-3 takes one hand or two', () => {
    const accepts = (hands: number) =>
      weaponSchema.safeParse({ id: 'it', name: '得物', skill: 'axe', attack: 4, hands }).success;
    expect([0, 1, 2, 3].map(accepts)).toEqual([false, true, true, false]);
    expect(shieldSchema.parse({ id: 'it', name: '盾' }).hands).toBe(1);
  });

  it('SG-DAT-1 belongs to one of the nine weapon skills', () => {
    expect(weaponSchema.safeParse({ id: 'it', name: '鞭', skill: 'whip', attack: 4 }).success).toBe(
      false,
    );
  });
});

describe('SG-ATK-13 item', () => {
  it('SG-ATK-13 is used up unless its sheet says otherwise', () => {
    expect(itemSchema.parse({ id: 'it', name: '薬' })).toMatchObject({
      count: 1,
      usedUp: true,
      usable: true,
      targets: 'one',
    });
    expect(itemSchema.parse({ id: 'it', name: '鐘', usedUp: false }).usedUp).toBe(false);
  });
});
