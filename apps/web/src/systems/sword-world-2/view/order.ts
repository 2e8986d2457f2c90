import {
  allSeen,
  dataOf,
  isInSeen,
  isUpSeen,
  OTHER,
  standingSeen,
  type Seen,
} from '@ransen/rules/sword-world-2';
import type { FightView, Side } from '@ransen/rules';
import type { OrderGroup, OrderRow } from '../../../ui/order/order';
import type { Names } from '../../web-system';
import { t } from '../texts';
import { partNames, trueName } from '../words/names';
import { listed } from '../words/terms';
import { isDone, isGone, isLying } from './standing';

/** Who acts when, stage by stage; within a side in any order (SW-ACT-1). */
export function orderOf(view: FightView, names: Names): readonly OrderGroup[] {
  const { stage, checking, first, side } = dataOf(view);
  if (checking) return both(view, names, checkRow);
  switch (stage) {
    case 'initiative':
      return both(view, names, initiativeRow);
    case 'placement':
      return inOrder(view, names, first ?? 'party', placementRow);
    case 'turns':
      return inOrder(view, names, side ?? 'party', turnRow);
    case 'loot':
      return both(view, names, lootRow);
    default:
      return both(view, names, plainRow);
  }
}

type RowOf = (view: FightView, seen: Seen, names: Names) => Partial<OrderRow>;

function group(view: FightView, names: Names, side: Side, row: RowOf): OrderGroup {
  const { first, stage } = dataOf(view);
  const members = allSeen(view).filter((seen) => seen.side === side && !seen.hidden);
  const rows = members.map((seen): OrderRow => ({
    id: seen.id,
    name: names.name(seen.id),
    side: side === 'party' ? 'ally' : 'enemy',
    ...out(seen),
    ...row(view, seen, names),
  }));
  const acts = stage === 'turns' || stage === 'placement';
  return {
    id: side,
    title: t(acts ? `turn.${side}` : `side.${side}`),
    ...(first && acts ? { hint: t(side === first ? 'order.first' : 'order.second') } : {}),
    rows: [...rows.filter(isThere), ...rows.filter((each) => !isThere(each))],
  };
}

const isThere = (row: OrderRow): boolean => !row.down && !row.done;

/** The side whose turn it is on top, who is done below. */
const inOrder = (view: FightView, names: Names, now: Side, row: RowOf): OrderGroup[] =>
  [now, OTHER[now]].map((side) => group(view, names, side, row));

const both = (view: FightView, names: Names, row: RowOf): OrderGroup[] =>
  inOrder(view, names, 'party', row);

function out(seen: Seen): Partial<OrderRow> {
  if (isLying(seen)) return { down: true, detail: t('condition.unconscious'), status: ' ' };
  if (isGone(seen))
    return { down: true, detail: t(`condition.${seen.body.condition}`), status: ' ' };
  return {};
}

const isWaiting = ({ slots }: FightView, id: string): boolean =>
  slots.some(({ actor }) => actor === id);

const checkRow: RowOf = (view, seen) => {
  if (seen.side === 'enemy') return kindState(view, seen);
  if (!isUpSeen(seen)) return {};
  return { status: t(isWaiting(view, seen.id) ? 'order.toCheck' : 'turn.done') };
};

/** What the party knows of an enemy. */
function kindState(view: FightView, { body }: Seen): Partial<OrderRow> {
  if (body.type !== 'enemy') return {};
  if (body.weak) return { detail: t('knowledge.weak') };
  return { detail: t(body.identified ? 'knowledge.identified' : 'knowledge.unknown') };
}

const initiativeRow: RowOf = (view, seen) => {
  const { initiative } = dataOf(view);
  if (seen.side === 'enemy' || !isUpSeen(seen)) return {};
  const tried = initiative[seen.id];
  if (!tried) return { status: t('order.toRoll') };
  return tried.total === undefined ? { status: t('order.passed') } : { total: tried.total };
};

const placementRow: RowOf = (_view, { body }) =>
  body.condition === 'up' ? { status: t(body.placed ? 'order.placed' : 'order.toPlace') } : {};

const turnRow: RowOf = (view, seen) => {
  if (!isInSeen(seen) || isLying(seen)) return {};
  const now = view.acting === seen.id;
  const done = !now && isDone(view, seen);
  const detail = detailOf(view, seen, done);
  return { now, done, ...(detail ? { detail } : {}) };
};

/** What a member still has: its parts, or what it has done. */
function detailOf(view: FightView, seen: Seen, done: boolean): string | undefined {
  const { body } = seen;
  if (body.type === 'enemy' && !body.identified && body.sheet) return trueName(body);
  if (dataOf(view).side !== seen.side || done) return undefined;
  if (body.type === 'enemy') return partsLeft(seen);
  return body.moved === undefined ? undefined : t(`moved.${body.moved}`);
}

function partsLeft(seen: Seen): string | undefined {
  const { body } = seen;
  if (body.type !== 'enemy' || Object.keys(body.parts).length < 2) return undefined;
  const names = partNames(body);
  const left = standingSeen(seen).filter((key) => {
    const part = body.parts[key];
    return !part?.major && !part?.passed;
  });
  return t('order.partsLeft', { parts: listed(left.map((key) => names[key]!)) });
}

const lootRow: RowOf = (view, seen) => {
  const left = dataOf(view).loot.rolls.filter(({ by }) => by === seen.id).length;
  return left > 0 ? { status: t('order.rollsLeft', { count: left }) } : {};
};

const plainRow: RowOf = () => ({});
