import { find, type Id } from '../../../kernel/fight';
import { roll, type Scene, type Script } from '../../../kernel/script';
import { streamOf } from '../combatants';
import type { SgFight } from '../state';

/**
 * One of several at random (SG-DAT-7): a draw 1..n over the candidates in their order; a lone one
 * needs none. Undefined if there is nobody.
 *
 * @param who the combatant whose draw it is
 */
export function* draw<T>(
  scene: Scene<SgFight>,
  who: Id,
  candidates: readonly T[],
): Script<T | undefined> {
  const count = candidates.length;
  if (count < 2) return candidates[0];
  const drawer = find(scene.fight, who);
  const stream = drawer ? streamOf(scene.fight, drawer) : 'gm';
  const [at = 1] = yield* roll({ label: 'draw', who, count: 1, sides: count, stream });
  return candidates[at - 1];
}
