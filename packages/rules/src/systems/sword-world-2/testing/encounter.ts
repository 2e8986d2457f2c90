import type { Json } from '../../../kernel/json';
import type { Entrant } from '../../../kernel/system';
import { encounter as starters } from '../../../testing/encounter';
import { optionsSchema, type Options } from '../settings';

/** Four starter characters, each with a seat of its own, and four enemies; by seed. */
export const encounter = (seed: number): Entrant[] => starters({ id: 'sword-world-2' }, seed);

/** Room options, defaults filled in. */
export const optionsOf = (options: Partial<Options>): Json =>
  optionsSchema.parse(options) as unknown as Json;
