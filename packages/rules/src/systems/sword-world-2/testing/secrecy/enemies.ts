import type { EnemyInput } from '../../sheets';
import { STARTER_ENEMIES } from '../../starter/enemies';

/** A hidden roller of everything: words for all it does, choices put to others, parts with one core. */
const oracle: EnemyInput = {
  name: '三面の託宣者',
  nameEn: 'Three-faced Oracle',
  publicName: '石の顔',
  category: 'demon',
  fame: 30,
  weaknessValue: 35,
  weakness: { kind: 'magicDamage', amount: 3 },
  initiativeValue: 10,
  vitalityResistance: 5,
  mentalResistance: 5,
  magicPower: 6,
  parts: ['left', 'middle', 'right'].map((id) => ({
    id,
    name: '顔',
    attacks: [
      { id: 'gaze', name: '石化の凝視', publicName: '視線', accuracy: 6, damage: '2d+3' },
      {
        id: 'spit',
        name: '呪詛の礫',
        publicName: '何かを吐く',
        kind: 'thrown',
        accuracy: 5,
        damage: { rating: 10, additional: 4 },
      },
    ],
    evasion: 4,
    defence: 3,
    hp: 40,
    mp: 30,
  })),
  core: 'middle',
  spells: [
    {
      id: 'doubt',
      name: '疑心の呪い',
      nameEn: 'Curse of Doubt',
      publicName: '低い声',
      mpCost: 2,
      range: 20,
      target: { kind: 'many', count: 2 },
      resist: { outcome: 'shorter' },
      effect: { kind: 'status', modifiers: { accuracy: -1 }, rounds: 3, shorterRounds: 1 },
    },
    {
      id: 'offer',
      name: '偽りの取引',
      nameEn: 'False Bargain',
      publicName: '囁き',
      mpCost: 2,
      range: 20,
      resist: { outcome: 'atWill' },
      effect: { kind: 'status', name: '約束', modifiers: { evasion: -1 }, rounds: 2 },
    },
    {
      id: 'mending',
      name: '闇の修復',
      nameEn: 'Dark Mending',
      publicName: '祈り',
      mpCost: 3,
      range: 20,
      resist: { outcome: 'unresistable' },
      effect: { kind: 'healing', rating: 20 },
    },
    {
      id: 'fury',
      name: '憤怒の面',
      nameEn: 'Mask of Fury',
      publicName: '顔色が変わる',
      mpCost: 2,
      range: 10,
      target: { kind: 'area', affects: 'allies' },
      resist: { outcome: 'atWill' },
      effect: { kind: 'status', modifiers: { damage: 2 }, rounds: 2 },
      action: 'minor',
    },
    {
      id: 'wave',
      name: '波動',
      mpCost: 4,
      range: 10,
      target: { kind: 'area', affects: 'everyone' },
      resist: { outcome: 'half' },
      effect: { kind: 'diceDamage', dice: '2d', addMagicPower: true },
    },
  ],
  loot: [
    { roll: 'auto', items: [{ name: '石片', price: 10 }] },
    { roll: { from: 8 }, items: [{ name: '託宣の面', price: 900 }] },
  ],
};

/** Cannot be told from others by its look: no words of its own, no name for what it does. */
const nameless: EnemyInput = {
  name: '名もなき獣',
  category: 'animal',
  fame: 28,
  initiativeValue: 10,
  vitalityResistance: 4,
  mentalResistance: 4,
  parts: [{ attacks: [{ accuracy: 4, damage: '2d+2' }], evasion: 4, defence: 2, hp: 30 }],
};

/** Sheets that fights are made of: two that hide as much as a sheet can, and the starters. */
export const ENEMIES: readonly EnemyInput[] = [
  oracle,
  nameless,
  ...(Object.values(STARTER_ENEMIES) as EnemyInput[]),
];
