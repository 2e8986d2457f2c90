import { describe, expect, it } from 'vitest';
import { BOW, FIRE, SHIELD, SLASH } from './testing/kit';
import { foe, hero } from './testing/people';
import {
  checkValue,
  defenceOf,
  handsFree,
  holdsShield,
  techniquesOf,
  weaponOf,
  weaponsInHand,
} from './values';
import { techniqueSchema } from './sheets';

describe('SG-CHK-2: what is added to a check in combat', () => {
  it('with the skill: ability + level, on three dice', () => {
    expect(checkValue(hero(), 'sword')).toEqual({ modifier: 7, skilled: true });
    expect(checkValue(hero(), 'flame')).toEqual({ modifier: 5, skilled: true });
  });

  it('without it, or at level 0, the ability alone, on two (SG-DAT-6)', () => {
    expect(checkValue(hero(), 'axe')).toEqual({ modifier: 5, skilled: false });
    const skills = [{ id: 'axe', ability: 'body', level: 0 }];
    expect(checkValue(hero({ skills }), 'axe')).toEqual({ modifier: 4, skilled: false });
    expect(checkValue(hero({ skills: [] }), 'resistance').modifier).toBe(4);
  });

  it('enemies add their fixed values to two dice (SG-DAT-4)', () => {
    const orc = foe({ evasion: 1, hit: 2, spell: 3, resist: 4 });
    const values = ['evasion', 'sword', 'flame', 'resistance'].map((id) => checkValue(orc, id));
    expect(values.map(({ modifier }) => modifier)).toEqual([1, 2, 3, 4]);
    expect(values.some(({ skilled }) => skilled)).toBe(false);
    // No spell value: the hit value.
    expect(checkValue(foe({ hit: 2 }), 'flame').modifier).toBe(2);
  });

  it('-1 in the turn of a row move (SG-TRN-7)', () => {
    expect(checkValue(hero({}, { moved: true }), 'sword').modifier).toBe(6);
    expect(checkValue(foe({ evasion: 3 }, { moved: true }), 'evasion').modifier).toBe(2);
  });
});

describe('SG-DAT-2: what is subtracted from damage', () => {
  it('DP and every armour’s defence; of an enemy its defence', () => {
    const armour = [
      { id: 'mail', name: '鎧', defence: 5 },
      { id: 'helm', name: '兜', defence: 1 },
    ];
    expect(defenceOf(hero({ dp: 2, armour }))).toBe(8);
    expect(defenceOf(foe({ defence: 4 }))).toBe(4);
  });
});

describe('SG-TRN-6: weapons that can be used', () => {
  const ids = (who: ReturnType<typeof hero>) => weaponsInHand(who).map(({ id }) => id);

  it('those in hand in the order declared, fists last', () => {
    expect(ids(hero())).toEqual(['sword', 'unarmed']);
    expect(ids(hero({}, { hands: [] }))).toEqual(['unarmed']);
  });

  it('no fists without a free hand', () => {
    const archer = hero({ weapons: [BOW], inHand: ['bow'] });
    expect(ids(archer)).toEqual(['bow']);
    const guarded = hero({ shields: [SHIELD], inHand: ['sword', 'shield'] });
    expect(ids(guarded)).toEqual(['sword']);
    expect([handsFree(guarded), holdsShield(guarded)]).toEqual([0, true]);
  });

  it('an enemy attacks with what it has by nature', () => {
    const orc = foe({ attack: 5, attributes: ['slash'], reach: 'ranged' });
    const natural = { id: 'natural', attack: 5, attributes: ['slash'], reach: 'ranged' };
    expect(weaponsInHand(orc)).toMatchObject([natural]);
    expect(weaponOf(orc, 'unarmed')).toBeUndefined();
  });
});

it('SG-DAT-3: what was learned in the fight is known', () => {
  const learned = [techniqueSchema.parse(FIRE)];
  const known = techniquesOf(hero({ techniques: [SLASH] }, { learned }));
  expect(known.map(({ id }) => id)).toEqual(['slash', 'fire']);
});
