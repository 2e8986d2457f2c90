import { allSeen, dataOf, type GmCommand, type SeenKind } from '@ransen/rules/sword-world-2';
import type { FightView, Id } from '@ransen/rules';
import type { VisibilityLevel, VisibilityRow } from '../../../ui/gm/gm';
import type { Names } from '../../web-system';
import { t } from '../texts';
import { called, letterOf } from '../words/terms';

/** A kind of enemy that is in the fight, by its first enemy in sight. */
export interface KindRow extends VisibilityRow {
  /** The name the GM gave it for the time before it is identified. */
  readonly publicName: string;
  readonly checking: boolean;
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
  const { name = '', nameEn, fame, weaknessValue, publicName = '', publicNameEn } = kind;
  const atTable = called({ name: publicName, nameEn: publicNameEn }) || monsterName(kind);
  return {
    id,
    name: called({ name, nameEn }) || names.name(id),
    details: [
      ...(kind.identified ? [] : [t('gm.atTable', { name: atTable })]),
      t('gm.targets', {
        fame: fame ?? '',
        weakness: weaknessValue === 'none' ? t('weakness.none') : (weaknessValue ?? ''),
      }),
    ],
    level: levelOf(kind),
    publicName,
    checking: kind.checking,
  };
}

const monsterName = ({ letter }: SeenKind): string =>
  t('name.monster', { id: letterOf(letter + 1) });

const levelOf = ({ weak, identified }: SeenKind): VisibilityLevel => {
  if (weak) return 'weakness';
  return identified ? 'identified' : 'hidden';
};

/** What the segments mean as a command; a weakness shown identifies too (SW-KNW-16). */
export const revealing = (of: Id, level: VisibilityLevel): GmCommand => ({
  do: 'reveal',
  of,
  identified: level !== 'hidden',
  weakness: level === 'weakness',
});
