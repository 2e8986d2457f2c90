import type { SpellInput, WeaponInput } from '../sheets';

/** Rating 20 shows 5 at a 7 and 8 at a 10. */
export const SWORD: WeaponInput = {
  id: 'sword',
  name: '剣',
  skill: 'fighter',
  category: 'sword',
  damage: { rating: 20, additional: 3 },
  inHand: true,
};
export const AXE: WeaponInput = { ...SWORD, id: 'axe', name: '斧', category: 'axe' };
export const KNIVES: WeaponInput = {
  id: 'knives',
  name: '投げナイフ',
  kind: 'thrown',
  skill: 'fighter',
  damage: { rating: 20 },
  count: 2,
  inHand: true,
};
export const BOW: WeaponInput = {
  id: 'bow',
  name: '弓',
  kind: 'bow',
  skill: 'shooter',
  damage: { rating: 20 },
  count: 5,
  inHand: true,
};
export const GUN: WeaponInput = {
  id: 'gun',
  name: '拳銃',
  kind: 'gun',
  skill: 'shooter',
  category: 'oneHandGun',
  damage: { rating: 20 },
  inHand: true,
};

export const BOLT: SpellInput = {
  id: 'bolt',
  name: '火球',
  skill: 'sorcerer',
  mpCost: 4,
  range: 30,
  attribute: 'fire',
  resist: { outcome: 'half' },
  effect: { kind: 'ratingDamage', rating: 20 },
};
/** The same on everybody in an area. */
export const BLAST: SpellInput = {
  ...BOLT,
  id: 'blast',
  name: '爆炎',
  target: { kind: 'area', affects: 'everyone' },
};
export const HEAL: SpellInput = {
  id: 'heal',
  name: '癒し',
  skill: 'priest',
  mpCost: 3,
  range: 10,
  effect: { kind: 'healing', rating: 20 },
};

/** Targets by id. */
export const at = (...ids: string[]) => ids.map((id) => ({ id }));
