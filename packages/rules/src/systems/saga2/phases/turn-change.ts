import { find } from '../../../kernel/fight';
import { emit, type Scene, type Script } from '../../../kernel/script';
import { everybody, has, inOrder, isThere } from '../combatants';
import { poison } from '../resolve/statuses';
import type { SgFight } from '../state';
import { beginTurn } from './command';
import { verdict } from './finish';

/**
 * Between two turns (SG-TRN-13): poison in order, then whether the fight is over; guards and the
 * row move's -1 end, and the next turn begins.
 */
export function* turnChange(scene: Scene<SgFight>): Script {
  const poisoned = everybody(scene.fight).filter((c) => isThere(c) && has(c, 'poison'));
  const ids = poisoned.map(({ id }) => id);
  for (const id of inOrder(scene.fight, ids)) {
    if (find(scene.fight, id)) yield* poison(scene, id);
  }
  if (verdict(scene.fight)) return;
  yield* emit({ type: 'sg.turnEnded' });
  yield* beginTurn(scene);
}
