import { saga2Opening } from './saga2/opening';
import { swordWorld2Opening } from './sword-world-2/opening';
import type { SystemOpening } from './web-system';

/** What the first page needs of each rule system; the rest comes with the room. */
const OPENINGS: readonly SystemOpening[] = [swordWorld2Opening, saga2Opening];

/** @throws {RangeError} for a system that has no screen. */
export function openingOf(id: string): SystemOpening {
  const opening = OPENINGS.find((each) => each.id === id);
  if (!opening) throw new RangeError(`no screen for the rule system ${id}`);
  return opening;
}
