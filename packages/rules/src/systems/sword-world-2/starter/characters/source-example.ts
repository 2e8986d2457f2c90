import type { CharacterInput } from '../../sheets';
import { awakePotion } from './items';

/** Rider 1 and 知力 +3 (SW-KNW-12); level 2, 生命力 +2, defence 4 (SW-DEF-8). */
const alv: CharacterInput = {
  name: 'アールヴ',
  nameEn: 'Alv',
  adventurerLevel: 2,
  skills: { fighter: 2, rider: 1 },
  bonuses: { dexterity: 2, agility: 1, strength: 3, vitality: 2, intelligence: 3, spirit: 2 },
  hp: 21,
  defence: 4,
  feats: ['allOutAttack'],
  weapons: [
    {
      id: 'spear',
      name: '騎槍',
      nameEn: 'Riding Spear',
      skill: 'fighter',
      category: 'spear',
      damage: { rating: 18, additional: 5 },
      inHand: true,
    },
  ],
  gamel: 120,
};

/** Sage 3 and 知力 +4 (SW-KNW-12). */
const rena: CharacterInput = {
  name: 'レナ',
  nameEn: 'Rena',
  adventurerLevel: 3,
  skills: { sage: 3, priest: 2 },
  bonuses: { dexterity: 1, agility: 1, strength: 1, vitality: 1, intelligence: 4, spirit: 3 },
  hp: 19,
  mp: 25,
  defence: 2,
  spells: [
    {
      id: 'healing-hand',
      name: '癒しの手',
      nameEn: 'Healing Hand',
      skill: 'priest',
      mpCost: 3,
      range: 10,
      effect: { kind: 'healing', rating: 10 },
    },
  ],
  gamel: 250,
};

/** Scout 2 and 敏捷 +2 (SW-INI-3). */
const zenon: CharacterInput = {
  name: 'ゼノン',
  nameEn: 'Zenon',
  adventurerLevel: 2,
  skills: { fencer: 2, scout: 2 },
  bonuses: { dexterity: 3, agility: 2, strength: 2, vitality: 1, intelligence: 2, spirit: 1 },
  hp: 18,
  defence: 2,
  feats: ['feint'],
  weapons: [
    {
      id: 'short-sword',
      name: '小剣',
      nameEn: 'Short Sword',
      skill: 'fencer',
      category: 'sword',
      accuracy: 1,
      damage: { rating: 10, critical: 9, additional: 4 },
      inHand: true,
    },
  ],
  gamel: 180,
};

/** Carries the potion that brings Alv back (SW-DEF-8). */
const stra: CharacterInput = {
  name: 'ストラ',
  nameEn: 'Stra',
  adventurerLevel: 2,
  skills: { shooter: 2, ranger: 2 },
  bonuses: { dexterity: 3, agility: 2, strength: 2, vitality: 2, intelligence: 1, spirit: 1 },
  hp: 20,
  defence: 2,
  weapons: [
    {
      id: 'short-bow',
      name: '短弓',
      nameEn: 'Short Bow',
      kind: 'bow',
      skill: 'shooter',
      range: 20,
      damage: { rating: 15, additional: 4 },
      count: 12,
      inHand: true,
    },
  ],
  items: [awakePotion(2)],
  gamel: 200,
};

/** The party of the source text; figures it does not name are ours. */
export const SOURCE_PARTY = { alv, rena, zenon, stra };
