import {
  actsAsFront,
  allSeen,
  dataOf,
  placesOf,
  ROWS,
  type Row,
  type Seen,
} from '@ransen/rules/saga2';
import type { FightView, Id, Side } from '@ransen/rules';
import type { FieldArea } from '../../../ui/field/field';
import type { TableProps } from '../../web-system';
import { isReached, reachOfAction, type Reach } from '../action/reach';
import { t } from '../texts';

/** The two rows of each side and who stands in them. */
export interface Layout {
  readonly areas: readonly FieldArea[];
  /** Ids of a row, in order of the view. */
  readonly inside: (area: string) => readonly Id[];
}

interface Place {
  readonly side: Side;
  readonly row: Row;
}

/** From the party's back row to the enemies'. */
const PLACES: readonly Place[] = [
  ...ROWS.toReversed().map((row): Place => ({ side: 'party', row })),
  ...ROWS.map((row): Place => ({ side: 'enemy', row })),
];

const idOf = ({ side, row }: Place): string => `${side}-${row}`;

export function layoutOf(view: FightView, choosing: TableProps['choosing']): Layout {
  const reach = choosing && reachOfAction(view, choosing.actor, choosing.action);
  const inside = (place: Place) => membersOf(view, place);
  return {
    areas: PLACES.map((place) => areaOf(view, place, inside(place), reach)),
    inside: (area) => {
      const place = PLACES.find((each) => idOf(each) === area);
      return place ? inside(place).map(({ id }) => id) : [];
    },
  };
}

const membersOf = (view: FightView, { side, row }: Place): Seen[] =>
  allSeen(view).filter((seen) => seen.side === side && seen.body.row === row);

function areaOf(
  view: FightView,
  place: Place,
  members: readonly Seen[],
  reach: Reach | undefined,
): FieldArea {
  const area: FieldArea = {
    id: idOf(place),
    title: t(`field.${place.side}.${place.row}`),
    isEmpty: members.length === 0,
    emptyText: t('field.empty'),
  };
  const mark =
    reach && reach.actor.side !== place.side ? reachMark(view, members, reach) : undefined;
  if (mark) return { ...area, ...mark };
  return isFrontNow(view, place, members) ? { ...area, note: t('field.asFront') } : area;
}

/** Whether what is being chosen reaches who stands here. */
function reachMark(
  view: FightView,
  members: readonly Seen[],
  reach: Reach,
): Pick<FieldArea, 'note' | 'reach'> | undefined {
  const standing = members.filter(({ body }) => body.condition === 'up');
  if (standing.length === 0) return undefined;
  if (!standing.some((one) => isReached(view, reach, one))) {
    return { note: t('field.unreached'), reach: 'out' };
  }
  return { note: t('field.reached'), reach: 'in' };
}

/** A back row that counts as front, since nobody holds the one before it (SG-TRN-4). */
function isFrontNow(view: FightView, { row }: Place, members: readonly Seen[]): boolean {
  const [first] = members.filter(({ hidden }) => !hidden);
  if (row === 'front' || !first || dataOf(view).phase === 'over') return false;
  const all = placesOf(view.combatants as unknown as Readonly<Record<string, Seen>>);
  const one = all.find(({ id }) => id === first.id);
  return one !== undefined && actsAsFront(all, one);
}
