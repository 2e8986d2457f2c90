import { describe, expect, it } from 'vitest';
import { characterSchema, type CharacterInput } from './character';

const least: CharacterInput = {
  name: 'ゲンゾウ',
  abilities: [
    { id: 'body', name: '体', value: 5 },
    { id: 'dexterity', name: '技', value: 4 },
  ],
  hp: 45,
  wp: 12,
  jp: 0,
  lp: 8,
};
const accepts = (change: object) => characterSchema.safeParse({ ...least, ...change }).success;
const parsed = (change: object) => characterSchema.parse({ ...least, ...change });

const sword = { id: 'sword', name: '剣', skill: 'sword', attack: 5 };
const greatsword = {
  id: 'greatsword',
  name: '大剣',
  skill: 'greatsword',
  attack: 8,
  hands: 2,
};
const shield = { id: 'shield', name: '盾' };
const skill = (change: object) => ({ id: 'sword', ability: 'dexterity', level: 2, ...change });

describe('SG-DAT-1 character', () => {
  it('SG-DAT-1 fills in a short sheet', () => {
    expect(characterSchema.parse(least)).toEqual({
      name: 'ゲンゾウ',
      note: '',
      abilities: [
        { id: 'body', name: '体', value: 5 },
        { id: 'dexterity', name: '技', value: 4 },
      ],
      skills: [],
      hp: { now: 45, max: 45 },
      wp: { now: 12, max: 12 },
      jp: { now: 0, max: 0 },
      lp: { now: 8, max: 8 },
      dp: 0,
      weapons: [],
      shields: [],
      inHand: [],
      armour: [],
      techniques: [],
      mikiri: [],
      mikiriUsed: [],
      items: [],
      traits: [],
      row: 'front',
      points: 0,
      credits: 0,
      growths: 0,
    });
  });

  it.each(['body', 'dexterity'])('SG-DAT-1 refuses a sheet without %s', (missing) => {
    expect(accepts({ abilities: least.abilities.filter(({ id }) => id !== missing) })).toBe(false);
  });

  it('SG-DAT-1 takes abilities that the sheet names', () => {
    const wits = { id: 'wits', name: '知', value: 3 };
    expect(accepts({ abilities: [...least.abilities, wits] })).toBe(true);
    expect(accepts({ abilities: [...least.abilities, wits, wits] })).toBe(false);
    expect(accepts({ abilities: [...least.abilities, { ...wits, value: 2.5 }] })).toBe(false);
    expect(accepts({ abilities: [...least.abilities, { ...wits, value: -1 }] })).toBe(false);
  });

  it('SG-DAT-1 knows the type of the skills that have a fixed id', () => {
    const ids = ['sword', 'bow', 'evasion', 'shield', 'resistance', 'cooking'];
    const { skills } = parsed({ skills: ids.map((id) => skill({ id })) });
    expect(skills.map(({ type }) => type)).toEqual([
      'weapon',
      'weapon',
      'defence',
      'defence',
      'defence',
      'other',
    ]);
  });

  it('SG-DAT-1 takes any number of spell skills, which say that they are', () => {
    const spells = ['flame', 'rime', 'song'].map((id) => skill({ id, type: 'spell' }));
    expect(parsed({ skills: spells }).skills.map(({ type }) => type)).toEqual([
      'spell',
      'spell',
      'spell',
    ]);
  });

  it('SG-DAT-1 refuses a skill whose base ability is not there, and one listed twice', () => {
    expect(accepts({ skills: [skill({ ability: 'luck' })] })).toBe(false);
    expect(accepts({ skills: [skill({}), skill({ level: 3 })] })).toBe(false);
  });

  it('SG-DAT-1 refuses to call a weapon skill a spell skill', () => {
    expect(accepts({ skills: [skill({ type: 'spell' })] })).toBe(false);
    expect(accepts({ skills: [skill({ id: 'evasion', type: 'weapon' })] })).toBe(false);
    expect(accepts({ skills: [skill({ id: 'flame', type: 'weapon' })] })).toBe(false);
  });

  it('SG-DAT-6 takes a skill at level 0', () => {
    expect(parsed({ skills: [skill({ level: 0 })] }).skills[0]?.level).toBe(0);
    expect(accepts({ skills: [skill({ level: -1 })] })).toBe(false);
  });
});

describe('SG-DAT-2 pools', () => {
  it.each(['hp', 'wp', 'jp', 'lp'])('SG-DAT-2 %s is between 0 and its maximum', (pool) => {
    expect(parsed({ [pool]: { max: 10, now: 0 } })).toHaveProperty(pool, { max: 10, now: 0 });
    expect(parsed({ [pool]: { max: 10 } })).toHaveProperty(pool, { max: 10, now: 10 });
    expect(accepts({ [pool]: { max: 10, now: 11 } })).toBe(false);
    expect(accepts({ [pool]: { max: 10, now: -1 } })).toBe(false);
    expect(accepts({ [pool]: -1 })).toBe(false);
  });
});

describe('what a character holds', () => {
  const gear = { weapons: [sword, greatsword], shields: [shield] };

  it.each([[['sword', 'shield']], [['greatsword']], [[]]])('SG-TRN-2 %j', (inHand) => {
    expect(accepts({ ...gear, inHand })).toBe(true);
  });

  it.each([[['greatsword', 'shield']], [['spoon']], [['sword', 'sword']]])(
    'SG-TRN-2 is not %j: two hands, each thing there and once',
    (inHand) => {
      expect(accepts({ ...gear, inHand })).toBe(false);
    },
  );

  it('SG-DAT-3 has an id of its own, and none that fists and claws go by', () => {
    expect(accepts({ weapons: [sword], shields: [{ ...shield, id: 'sword' }] })).toBe(false);
    expect(accepts({ weapons: [{ ...sword, id: 'unarmed' }] })).toBe(false);
    expect(accepts({ weapons: [{ ...sword, id: 'natural' }] })).toBe(false);
    expect(accepts({ shields: [{ ...shield, id: 'unarmed' }] })).toBe(false);
  });
});

describe('what no sheet says', () => {
  it('SG-DAT-1 is refused: unknown fields, no name, another number of rows', () => {
    expect(accepts({ strength: 3 })).toBe(false);
    expect(accepts({ name: '' })).toBe(false);
    expect(accepts({ row: 'middle' })).toBe(false);
  });
});
