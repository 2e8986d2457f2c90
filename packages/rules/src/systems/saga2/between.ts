import { z } from 'zod';
import type { Dice } from '../../kernel/dice';
import { accept, refuse, type Outcome } from '../../kernel/refusal';
import type { Entry } from '../../kernel/system';
import { abilityOf, BODY, MOST, type Character, type PoolName } from './sheets';
import { isHero, type Pool, type SgCombatant } from './state';

/** Changes between fights. */
export const betweenSchema = z.discriminatedUnion('do', [
  /** A night at an inn (SG-END-2). */
  z.strictObject({ do: z.literal('inn') }),
  /** Sat out a fight (SG-END-2). */
  z.strictObject({ do: z.literal('satOut') }),
  /** Growth at the end of a scenario: maximum WP or JP +1 (SG-END-3). */
  z.strictObject({ do: z.literal('grow'), pool: z.enum(['wp', 'jp']) }),
]);
export type Between = z.output<typeof betweenSchema>;

type Changed = Outcome<{ sheet: Character; entry: Entry }>;

export function between(sheet: Character, change: Between, dice: Dice): Changed {
  switch (change.do) {
    case 'inn':
      return accept({ sheet: rested(sheet), entry: { k: 'inn' } });
    case 'satOut':
      return accept(satOut(sheet, dice));
    case 'grow':
      return grown(sheet, change.pool);
  }
}

const full = ({ max }: Pool): Pool => ({ now: max, max });

function rested(sheet: Character): Character {
  const { hp, wp, jp, lp } = sheet;
  return { ...sheet, hp: full(hp), wp: full(wp), jp: full(jp), lp: full(lp) };
}

const SIDES = 6;

/** 2D6 x 体 HP, 1D6 WP, 1D6 JP rolled apart, 1 LP; nothing rises above its maximum. */
function satOut(sheet: Character, dice: Dice): { sheet: Character; entry: Entry } {
  const [a, b, wp, jp] = [0, 1, 2, 3].map((i) => dice('party', i, SIDES)) as [
    number,
    number,
    number,
    number,
  ];
  const gains = { hp: (a + b) * abilityOf(sheet, BODY), wp, jp, lp: 1 };
  const after = (Object.keys(gains) as PoolName[]).reduce(
    (changed, pool) => ({ ...changed, [pool]: raised(sheet[pool], gains[pool]) }),
    sheet,
  );
  return { sheet: after, entry: { k: 'sat-out', dice: [a, b], ...gains } };
}

const raised = ({ now, max }: Pool, by: number): Pool => ({ now: Math.min(max, now + by), max });

/** One of the growths that ends of scenarios brought; what is in the pool stays. */
function grown(sheet: Character, pool: 'wp' | 'jp'): Changed {
  if (sheet.growths === 0) return refuse('nothing_to_grow');
  const { now } = sheet[pool];
  const max = Math.min(MOST.points, sheet[pool].max + 1);
  const after = { ...sheet, growths: sheet.growths - 1, [pool]: { now, max } };
  return accept({ sheet: after, entry: { k: 'grown', pool, max } });
}

/** The sheet after a fight: pools and items as they stand, and what was learned (SG-GLM-10). */
export function carry(c: SgCombatant): unknown {
  if (!isHero(c)) return null;
  const { sheet, hp, wp, jp, lp, items, learned, mikiri, mikiriUsed } = c.body;
  return {
    ...sheet,
    hp,
    wp: wp ?? sheet.wp,
    jp: jp ?? sheet.jp,
    lp: lp ?? sheet.lp,
    items: sheet.items.map((item) => ({ ...item, count: items[item.id] ?? item.count })),
    techniques: [...sheet.techniques, ...learned],
    mikiri,
    mikiriUsed,
  };
}
