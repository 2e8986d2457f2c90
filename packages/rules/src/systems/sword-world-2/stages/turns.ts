import { emit, type Scene, type Script } from '../../../kernel/script';
import { sideOf, upOf } from '../combatants';
import { isIn, OTHER, type SwFight, type Victory } from '../state';

/** The other side's turn; after both, the next round (SW-ACT-1). */
export function* nextTurn(scene: Scene<SwFight>): Script {
  const { side, first, round } = scene.fight.data;
  const next = OTHER[side ?? 'enemy'];
  yield* emit({ type: 'sw.turn', side: next, round: next === first ? round + 1 : round });
}

/** Whether and how the fight is over (SW-END-1). */
export function verdict(fight: SwFight): Victory | null {
  if (upOf(fight, 'party').length === 0) return 'lost';
  if (!sideOf(fight, 'enemy').some(isIn)) return 'won';
  return null;
}

export function* finishFight(scene: Scene<SwFight>): Script {
  const victory = verdict(scene.fight);
  if (victory) yield* emit({ type: 'sw.over', victory });
}

/** The GM accepts a surrender, for all enemies or single ones (SW-END-1). */
export function* surrender(
  scene: Scene<SwFight>,
  { enemies }: { readonly enemies: readonly string[] },
): Script {
  const standing = sideOf(scene.fight, 'enemy').filter(isIn);
  const giving = enemies.length === 0 ? standing : standing.filter((c) => enemies.includes(c.id));
  for (const c of giving) yield* emit({ type: 'sw.departed', id: c.id, as: 'surrendered' });
}
