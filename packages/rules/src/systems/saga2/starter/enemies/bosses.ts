import type { EnemyInput } from '../../sheets';
import { ofSkill } from '../techniques/fill';

const upturnedQueen: EnemyInput = {
  name: '逆さ樹の女王',
  nameEn: 'Queen of the Upturned Tree',
  publicName: '根を空に向けた樹',
  publicNameEn: 'Tree with Its Roots in the Air',
  note: '枝を地の底に、根を空に張る。森の夢を食べて育つ。',
  rank: 5,
  boss: true,
  evasion: 8,
  hit: 9,
  spell: 10,
  resist: 9,
  hp: 110,
  attack: 9,
  defence: 4,
  weak: ['fire'],
  resists: ['water', 'blow'],
  immune: ['earth'],
  techniques: [
    ...ofSkill('spear', [
      {
        id: 'root-rain',
        name: '根の雨',
        nameEn: 'Rain of Roots',
        rank: 5,
        targets: 'all',
        dice: 3,
        base: 6,
        attributes: ['thrust'],
      },
      {
        id: 'sap-needle',
        name: '樹液の針',
        nameEn: 'Needle of Sap',
        rank: 4,
        base: 6,
        attributes: ['thrust'],
        effects: { inflicts: ['poison', 'paralysis'] },
      },
    ]),
    ...ofSkill('dusk', [
      {
        id: 'dream-harvest',
        name: '夢の収穫',
        nameEn: 'Harvest of Dreams',
        rank: 5,
        targets: 'row',
        dice: 1,
        base: 4,
        attributes: ['dark'],
        effects: { inflicts: ['confusion'] },
      },
    ]),
    ...ofSkill('stream', [
      {
        id: 'deep-sap',
        name: '地の底の水',
        nameEn: 'Water from Below',
        rank: 4,
        kind: 'support',
        targets: 'self',
        restores: 'hp',
      },
    ]),
  ],
  fame: 14,
  weaknessValue: 18,
};

const belfryGiant: EnemyInput = {
  name: '鐘負いドンガラ',
  nameEn: 'Dongara the Bell-Bearer',
  publicName: '鐘を背負う巨人',
  publicNameEn: 'Giant with a Bell',
  note: '最後の鐘が鳴るまで歩き続けるという、古い約束の巨人。',
  rank: 6,
  boss: true,
  evasion: 9,
  hit: 11,
  spell: 10,
  resist: 10,
  hp: 150,
  attack: 11,
  defence: 6,
  weak: ['wind'],
  resists: ['slash', 'blow'],
  techniques: [
    ...ofSkill('club', [
      {
        id: 'midnight-toll',
        name: '夜半の鐘',
        nameEn: 'Midnight Toll',
        rank: 6,
        targets: 'all',
        actsLast: true,
        base: 8,
        effects: { inflicts: ['stun'] },
      },
      {
        id: 'belfry-wall',
        name: '鐘楼の壁',
        nameEn: 'Belfry Wall',
        rank: 4,
        kind: 'parry',
      },
      { id: 'clapper', name: '撞木突き', nameEn: 'Clapper', rank: 5 },
    ]),
    ...ofSkill('dawn', [
      {
        id: 'hour-of-dazzle',
        name: '眩みの刻',
        nameEn: 'Hour of Dazzle',
        rank: 5,
        targets: 'all',
        dice: 2,
        base: 4,
        attributes: ['light'],
        effects: { inflicts: ['darkness'] },
      },
    ]),
  ],
  fame: 16,
};

/** Two bosses. */
export const BOSSES = { upturnedQueen, belfryGiant };
