import { dataOf, seenOf } from '@ransen/rules/sword-world-2';
import type { FightView, Id } from '@ransen/rules';
import { t } from '../texts';

/** Kinds of action, in the order of the segments. */
export const groups = (): readonly { readonly id: string; readonly label: string }[] => [
  { id: 'stage', label: t('group.stage') },
  { id: 'major', label: t('group.major') },
  { id: 'minor', label: t('group.minor') },
  { id: 'move', label: t('group.move') },
  { id: 'pass', label: t('group.pass') },
];

/** 主動作1・移動1: what the actor has left of its turn (SW-ACT-2). */
export function budgetOf(view: FightView, id: Id, part: string | undefined): string | undefined {
  const seen = seenOf(view, id);
  const { stage, checking } = dataOf(view);
  if (!seen || checking || stage !== 'turns') return undefined;
  const own = seen.body.parts[part ?? Object.keys(seen.body.parts)[0]!];
  if (!own) return undefined;
  const major = own.major ? 0 : 1;
  const move = seen.body.moved === undefined && !own.major ? 1 : 0;
  return t('budget', { major, move });
}
