import type { EnemyInput } from '../../sheets';

/** Fame 8, weakness value 14, hurt by healing (SW-KNW-12); initiative value 10 (SW-INI-3). */
const revenant: EnemyInput = {
  name: 'レブナント',
  nameEn: 'Revenant',
  publicName: '歩く屍',
  publicNameEn: 'Walking Corpse',
  category: 'undead',
  level: 3,
  fame: 8,
  weaknessValue: 14,
  weakness: { kind: 'healingDamage', amount: 3, wording: '回復効果ダメージ+3点' },
  initiativeValue: 10,
  vitalityResistance: '5(12)',
  mentalResistance: '4(11)',
  parts: [
    {
      attacks: [{ name: '爪', nameEn: 'Claws', accuracy: '4(11)', damage: '2d+4' }],
      evasion: '3(10)',
      defence: 2,
      hp: 26,
      mp: 10,
    },
  ],
  loot: [
    { roll: { to: 8 } },
    { roll: { from: 9 }, items: [{ name: '錆びた首飾り', nameEn: 'Rusty Necklace', price: 80 }] },
  ],
};

/** Accuracy 11 as a fixed value and damage 2d+5 (SW-DEF-8). */
const bogard: EnemyInput = {
  name: 'ボガード',
  nameEn: 'Bogard',
  category: 'barbarian',
  level: 3,
  fame: 6,
  weaknessValue: 12,
  weakness: { kind: 'accuracy', amount: 1, wording: '命中力+1' },
  initiativeValue: 11,
  vitalityResistance: '4(11)',
  mentalResistance: '3(10)',
  parts: [
    {
      attacks: [{ name: '大鉈', nameEn: 'Heavy Cleaver', accuracy: '4(11)', damage: '2d+5' }],
      evasion: '3(10)',
      defence: 3,
      hp: 21,
      mp: 10,
    },
  ],
  loot: [
    { roll: 'auto', items: [{ name: '粗末な武器', nameEn: 'Crude Weapon', price: 10 }] },
    { roll: { from: 9 }, items: [{ name: '銀貨', nameEn: 'Silver Coins', count: 5, price: 10 }] },
  ],
};

/** The enemies of the source text; figures it does not name are ours. */
export const SOURCE_ENEMIES = { revenant, bogard };
