import { find, type Id } from '../../../../kernel/fight';
import { roll, type Scene, type Script } from '../../../../kernel/script';
import { has, streamOf } from '../../combatants';
import type { SgFight } from '../../state';
import { harm } from '../harm';

/**
 * 毒 when the turn changes: 2D6, which defence and defend leave alone (SG-STS-4) and 石化 halves
 * (SG-STS-12).
 */
export function* poison(scene: Scene<SgFight>, who: Id): Script {
  const c = find(scene.fight, who);
  if (!c) return;
  const stream = streamOf(scene.fight, c);
  const dice = yield* roll({ label: 'poison', who, count: 2, sides: 6, stream });
  const raw = dice.reduce((a, b) => a + b, 0);
  const isHalved = has(c, 'petrification');
  yield* harm(scene, {
    target: who,
    sums: [{ who, dice: [...dice], base: 0, weapon: 0, raw }],
    why: 'poison',
    attributes: [],
    ...(isHalved ? { halved: 1 } : {}),
    dealt: isHalved ? Math.floor(raw / 2) : raw,
  });
}
