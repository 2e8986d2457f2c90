import { z } from 'zod';
import { accept, refuse, type Outcome } from '../../kernel/refusal';
import type { Entry } from '../../kernel/system';
import type { Viewer } from '../../kernel/viewer';
import { holdsShots, isBorrowed } from './gear';
import { LOST_AT_TAINT, RUNEFOLK, type Character } from './sheets';
import { isHero, SELF, type SwCombatant } from './state';

/** Changes between fights. */
export const betweenSchema = z.discriminatedUnion('do', [
  /** HP and MP full again; who is dead stays dead. */
  z.strictObject({ do: z.literal('rest') }),
  /** After the fight the unconscious come round with HP 1. */
  z.strictObject({ do: z.literal('wake') }),
  /** Raising the dead (SW-DEF-7); the GM enters what it costs in gamel. */
  z.strictObject({ do: z.literal('resurrect'), cost: z.int().min(0).max(99_999_999) }),
]);
export type Between = z.output<typeof betweenSchema>;

type Changed = Outcome<{ sheet: Character; entry: Entry }>;

export function between(sheet: Character, change: Between, viewer: Viewer): Changed {
  switch (change.do) {
    case 'rest':
      return alive(sheet, () => ({
        ...sheet,
        hp: { ...sheet.hp, now: sheet.hp.max },
        mp: { ...sheet.mp, now: sheet.mp.max },
      }));
    case 'wake':
      if (sheet.hp.now > 0) return refuse('target_awake');
      return alive(sheet, () => withHpOne(sheet), 'wake');
    case 'resurrect':
      return viewer.role === 'gm' ? resurrect(sheet, change.cost) : refuse('gm_only');
  }
}

function alive(sheet: Character, change: () => Character, k = 'rest'): Changed {
  if (sheet.fate !== 'alive') return refuse('out_of_fight');
  return accept({ sheet: change(), entry: { k: `between-${k}` } });
}

const withHpOne = (sheet: Character): Character => ({ ...sheet, hp: { ...sheet.hp, now: 1 } });

/**
 * Resurrection: a Runefolk loses the memory of the year before, everybody else gains one taint and
 * is lost at five (SW-DEF-7). Back with HP 1.
 */
function resurrect(sheet: Character, cost: number): Changed {
  if (sheet.fate === 'lost') return refuse('lost_forever');
  if (sheet.fate === 'alive') return refuse('not_dead');
  if (sheet.gamel < cost) return refuse('not_enough_gamel');
  const paid: Character = { ...withHpOne(sheet), fate: 'alive', gamel: sheet.gamel - cost };
  if (sheet.race === RUNEFOLK) {
    return accept({ sheet: paid, entry: { k: 'raised', cost, memory: true } });
  }
  const taint = Math.min(LOST_AT_TAINT, sheet.taint + 1);
  const lost = taint >= LOST_AT_TAINT;
  const raised: Character = { ...paid, taint, ...(lost ? { fate: 'lost' as const } : {}) };
  return accept({ sheet: raised, entry: { k: 'raised', cost, taint, ...(lost ? { lost } : {}) } });
}

/**
 * The sheet after a fight: HP, MP and items as they stand, the dead marked; weapons that were
 * thrown or lent are gathered up again, shots stay spent.
 */
export function carry(c: SwCombatant): unknown {
  if (!isHero(c)) return null;
  const { sheet, parts, items, weapons, condition } = c.body;
  const own = sheet.weapons.filter((weapon) => !isBorrowed(c.body, weapon));
  return {
    ...sheet,
    hp: { ...sheet.hp, now: parts[SELF]!.hp },
    mp: { ...sheet.mp, now: parts[SELF]!.mp },
    fate: sheet.fate === 'alive' && condition === 'dead' ? 'dead' : sheet.fate,
    items: sheet.items.map((item) => ({ ...item, count: items[item.id] ?? item.count })),
    weapons: own.map((weapon) => {
      const left = weapons[weapon.id]?.left;
      return !holdsShots(weapon) || left === undefined ? weapon : { ...weapon, count: left };
    }),
  };
}
