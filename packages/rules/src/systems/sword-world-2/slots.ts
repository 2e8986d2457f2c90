import type { Slot } from '../../kernel/fight';
import { sameJson } from '../../kernel/json';
import { upOf } from './combatants';
import { pendingInitiative } from './stages/initiative';
import { checkingKinds, pendingCheckers } from './stages/knowledge';
import { placingSide } from './stages/placement';
import { isHero, standingParts, type SwFight } from './state';

/** The fight with the order of those who may act now; any of them may be next (SW-ACT-1). */
export function withSlots(fight: SwFight): SwFight {
  const slots = slotsOf(fight);
  return sameJson(slots, fight.slots) ? fight : { ...fight, slots };
}

function slotsOf(fight: SwFight): Slot[] {
  if (checkingKinds(fight.data).length > 0) return turns(pendingCheckers(fight), 'knowledge');
  switch (fight.data.stage) {
    case 'knowledge':
    case 'over':
      return [];
    case 'initiative':
      return turns(pendingInitiative(fight), 'initiative');
    case 'placement':
      return placing(fight);
    case 'turns':
      return acting(fight);
    case 'loot':
      return turns([...new Set(fight.data.loot.rolls.map((roll) => roll.by))], 'loot');
  }
}

const turns = (ids: readonly string[], turn: string): Slot[] =>
  ids.map((actor) => ({ actor, turn }));

function placing(fight: SwFight): Slot[] {
  const side = placingSide(fight);
  if (!side) return [];
  const left = upOf(fight, side).filter((c) => !c.body.placed);
  return turns(
    left.map((c) => c.id),
    'placement',
  );
}

/** Members of the side whose turn it is that still have their major action. */
function acting(fight: SwFight): Slot[] {
  const { side } = fight.data;
  if (!side) return [];
  return upOf(fight, side).flatMap((c) =>
    standingParts(c)
      .filter((part) => !c.body.parts[part]!.major && !c.body.parts[part]!.passed)
      .map((part) => ({ actor: c.id, ...(isHero(c) ? {} : { part }), turn: 'turn' })),
  );
}
