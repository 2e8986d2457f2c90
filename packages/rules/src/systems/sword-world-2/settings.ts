import { z } from 'zod';

/** Room options of Sword World 2.0 (SW-OPT-1, SW-OPT-2, SW-OPT-3). */
export const optionsSchema = z.strictObject({
  automaticResults: z
    .boolean()
    .default(false)
    .describe('6-6 succeeds and 1-1 fails on checks; each 1-1 of a character is counted.'),
  enemyRolls: z
    .enum(['fixed', 'rolled'])
    .default('fixed')
    .describe('fixed: published values without dice. rolled: 2d + base.'),
  enemyInfo: z
    .enum(['hidden', 'open'])
    .default('hidden')
    .describe('hidden until identified; open: identified from appearance.'),
});
export type Options = z.output<typeof optionsSchema>;
