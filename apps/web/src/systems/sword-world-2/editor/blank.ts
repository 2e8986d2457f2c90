import type { JsonObject } from '@ransen/rules';
import { t } from '../texts';

/** A character nobody has filled in yet. */
export const blankCharacter = (): JsonObject => ({
  name: '',
  race: 'human',
  adventurerLevel: 2,
  hp: {},
  mp: { max: 0 },
});

/** An enemy with its one part and one attack, its values still open. */
export const blankEnemy = (): JsonObject => ({
  name: '',
  level: 1,
  parts: [
    {
      id: 'body',
      name: t('sheet.body'),
      attacks: [{ id: 'a1', name: t('sheet.strike'), damage: { dice: '2d' } }],
    },
  ],
});

export const blankWeapon = (id: string): JsonObject => ({
  id,
  name: '',
  kind: 'melee',
  skill: 'fighter',
  damage: { rating: 10, critical: 10, additional: 0 },
});

export const blankSpell = (id: string): JsonObject => ({
  id,
  name: '',
  mpCost: 3,
  range: 10,
  resist: { by: 'mental', outcome: 'half' },
  effect: { kind: 'ratingDamage', rating: 10 },
});

export const blankItem = (id: string): JsonObject => ({ id, name: '', count: 1 });

export const blankPart = (id: string): JsonObject => ({ id, name: '', attacks: [] });

export const blankAttack = (id: string): JsonObject => ({
  id,
  name: t('sheet.strike'),
  damage: { dice: '2d' },
});

export const blankLoot = (): JsonObject => ({
  roll: { from: 2, to: 12 },
  items: [{ name: '', count: 1, price: 0 }],
});
