import type { Feat } from '../sheets';
import type { Modifiers } from '../sheets/effects';

/** Penalty of a full move and of a withdrawal (SW-ACT-3). */
export const EXPOSED: Modifiers = { evasion: -4 };

/** What feats cost until the start of one's next turn (SW-ACT-12). */
export const FEAT_COST: Readonly<Partial<Record<Feat, Modifiers>>> = {
  allOutAttack: { evasion: -2 },
  deadlyStrike: { evasion: -2 },
  magicStrike: { evasion: -1, mentalResistance: -1, vitalityResistance: -1 },
};
