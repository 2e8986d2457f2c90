import {
  allSeen,
  dataOf,
  NO_WEAKNESS_VALUE,
  type GmCommand,
  type SeenKind,
} from '@ransen/rules/saga2';
import type { FightView, Id } from '@ransen/rules';
import type { VisibilityLevel, VisibilityRow } from '../../../ui/gm/gm';
import type { Names } from '../../web-system';
import { t } from '../texts';
import { monsterName } from '../words/names';
import { called } from '../words/terms';

/** A kind of enemy that is in the fight, by its first enemy in sight. */
export interface KindRow extends VisibilityRow {
  /** The name the GM gave it for the time before it is identified. */
  readonly publicName: string;
  readonly fame: number;
}

export function kindRows(view: FightView, names: Names): readonly KindRow[] {
  return Object.values(dataOf(view).kinds).flatMap((kind): KindRow[] => {
    const first = allSeen(view).find(
      ({ body, hidden }) => body.type === 'enemy' && body.letter === kind.letter && !hidden,
    );
    return first ? [rowOf(kind, first.id, names)] : [];
  });
}

function rowOf(kind: SeenKind, id: Id, names: Names): KindRow {
  const { name = '', nameEn, fame = 0, weaknessValue, publicName = '' } = kind;
  const table = publicName || monsterName(kind.letter);
  return {
    id,
    name: called({ name, nameEn }) || names.name(id),
    details: [
      ...(kind.identified ? [] : [t('gm.atTable', { name: table })]),
      t('gm.targets', {
        fame,
        weakness:
          weaknessValue === NO_WEAKNESS_VALUE ? t('gm.none') : (weaknessValue ?? t('gm.none')),
      }),
    ],
    level: levelOf(kind),
    publicName,
    fame,
  };
}

const levelOf = ({ weak, identified }: SeenKind): VisibilityLevel => {
  if (weak) return 'weakness';
  return identified ? 'identified' : 'hidden';
};

/** What the segments mean as a command; attributes shown identify too. */
export const revealing = (of: Id, level: VisibilityLevel): GmCommand => ({
  do: 'reveal',
  of,
  identified: level !== 'hidden',
  weakness: level === 'weakness',
});
