import { SAGA2 } from './saga2';
import { SWORD_WORLD_2 } from './sword-world-2';
import type { Systems } from './system';

export type { Move, Opening, ScenarioSystem, Systems } from './system';

/** Every system that scenarios can be written for, by id. */
export const SYSTEMS: Systems = { 'sword-world-2': SWORD_WORLD_2, saga2: SAGA2 };
