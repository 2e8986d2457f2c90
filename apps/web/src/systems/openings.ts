import { saga2Opening } from './saga2/opening';
import { swordWorld2Opening } from './sword-world-2/opening';
import type { SystemOpening } from './web-system';

/** What the first page needs of each rule system; the rest comes with the room. */
const OPENINGS: readonly SystemOpening[] = [swordWorld2Opening, saga2Opening];

/** `undefined` for a system that has no screen. */
export const openingOf = (id: string): SystemOpening | undefined =>
  OPENINGS.find((each) => each.id === id);
