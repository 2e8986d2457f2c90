import { find } from '../../../kernel/fight';
import type { JsonObject } from '../../../kernel/json';
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
    ...(kind?.publicName ? { publicName: kind.publicName } : {}),
    ...(gm || kind?.identified ? { name, ...(nameEn ? { nameEn } : {}) } : {}),
  };
}
