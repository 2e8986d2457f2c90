import type { JsonObject } from '@ransen/rules';

/** The sheet without one weapon or shield, in hand neither. */
export function withoutGear(
  sheet: JsonObject,
  list: 'weapons' | 'shields',
  index: number,
): JsonObject {
  const rows = (sheet[list] ?? []) as readonly JsonObject[];
  const gone = rows[index]?.['id'];
  const held = (sheet['inHand'] ?? []) as readonly string[];
  return {
    ...sheet,
    [list]: rows.filter((_, i) => i !== index),
    inHand: held.filter((id) => id !== gone),
  };
}
