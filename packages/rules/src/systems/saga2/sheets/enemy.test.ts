import { describe, expect, it } from 'vitest';
import { enemySchema, type EnemyInput } from './enemy';

const least: EnemyInput = { name: '子鬼', rank: 2, evasion: 5, hit: 6, resist: 4, hp: 20 };
const accepts = (change: object) => enemySchema.safeParse({ ...least, ...change }).success;

describe('SG-DAT-4 enemy', () => {
  it('SG-DAT-4 fills in a short sheet', () => {
    expect(enemySchema.parse(least)).toEqual({
      name: '子鬼',
      note: '',
      rank: 2,
      boss: false,
      evasion: 5,
      hit: 6,
      resist: 4,
      hp: 20,
      attack: 0,
      defence: 0,
      attributes: ['blow'],
      reach: 'melee',
      row: 'front',
      weak: [],
      resists: [],
      immune: [],
      techniques: [],
      fame: 10,
      weaknessValue: 'none',
    });
  });

  it('SG-DAT-4 has no LP unless its sheet gives some', () => {
    expect(enemySchema.parse(least).lp).toBeUndefined();
    expect(enemySchema.parse({ ...least, lp: 3 }).lp).toBe(3);
  });

  it('SG-DAT-4 stands: HP of at least 1', () => {
    expect(accepts({ hp: 1 })).toBe(true);
    expect(accepts({ hp: 0 })).toBe(false);
  });

  it.each(['rank', 'evasion', 'hit', 'resist', 'hp'])('SG-DAT-4 needs %s', (field) => {
    const rest = Object.fromEntries(Object.entries(least).filter(([key]) => key !== field));
    expect(enemySchema.safeParse(rest).success).toBe(false);
  });

  it('SG-OPT-1 has a weakness value or none', () => {
    expect(accepts({ weaknessValue: 14 })).toBe(true);
    expect(accepts({ weaknessValue: 'none' })).toBe(true);
    expect(accepts({ weaknessValue: 'some' })).toBe(false);
  });

  it('SG-ATT-1 refuses attributes that there are not, and words that no sheet knows', () => {
    expect(accepts({ weak: ['ice'] })).toBe(false);
    expect(accepts({ level: 3 })).toBe(false);
  });
});
