import { z } from 'zod';
import { itemEffect } from './effects';
import { whole } from './numbers';
import { idText, nameFields } from '../../../sheets/text';

/** Something carried (SW-DAT-1). An item with an effect is used up by using it (SW-DEF-6). */
export const itemSchema = z.strictObject({
  id: idText.describe('Id, unique among the items of the sheet.'),
  ...nameFields,
  count: whole(0, 999).default(1).describe('How many are carried.'),
  action: z
    .enum(['major', 'minor'])
    .default('major')
    .describe('Action that using it takes (主動作 or 補助動作).'),
  effect: itemEffect.optional().describe('What using it does; none: it is only carried.'),
});
export type Item = z.output<typeof itemSchema>;
export type ItemInput = z.input<typeof itemSchema>;
