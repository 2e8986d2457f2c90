import type { ItemInput } from '../../sheets';

/** Brings an unconscious ally back with HP 1 (SW-DEF-6). */
export const awakePotion = (count: number): ItemInput => ({
  id: 'awake-potion',
  name: 'アウェイクポーション',
  nameEn: 'Awake Potion',
  count,
  effect: { kind: 'awaken' },
});

export const herbalTonic = (count: number): ItemInput => ({
  id: 'herbal-tonic',
  name: '薬草酒',
  nameEn: 'Herbal Tonic',
  count,
  effect: { kind: 'healing', dice: '2d+3' },
});

export const torch: ItemInput = { id: 'torch', name: '松明', nameEn: 'Torch', count: 3 };
