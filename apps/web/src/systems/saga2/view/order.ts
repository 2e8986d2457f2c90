import { allSeen, dataOf, type Command, type Seen } from '@ransen/rules/saga2';
import type { FightView, Id } from '@ransen/rules';
import type { OrderGroup, OrderRow } from '../../../ui/order/order';
import type { Names } from '../../web-system';
import { t } from '../texts';
import { chainedIds } from './chain';
import { declaredWords } from './declared';
import { declaring } from './turn';
import { isLying, isMute, isOut } from './standing';

/** Commands by side, then the order by initiative with what each declared. */
export function orderOf(view: FightView, names: Names): readonly OrderGroup[] {
  const { phase } = dataOf(view);
  if (phase === 'action') return [actionGroup(view, names)];
  return [commandGroup(view, names, 'party'), commandGroup(view, names, 'enemy')];
}

function commandGroup(view: FightView, names: Names, side: 'party' | 'enemy'): OrderGroup {
  const members = allSeen(view).filter((seen) => seen.side === side && !seen.hidden);
  return {
    id: side,
    title: t(`side.${side}`),
    detailed: true,
    rows: members.map((seen) => ({ ...rowOf(seen, names), ...commandState(view, seen, names) })),
  };
}

const rowOf = (seen: Seen, names: Names): OrderRow => ({
  id: seen.id,
  name: names.name(seen.id),
  side: seen.side === 'party' ? 'ally' : 'enemy',
});

/** What somebody has declared so far, or that nothing will come. */
function commandState(view: FightView, seen: Seen, names: Names): Partial<OrderRow> {
  const { phase } = dataOf(view);
  const { condition } = seen.body;
  if (isOut(condition)) return { down: true, status: t(`condition.${condition}`) };
  if (phase === 'over') return isLying(condition) ? { down: true, status: ' ' } : {};
  if (isMute(seen)) return { down: true, status: t('order.cannot') };
  const draft = draftOf(view, seen.id);
  const command = draft?.command ?? seen.body.command;
  const isSettled = draft ? draft.confirmed : command !== null;
  if (!isSettled && seen.side === 'party' && declaring(view) === 'enemy') return {};
  return {
    ...(command ? { detail: declaredWords(view, seen.id, command, names) } : {}),
    status: t(isSettled ? 'order.declared' : 'order.choosing'),
    done: isSettled,
  };
}

/** A declaration that can still be changed. */
function draftOf(
  { question }: FightView,
  id: Id,
): { readonly command: Command; readonly confirmed: boolean } | undefined {
  if (question?.label !== 'command' || !Object.hasOwn(question.answers, id)) return undefined;
  const { value, confirmed } = question.answers[id]!;
  return { command: value as unknown as Command, confirmed };
}

/** Whoever acts on top, those still to come in order, those who have acted below. */
function actionGroup(view: FightView, names: Names): OrderGroup {
  const { initiative } = dataOf(view);
  const coming = view.slots.map(({ actor }) => actor);
  const now = view.acting ?? coming[0] ?? '';
  const seen = allSeen(view).filter((each) => !each.hidden);
  const total = (id: Id) => initiative[id] ?? -Infinity;
  const acted = seen
    .map(({ id }) => id)
    .filter((id) => id !== now && !coming.includes(id) && Object.hasOwn(initiative, id))
    .sort((a, b) => total(b) - total(a));
  const ids = [now, ...coming.filter((id) => id !== now), ...acted];
  const chained = chainedIds(view);
  return {
    id: 'order',
    title: t('order.now'),
    hint: t('order.hint'),
    detailed: true,
    rows: ids.flatMap((id) => {
      const one = seen.find((each) => each.id === id);
      if (!one) return [];
      const marks = { now: id === now, done: acted.includes(id), chained: chained.includes(id) };
      return [{ ...rowOf(one, names), ...actionState(view, one, names), ...marks }];
    }),
  };
}

function actionState(view: FightView, seen: Seen, names: Names): Partial<OrderRow> {
  const { condition, command } = seen.body;
  const total = dataOf(view).initiative[seen.id];
  const lies = condition !== 'up';
  const detail = lies
    ? t(`condition.${condition}`)
    : command && declaredWords(view, seen.id, command, names);
  return {
    ...(total === undefined ? {} : { total }),
    ...(detail ? { detail } : {}),
    ...(lies ? { down: true } : {}),
  };
}
