import { find, type Id } from '../../../kernel/fight';
import { emit, type Scene, type Script } from '../../../kernel/script';
import { cannotAct, has, isThere } from '../combatants';
import type { SgFight } from '../state';

/** Places in the order of those who left it, fell for good or are out of sight. */
const isVacant = (fight: SgFight, id: Id): boolean => {
  const actor = find(fight, id);
  return !actor || !isThere(actor);
};

/** Who became unable before its place, マヒ too (SG-TRN-17); スタン is an action of its own. */
function isUnable(fight: SgFight, id: Id): boolean {
  const actor = find(fight, id)!;
  return cannotAct(actor) || has(actor, 'paralysis');
}

/** Is there a place in the order at which nothing will happen? */
export function hasLostPlace(fight: SgFight): boolean {
  const [first] = fight.slots;
  if (fight.slots.some(({ actor }) => isVacant(fight, actor))) return true;
  return first !== undefined && isUnable(fight, first.actor);
}

/** Takes vacant places out of the order; the first in it loses its action if it cannot act. */
export function* lose(scene: Scene<SgFight>): Script {
  const { slots } = scene.fight;
  const filled = slots.filter(({ actor }) => !isVacant(scene.fight, actor));
  const [first, ...rest] = filled;
  if (filled.length < slots.length || !first) {
    yield* emit({ type: 'slotted', slots: filled });
    return;
  }
  yield* emit({ type: 'slotted', slots: rest });
  yield* emit({ type: 'sg.lost', who: first.actor, why: 'unable' });
}

/** Somebody's place in the order is used up. */
export function* takePlace(scene: Scene<SgFight>, who: Id): Script {
  const at = scene.fight.slots.findIndex(({ actor }) => actor === who);
  if (at < 0) return;
  yield* emit({ type: 'slotted', slots: scene.fight.slots.filter((_, i) => i !== at) });
}
