import { z } from 'zod';
import { whole } from './numbers';
import { nameText } from '../../../sheets/text';

const lootItem = z.strictObject({
  name: nameText.describe('What is found.'),
  nameEn: nameText.optional().describe('English name for display.'),
  count: whole(1, 999).default(1).describe('How many.'),
  price: whole(0, 9_999_999).default(0).describe('Price of one in gamel.'),
});
export type LootItem = z.output<typeof lootItem>;

const rollRange = z
  .strictObject({
    from: whole(2, 12).default(2).describe('Lowest 2d of the row.'),
    to: whole(2, 12).default(12).describe('Highest 2d of the row.'),
  })
  .refine(({ from, to }) => from <= to, 'The row ends before it begins.');

/** A loot row (SW-END-2): always (自動), or for a range of 2d. */
export const lootRow = z.strictObject({
  roll: z
    .union([z.literal('auto'), rollRange])
    .describe('"auto" (自動) or { from, to }, either end may be left out.'),
  items: z.array(lootItem).max(16).default([]).describe('What it gives; empty: nothing.'),
});
export type LootRow = z.output<typeof lootRow>;

const overlap = (a: LootRow, b: LootRow): boolean =>
  a.roll !== 'auto' && b.roll !== 'auto' && a.roll.from <= b.roll.to && b.roll.from <= a.roll.to;

/** The loot rows of an enemy; at most one fits a roll. */
export const lootRows = z
  .array(lootRow)
  .max(24)
  .refine(
    (rows) => !rows.some((row, index) => rows.slice(index + 1).some((next) => overlap(row, next))),
    'Two rows fit the same roll.',
  );
