import { find, type Id } from '../../../kernel/fight';
import { emit, type Scene, type Script } from '../../../kernel/script';
import type { PoolName, Technique } from '../sheets';
import type { Body, SgFight } from '../state';
import { isSpell } from '../values';

/** WP pays for techniques, JP for spells (SG-DAT-3). */
export const poolOf = (technique: Pick<Technique, 'skill'>): PoolName & ('wp' | 'jp') =>
  isSpell(technique) ? 'jp' : 'wp';

/** Where there is no such pool, techniques cost nothing (SG-DAT-4). */
export function covers(
  body: Pick<Body, 'wp' | 'jp'>,
  technique: Pick<Technique, 'skill' | 'cost'>,
): boolean {
  const pool = body[poolOf(technique)];
  return pool === null || pool.now >= technique.cost;
}

/** Pay for what is carried out now (SG-ATK-8). */
export function* pay(scene: Scene<SgFight>, who: Id, technique: Technique): Script {
  const pool = poolOf(technique);
  if (!find(scene.fight, who)?.body[pool] || technique.cost === 0) return;
  yield* emit({ type: 'sg.paid', who, pool, amount: technique.cost });
}
