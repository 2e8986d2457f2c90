import { z } from 'zod';
import { uniqueList } from '../../sheets/records';
import { techniqueSchema } from './sheets';

/** Room options of SAGA2 (SG-OPT-1, SG-OPT-2). */
export const optionsSchema = z.strictObject({
  knowledge: z
    .boolean()
    .default(true)
    .describe('Values of an enemy are hidden until a check identifies its kind.'),
  chainGroups: z
    .enum(['every', 'largest'])
    .default('every')
    .describe('every face set aside by two or more makes a chain, or the largest group alone.'),
  chainBonus: z
    .enum(['each', 'once'])
    .default('each')
    .describe('face x number is added by each participant, or once to the sum.'),
  mikiriLimit: z
    .enum(['kinds', 'uses'])
    .default('kinds')
    .describe('Three 見切り a scenario: different ones, or uses.'),
  starterTechniques: z
    .boolean()
    .default(true)
    .describe('The techniques that come with the program can be learned.'),
  techniques: uniqueList(techniqueSchema, 200)
    .prefault([])
    .describe("The group's own techniques and spells that can be learned."),
});
export type Options = z.output<typeof optionsSchema>;
