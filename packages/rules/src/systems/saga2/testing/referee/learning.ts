import { catalogue } from '../../catalogue';
import type { Technique } from '../../sheets';
import { isFoe, type SgCombatant, type SgFight } from '../../state';
import { known, levelOf } from './values';

/**
 * Rank of what a 閃き on this face brings, or null if nothing is left (SG-GLM-3, SG-GLM-11).
 *
 * @param kinds of techniques that can be learned (SG-GLM-12)
 */
export function rankToLearn(
  fight: SgFight,
  learner: SgCombatant,
  {
    skill,
    face,
    kinds,
    against,
  }: {
    readonly skill: string;
    readonly face: number;
    readonly kinds: readonly Technique['kind'][];
    readonly against: readonly SgCombatant[];
  },
): number | null {
  const ranks = against.map((c) => (isFoe(c) ? c.body.sheet.rank : 0));
  const strength = Math.floor(levelOf(learner, skill) / 2 + Math.max(0, ...ranks) / 2);
  const s = Math.max(0, strength + fight.data.strength);
  const have = known(learner).map(({ id }) => id);
  const unknown = catalogue(fight).filter(
    (each) => each.skill === skill && kinds.includes(each.kind) && !have.includes(each.id),
  );
  const order: number[] = [];
  for (let rank = Math.min(face, s); rank >= 1; rank -= 1) order.push(rank);
  for (let rank = Math.min(face, s) + 1; rank <= s + 1; rank += 1) order.push(rank);
  return order.find((rank) => unknown.some((each) => each.rank === rank)) ?? null;
}
