import { BODY, DEXTERITY } from '@ransen/rules/saga2';
import type { JsonObject } from '@ransen/rules';

/** A character nobody has filled in yet: the two abilities that must exist, and ways to defend. */
export const blankCharacter = (): JsonObject => ({
  name: '',
  abilities: [
    { id: BODY, name: '体', nameEn: 'Body', value: 3 },
    { id: DEXTERITY, name: '技', nameEn: 'Dexterity', value: 3 },
  ],
  skills: [
    { id: 'sword', ability: DEXTERITY, level: 1 },
    { id: 'evasion', ability: DEXTERITY, level: 1 },
    { id: 'resistance', ability: BODY, level: 1 },
  ],
  hp: {},
  wp: {},
  jp: { max: 0 },
  lp: {},
});

/** An enemy with its values still open. */
export const blankEnemy = (): JsonObject => ({ name: '', rank: 1, attack: 0, defence: 0 });

export const blankAbility = (id: string): JsonObject => ({ id, name: '', value: 3 });

export const blankSkill = (id: string): JsonObject => ({
  id,
  name: '',
  type: 'spell',
  ability: BODY,
  level: 1,
});

export const blankWeapon = (id: string): JsonObject => ({
  id,
  name: '',
  skill: 'sword',
  attack: 3,
});

export const blankNamed = (id: string): JsonObject => ({ id, name: '' });

export const blankTechnique = (id: string): JsonObject => ({
  id,
  name: '',
  skill: 'sword',
  rank: 1,
  cost: 1,
  dice: 2,
  base: 2,
});

export const blankItem = (id: string): JsonObject => ({
  id,
  name: '',
  count: 1,
  restores: 'hp',
  dice: 1,
  base: 5,
});
