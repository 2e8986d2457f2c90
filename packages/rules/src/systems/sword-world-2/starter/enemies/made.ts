import type { EnemyInput } from '../../sheets';

const clayGuard: EnemyInput = {
  name: '土くれの番人',
  nameEn: 'Clay Guard',
  note: '蔵の前に座る土人形。動くものを追い払う。',
  category: 'magicalConstruct',
  level: 3,
  fame: 8,
  weaknessValue: 13,
  weakness: {
    kind: 'attributeDamage',
    attribute: 'impact',
    amount: 3,
    wording: '衝撃属性ダメージ+3点',
  },
  initiativeValue: 8,
  vitalityResistance: '6(13)',
  mentalResistance: '3(10)',
  parts: [
    {
      attacks: [{ name: '拳', nameEn: 'Fist', accuracy: '5(12)', damage: '2d+6' }],
      evasion: '2(9)',
      defence: 5,
      hp: 30,
    },
  ],
  traits: [{ name: '痛みを知らない', nameEn: 'Feels no Pain', note: '毒と精神効果を受けない。' }],
  loot: [
    { roll: 'auto', items: [{ name: '粘土', nameEn: 'Clay', count: 3, price: 10 }] },
    { roll: { from: 10 }, items: [{ name: '符の核', nameEn: 'Charm Core', price: 250 }] },
  ],
};

const boneArcher: EnemyInput = {
  name: '骨の弓兵',
  nameEn: 'Bone Archer',
  publicName: '弓を持つ骸骨',
  publicNameEn: 'Skeleton with a Bow',
  category: 'undead',
  level: 3,
  fame: 7,
  weaknessValue: 12,
  weakness: { kind: 'healingDamage', amount: 3, wording: '回復効果ダメージ+3点' },
  knowledgeSkills: [{ skill: 'priest' }],
  initiativeValue: 11,
  vitalityResistance: '4(11)',
  mentalResistance: '4(11)',
  parts: [
    {
      attacks: [
        {
          id: 'bow',
          name: '弓',
          nameEn: 'Bow',
          kind: 'bow',
          accuracy: '5(12)',
          damage: '2d+3',
        },
        { id: 'bone', name: '骨の腕', nameEn: 'Bone Arm', accuracy: '4(11)', damage: '2d+2' },
      ],
      evasion: '4(11)',
      defence: 2,
      hp: 22,
    },
  ],
  loot: [
    { roll: { to: 6 } },
    {
      roll: { from: 7 },
      items: [{ name: '古い鏃', nameEn: 'Old Arrowhead', count: 2, price: 25 }],
    },
  ],
};

const ironScorpion: EnemyInput = {
  name: 'テツサソリ',
  nameEn: 'Iron Scorpion',
  publicName: '鉄の大蠍',
  publicNameEn: 'Giant Scorpion of Iron',
  note: '遺跡を守る三部位の魔動機。胴体の動力を止めれば動かなくなる。',
  category: 'machine',
  level: 5,
  fame: 13,
  weaknessValue: 17,
  weakness: {
    kind: 'attributeDamage',
    attribute: 'lightning',
    amount: 3,
    wording: '雷属性ダメージ+3点',
  },
  knowledgeSkills: [{ skill: 'magitech', findsWeakness: true }],
  initiativeValue: 13,
  vitalityResistance: '7(14)',
  mentalResistance: '6(13)',
  parts: [
    { id: 'trunk', name: '胴体', nameEn: 'Trunk', evasion: '4(11)', defence: 4, hp: 32, mp: 15 },
    {
      id: 'claws',
      name: '鋏',
      nameEn: 'Claws',
      attacks: [{ name: '鋏', nameEn: 'Claws', accuracy: '6(13)', damage: '2d+6' }],
      evasion: '5(12)',
      defence: 3,
      hp: 22,
    },
    {
      id: 'tail',
      name: '尾',
      nameEn: 'Tail',
      attacks: [
        {
          name: '尾の銃',
          nameEn: 'Tail Gun',
          kind: 'gun',
          range: 20,
          accuracy: '6(13)',
          damage: '2d+3',
        },
      ],
      evasion: '5(12)',
      defence: 2,
      hp: 18,
    },
  ],
  core: 'trunk',
  spells: [
    {
      id: 'steam',
      name: '蒸気噴出',
      nameEn: 'Steam Burst',
      part: 'trunk',
      mpCost: 5,
      range: 'touch',
      target: { kind: 'area', affects: 'enemies' },
      attribute: 'fire',
      resist: { by: 'vitality', outcome: 'half' },
      power: '6(13)',
      effect: { kind: 'diceDamage', dice: '2d+3' },
    },
  ],
  loot: [
    { roll: 'auto', items: [{ name: '鉄くず', nameEn: 'Scrap Iron', count: 4, price: 15 }] },
    { roll: { from: 6, to: 9 }, items: [{ name: '歯車', nameEn: 'Cogwheel', price: 150 }] },
    { roll: { from: 10 }, items: [{ name: '動力筒', nameEn: 'Power Cell', price: 600 }] },
  ],
};

/** Things that were made, and the dead that rose. */
export const MADE = { clayGuard, boneArcher, ironScorpion };
