import { seenOf, type SeenEnemy } from '@ransen/rules/saga2';
import type { FightView, Id } from '@ransen/rules';
import type { DetailEffect, DetailSheetData } from '../../../ui/card/detail';
import { hpOf } from '../../shared/chips';
import { forGm, withDistinctLabels } from '../../shared/detail';
import type { Names } from '../../web-system';
import { t } from '../texts';
import { trueName } from '../words/names';
import { statusWord } from '../words/terms';
import { declaredWords } from './declared';
import { enemyGroups } from './detail-enemy';
import { heroGroups, heroSubtitle } from './detail-hero';

/** Everything this view knows of one combatant. */
export function detailOf(view: FightView, id: Id, names: Names, gm: boolean): DetailSheetData {
  const seen = seenOf(view, id);
  const side = names.side(id) === 'party' ? 'ally' : 'enemy';
  const base = { id, name: names.name(id), side } as const;
  if (!seen) return base;
  const { body } = seen;
  const declared = declaredGroup(view, id, body.command, names);
  const shared = {
    ...base,
    ...(body.hp ? { hp: hpOf(body.hp.now, body.hp.max) } : {}),
    effects: body.statuses.map((status): DetailEffect => ({
      chip: { text: statusWord(status.name), tone: 'bad' },
      text: t(`status.${status.name}`),
    })),
  };
  if (body.type === 'character') {
    return {
      ...shared,
      subtitle: heroSubtitle(body.sheet),
      owner: names.person(seen.owner),
      groups: [...declared, ...withDistinctLabels(heroGroups(body, seen))],
    };
  }
  return { ...shared, ...enemyDetail(body, declared, gm) };
}

function declaredGroup(
  view: FightView,
  id: Id,
  command: NonNullable<ReturnType<typeof seenOf>>['body']['command'],
  names: Names,
) {
  if (!command) return [];
  const value = declaredWords(view, id, command, names);
  return [
    { title: t('detail.declared'), values: [{ label: t('detail.declared'), value, long: true }] },
  ];
}

function enemyDetail(
  enemy: SeenEnemy,
  declared: NonNullable<DetailSheetData['groups']>,
  gm: boolean,
): Partial<DetailSheetData> {
  if (!enemy.sheet) return { veiled: true, groups: declared };
  const groups = withDistinctLabels(enemyGroups(enemy, gm));
  if (!enemy.identified) {
    return {
      subtitle: t('detail.gmOnly', { name: trueName(enemy) ?? '' }),
      groups: [...declared, ...groups.map(forGm)],
    };
  }
  return { seal: enemy.weak ? 'weakness' : 'identified', groups: [...declared, ...groups] };
}
