import type { Side } from '../../../kernel/fight';
import { emit, type Scene, type Script } from '../../../kernel/script';
import type { ActionOf } from '../actions';
import { upOf } from '../combatants';
import type { Deed } from '../resolve/act';
import { OTHER, type Data, type SwFight } from '../state';

/** The side that places its members now: the first side, then the other (SW-ACT-21). */
export function placingSide(fight: SwFight): Side | null {
  const first = fight.data.first ?? 'party';
  return (
    [first, OTHER[first]].find((side) => upOf(fight, side).some((c) => !c.body.placed)) ?? null
  );
}

export function* placeAction(
  _scene: Scene<SwFight>,
  { action }: Deed<ActionOf<'place'>>,
  who: string,
): Script {
  yield* emit({ type: 'sw.placed', who, area: action.area });
}

/** Must the last one left go to the front, so that the side has somebody there? */
export function mustStandInFront(
  members: readonly { readonly id: string; readonly placed: boolean; readonly front: boolean }[],
  id: string,
): boolean {
  const others = members.filter((member) => member.id !== id);
  return !others.some((m) => !m.placed || m.front);
}

/** Whoever has not been placed goes to the front. */
export function* placeRest(scene: Scene<SwFight>): Script {
  const side = placingSide(scene.fight);
  if (!side) return;
  for (const c of upOf(scene.fight, side).filter((member) => !member.body.placed)) {
    yield* emit({ type: 'sw.placed', who: c.id, area: 'front' });
  }
}

/** Everybody stands: round 1 begins with the first side. */
export function* beginRounds(scene: Scene<SwFight>): Script {
  const { first } = scene.fight.data as Data;
  yield* emit({ type: 'sw.staged', stage: 'turns' });
  yield* emit({ type: 'sw.turn', side: first ?? 'party', round: 1 });
}
