import type { EnemyInput } from '../../sheets';
import { STARTER_ENEMIES } from '../../starter/enemies';

/** Hides as much as a sheet can: pools of its own, attributes, techniques of every kind. */
const weaver: EnemyInput = {
  name: '糸を引く者',
  nameEn: 'Puller of Threads',
  publicName: '細い影',
  publicNameEn: 'Thin Shadow',
  rank: 3,
  ...{ evasion: 5, hit: 6, spell: 7, resist: 5, hp: 45, wp: 20, jp: 20, lp: 4 },
  ...{ attack: 5, defence: 3, row: 'back', reach: 'ranged' },
  attributes: ['thrust'],
  weak: ['fire'],
  resists: ['slash'],
  immune: ['dark'],
  techniques: [
    {
      ...{ id: 'thread-lash', name: '糸打ち', nameEn: 'Lash of Threads', skill: 'bow', rank: 2 },
      ...{ cost: 2, base: 3, dice: 2, targets: 'row' },
      effects: { inflicts: ['poison'] },
    },
    {
      ...{ id: 'whisper', name: '囁き', nameEn: 'Whisper', skill: 'dusk', rank: 3, cost: 3 },
      ...{ base: 1, dice: 1, attributes: [] },
      effects: { inflicts: ['charm'] },
    },
    {
      ...{ id: 'tangle', name: '縺れ', nameEn: 'Tangle', skill: 'dusk', rank: 2, cost: 2 },
      ...{ targets: 'all', attributes: ['wind'] },
      effects: { inflicts: ['confusion'] },
    },
    {
      ...{ id: 'mending', name: '繕い', nameEn: 'Mending', skill: 'dusk', rank: 2, cost: 2 },
      ...{ kind: 'support', restores: 'hp', base: 4, dice: 2 },
      effects: { resists: ['light'], cures: ['poison'] },
    },
    {
      ...{ id: 'cat-cradle', name: '綾取り', nameEn: "Cat's Cradle", skill: 'bow', rank: 1 },
      ...{ cost: 1, kind: 'counter', base: 2, dice: 1 },
    },
  ],
};

/** Cannot be told from others by its look. */
const nameless: EnemyInput = {
  name: '名もなき獣',
  rank: 2,
  ...{ evasion: 4, hit: 5, resist: 4, hp: 30, attack: 4, defence: 2 },
};

/** Sheets that fights are made of: two of its own, and the starters. */
export const ENEMIES: readonly EnemyInput[] = [
  weaver,
  nameless,
  ...(Object.values(STARTER_ENEMIES) as EnemyInput[]),
];
