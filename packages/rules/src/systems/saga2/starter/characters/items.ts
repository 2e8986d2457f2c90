import type { CharacterInput } from '../../sheets';

type ItemInput = NonNullable<CharacterInput['items']>[number];

/** Heals 2D6 + 4 HP. */
export const salve = (count: number): ItemInput => ({
  id: 'salve',
  name: '練り薬',
  nameEn: 'Salve',
  count,
  restores: 'hp',
  dice: 2,
  base: 4,
});

export const antidote = (count: number): ItemInput => ({
  id: 'antidote',
  name: '苦い丸薬',
  nameEn: 'Bitter Pill',
  count,
  cures: ['poison', 'paralysis'],
});

/** Restores 1D6 + 2 WP. */
export const gingerCandy = (count: number): ItemInput => ({
  id: 'ginger-candy',
  name: '生姜飴',
  nameEn: 'Ginger Candy',
  count,
  restores: 'wp',
  dice: 1,
  base: 2,
});

/** Restores 1D6 + 2 JP. */
export const inkBerry = (count: number): ItemInput => ({
  id: 'ink-berry',
  name: '墨の実',
  nameEn: 'Ink Berry',
  count,
  restores: 'jp',
  dice: 1,
  base: 2,
});

/** Wakes a whole row; never used up. */
export const handBell: ItemInput = {
  id: 'hand-bell',
  name: '手鐘',
  nameEn: 'Hand Bell',
  usedUp: false,
  targets: 'row',
  cures: ['sleep'],
};

export const rope: ItemInput = { id: 'rope', name: '縄', nameEn: 'Rope', usable: false };
