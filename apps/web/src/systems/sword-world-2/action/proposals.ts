import { allSeen, dataOf, isInSeen } from '@ransen/rules/sword-world-2';
import type { FightView, Id, Json } from '@ransen/rules';
import type { Names } from '../../web-system';
import { t } from '../texts';
import { nameOf } from '../words/names';
import { listed } from '../words/terms';

/** 降伏勧告, to all enemies or to one of them, while the fight is on (SW-END-1). */
export function proposalsOf(view: FightView): { readonly label: string; readonly about: Json }[] {
  const { stage } = dataOf(view);
  if (view.stage !== 'running' || stage === 'loot' || stage === 'over') return [];
  const enemies = allSeen(view).filter((c) => c.side === 'enemy' && isInSeen(c) && !c.hidden);
  if (enemies.length === 0) return [];
  const surrender = (ids: readonly Id[]): Json => ({ type: 'surrender', enemies: ids });
  const all = { label: t('propose.all'), about: surrender([]) };
  if (enemies.length === 1) return [all];
  return [
    all,
    ...enemies.map(({ id }) => ({
      label: t('propose.one', { name: nameOf(view, id) }),
      about: surrender([id]),
    })),
  ];
}

export function proposalWords(about: Json, names: Names): string {
  const { enemies = [] } = about as { enemies?: readonly Id[] };
  if (enemies.length === 0) return t('propose.all');
  return t('propose.one', { name: listed(enemies.map((id) => names.name(id))) });
}
