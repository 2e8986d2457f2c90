import { techniqueSchema, type Technique } from '../../sheets';
import { BLADES } from './blades';
import { ELEMENTS } from './elements';
import { FAR } from './far';
import { HEAVY } from './heavy';
import { LIGHTS } from './lights';

/** Names of the spell skills (術法) that the starter techniques belong to. */
export const STARTER_SPELL_SKILLS = {
  flame: { ja: '焔術', en: 'Flame' },
  stream: { ja: '流術', en: 'Stream' },
  gale: { ja: '颯術', en: 'Gale' },
  stone: { ja: '巌術', en: 'Stone' },
  dawn: { ja: '暁術', en: 'Dawn' },
  dusk: { ja: '宵術', en: 'Dusk' },
} as const;

/** Techniques and spells of our own that can be known or learned (SG-DAT-5). */
export const STARTER_TECHNIQUES: readonly Technique[] = [
  ...BLADES,
  ...HEAVY,
  ...FAR,
  ...ELEMENTS,
  ...LIGHTS,
].map((input) => techniqueSchema.parse(input));
