import { describe, expect, it } from 'vitest';
import {
  characterSchema,
  enemySchema,
  prefilledPools,
  prefilledTechnique,
  STATUSES,
  techniqueSchema,
  WEAPON_SKILLS,
} from '../sheets';
import { STARTER_CHARACTERS } from './characters';
import { STARTER_ENEMIES } from './enemies';
import { STARTER_SPELL_SKILLS, STARTER_TECHNIQUES } from './techniques';
import { known } from './techniques/known';

const characters = Object.values(STARTER_CHARACTERS);
const enemies = Object.values(STARTER_ENEMIES);
const SKILLS = [...Object.keys(WEAPON_SKILLS), ...Object.keys(STARTER_SPELL_SKILLS)];
const copied = (sheet: unknown): unknown => JSON.parse(JSON.stringify(sheet));
const bySkill = (skill: string) => STARTER_TECHNIQUES.filter((each) => each.skill === skill);

describe('starter sheets', () => {
  it.each(Object.entries(STARTER_CHARACTERS))('SG-DAT-1 %s survives storing', (_, sheet) => {
    expect(JSON.stringify(characterSchema.parse(copied(sheet)))).toBe(JSON.stringify(sheet));
  });

  it.each(Object.entries(STARTER_ENEMIES))('SG-DAT-4 %s survives storing', (_, sheet) => {
    expect(JSON.stringify(enemySchema.parse(copied(sheet)))).toBe(JSON.stringify(sheet));
  });

  it('SG-DAT-3 every technique survives storing', () => {
    for (const technique of STARTER_TECHNIQUES) {
      expect(JSON.stringify(techniqueSchema.parse(copied(technique)))).toBe(
        JSON.stringify(technique),
      );
    }
  });
});

describe('starter techniques', () => {
  it('SG-DAT-5 belong to every weapon skill and to six spell skills, each id and name once', () => {
    expect(new Set(STARTER_TECHNIQUES.map(({ skill }) => skill))).toEqual(new Set(SKILLS));
    for (const field of ['id', 'name', 'nameEn'] as const) {
      expect(new Set(STARTER_TECHNIQUES.map((each) => each[field])).size).toBe(
        STARTER_TECHNIQUES.length,
      );
    }
  });

  it.each(SKILLS)('SG-DAT-5 reach from rank 1 to rank 6 in %s', (skill) => {
    const ranks = new Set(bySkill(skill).map(({ rank }) => rank));
    expect([Math.min(...ranks), Math.max(...ranks)]).toEqual([1, 6]);
    expect(ranks.size).toBeGreaterThanOrEqual(4);
  });

  it('SG-DAT-5 cost their rank', () => {
    for (const { rank, cost } of STARTER_TECHNIQUES) expect(cost).toBe(rank);
  });

  it('SG-DAT-5 have the power of their rank where nothing else speaks for another', () => {
    const [plain] = known('helm-ringer');
    expect(plain).toMatchObject({ rank: 1, ...prefilledTechnique(1) });
    const [fifth] = known('five-raindrops');
    expect(fifth).toMatchObject({ rank: 5, cost: 5, dice: 4, base: 10 });
  });

  it('SG-DAT-3 name their attributes if they are spells that hurt: they have no weapon', () => {
    const spells = STARTER_TECHNIQUES.filter(
      ({ skill, kind }) => skill in STARTER_SPELL_SKILLS && kind === 'attack',
    );
    expect(spells.filter(({ attributes }) => attributes === undefined)).toEqual([]);
  });

  it('SG-DAT-3 show every kind, every choice of targets and every status', () => {
    const seen = <T>(of: (each: (typeof STARTER_TECHNIQUES)[number]) => T) =>
      new Set(STARTER_TECHNIQUES.map(of));
    expect(seen(({ kind }) => kind)).toEqual(new Set(['attack', 'support', 'parry', 'counter']));
    expect(seen(({ targets }) => targets)).toEqual(new Set(['one', 'row', 'all', 'self']));
    expect(new Set(STARTER_TECHNIQUES.flatMap(({ effects }) => effects.inflicts))).toEqual(
      new Set(Object.keys(STATUSES)),
    );
  });

  it('SG-GLM-12 hold a counter to be learned with most weapons one fights hand to hand with', () => {
    const counters = STARTER_TECHNIQUES.filter(({ kind }) => kind === 'counter');
    expect(new Set(counters.map(({ skill }) => skill))).toEqual(
      new Set(['sword', 'greatsword', 'shortsword', 'spear', 'unarmed']),
    );
  });
});

describe('a starter character', () => {
  it.each(Object.entries(STARTER_CHARACTERS))('SG-DAT-5 %s has the prefilled pools', (_, sheet) => {
    const { hp, wp, jp, lp, dp } = sheet;
    expect({ hp: hp.max, wp: wp.max, jp: jp.max, lp: lp.max, dp }).toEqual(prefilledPools(sheet));
  });

  it.each(Object.entries(STARTER_CHARACTERS))('SG-DAT-6 %s has the skills it uses', (_, sheet) => {
    const had = new Set(sheet.skills.map(({ id }) => id));
    for (const { skill } of sheet.techniques) expect(had).toContain(skill);
    for (const id of sheet.inHand) {
      const weapon = sheet.weapons.find((each) => each.id === id);
      if (weapon) expect(had).toContain(weapon.skill);
    }
  });

  it('SG-TRN-6 parries and counters with sword and shield, a two-handed blade and bare hands', () => {
    const defences = (sheet: (typeof characters)[number]) =>
      sheet.techniques.filter(({ kind }) => kind === 'parry' || kind === 'counter');
    const { shirogane, oume, gonta } = STARTER_CHARACTERS;
    expect(defences(shirogane).map(({ kind }) => kind)).toEqual(['parry']);
    expect(defences(oume).map(({ kind }) => kind)).toEqual(['parry']);
    expect(defences(gonta).map(({ kind }) => kind)).toEqual(['parry', 'counter']);
    expect(gonta.inHand).toEqual([]);
  });

  it('SG-TRN-3 stands in the back row with a bow, a spell or neither', () => {
    expect(characters.map(({ row }) => row).filter((row) => row === 'back')).toHaveLength(2);
  });
});

describe('a starter enemy', () => {
  it('SG-DAT-4 has a rank between 1 and 6; two are bosses', () => {
    expect(new Set(enemies.map(({ rank }) => rank))).toEqual(new Set([1, 2, 3, 4, 5, 6]));
    expect(enemies.filter(({ boss }) => boss).map(({ rank }) => rank)).toEqual([5, 6]);
  });

  it('SG-OPT-1 has a public name in two languages that is not its name', () => {
    for (const { name, nameEn, publicName, publicNameEn } of enemies) {
      expect(publicName).toBeDefined();
      expect(publicNameEn).toBeDefined();
      expect([publicName, publicNameEn]).not.toContain(name);
      expect([publicName, publicNameEn]).not.toContain(nameEn);
    }
  });

  it('SG-ATT-2 some are weak, some resist, some are immune', () => {
    for (const field of ['weak', 'resists', 'immune'] as const) {
      expect(enemies.some((sheet) => sheet[field].length > 0)).toBe(true);
    }
  });

  it('SG-DAT-3 parries, counters, charms, poisons and strikes all among them', () => {
    const techniques = enemies.flatMap((sheet) => sheet.techniques);
    const kinds = techniques.map(({ kind }) => kind);
    expect(kinds).toEqual(expect.arrayContaining(['parry', 'counter', 'support', 'attack']));
    const inflicted = techniques.flatMap(({ effects }) => effects.inflicts);
    expect(inflicted).toEqual(expect.arrayContaining(['charm', 'poison', 'petrification']));
    expect(techniques.some(({ targets }) => targets === 'all')).toBe(true);
  });

  it('SG-GLM-8 has techniques of its own, told apart from those that can be learned', () => {
    const learned = new Set(STARTER_TECHNIQUES.map(({ id }) => id));
    const own = enemies.flatMap((sheet) => sheet.techniques.map(({ id }) => id));
    expect(own.filter((id) => learned.has(id))).toEqual([]);
  });
});
