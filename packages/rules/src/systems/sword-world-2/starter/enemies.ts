import { enemySchema } from '../sheets';
import type { Enemy } from '../sheets';
import { MADE } from './enemies/made';
import { RAIDERS } from './enemies/raiders';
import { SOURCE_ENEMIES } from './enemies/source-example';
import { WILD } from './enemies/wild';

const INPUTS = { ...WILD, ...RAIDERS, ...MADE, ...SOURCE_ENEMIES };

export type StarterEnemyId = keyof typeof INPUTS;

/**
 * Monsters to meet at once, by id: twelve of our own and the two of the source text. For the GM
 * only: nothing that players load may import this module.
 */
export const STARTER_ENEMIES = Object.fromEntries(
  Object.entries(INPUTS).map(([id, input]) => [id, enemySchema.parse(input)]),
) as Readonly<Record<StarterEnemyId, Enemy>>;
