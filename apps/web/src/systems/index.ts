import { saga2Web } from './saga2';
import { swordWorld2Web } from './sword-world-2';
import type { WebSystem } from './web-system';

/** The rule systems on the screen; adding one is a line here and in `openings.ts`, and a folder beside. */
export const WEB_SYSTEMS: readonly WebSystem[] = [swordWorld2Web, saga2Web];

/** @throws {RangeError} for a system that has no screen. */
export function webSystemOf(id: string): WebSystem {
  const system = WEB_SYSTEMS.find((each) => each.id === id);
  if (!system) throw new RangeError(`no screen for the rule system ${id}`);
  return system;
}
