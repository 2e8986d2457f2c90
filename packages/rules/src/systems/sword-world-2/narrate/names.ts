import { find } from '../../../kernel/fight';
import type { JsonObject } from '../../../kernel/json';
import { publicNameOf, sheetPart } from '../combatants';
import { isMonster, type SwFight } from '../state';

/** How the log calls a combatant from now on; letter and number serve where no name is known. */
export function nameOf(fight: SwFight, id: string, gm: boolean): JsonObject {
  const c = find(fight, id);
  if (!c) return {};
  if (!isMonster(c)) {
    const { name, nameEn } = c.body.sheet as { name: string; nameEn?: string };
    return { name, ...(nameEn ? { nameEn } : {}) };
  }
  const kind = fight.data.kinds[c.kind];
  const { name, nameEn } = c.body.sheet;
  return {
    letter: kind?.letter ?? -1,
    nth: c.body.nth,
    ...((kind?.count ?? 0) > 1 ? { several: true } : {}),
    ...(kind?.identified ? { identified: true } : {}),
    ...publicNameOf(kind),
    ...(gm || kind?.identified ? { name, ...(nameEn ? { nameEn } : {}) } : {}),
  };
}

/** Name of a part by its key, of an enemy that has several: alike ones by number. It is public. */
export function pieceOf(fight: SwFight, id: string, part: string | undefined): JsonObject | null {
  const c = find(fight, id);
  if (!c || !isMonster(c) || part === undefined || Object.keys(c.body.parts).length < 2)
    return null;
  const own = sheetPart(c.body.sheet, part);
  const { name, nameEn } = own;
  const alike = c.body.sheet.parts.filter((other) => other.name === name);
  const nth = alike.length > 1 ? { nth: alike.indexOf(own) + 1 } : {};
  return { name, ...(nameEn ? { nameEn } : {}), ...nth };
}

/** The same as a field of an entry. */
export function toldPiece(fight: SwFight, id: string, part: string | undefined): JsonObject {
  const piece = pieceOf(fight, id, part);
  return piece ? { piece } : {};
}
