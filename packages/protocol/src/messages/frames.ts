import { z } from 'zod';
import type { Entry, RoomView } from '@ransen/rules';
import type { Patch } from '../patch';

// The server makes these of its own types; clients may rely on them.
const entrySchema = (z.looseObject({ k: z.string() }) as unknown as z.ZodType<Entry>).describe(
  'A line of the log; `k` names its kind',
);
const viewSchema = (z.record(z.string(), z.json()) as unknown as z.ZodType<RoomView>).describe(
  'The room as this viewer sees it: `RoomView` of the rules',
);
const patchSchema: z.ZodType<Patch> = z.json().describe('What changed in the view');

const rangeSchema = z
  .tuple([z.int().min(0), z.int().min(0)])
  .describe('First and last of some entries, by number');
const rangesSchema = z.array(rangeSchema);
export type Range = z.infer<typeof rangeSchema>;

const untilSchema = z
  .int()
  .describe(
    'When the open question takes its default, in ms since 1970 by the clock of the server',
  );

/** A stretch of the log. Entries are numbered from 0 in the viewer's own log. */
export const pageSchema = z.strictObject({
  from: z.int().min(0).describe('Number of the first entry'),
  entries: z.array(entrySchema),
  struck: rangesSchema.describe('Those taken back by an undo'),
});
export type Page = z.infer<typeof pageSchema>;

/** One change, as one viewer sees it. Frames of a viewer are numbered 1, 2, 3 ... without gaps. */
export const frameSchema = z.strictObject({
  n: z.int().min(1),
  view: patchSchema.optional(),
  log: z.array(entrySchema).optional().describe('New entries, after those that are there'),
  strike: rangesSchema.optional().describe('Older entries that an undo takes back'),
  until: untilSchema.optional(),
});
export type Frame = z.infer<typeof frameSchema>;

/** All of it: what a client starts from. */
export const wholeSchema = z.strictObject({
  n: z.int().min(0).describe('Number of the last frame in it'),
  view: viewSchema,
  log: pageSchema.describe('The newest entries; older ones by `history`'),
  until: untilSchema.optional(),
});
export type Whole = z.infer<typeof wholeSchema>;
