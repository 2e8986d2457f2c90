import { find, type Id } from '../../../../kernel/fight';
import { emit, type Scene, type Script } from '../../../../kernel/script';
import { has, isThere } from '../../combatants';
import type { Effects } from '../../sheets';
import type { SgFight } from '../../state';

/**
 * What a technique, spell or item does besides (SG-DAT-3): statuses not already there are put on
 * (SG-STS-11), others taken away, resistances gained.
 */
export function* takeEffect(
  scene: Scene<SgFight>,
  by: Id,
  target: Id,
  { inflicts = [], cures = [], resists = [] }: Partial<Effects>,
): Script {
  for (const status of inflicts) {
    const c = find(scene.fight, target);
    if (c && isThere(c) && !has(c, status)) {
      yield* emit({ type: 'sg.affected', target, by, status });
    }
  }
  for (const status of cures) {
    const c = find(scene.fight, target);
    if (c && has(c, status)) yield* emit({ type: 'sg.recovered', target, status, why: 'cure' });
  }
  for (const attribute of resists) {
    const c = find(scene.fight, target);
    if (c && isThere(c)) yield* emit({ type: 'sg.resists', target, attribute });
  }
}
