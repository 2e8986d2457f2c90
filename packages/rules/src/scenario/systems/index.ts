import type { Systems } from './system';

export type { Move, Opening, ScenarioSystem, Systems } from './system';

/** Every system that scenarios can be written for, by id. */
export const SYSTEMS: Systems = {};
