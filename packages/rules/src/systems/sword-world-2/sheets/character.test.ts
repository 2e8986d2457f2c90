import { describe, expect, it } from 'vitest';
import { characterSchema } from './character';

const least = { name: 'アールヴ', hp: 20 };
const accepts = (change: object) => characterSchema.safeParse({ ...least, ...change }).success;
const acceptsJson = (json: string) => characterSchema.safeParse(JSON.parse(json)).success;
const weapon = { id: 'w', name: '剣', skill: 'fighter', damage: '2d', inHand: true };

describe('SW-DAT-1 character', () => {
  it('SW-DAT-1 needs a name and hit points only', () => {
    expect(characterSchema.parse(least)).toEqual({
      name: 'アールヴ',
      note: '',
      race: 'human',
      adventurerLevel: 1,
      skills: {},
      bonuses: { dexterity: 0, agility: 0, strength: 0, vitality: 0, intelligence: 0, spirit: 0 },
      hp: { now: 20, max: 20 },
      mp: { now: 0, max: 0 },
      defence: 0,
      evasionModifier: 0,
      fate: 'alive',
      taint: 0,
      feats: [],
      otherFeats: [],
      weapons: [],
      spells: [],
      items: [],
      gamel: 0,
      overrides: { magicPower: {}, accuracy: {} },
    });
    expect(accepts({ name: undefined })).toBe(false);
    expect(accepts({ hp: undefined })).toBe(false);
  });

  it('SW-DAT-1 takes known skills and the group its own', () => {
    const { skills } = characterSchema.parse({ ...least, skills: { fighter: 3, warLeader: 2 } });
    expect(skills).toEqual({ fighter: 3, warLeader: 2 });
    expect(accepts({ skills: { fighter: -1 } })).toBe(false);
    expect(accepts({ skills: { fighter: 31 } })).toBe(false);
    expect(accepts({ skills: { 'two words': 1 } })).toBe(false);
  });

  it('SW-DAT-1 bounds an open list', () => {
    const many = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, index) => [`skill${index}`, 1]));
    expect(accepts({ skills: many(64) })).toBe(true);
    expect(accepts({ skills: many(65) })).toBe(false);
  });

  it('SW-DAT-1 makes -0 plain 0, as JSON would', () => {
    expect(characterSchema.parse({ ...least, gamel: -0 }).gamel).toBe(0);
  });

  it('SW-DEF-4 keeps hit points below 0', () => {
    expect(characterSchema.parse({ ...least, hp: { now: -6, max: 20 } }).hp.now).toBe(-6);
  });

  it.each([
    ['a maximum of 0', { hp: 0 }],
    ['a negative maximum', { hp: { max: -5 } }],
    ['more than the maximum', { hp: { now: 21, max: 20 } }],
    ['a huge maximum', { hp: 10_000 }],
    ['a fraction', { hp: 7.5 }],
    ['NaN', { hp: Number.NaN }],
    ['infinity', { hp: { max: Number.POSITIVE_INFINITY } }],
    ['a text', { hp: '20' }],
    ['negative magic points', { mp: { now: -1, max: 5 } }],
    ['NaN in a bonus', { bonuses: { agility: Number.NaN } }],
    ['a huge bonus', { bonuses: { agility: 21 } }],
    ['an unknown bonus', { bonuses: { luck: 1 } }],
    ['an unknown field', { luck: 1 }],
    ['an unknown feat', { feats: ['flight'] }],
    ['a feat twice', { feats: ['cover', 'cover'] }],
    ['taint above 5', { taint: 6 }],
    ['negative gamel', { gamel: -1 }],
    ['17 weapons', { weapons: Array.from({ length: 17 }, (_, i) => ({ ...weapon, id: `w${i}` })) }],
    ['an id twice', { items: [1, 2].map(() => ({ id: 'a', name: 'a' })) }],
    ['a name of 10,000 characters', { name: 'あ'.repeat(10_000) }],
    ['a direction override in the name', { name: 'アールヴ\u202E' }],
  ])('SW-DAT-1 refuses %s', (_, change) => {
    expect(accepts(change)).toBe(false);
  });

  it.each([
    '{"name":"a","hp":1,"__proto__":{"gamel":5}}',
    '{"name":"a","hp":1,"skills":{"__proto__":5}}',
    '{"name":"a","hp":1,"skills":{"constructor":5}}',
    '{"name":"a","hp":1,"bonuses":{"__proto__":{"agility":5}}}',
    '{"name":"a","hp":1,"overrides":{"accuracy":{"__proto__":5}}}',
    '{"name":"a","hp":1,"overrides":{"magicPower":{"toString":5}}}',
    '{"name":"a","hp":1,"constructor":{}}',
  ])('SW-DAT-1 refuses prototype keys: %s', (json) => {
    expect(acceptsJson(json)).toBe(false);
  });

  it.each([[null], [[]], ['アールヴ'], [7]])('SW-DAT-1 refuses %j as a sheet', (input) => {
    expect(characterSchema.safeParse(input).success).toBe(false);
  });

  it('SW-ACT-17 starts with no more in hand than two hands hold', () => {
    const second = { ...weapon, id: 'v' };
    expect(accepts({ weapons: [weapon, second] })).toBe(true);
    expect(accepts({ weapons: [weapon, { ...second, hands: 2 }] })).toBe(false);
    expect(accepts({ weapons: [weapon, { ...second, hands: 2, inHand: false }] })).toBe(true);
  });

  it('SW-DAT-1 takes finished numbers, accuracy for weapons that exist', () => {
    expect(accepts({ overrides: { evasion: 6, magicPower: { priest: 5 } } })).toBe(true);
    expect(accepts({ weapons: [weapon], overrides: { accuracy: { w: 7 } } })).toBe(true);
    expect(accepts({ weapons: [weapon], overrides: { accuracy: { x: 7 } } })).toBe(false);
  });
});
