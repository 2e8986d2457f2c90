import type { Condition, Seen } from '@ransen/rules/saga2';

/** 気絶 and 昏倒: lying, but still in the fight (SG-TRN-14). */
export const isLying = (condition: Condition): boolean =>
  condition === 'fainted' || condition === 'collapsed';

/** Defeated or gone: no longer in the fight. */
export const isOut = (condition: Condition): boolean =>
  condition === 'defeated' || condition === 'gone';

const IDLE = ['sleep', 'petrification'];

/** Declares nothing in the command phase (SG-TRN-17). */
export const isMute = ({ body }: Seen): boolean =>
  body.condition !== 'up' || body.statuses.some(({ name }) => IDLE.includes(name));
