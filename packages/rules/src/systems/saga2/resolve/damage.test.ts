import { describe, expect, it } from 'vitest';
import { techniqueSchema, weaponSchema, type TechniqueInput } from '../sheets';
import { foe, hero } from '../testing/people';
import { meet } from './attributes';
import { settled, weaponAttack } from './damage';

const armoured = { dp: 2, armour: [{ id: 'mail', name: '鎧', defence: 5 }] };
const defending = { guard: { defend: true } };
const petrified = { statuses: [{ name: 'petrification' as const }] };

describe('SG-ATK-11: what is left of a sum', () => {
  it('(7) less DP and armour, at least 0 (SG-DAT-2)', () => {
    const amy = hero(armoured);
    expect(settled(amy, meet(amy, ['slash']), 20)).toEqual({ defence: 7, dealt: 13 });
    expect(settled(amy, meet(amy, ['slash']), 6).dealt).toBe(0);
  });

  it('(8) halves after defence, rounding down each time', () => {
    // 20 - 7 = 13; defending 6; 石化 too 3; the only attribute resisted 1.
    const amy = hero(armoured, defending);
    expect(settled(amy, meet(amy, []), 20)).toMatchObject({ halved: 1, dealt: 6 });
    const both = hero(armoured, { ...defending, ...petrified });
    expect(settled(both, meet(both, []), 20)).toMatchObject({ halved: 2, dealt: 3 });
    const all = hero(armoured, { ...defending, ...petrified, resists: ['fire'] });
    expect(settled(all, meet(all, ['fire']), 20)).toMatchObject({ halved: 3, dealt: 1 });
  });

  it('(8) one of several attributes immune halves, a resisted one does not', () => {
    const orc = foe({ immune: ['fire'], resists: ['slash'], defence: 4 });
    expect(settled(orc, meet(orc, ['slash', 'fire']), 15)).toMatchObject({ halved: 1, dealt: 5 });
    expect(settled(orc, meet(orc, ['slash', 'wind']), 15)).toEqual({ defence: 4, dealt: 11 });
    expect(settled(orc, meet(orc, ['slash']), 15)).toMatchObject({ halved: 1, dealt: 5 });
  });

  it('every attribute immune: nothing', () => {
    const orc = foe({ immune: ['fire'] });
    expect(settled(orc, meet(orc, ['fire']), 99)).toEqual({ immune: true, dealt: 0 });
  });

  it('a trait and armour together are an immunity (SG-ATT-6)', () => {
    const amy = hero({
      traits: [{ id: 'scales', name: '鱗', resists: ['fire'] }],
      armour: [{ id: 'cloak', name: '外套', resists: ['fire'] }],
    });
    expect(settled(amy, meet(amy, ['fire']), 99).immune).toBe(true);
  });
});

describe('SG-ATK-3: the weapon’s attack value', () => {
  const sword = weaponSchema.parse({ id: 'sword', name: '剣', skill: 'sword', attack: 6 });
  const technique = (over: Partial<TechniqueInput>) =>
    techniqueSchema.parse({ id: 't', name: '技', skill: 'sword', rank: 1, cost: 1, ...over });

  it('counts for attacks and techniques, not for spells', () => {
    expect(weaponAttack({ deed: 'attack', weapon: sword })).toBe(6);
    expect(weaponAttack({ deed: 'technique', weapon: sword, technique: technique({}) })).toBe(6);
    const spell = technique({ skill: 'flame' });
    expect(weaponAttack({ deed: 'technique', weapon: sword, technique: spell })).toBe(0);
  });

  it('unless a sheet says so', () => {
    const staff = { ...sword, spellAttack: true };
    const spell = technique({ skill: 'flame' });
    expect(weaponAttack({ deed: 'technique', weapon: staff, technique: spell })).toBe(6);
    const feint = technique({ weaponAttack: false });
    expect(weaponAttack({ deed: 'technique', weapon: sword, technique: feint })).toBe(0);
  });
});
