import type { Id } from '../../../../kernel/fight';
import type { Options } from '../../settings';

/** Those who set aside the same face, in order (SG-CHN-3). */
export interface Group {
  readonly face: number;
  readonly members: readonly Id[];
}

/**
 * The chains that come of the faces set aside, given in order (SG-CHN-9): every face of two or
 * more, or the largest group alone, of two of the same size the one with the higher face.
 */
export function groupsOf(
  aside: ReadonlyMap<Id, number>,
  which: Options['chainGroups'],
): readonly Group[] {
  const faces = [...new Set(aside.values())];
  const groups = faces
    .map((face) => ({ face, members: [...aside.keys()].filter((id) => aside.get(id) === face) }))
    .filter(({ members }) => members.length > 1);
  return which === 'every' ? groups : groups.sort(byWeight).slice(0, 1);
}

const byWeight = (a: Group, b: Group): number =>
  b.members.length - a.members.length || b.face - a.face;

/**
 * What each of those who take part adds to the damage (SG-CHN-5): face x number chained, or by
 * option the first of them alone (SG-CHN-11).
 */
export function bonusOf(
  { face, members }: Group,
  place: number,
  which: Options['chainBonus'],
): number {
  return which === 'each' || place === 0 ? face * members.length : 0;
}
