import type { CharacterInput } from '../../sheets';
import { known } from '../techniques/known';
import { abilities } from './abilities';
import { antidote, handBell, inkBerry, salve } from './items';
import { evasion, knack, resistance, spellSkill, weaponSkill } from './skills';

const minamo: CharacterInput = {
  name: 'ミナモ',
  nameEn: 'Minamo',
  note: '湯治場の薬師見習い。水と朝日で治らない傷はないと信じている。',
  abilities: abilities(2, 3, 4, 5),
  skills: [
    spellSkill('stream', 3, 'heart'),
    spellSkill('dawn', 2, 'heart'),
    weaponSkill('club', 1),
    evasion(1),
    resistance(2),
    knack('medicine', '薬草学', 'Herbs', 'wits', 2),
  ],
  hp: 30,
  wp: 9,
  jp: 15,
  lp: 7,
  dp: 1,
  weapons: [
    { id: 'staff', name: '樫の杖', nameEn: 'Oak Staff', skill: 'club', attack: 3, hands: 2 },
  ],
  inHand: ['staff'],
  armour: [{ id: 'apron', name: '薬師の前掛け', nameEn: "Healer's Apron", defence: 1 }],
  techniques: known('cupped-water', 'spray-dart', 'rinsing-rain', 'first-dew', 'white-sliver'),
  items: [salve(2), antidote(2), handBell],
  traits: [
    { id: 'afraid-of-dark', name: '夜が苦手', nameEn: 'Afraid of the Dark', weak: ['dark'] },
  ],
  row: 'back',
  credits: 260,
};

const kagari: CharacterInput = {
  name: 'カガリ・ヨイ',
  nameEn: 'Yoi Kagari',
  note: '灯台守の家を出た術士。火と影の、両方の面倒を見る。',
  abilities: abilities(3, 4, 5, 3),
  skills: [
    spellSkill('flame', 3),
    spellSkill('dusk', 2),
    spellSkill('gale', 1),
    weaponSkill('spear', 1),
    evasion(1),
  ],
  hp: 35,
  wp: 12,
  jp: 15,
  lp: 7,
  dp: 1,
  weapons: [
    {
      id: 'lamp-spear',
      name: '灯し槍',
      nameEn: 'Lamp Spear',
      skill: 'spear',
      attack: 3,
      spellAttack: true,
    },
  ],
  inHand: ['lamp-spear'],
  armour: [
    {
      id: 'soot-robe',
      name: '煤の外套',
      nameEn: 'Soot Robe',
      defence: 1,
      resists: ['fire'],
    },
  ],
  techniques: known(
    'ember-toss',
    'flying-ash',
    'pinch-of-shadow',
    'nodding-hour',
    'leaf-rustle',
    'point-test',
  ),
  items: [inkBerry(2), salve(1)],
  traits: [
    {
      id: 'fire-born',
      name: '火の申し子',
      nameEn: 'Child of Fire',
      resists: ['fire'],
      weak: ['water'],
    },
  ],
  credits: 200,
};

/** Characters who live by their spells. */
export const CASTERS = { minamo, kagari };
