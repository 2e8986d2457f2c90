import type { Entrant } from '../../kernel/system';
import { conditionOf } from './combatants';
import { enemySchema, type Character, type Enemy } from './sheets';
import {
  ROWS,
  type Body,
  type CharacterBody,
  type EnemyBody,
  type Row,
  type SgFight,
} from './state';

const START = {
  moved: false,
  statuses: [],
  command: null,
  guard: null,
  resists: [],
} as const;

/** The body of somebody who joins: in the row of the sheet unless whoever places says otherwise. */
export function enter(_fight: SgFight, { side, sheet, setup }: Entrant): Body {
  const said = ROWS.find((row) => row === setup?.row);
  return side === 'party'
    ? characterBody(sheet as Character, said)
    : enemyBody(enemySchema.parse(sheet), said);
}

function characterBody(sheet: Character, said: Row | undefined): CharacterBody {
  const { hp, wp, jp, lp, row, inHand, items, mikiri, mikiriUsed } = sheet;
  const stands = said ?? row;
  return {
    ...START,
    ...{ type: 'character', sheet, row: stands, rowBefore: stands },
    ...{ hp, wp, jp, lp, condition: conditionOf({ hp, lp }) },
    hands: inHand,
    items: Object.fromEntries(items.map(({ id, count }) => [id, count])),
    learned: [],
    mikiri,
    mikiriUsed,
  };
}

const full = (max: number) => ({ now: max, max });
const fullOrNone = (max: number | undefined) => (max === undefined ? null : full(max));

function enemyBody(sheet: Enemy, said: Row | undefined): EnemyBody {
  const stands = said ?? sheet.row;
  return {
    ...START,
    ...{ type: 'enemy', sheet, nth: 0, row: stands, rowBefore: stands },
    hp: full(sheet.hp),
    wp: fullOrNone(sheet.wp),
    jp: fullOrNone(sheet.jp),
    lp: fullOrNone(sheet.lp),
    condition: 'up',
    hands: [],
  };
}
