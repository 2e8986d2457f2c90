import { enemySchema, type Enemy } from '../../sheets';
import { ARMED } from './armed';
import { BOSSES } from './bosses';
import { WILD } from './wild';

const INPUTS = { ...WILD, ...ARMED, ...BOSSES };

export type StarterEnemyId = keyof typeof INPUTS;

/** Enemies to meet at once, by id. For the GM only: nothing that players load may import this. */
export const STARTER_ENEMIES = Object.fromEntries(
  Object.entries(INPUTS).map(([id, input]) => [id, enemySchema.parse(input)]),
) as Readonly<Record<StarterEnemyId, Enemy>>;
