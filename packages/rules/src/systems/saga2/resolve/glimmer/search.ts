import { MOST, type Technique } from '../../sheets';

/** 閃き強度: level / 2 + rank / 2, summed and then rounded down (SG-GLM-3). */
export const strengthOf = (level: number, rank: number): number => Math.floor((level + rank) / 2);

/**
 * What a 閃き can bring (SG-GLM-11): the unknown techniques of the first rank that has one, in the
 * order r, r - 1 ... 1, r + 1 ... S, S + 1, where S is the strength (at least 0) and r the face or
 * S, whichever is lower. Nothing left to learn, or no place for it on the sheet: an empty list
 * (SG-GLM-6).
 *
 * @param face 1-6
 * @param strength 閃き強度 with the GM's change
 * @param pool techniques of the skill, in order of the list
 */
export function search(
  pool: readonly Technique[],
  known: ReadonlySet<string>,
  face: number,
  strength: number,
): readonly Technique[] {
  if (known.size >= MOST.techniques) return [];
  const unknown = pool.filter(({ id }) => !known.has(id));
  for (const rank of ranksInOrder(face, Math.max(0, strength))) {
    const found = unknown.filter((technique) => technique.rank === rank);
    if (found.length > 0) return found;
  }
  return [];
}

function ranksInOrder(face: number, strength: number): number[] {
  const start = Math.min(face, strength);
  const ranks = Array.from({ length: strength + 1 }, (_, i) => i + 1);
  const [down, up] = [ranks.slice(0, start).reverse(), ranks.slice(start)];
  return [...down, ...up];
}
