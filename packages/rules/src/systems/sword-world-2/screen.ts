/**
 * What a screen of Sword World needs besides the system itself: the sheets, what views and offers
 * hold, and how values come about. No starter enemies, whose sheets players may not have.
 */
export type { Action } from './actions';
export { freeHands } from './gear';
export type { GmCommand } from './gm';
export { isMeleeSeen } from './options/area';
export {
  armament,
  bestPower,
  defence,
  evasion,
  maxHp,
  maxMp,
  power,
  resistance,
  spellOf,
  type Armament,
} from './resolve/values';
export type { Options } from './settings';
export * from './sheets';
export * from './state';
export * from './view/types';
