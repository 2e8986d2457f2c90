import { allSeen } from '@ransen/rules/saga2';
import type { FightView } from '@ransen/rules';
import type { Names } from '../../web-system';
import { t } from '../texts';
import { called } from '../words/terms';

/** What was learned in a fight, one line each: レナ：水面の月（閃き）. */
export const learnedIn = (view: FightView, names: Names): readonly string[] =>
  allSeen(view).flatMap(({ id, body }) => {
    if (body.type !== 'character') return [];
    const name = names.name(id);
    const known = new Set(body.sheet.mikiri.map(({ of }) => of));
    return [
      ...body.learned.map((each) => t('result.technique', { name, technique: called(each) })),
      ...body.mikiri
        .filter(({ of }) => !known.has(of))
        .map((each) => t('result.mikiri', { name, technique: called(each) })),
    ];
  });
