import { knownBody, seenOf, type Seen, type SeenEnemy } from '@ransen/rules/sword-world-2';
import type { FightView, Id } from '@ransen/rules';
import type { DetailEffect, DetailSheetData, DetailValue } from '../../../ui/card/detail';
import { forGm, withDistinctLabels, type DetailGroup } from '../../shared/detail';
import type { Names } from '../../web-system';
import { t } from '../texts';
import { partNames, trueName } from '../words/names';
import { statusWord } from '../words/statuses';
import { modifierWords, untilWords } from '../words/terms';
import { enemyGroups } from './detail-enemy';
import { heroGroups, heroSubtitle } from './detail-hero';
import { hpIn } from './figures';

/** Everything this view knows of one combatant. */
export function detailOf(view: FightView, id: Id, names: Names, gm: boolean): DetailSheetData {
  const seen = seenOf(view, id);
  const side = names.side(id) === 'party' ? 'ally' : 'enemy';
  const base = { id, name: names.name(id), side } as const;
  if (!seen) return base;
  const { body } = seen;
  const effects = body.statuses.map(effectOf);
  if (body.type === 'character') {
    return {
      ...base,
      subtitle: heroSubtitle(body.sheet),
      owner: names.person(seen.owner),
      hp: hpIn(seen, 'self'),
      groups: withDistinctLabels(heroGroups(view, body)),
      effects,
    };
  }
  return { ...base, ...enemyDetail(view, seen, body, gm), effects };
}

function enemyDetail(
  view: FightView,
  seen: Seen,
  enemy: SeenEnemy,
  gm: boolean,
): Partial<DetailSheetData> {
  const body = knownBody(seen);
  if (!body || body.type !== 'enemy') return { veiled: true, groups: lookGroups(enemy) };
  const keys = Object.keys(enemy.parts);
  const groups = withDistinctLabels(enemyGroups(view, seen, enemy, gm));
  return {
    ...(enemy.identified ? { seal: enemy.weak ? 'weakness' : 'identified' } : {}),
    subtitle: enemy.identified ? undefined : t('detail.gmOnly', { name: trueName(enemy) ?? '' }),
    ...(keys.length === 1 ? { hp: hpIn(seen, keys[0]!) } : {}),
    groups: enemy.identified ? groups : groups.map(forGm),
  };
}

/** The look of an enemy that is not identified: its parts, where there are several. */
function lookGroups(enemy: SeenEnemy): DetailGroup[] {
  const names = Object.entries(partNames(enemy));
  if (names.length < 2) return [];
  const values = names.map(([key, label]): DetailValue => ({
    label,
    value: t(enemy.parts[key]?.down ? 'part.down' : 'part.standing'),
  }));
  return [{ title: t('detail.parts'), values }];
}

const effectOf = (status: Seen['body']['statuses'][number]): DetailEffect => ({
  chip: { text: statusWord(status) },
  text: modifierWords(status.modifiers),
  until: untilWords(status.until),
});
