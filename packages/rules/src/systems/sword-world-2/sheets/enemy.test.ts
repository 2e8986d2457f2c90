import { describe, expect, it } from 'vitest';
import { enemySchema } from './enemy';
import type { EnemyInput } from './enemy';

const least: EnemyInput = {
  name: 'ボガード',
  fame: 6,
  initiativeValue: 11,
  vitalityResistance: 4,
  mentalResistance: 3,
  parts: [{ evasion: 3, hp: 21, attacks: [{ accuracy: 4, damage: '2d+5' }] }],
};
const head = { id: 'head', name: '頭', evasion: 3, hp: 10 };
const tail = { id: 'tail', name: '尾', evasion: 3, hp: 10 };
const ability = {
  id: 'breath',
  name: '息',
  range: 10,
  resist: { by: 'vitality', outcome: 'half' },
  effect: { kind: 'diceDamage', dice: '2d' },
};
const accepts = (change: object) => enemySchema.safeParse({ ...least, ...change }).success;

describe('SW-DAT-3 enemy', () => {
  it('SW-DAT-3 fills in a short sheet', () => {
    expect(enemySchema.parse(least)).toEqual({
      name: 'ボガード',
      note: '',
      category: 'other',
      level: 1,
      fame: 6,
      weaknessValue: 'none',
      knowledgeSkills: [],
      initiativeValue: 11,
      vitalityResistance: 4,
      mentalResistance: 3,
      parts: [
        {
          id: 'body',
          name: '本体',
          attacks: [
            {
              id: 'attack',
              name: '攻撃',
              kind: 'melee',
              range: 0,
              accuracy: 4,
              damage: { dice: { count: 2, sides: 6, plus: 5 } },
            },
          ],
          evasion: 3,
          defence: 0,
          hp: 21,
          mp: 0,
        },
      ],
      spells: [],
      traits: [],
      loot: [],
    });
  });

  it('SW-DAT-4 reads published values, fixed = base + 7', () => {
    const enemy = enemySchema.parse({
      ...least,
      vitalityResistance: '4(11)',
      mentalResistance: '3（10）',
      magicPower: '-1(6)',
    });
    expect(enemy).toMatchObject({ vitalityResistance: 4, mentalResistance: 3, magicPower: -1 });
    expect(accepts({ vitalityResistance: '4(12)' })).toBe(false);
    expect(accepts({ vitalityResistance: '11' })).toBe(false);
    expect(accepts({ vitalityResistance: 51 })).toBe(false);
    expect(accepts({ vitalityResistance: '51(58)' })).toBe(false);
    expect(accepts({ vitalityResistance: 'strong' })).toBe(false);
  });

  it.each([
    { kind: 'physicalDamage', amount: 2 },
    { kind: 'magicDamage', amount: 2 },
    { kind: 'attributeDamage', attribute: 'fire', amount: 3 },
    { kind: 'accuracy', amount: 1, wording: '命中力+1' },
    { kind: 'healingDamage', amount: 3 },
  ])('SW-DAT-3 takes the weakness %j', (weakness) => {
    expect(accepts({ weaknessValue: 14, weakness })).toBe(true);
  });

  it('SW-DAT-3 refuses other weaknesses', () => {
    expect(accepts({ weakness: { kind: 'attributeDamage', amount: 3 } })).toBe(false);
    expect(accepts({ weakness: { kind: 'magicDamage', attribute: 'fire', amount: 3 } })).toBe(
      false,
    );
    expect(accepts({ weakness: { kind: 'fear', amount: 3 } })).toBe(false);
    expect(accepts({ weaknessValue: 'never' })).toBe(false);
  });

  it('SW-DAT-3 has at least one part, each with its own id, and a core among them', () => {
    expect(accepts({ parts: [] })).toBe(false);
    expect(accepts({ parts: [head, tail] })).toBe(true);
    expect(accepts({ parts: [head, head] })).toBe(false);
    expect(accepts({ parts: [head, tail], core: 'head' })).toBe(true);
    expect(accepts({ parts: [head, tail], core: 'wing' })).toBe(false);
    expect(accepts({ parts: [{ ...head, hp: -1 }] })).toBe(false);
    expect(accepts({ parts: [{ ...head, hp: 0 }] })).toBe(false);
  });

  it('SW-ACT-4 knows the range of an attack by its kind', () => {
    const attacks = [{ kind: 'thrown', accuracy: 4, damage: '2d' }];
    const enemy = enemySchema.parse({ ...least, parts: [{ ...head, attacks }] });
    expect(enemy.parts[0]?.attacks[0]?.range).toBe(10);
  });

  it('SW-DAT-3 binds abilities to parts that exist and to a power', () => {
    expect(accepts({ spells: [ability] })).toBe(false);
    expect(accepts({ spells: [ability], magicPower: 4 })).toBe(true);
    expect(accepts({ spells: [{ ...ability, power: 4 }] })).toBe(true);
    expect(accepts({ spells: [{ ...ability, resist: { outcome: 'unresistable' } }] })).toBe(true);
    expect(accepts({ magicPower: 4, spells: [{ ...ability, part: 'body' }] })).toBe(true);
    expect(accepts({ magicPower: 4, spells: [{ ...ability, part: 'tail' }] })).toBe(false);
  });

  it('SW-END-2 takes automatic rows and ranges that do not overlap', () => {
    const item = { name: '牙', price: 20 };
    const loot = [
      { roll: 'auto', items: [item] },
      { roll: { to: 6 } },
      { roll: { from: 7, to: 9 } },
    ];
    expect(enemySchema.parse({ ...least, loot }).loot).toEqual([
      { roll: 'auto', items: [{ name: '牙', count: 1, price: 20 }] },
      { roll: { from: 2, to: 6 }, items: [] },
      { roll: { from: 7, to: 9 }, items: [] },
    ]);
    expect(accepts({ loot: [...loot, { roll: { from: 9 } }] })).toBe(false);
    expect(accepts({ loot: [{ roll: { from: 8, to: 7 } }] })).toBe(false);
    expect(accepts({ loot: [{ roll: { from: 1, to: 7 } }] })).toBe(false);
  });

  it('SW-DAT-3 refuses unknown fields and prototype keys', () => {
    expect(accepts({ secret: 1 })).toBe(false);
    expect(accepts({ parts: [{ ...head, secret: 1 }] })).toBe(false);
    const json = JSON.stringify(least).replace('{', '{"__proto__":{"fame":0},');
    expect(enemySchema.safeParse(JSON.parse(json)).success).toBe(false);
  });
});
