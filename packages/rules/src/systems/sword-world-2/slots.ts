import type { Slot } from '../../kernel/fight';
import { sameJson } from '../../kernel/json';
import { emit, type Scene, type Script } from '../../kernel/script';
import { sideOf, upOf } from './combatants';
import { rememberLast } from '../../kernel/remembered';
import { pendingInitiative } from './stages/initiative';
import { checkingKinds, pendingCheckers } from './stages/knowledge';
import { lootLeft, rollerOf } from './stages/loot';
import { placingSide } from './stages/placement';
import { isHero, standingParts, type Data, type SwFight } from './state';

/** The fight with the order of those who may act now; any of them may be next (SW-ACT-1). */
export function withSlots(fight: SwFight): SwFight {
  const slots = slotsOf(fight);
  return sameJson(slots, fight.slots) ? fight : { ...fight, slots };
}

/** After somebody left, was concealed or shown, which happens to a fight from outside the rules. */
export function* reorder(scene: Scene<SwFight>): Script {
  yield* emit({ type: 'slotted', slots: slotsOf(scene.fight) });
}

const slotsOf = (fight: SwFight): readonly Slot[] => slotsFor(fight.combatants, fight.data, fight);

const slotsFor = rememberLast(
  (_combatants: SwFight['combatants'], _data: Data, fight: SwFight): readonly Slot[] =>
    slotsIn(fight),
);

function slotsIn(fight: SwFight): Slot[] {
  if (checkingKinds(fight).length > 0) return turns(pendingCheckers(fight), 'knowledge');
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
      return turns(lootRollers(fight), 'loot');
  }
}

const turns = (ids: readonly string[], turn: string): Slot[] =>
  ids.map((actor) => ({ actor, turn }));

/** Those who roll by default come first, but any player may roll (SW-END-2). */
function lootRollers(fight: SwFight): string[] {
  const left = lootLeft(fight);
  if (left.length === 0) return [];
  const byDefault = left.map((roll) => rollerOf(fight, roll.by));
  const party = sideOf(fight, 'party').filter((c) => !c.hidden);
  const all = [...byDefault, ...party.map((c) => c.id)];
  return [...new Set(all.filter((id) => id !== undefined))];
}

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
