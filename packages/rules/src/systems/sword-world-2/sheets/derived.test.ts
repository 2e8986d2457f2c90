import { describe, expect, it } from 'vitest';
import { characterSchema } from './character';
import type { CharacterInput } from './character';
import {
  accuracyValue,
  additionalDamage,
  bestKnowledge,
  canAttackWith,
  deathCheckValue,
  enemyMagicPower,
  evasionValue,
  fixedValue,
  initiativeModifier,
  knowledgeChecks,
  magicPower,
  mentalResistance,
  skillLevel,
  vitalityResistance,
} from './derived';
import { weaponSchema } from './weapon';
import type { WeaponInput } from './weapon';

const character = (input: Partial<CharacterInput>) =>
  characterSchema.parse({ name: '試し', hp: 20, ...input });
const weapon = (input: Partial<WeaponInput>) =>
  weaponSchema.parse({ id: 'w', name: '剣', skill: 'fighter', damage: '2d', ...input });

const undead = { category: 'undead', knowledgeSkills: [] } as const;
const construct = { category: 'magicalConstruct', knowledgeSkills: [] } as const;
const fairy = { category: 'fairy', knowledgeSkills: [] } as const;
const diceAlone = { skill: null, modifier: 0, allows: 'identify' };

describe('monster knowledge', () => {
  it('SW-KNW-2 is the dice alone without a fitting skill, and never finds the weakness', () => {
    const checks = knowledgeChecks(character({ bonuses: { intelligence: 4 } }), undead);
    expect(checks).toEqual([diceAlone]);
    expect(bestKnowledge(checks)).toEqual({ identify: 0, findWeakness: null });
  });

  it('SW-KNW-3 adds Sage level and 知力 bonus for both purposes', () => {
    const rena = character({ skills: { sage: 3 }, bonuses: { intelligence: 4 } });
    expect(knowledgeChecks(rena, undead)).toEqual([
      diceAlone,
      { skill: 'sage', modifier: 7, allows: 'both' },
    ]);
  });

  it('SW-KNW-4 adds Rider level and 知力 bonus, for identifying only', () => {
    const alv = character({ skills: { rider: 1 }, bonuses: { intelligence: 3 } });
    const checks = knowledgeChecks(alv, undead);
    expect(checks).toEqual([diceAlone, { skill: 'rider', modifier: 4, allows: 'identify' }]);
    expect(bestKnowledge(checks)).toEqual({ identify: 4, findWeakness: null });
  });

  it('SW-KNW-5 lets Conjurers know constructs and Fairy Tamers fairies, no others', () => {
    const both = character({
      skills: { conjurer: 2, fairyTamer: 3 },
      bonuses: { intelligence: 1 },
    });
    expect(knowledgeChecks(both, construct)).toEqual([
      diceAlone,
      { skill: 'conjurer', modifier: 3, allows: 'identify' },
    ]);
    expect(knowledgeChecks(both, fairy)).toEqual([
      diceAlone,
      { skill: 'fairyTamer', modifier: 4, allows: 'identify' },
    ]);
    expect(knowledgeChecks(both, undead)).toEqual([diceAlone]);
  });

  it('SW-KNW-5 takes further pairs from the sheet of the enemy, with its permission', () => {
    const hunter = character({ skills: { ranger: 2, conjurer: 1 }, bonuses: { intelligence: 2 } });
    const animal = {
      category: 'animal' as const,
      knowledgeSkills: [{ skill: 'ranger', findsWeakness: false }],
    };
    expect(knowledgeChecks(hunter, animal)).toEqual([
      diceAlone,
      { skill: 'ranger', modifier: 4, allows: 'identify' },
    ]);
    const golem = {
      category: 'magicalConstruct' as const,
      knowledgeSkills: [{ skill: 'conjurer', findsWeakness: true }],
    };
    expect(knowledgeChecks(hunter, golem)).toEqual([
      diceAlone,
      { skill: 'conjurer', modifier: 3, allows: 'both' },
    ]);
  });

  it('SW-KNW-6 uses the best total allowed for each purpose, the dice alone among them', () => {
    const scholar = character({ skills: { sage: 1, rider: 4 }, bonuses: { intelligence: 2 } });
    expect(bestKnowledge(knowledgeChecks(scholar, undead))).toEqual({
      identify: 6,
      findWeakness: 3,
    });
    const dull = character({ skills: { sage: 1 }, bonuses: { intelligence: -3 } });
    expect(bestKnowledge(knowledgeChecks(dull, undead))).toEqual({
      identify: 0,
      findWeakness: -2,
    });
  });
});

describe('initiative', () => {
  it('SW-INI-1 adds Scout level and 敏捷 bonus, otherwise nothing', () => {
    expect(initiativeModifier(character({ bonuses: { agility: 2 } }))).toBe(null);
    const zenon = character({ skills: { scout: 2 }, bonuses: { agility: 2 } });
    expect(initiativeModifier(zenon)).toBe(4);
  });
});

describe('attacking', () => {
  it('SW-ACT-5 adds skill level, 器用 bonus and weapon modifier', () => {
    const fighter = character({ skills: { fighter: 3 }, bonuses: { dexterity: 2 } });
    expect(accuracyValue(fighter, weapon({ accuracy: -1 }))).toBe(4);
  });

  it('SW-ACT-18 is the dice alone without the skill, with the weapon modifier', () => {
    const nobody = character({ bonuses: { dexterity: 2 } });
    expect(accuracyValue(nobody, weapon({}))).toBe(null);
    expect(accuracyValue(nobody, weapon({ accuracy: 1 }))).toBe(1);
  });

  it('SW-ACT-18 needs both skills for a gun and adds magic power to its damage', () => {
    const gun = weapon({ kind: 'gun', skill: 'shooter', damage: { rating: 20, additional: 1 } });
    const shooter = character({ skills: { shooter: 3 }, bonuses: { intelligence: 2 } });
    const gunner = character({
      skills: { shooter: 3, magitech: 2 },
      bonuses: { dexterity: 1, intelligence: 2 },
    });
    expect(canAttackWith(shooter, gun)).toBe(false);
    expect(canAttackWith(character({ skills: { magitech: 2 } }), gun)).toBe(false);
    expect(canAttackWith(gunner, gun)).toBe(true);
    expect(canAttackWith(shooter, weapon({}))).toBe(true);
    expect(accuracyValue(gunner, gun)).toBe(4);
    expect(additionalDamage(gunner, gun)).toBe(5);
  });

  it('SW-DAT-2 takes the additional damage from the row', () => {
    const sword = weapon({ damage: { rating: 20, additional: 6 } });
    expect(additionalDamage(character({ bonuses: { strength: 3 } }), sword)).toBe(6);
    expect(additionalDamage(character({}), weapon({ damage: '2d+5' }))).toBe(0);
  });

  it('SW-DAT-5 makes magic power from skill level and 知力 bonus', () => {
    const priest = character({ skills: { priest: 3 }, bonuses: { intelligence: 2 } });
    expect(magicPower(priest, 'priest')).toBe(5);
    expect(magicPower(priest, 'sorcerer')).toBe(null);
    expect(magicPower(priest, 'constructor')).toBe(null);
  });

  it('SW-DAT-4 counts an enemy value without dice as base + 7', () => {
    expect(fixedValue(4)).toBe(11);
    expect(enemyMagicPower({ magicPower: 5 }, {})).toBe(5);
    expect(enemyMagicPower({ magicPower: 5 }, { power: 3 })).toBe(3);
  });
});

describe('being attacked', () => {
  it('SW-DEF-1 evades with the best of three skills, 敏捷 bonus and the modifier', () => {
    const input = { skills: { fighter: 1, grappler: 3, fencer: 2 }, bonuses: { agility: 2 } };
    expect(evasionValue(character(input))).toBe(5);
    expect(evasionValue(character({ ...input, evasionModifier: -1 }))).toBe(4);
    expect(evasionValue(character({ skills: { fencer: 2 }, bonuses: { agility: 2 } }))).toBe(4);
  });

  it('SW-DEF-2 is the dice alone for others, with the modifier of the sheet', () => {
    const shooter = { skills: { shooter: 5, scout: 5 }, bonuses: { agility: 4 } };
    expect(evasionValue(character(shooter))).toBe(null);
    expect(evasionValue(character({ ...shooter, evasionModifier: 1 }))).toBe(1);
  });

  it('SW-DEF-2 lets 《射手の体術》 work from adventurer level 7, if better', () => {
    const shooter = (adventurerLevel: number, skills: Record<string, number>) =>
      evasionValue(
        character({
          adventurerLevel,
          skills,
          bonuses: { agility: 3 },
          feats: ['shootersDodge'],
          evasionModifier: -1,
        }),
      );
    expect(shooter(7, { shooter: 7 })).toBe(9);
    expect(shooter(6, { shooter: 6 })).toBe(-1);
    expect(shooter(8, { shooter: 5, fencer: 8 })).toBe(10);
    expect(shooter(8, { shooter: 8, fencer: 5 })).toBe(10);
    expect(shooter(7, { sage: 7 })).toBe(-1);
  });

  it('SW-DEF-3 resists with adventurer level and 精神力 or 生命力 bonus', () => {
    const alv = character({ adventurerLevel: 2, bonuses: { spirit: 3, vitality: 2 } });
    expect(mentalResistance(alv)).toBe(5);
    expect(vitalityResistance(alv)).toBe(4);
  });

  it('SW-DEF-8 dice 7, level 2 and bonus 2 make 11 in the death check', () => {
    expect(7 + deathCheckValue(character({ adventurerLevel: 2, bonuses: { vitality: 2 } }))).toBe(
      11,
    );
  });
});

describe('SW-DAT-1 finished numbers', () => {
  const finished = character({
    adventurerLevel: 3,
    skills: { fighter: 3, priest: 2, scout: 2 },
    bonuses: { dexterity: 1, agility: 1, intelligence: 1, spirit: 1, vitality: 1 },
    evasionModifier: -2,
    weapons: [{ id: 'w', name: '剣', skill: 'fighter', accuracy: 1, damage: '2d' }],
    overrides: {
      evasion: 8,
      mentalResistance: 0,
      vitalityResistance: 9,
      initiative: 6,
      magicPower: { priest: 10, sorcerer: 4 },
      accuracy: { w: 12 },
    },
  });

  it('SW-DAT-1 win over the computed ones, 0 too', () => {
    expect(evasionValue(finished)).toBe(8);
    expect(mentalResistance(finished)).toBe(0);
    expect(vitalityResistance(finished)).toBe(9);
    expect(initiativeModifier(finished)).toBe(6);
    expect(magicPower(finished, 'priest')).toBe(10);
    expect(magicPower(finished, 'sorcerer')).toBe(4);
    expect(accuracyValue(finished, weapon({ accuracy: 1 }))).toBe(12);
  });

  it('SW-DAT-1 leave the death check alone', () => {
    expect(deathCheckValue(finished)).toBe(4);
  });

  it('SW-DAT-1 counts a skill that is not named as 0', () => {
    expect(skillLevel(finished, 'fighter')).toBe(3);
    expect(skillLevel(finished, 'sage')).toBe(0);
    expect(skillLevel(finished, 'toString')).toBe(0);
  });
});
