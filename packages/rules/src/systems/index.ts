import type { AnySystem } from '../kernel/system';
import { saga2 } from './saga2';
import { swordWorld2 } from './sword-world-2';

/** The rule systems there are; adding one is a line here and a folder beside it. */
export const SYSTEMS: readonly AnySystem[] = [swordWorld2, saga2];

export function systemOf(id: string): AnySystem | undefined {
  return SYSTEMS.find((system) => system.id === id);
}
