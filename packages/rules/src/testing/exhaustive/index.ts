import { SAGA2_EXHAUSTIVE } from '../../systems/saga2/testing/exhaustive';
import { SWORD_WORLD_2_EXHAUSTIVE } from '../../systems/sword-world-2/testing/exhaustive';
import type { ExhaustiveKit } from './kit';

export type { ExhaustiveKit } from './kit';
export { report } from './report';
export { run, type Limits, type Result } from './run';

/** The systems that are played exhaustively. */
export const EXHAUSTIVE_KITS: readonly ExhaustiveKit[] = [
  SWORD_WORLD_2_EXHAUSTIVE,
  SAGA2_EXHAUSTIVE,
];
