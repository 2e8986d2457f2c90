import type { CharacterInput } from '../../sheets';
import { known } from '../techniques/known';
import { abilities } from './abilities';
import { antidote, gingerCandy, rope, salve } from './items';
import { evasion, knack, resistance, shield, weaponSkill } from './skills';

const shirogane: CharacterInput = {
  name: 'シロガネ・トウヤ',
  nameEn: 'Toya Shirogane',
  reading: 'しろがね・とうや',
  note: '渡し場の番人だった剣士。盾の裏に、守った人の名を刻む。',
  abilities: abilities(5, 4, 2, 3),
  skills: [weaponSkill('sword', 2), shield(2), evasion(1), resistance(1)],
  hp: 45,
  wp: 12,
  jp: 0,
  lp: 8,
  dp: 2,
  weapons: [
    { id: 'long-sword', name: '長剣', nameEn: 'Long Sword', skill: 'sword', attack: 5 },
    { id: 'hand-axe', name: '手斧', nameEn: 'Hand Axe', skill: 'axe', attack: 4 },
  ],
  shields: [{ id: 'round-shield', name: '丸盾', nameEn: 'Round Shield' }],
  inHand: ['long-sword', 'round-shield'],
  armour: [{ id: 'mail', name: '鎖かたびら', nameEn: 'Mail', defence: 3 }],
  techniques: known('dew-sweep', 'edge-guard', 'twin-petals'),
  items: [salve(2), rope],
  credits: 300,
};

const oume: CharacterInput = {
  name: 'オウメ',
  nameEn: 'Oume',
  note: '木こりの村の大剣使い。刃が重いほど、足取りが軽くなる。',
  abilities: abilities(6, 4, 1, 2),
  skills: [weaponSkill('greatsword', 4), weaponSkill('axe', 1), evasion(2)],
  hp: 50,
  wp: 12,
  jp: 0,
  lp: 9,
  dp: 3,
  weapons: [
    {
      id: 'plank',
      name: '板刃の大剣',
      nameEn: 'Plank Blade',
      skill: 'greatsword',
      attack: 8,
      hands: 2,
    },
    { id: 'hatchet', name: '鉈斧', nameEn: 'Hatchet', skill: 'axe', attack: 5 },
  ],
  inHand: ['plank'],
  armour: [{ id: 'hide', name: '熊革の胴', nameEn: 'Bear Hide', defence: 2 }],
  techniques: known('helm-ringer', 'closing-gate', 'foothill-sweep', 'late-thunder'),
  items: [salve(1), gingerCandy(1)],
  credits: 150,
};

const suzushiro: CharacterInput = {
  name: 'スズシロ',
  nameEn: 'Suzushiro',
  note: '旅芝居の一座で的当てを見せていた弓の名手。',
  abilities: abilities(3, 6, 4, 3),
  skills: [
    weaponSkill('bow', 3),
    weaponSkill('shortsword', 1),
    evasion(2),
    knack('tracking', '足跡読み', 'Tracking', 'wits', 2),
  ],
  hp: 35,
  wp: 18,
  jp: 0,
  lp: 7,
  dp: 1,
  weapons: [
    { id: 'longbow', name: '長弓', nameEn: 'Longbow', skill: 'bow', attack: 5, hands: 2 },
    { id: 'dirk', name: '短剣', nameEn: 'Dirk', skill: 'shortsword', attack: 3 },
  ],
  inHand: ['longbow'],
  armour: [{ id: 'travel-coat', name: '旅装束', nameEn: 'Travelling Coat', defence: 1 }],
  techniques: known('heartbeat-arrow', 'bird-lime', 'passing-shower', 'dropped-needle'),
  items: [salve(1), antidote(1)],
  traits: [{ id: 'far-sight', name: '遠目', nameEn: 'Far Sight', checks: true }],
  row: 'back',
  credits: 420,
};

const gonta: CharacterInput = {
  name: 'ゴンタ',
  nameEn: 'Gonta',
  note: '港の荷運び。殴るより投げるほうが、荷も人も傷まないと言う。',
  abilities: abilities(5, 5, 2, 2),
  skills: [weaponSkill('unarmed', 3), evasion(3), resistance(1)],
  hp: 45,
  wp: 15,
  jp: 0,
  lp: 8,
  dp: 2,
  armour: [{ id: 'happi', name: '刺し子の半纏', nameEn: 'Quilted Coat', defence: 2 }],
  techniques: known('board-breaker', 'willow-guard', 'settled-breath', 'eddy-return'),
  items: [salve(2), gingerCandy(1)],
  traits: [
    {
      id: 'thick-skin',
      name: '厚い皮',
      nameEn: 'Thick Skin',
      note: '打たれ強い。',
      resists: ['blow'],
    },
  ],
  credits: 80,
};

/** Characters who live by their weapons, or without any. */
export const FIGHTERS = { shirogane, oume, suzushiro, gonta };
