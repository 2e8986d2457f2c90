import type { EnemyInput } from '../../sheets';

const redhoodSlinger: EnemyInput = {
  name: 'アカズキンの投げ手',
  nameEn: 'Redhood Thrower',
  publicName: '赤い頭巾の小人',
  publicNameEn: 'Small Figure in a Red Hood',
  note: '徒党を組む蛮族。石を投げては木陰に隠れる。',
  category: 'barbarian',
  level: 2,
  fame: 6,
  weaknessValue: 11,
  weakness: { kind: 'accuracy', amount: 1, wording: '命中力+1' },
  initiativeValue: 11,
  vitalityResistance: '3(10)',
  mentalResistance: '3(10)',
  parts: [
    {
      attacks: [
        {
          id: 'stone',
          name: '投石',
          nameEn: 'Thrown Stone',
          kind: 'thrown',
          accuracy: '4(11)',
          damage: '2d+2',
        },
        { id: 'knife', name: '短刀', nameEn: 'Knife', accuracy: '4(11)', damage: '2d+3' },
      ],
      evasion: '4(11)',
      defence: 2,
      hp: 17,
      mp: 8,
    },
  ],
  loot: [
    { roll: 'auto', items: [{ name: '小銭', nameEn: 'Small Change', count: 5, price: 1 }] },
    { roll: { from: 7, to: 10 }, items: [{ name: '短刀', nameEn: 'Knife', price: 30 }] },
    { roll: { from: 11 }, items: [{ name: '銀の留め具', nameEn: 'Silver Clasp', price: 100 }] },
  ],
};

const redhoodHexer: EnemyInput = {
  name: 'アカズキンの呪い手',
  nameEn: 'Redhood Hexer',
  publicName: '杖を持つ赤い頭巾',
  publicNameEn: 'Red Hood with a Staff',
  category: 'barbarian',
  level: 3,
  fame: 9,
  weaknessValue: 13,
  weakness: { kind: 'magicDamage', amount: 2, wording: '魔法ダメージ+2点' },
  initiativeValue: 12,
  vitalityResistance: '4(11)',
  mentalResistance: '5(12)',
  magicPower: '5(12)',
  parts: [
    {
      attacks: [{ name: '杖', nameEn: 'Staff', accuracy: '3(10)', damage: '2d+1' }],
      evasion: '3(10)',
      defence: 1,
      hp: 19,
      mp: 27,
    },
  ],
  spells: [
    {
      id: 'dark-bolt',
      name: '闇の礫',
      nameEn: 'Dark Pebble',
      mpCost: 4,
      range: 30,
      attribute: 'darkness',
      resist: { outcome: 'half' },
      effect: { kind: 'ratingDamage', rating: 10 },
    },
    {
      id: 'lead-feet',
      name: '鉛の足',
      nameEn: 'Feet of Lead',
      mpCost: 3,
      range: 20,
      attribute: 'curse',
      resist: { outcome: 'shorter' },
      effect: { kind: 'status', modifiers: { evasion: -2 }, rounds: 3, shorterRounds: 1 },
    },
    {
      id: 'war-drum',
      name: '戦太鼓',
      nameEn: 'War Drum',
      mpCost: 3,
      range: 10,
      target: { kind: 'area', affects: 'allies' },
      resist: { outcome: 'unresistable' },
      effect: { kind: 'status', modifiers: { damage: 2 }, rounds: 3 },
    },
  ],
  loot: [
    { roll: { to: 6 }, items: [{ name: '小銭', nameEn: 'Small Change', count: 10, price: 1 }] },
    { roll: { from: 7 }, items: [{ name: '呪いの札', nameEn: 'Hex Slip', price: 90 }] },
  ],
};

const roadBandit: EnemyInput = {
  name: '街道荒らし',
  nameEn: 'Road Bandit',
  note: '食い詰めた傭兵。分が悪いと見れば武器を捨てる。',
  category: 'humanoid',
  level: 2,
  fame: 5,
  knowledgeSkills: [{ skill: 'scout' }],
  initiativeValue: 11,
  vitalityResistance: '4(11)',
  mentalResistance: '3(10)',
  parts: [
    {
      attacks: [
        { id: 'sword', name: '段平', nameEn: 'Broadsword', accuracy: '5(12)', damage: '2d+3' },
        {
          id: 'bow',
          name: '短弓',
          nameEn: 'Short Bow',
          kind: 'bow',
          range: 20,
          accuracy: '4(11)',
          damage: '2d+2',
        },
      ],
      evasion: '4(11)',
      defence: 3,
      hp: 20,
      mp: 10,
    },
  ],
  loot: [
    { roll: 'auto', items: [{ name: '財布', nameEn: 'Purse', price: 30 }] },
    { roll: { from: 10 }, items: [{ name: '盗品の指輪', nameEn: 'Stolen Ring', price: 200 }] },
  ],
};

const shadowServant: EnemyInput = {
  name: 'カゲツカイ',
  nameEn: 'Shadow Servant',
  publicName: '立ち上がる影',
  publicNameEn: 'Rising Shadow',
  note: '主の影から切り出された魔神。光を嫌う。',
  category: 'demon',
  level: 4,
  fame: 12,
  weaknessValue: 16,
  weakness: {
    kind: 'attributeDamage',
    attribute: 'light',
    amount: 3,
    wording: '光属性ダメージ+3点',
  },
  initiativeValue: 13,
  vitalityResistance: '6(13)',
  mentalResistance: '6(13)',
  magicPower: '6(13)',
  parts: [
    {
      attacks: [
        {
          name: '影の爪',
          nameEn: 'Shadow Claw',
          accuracy: '6(13)',
          damage: '2d+5',
          attribute: 'darkness',
        },
      ],
      evasion: '5(12)',
      defence: 3,
      hp: 34,
      mp: 24,
    },
  ],
  spells: [
    {
      id: 'gnawing-dark',
      name: '蝕む闇',
      nameEn: 'Gnawing Dark',
      mpCost: 5,
      range: 10,
      attribute: 'darkness',
      resist: { outcome: 'none' },
      effect: { kind: 'fixedDamage', amount: 10 },
    },
    {
      id: 'veil',
      name: '影纏い',
      nameEn: 'Veil of Shadow',
      mpCost: 3,
      range: 'self',
      action: 'minor',
      resist: { outcome: 'unresistable' },
      effect: { kind: 'status', modifiers: { evasion: 1 }, rounds: 'fight' },
    },
  ],
  loot: [
    { roll: { to: 8 } },
    { roll: { from: 9 }, items: [{ name: '影の切れ端', nameEn: 'Scrap of Shadow', price: 300 }] },
  ],
};

/** Folk with a will of their own. */
export const RAIDERS = { redhoodSlinger, redhoodHexer, roadBandit, shadowServant };
