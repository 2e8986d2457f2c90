import { describe, expect, it } from 'vitest';
import {
  bestKnowledge,
  canAttackWith,
  characterSchema,
  deathCheckValue,
  enemySchema,
  evasionValue,
  fixedValue,
  FEATS,
  initiativeModifier,
  knowledgeChecks,
  magicPower,
  OUTCOMES,
} from '../sheets';
import { STARTER_CHARACTERS } from './characters';
import { STARTER_ENEMIES } from './enemies';

const characters = Object.values(STARTER_CHARACTERS);
const enemies = Object.values(STARTER_ENEMIES);
const { alv, rena, zenon, stra, hayate } = STARTER_CHARACTERS;
const { revenant, bogard } = STARTER_ENEMIES;

describe('starter sheets', () => {
  it.each(Object.entries(STARTER_CHARACTERS))('SW-DAT-1 %s survives storing', (_, sheet) => {
    const stored: unknown = JSON.parse(JSON.stringify(sheet));
    expect(characterSchema.parse(stored)).toStrictEqual(sheet);
    expect(JSON.stringify(characterSchema.parse(stored))).toBe(JSON.stringify(sheet));
  });

  it.each(Object.entries(STARTER_ENEMIES))('SW-DAT-3 %s survives storing', (_, sheet) => {
    const stored: unknown = JSON.parse(JSON.stringify(sheet));
    expect(enemySchema.parse(stored)).toStrictEqual(sheet);
    expect(JSON.stringify(enemySchema.parse(stored))).toBe(JSON.stringify(sheet));
  });

  it('SW-KNW-9 has every name from before identification in English too', () => {
    const enemies = Object.values(STARTER_ENEMIES);
    const named = enemies.flatMap((enemy) => [
      enemy,
      ...enemy.spells,
      ...enemy.parts.flatMap((part) => part.attacks),
    ]);
    const halves = named.filter((each) => !each.publicName !== !each.publicNameEn);
    expect(halves.map(({ name }) => name)).toEqual([]);
    expect(named.filter(({ publicName }) => publicName).length).toBeGreaterThan(5);
  });

  it('SW-ACT-12 shows every feat on some character', () => {
    expect(new Set(characters.flatMap(({ feats }) => feats))).toEqual(new Set(Object.keys(FEATS)));
  });

  it('SW-DAT-3 shows every kind of weakness, and an enemy without one', () => {
    expect(new Set(enemies.map(({ weakness }) => weakness?.kind))).toEqual(
      new Set([
        'physicalDamage',
        'magicDamage',
        'attributeDamage',
        'accuracy',
        'healingDamage',
        undefined,
      ]),
    );
  });

  it('SW-DEF-9 shows several parts with a core and without', () => {
    const { ironScorpion, twinSerpent } = STARTER_ENEMIES;
    expect([ironScorpion.parts.length, ironScorpion.core]).toEqual([3, 'trunk']);
    expect([twinSerpent.parts.length, twinSerpent.core]).toEqual([2, undefined]);
  });

  it('SW-ACT-6 shows every outcome of resisting', () => {
    const spells = [
      ...characters.flatMap((sheet) => sheet.spells),
      ...enemies.flatMap((sheet) => sheet.spells),
    ];
    const outcomes = new Set(spells.flatMap(({ resist }) => resist?.outcome ?? []));
    expect(outcomes).toEqual(new Set(Object.keys(OUTCOMES)));
  });

  it('SW-DEF-2 gives the level 7 shooter 7 + 4 in evasion', () => {
    expect(evasionValue(hayate)).toBe(11);
  });
});

describe('a starter character', () => {
  it.each(Object.entries(STARTER_CHARACTERS))('SW-ACT-18 %s can act at once', (_, sheet) => {
    const usable = sheet.weapons.filter((one) => one.inHand && canAttackWith(sheet, one));
    const castable = sheet.spells.filter(
      ({ skill, mpCost }) => magicPower(sheet, skill) !== null && mpCost <= sheet.mp.now,
    );
    expect(castable).toEqual(sheet.spells);
    expect(usable.length + castable.length).toBeGreaterThan(0);
  });
});

describe('examples of the source', () => {
  const best = (character: typeof alv) => bestKnowledge(knowledgeChecks(character, revenant));

  it('SW-KNW-12 gives Alv 4, Rena 7 for both, Zenon the dice alone', () => {
    expect([revenant.fame, revenant.weaknessValue]).toEqual([8, 14]);
    expect(revenant.weakness?.kind).toBe('healingDamage');
    expect(best(alv)).toEqual({ identify: 4, findWeakness: null });
    expect(best(rena)).toEqual({ identify: 7, findWeakness: 7 });
    expect(best(zenon)).toEqual({ identify: 0, findWeakness: null });
  });

  it('SW-INI-3 lets Zenon reach initiative value 10 with 4, the others roll alone', () => {
    expect(revenant.initiativeValue).toBe(10);
    expect(initiativeModifier(zenon)).toBe(4);
    expect([initiativeModifier(alv), initiativeModifier(rena)]).toEqual([null, null]);
  });

  it('SW-DEF-8 has Bogard hit with 11 for 2d+5 and Alv evade with 7 on the dice for 10', () => {
    const cleaver = bogard.parts[0]?.attacks[0];
    expect(fixedValue(cleaver?.accuracy ?? 0)).toBe(11);
    expect(cleaver?.damage).toEqual({ dice: { count: 2, sides: 6, plus: 5 } });
    expect(7 + (evasionValue(alv) ?? 0)).toBe(10);
    expect([alv.defence, deathCheckValue(alv)]).toEqual([4, 4]);
  });

  it('SW-DEF-8 has Stra carry the potion', () => {
    expect(stra.items).toContainEqual(
      expect.objectContaining({ name: 'アウェイクポーション', effect: { kind: 'awaken' } }),
    );
  });
});
