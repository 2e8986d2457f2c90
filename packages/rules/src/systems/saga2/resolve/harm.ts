import { find, type Id } from '../../../kernel/fight';
import { emit, type Scene, type Script } from '../../../kernel/script';
import { combatant, conditionOf, has } from '../combatants';
import type { SgEventOf } from '../events';
import type { SgCombatant, SgFight } from '../state';

/** One damage as it is dealt, defence and halvings done. */
export type Hurt = Omit<SgEventOf<'sg.damaged'>, 'type' | 'lp'>;

/**
 * One damage and what comes of it: LP, waking, 気絶, 昏倒, defeat (SG-STS-1, 2, 7, 11).
 *
 * @param costly who has lost an LP to this attack already: one attack is one time (SG-STS-11)
 */
export function* harm(scene: Scene<SgFight>, hurt: Hurt, costly = new Set<Id>()): Script {
  const target = find(scene.fight, hurt.target);
  if (!target) return;
  const lp = costly.has(target.id) ? 0 : lpLost(target, hurt.dealt);
  if (lp > 0) costly.add(target.id);
  yield* emit({ type: 'sg.damaged', ...hurt, ...(lp > 0 ? { lp } : {}) });
  if (hurt.dealt < 1) return;
  if (has(target, 'sleep')) {
    yield* emit({ type: 'sg.recovered', target: target.id, status: 'sleep', why: 'damage' });
  }
  yield* fall(scene, target.id);
}

/** Every damage of 1 or more that ends at HP 0 costs 1 LP (SG-STS-1). */
function lpLost({ body: { hp, lp } }: SgCombatant, dealt: number): number {
  return dealt > 0 && hp.now <= dealt ? Math.min(1, lp?.now ?? 0) : 0;
}

/** Down as HP and LP say; 昏倒 lasts until both are 1 or more (SG-STS-2). */
function* fall(scene: Scene<SgFight>, id: Id): Script {
  const { body } = combatant(scene.fight, id);
  const as = conditionOf(body);
  const isLow = body.condition !== 'up' && body.condition !== 'fainted';
  if (isLow || as === 'up' || as === body.condition) return;
  yield* emit({ type: 'sg.fell', id, as });
}
