import { find, type Id } from '../../../../kernel/fight';
import { emit, roll, type Scene, type Script } from '../../../../kernel/script';
import { has, isThere, streamOf } from '../../combatants';
import type { StatusName } from '../../sheets';
import type { SgFight } from '../../state';

/** Ended by being attacked, on an even die (SG-STS-8, SG-STS-9). */
const RELEASED: readonly StatusName[] = ['confusion', 'charm'];

/**
 * 1D6 for each such status of everybody who was attacked, hit or not, once the attack is settled
 * (SG-STS-13). What the attack itself brought is not rolled for.
 *
 * @param targets those made targets, after cover
 * @param before the fight when the attack began
 */
export function* releaseRolls(
  scene: Scene<SgFight>,
  targets: readonly Id[],
  before: SgFight = scene.fight,
): Script {
  for (const id of new Set(targets)) {
    const was = find(before, id);
    for (const status of RELEASED) {
      if (was && has(was, status)) yield* release(scene, id, status);
    }
  }
}

function* release(scene: Scene<SgFight>, who: Id, status: StatusName): Script {
  const c = find(scene.fight, who);
  if (!c || !isThere(c) || !has(c, status)) return;
  const stream = streamOf(scene.fight, c);
  const [die = 0] = yield* roll({ label: 'release', who, count: 1, sides: 6, stream });
  if (die % 2 === 0) yield* emit({ type: 'sg.recovered', target: who, status, why: 'roll', die });
  else yield* emit({ type: 'sg.statusRoll', who, status, die });
}
