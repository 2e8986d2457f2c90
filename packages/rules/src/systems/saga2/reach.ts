import type { Id, Side } from '../../kernel/fight';
import { rememberEach } from '../../kernel/remembered';
import type { Condition, Row, Status } from './state';

/** Somebody as far as rows are concerned; fights and views have it alike. */
export interface Placed {
  readonly id: Id;
  readonly side: Side;
  readonly row: Row;
  readonly condition: Condition;
  readonly statuses: readonly Status[];
}

/** A combatant of a fight or of a view. */
interface Standing {
  readonly id: Id;
  readonly side: Side;
  readonly hidden?: boolean;
  readonly body: Pick<Placed, 'row' | 'condition' | 'statuses'>;
}

export function placed({ id, side, body }: Standing): Placed {
  const { row, condition, statuses } = body;
  return { id, side, row, condition, statuses };
}

/** Everybody who is in sight and has not left. */
export const placesOf = rememberEach(
  (combatants: Readonly<Record<Id, Standing>>): readonly Placed[] =>
    Object.values(combatants)
      .filter(({ hidden, body }) => !hidden && body.condition !== 'gone')
      .map(placed),
);

const IDLE: readonly Status['name'][] = ['sleep', 'petrification'];

/** Down, 眠り or 石化: holds no front row; スタン and マヒ do (SG-TRN-4). */
const holdsRow = ({ condition, statuses }: Placed): boolean =>
  condition === 'up' && !statuses.some(({ name }) => IDLE.includes(name));

/**
 * In the front row, or in a back row that counts as front because nobody holds the one before it
 * (SG-TRN-4).
 */
export function actsAsFront(all: readonly Placed[], one: Placed): boolean {
  if (one.row === 'front') return true;
  return !all.some((c) => c.side === one.side && c.row === 'front' && holdsRow(c));
}

/**
 * Whether an attack reaches its target where both stand: ranged always, melee from front to front
 * (SG-TRN-3). The own side is reached whatever the rows (SG-STS-13).
 */
export function reaches(
  all: readonly Placed[],
  actor: Placed,
  target: Placed,
  reach: 'melee' | 'ranged',
): boolean {
  if (reach === 'ranged' || actor.side === target.side) return true;
  return actsAsFront(all, actor) && actsAsFront(all, target);
}
