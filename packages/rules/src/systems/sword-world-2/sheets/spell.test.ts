import { describe, expect, it } from 'vitest';
import { isDamage } from './effects';
import { enemySpellSchema, resistanceTo, spellSchema } from './spell';

const bolt = {
  id: 'bolt',
  name: '光弾',
  skill: 'sorcerer',
  mpCost: 4,
  range: 30,
  resist: { outcome: 'half' },
  effect: { kind: 'ratingDamage', rating: 10 },
};
const healing = {
  id: 'heal',
  name: '癒し',
  skill: 'priest',
  range: 'touch',
  effect: { kind: 'healing', rating: 10 },
};
const status = { kind: 'status', modifiers: { evasion: -2 }, rounds: 3 };
const accepts = (change: object) => spellSchema.safeParse({ ...bolt, ...change }).success;

describe('SW-DAT-5 spell', () => {
  it('SW-DAT-5 fills in a short row', () => {
    expect(spellSchema.parse(bolt)).toEqual({
      id: 'bolt',
      name: '光弾',
      note: '',
      skill: 'sorcerer',
      mpCost: 4,
      range: 30,
      target: { kind: 'one' },
      physical: false,
      resist: { by: 'mental', outcome: 'half' },
      effect: { kind: 'ratingDamage', rating: 10, critical: 10 },
      action: 'major',
    });
  });

  it.each([
    [{ kind: 'one' }],
    [{ kind: 'many', count: 3 }],
    [{ kind: 'area' }],
    [{ kind: 'area', affects: 'allies' }],
  ])('SW-DAT-5 takes the target %j', (target) => {
    expect(accepts({ target })).toBe(true);
  });

  it('SW-DAT-5 takes every effect', () => {
    expect(accepts({ effect: { kind: 'diceDamage', dice: '2d+6' } })).toBe(true);
    expect(accepts({ effect: { kind: 'fixedDamage', amount: 10 } })).toBe(true);
    expect(accepts({ effect: status, resist: { outcome: 'none' } })).toBe(true);
    expect(accepts({ effect: { ...status, rounds: 'fight' }, resist: { outcome: 'none' } })).toBe(
      true,
    );
    expect(accepts({ effect: { kind: 'death' } })).toBe(false);
  });

  it('SW-ACT-6 keeps the shorter duration in the data', () => {
    const shorter = { outcome: 'shorter' };
    expect(accepts({ effect: { ...status, shorterRounds: 1 }, resist: shorter })).toBe(true);
    expect(accepts({ effect: status, resist: shorter })).toBe(false);
    expect(accepts({ resist: shorter })).toBe(false);
  });

  it('SW-ACT-6 halves amounts only', () => {
    expect(accepts({ effect: status, resist: { outcome: 'half' } })).toBe(false);
  });

  it('SW-ACT-6 must say how it is resisted, healing apart', () => {
    expect(accepts({ resist: undefined })).toBe(false);
    expect(spellSchema.safeParse(healing).success).toBe(true);
  });

  it('SW-ACT-11 resists silent healing to nothing, other healing as its data says', () => {
    expect(resistanceTo(spellSchema.parse(healing))).toEqual({ by: 'mental', outcome: 'none' });
    const stated = spellSchema.parse({
      ...healing,
      resist: { by: 'vitality', outcome: 'half' },
    });
    expect(resistanceTo(stated)).toEqual({ by: 'vitality', outcome: 'half' });
  });

  it('SW-DAT-5 refuses several targets at range self, and unknown fields', () => {
    expect(accepts({ range: 'self', target: { kind: 'many', count: 2 } })).toBe(false);
    expect(accepts({ range: 'far' })).toBe(false);
    expect(accepts({ part: 'head' })).toBe(false);
    expect(accepts({ effect: { ...status, modifiers: { luck: 1 } } })).toBe(false);
    expect(accepts({ mpCost: -1 })).toBe(false);
  });

  it('SW-DAT-5 tells damage from healing and status', () => {
    expect(isDamage(spellSchema.parse(bolt).effect)).toBe(true);
    expect(isDamage(spellSchema.parse(healing).effect)).toBe(false);
  });

  it('SW-DAT-3 gives enemies power and part instead of a skill', () => {
    const { skill: _, ...ability } = bolt;
    expect(enemySpellSchema.parse({ ...ability, power: '5(12)', part: 'head' })).toMatchObject({
      power: 5,
      part: 'head',
    });
    expect(enemySpellSchema.safeParse(bolt).success).toBe(false);
  });
});
