import { find, type Id } from '../../../kernel/fight';
import { emit, type Scene, type Script } from '../../../kernel/script';
import { has, isThere } from '../combatants';
import type { Effects } from '../sheets';
import type { SgFight } from '../state';

/**
 * What a technique, spell or item does to one target besides its figures (SG-DAT-3): statuses put
 * on unless they are there (SG-STS-11), statuses taken away, resistances.
 */
export function* takeEffects(
  scene: Scene<SgFight>,
  by: Id,
  target: Id,
  { inflicts, cures, resists }: Effects,
): Script {
  const found = find(scene.fight, target);
  if (!found || !isThere(found)) return;
  for (const status of inflicts.filter((each) => !has(found, each))) {
    yield* emit({ type: 'sg.affected', target, by, status });
  }
  for (const status of cures.filter((each) => has(found, each))) {
    yield* emit({ type: 'sg.recovered', target, status, why: 'cure' });
  }
  for (const attribute of resists) yield* emit({ type: 'sg.resists', target, attribute });
}
