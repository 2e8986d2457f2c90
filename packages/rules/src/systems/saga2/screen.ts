/**
 * What a screen of SAGA2 needs besides the system itself: the sheets, what views and offers hold,
 * and how values come about. No starter enemies, whose sheets players may not have.
 */
export * from './actions';
export { catalogueOf } from './catalogue';
export { INITIATIVE_REROLL, LP_REROLL } from './checks/reroll';
export type { Defeated, Figures, Purse } from './chronicle';
export type { Check, DamageSum, Outcome } from './events';
export { GUIDE_NUMBERS, type GmCommand } from './gm';
export type { SgEntry, SgEntryOf, ToldCheck, ToldName, ToldSum } from './narrate/entries';
export * from './reach';
export type { Options } from './settings';
export * from './sheets';
export { STARTER_SPELL_SKILLS } from './starter/techniques';
export * from './state';
export {
  checkValue,
  defenceOf,
  handsFree,
  holdsShield,
  isSpell,
  levelOf,
  techniqueOf,
  techniquesOf,
  weaponOf,
  weaponsInHand,
} from './values';
export * from './view/types';
