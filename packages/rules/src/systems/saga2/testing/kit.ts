import type { CharacterInput, EnemyInput, TechniqueInput, WeaponInput } from '../sheets';

/** Body 4, dexterity 5, sword 2, evasion 1: hits with any two of three dice + 7, evades with + 6. */
export const HERO: CharacterInput = {
  name: '誰か',
  abilities: [
    { id: 'body', name: '体', value: 4 },
    { id: 'dexterity', name: '技', value: 5 },
    { id: 'magic', name: '魔', value: 3 },
  ],
  skills: [
    { id: 'sword', ability: 'dexterity', level: 2 },
    { id: 'evasion', ability: 'dexterity', level: 1 },
    { id: 'resistance', ability: 'body', level: 1 },
    { id: 'flame', name: '炎', type: 'spell', ability: 'magic', level: 2 },
  ],
  ...{ hp: 40, wp: 15, jp: 9, lp: 8, dp: 2 },
  weapons: [{ id: 'sword', name: '剣', skill: 'sword', attack: 6 }],
  inHand: ['sword'],
};

/** Rank 2; evades, hits and resists with 2D6 + 3; takes what is above 4. */
export const FOE: EnemyInput = {
  name: '魔物',
  rank: 2,
  ...{ evasion: 3, hit: 3, resist: 3, hp: 50, attack: 5, defence: 4 },
};

export const BOW: WeaponInput = { id: 'bow', name: '弓', skill: 'bow', attack: 4, hands: 2 };
export const SHIELD = { id: 'shield', name: '盾' };

/** Sword technique: 2D6 + 4 + the weapon's 6. */
export const SLASH: TechniqueInput = {
  ...{ id: 'slash', name: '大振り', skill: 'sword', rank: 2, cost: 2, base: 4, dice: 2 },
};
/** The same on one row. */
export const SWEEP: TechniqueInput = { ...SLASH, id: 'sweep', name: '払い', targets: 'row' };
/** Spell: 2D6 + 3 fire. */
export const FIRE: TechniqueInput = {
  ...{ id: 'fire', name: '火球', skill: 'flame', rank: 1, cost: 3, base: 3, dice: 2 },
  attributes: ['fire'],
};
export const PARRY: TechniqueInput = {
  ...{ id: 'parry', name: '受け流し', skill: 'sword', rank: 1, cost: 1, kind: 'parry' },
};
/** Answers with 1D6 + 2 + the weapon's attack value. */
export const COUNTER: TechniqueInput = {
  ...{ id: 'counter', name: '切り返し', skill: 'sword', rank: 1, cost: 2, kind: 'counter' },
  ...{ base: 2, dice: 1 },
};
