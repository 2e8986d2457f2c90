import type { Entrant } from '../../kernel/system';
import { conditionOf } from './combatants';
import type { Character, Enemy } from './sheets';
import type { Body, CharacterBody, EnemyBody, Pool, Row, SgFight } from './state';

const START = { moved: false, statuses: [], command: null, guard: null, resists: [] } as const;

/** The body of somebody who joins: in the row of its sheet, or where the GM puts it. */
export function enter(_fight: SgFight, { side, sheet, setup }: Entrant): Body {
  if (side === 'party') return characterBody(sheet as Character);
  return enemyBody(sheet as Enemy, setup?.row);
}

function characterBody(sheet: Character): CharacterBody {
  const { hp, wp, jp, lp, row, inHand, items, mikiri, mikiriUsed } = sheet;
  return {
    ...START,
    type: 'character',
    sheet,
    row,
    rowBefore: row,
    condition: conditionOf({ hp, lp }),
    hp,
    wp,
    jp,
    lp,
    hands: inHand,
    items: Object.fromEntries(items.map(({ id, count }) => [id, count])),
    learned: [],
    mikiri,
    mikiriUsed,
  };
}

function enemyBody(sheet: Enemy, place: unknown): EnemyBody {
  const row: Row = place === 'front' || place === 'back' ? place : sheet.row;
  return {
    ...START,
    type: 'enemy',
    sheet,
    row,
    rowBefore: row,
    condition: 'up',
    hp: full(sheet.hp),
    wp: poolOf(sheet.wp),
    jp: poolOf(sheet.jp),
    lp: poolOf(sheet.lp),
    hands: [],
    nth: 0,
  };
}

const full = (max: number): Pool => ({ now: max, max });

const poolOf = (max: number | undefined): Pool | null => (max === undefined ? null : full(max));
