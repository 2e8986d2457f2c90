import {
  placed,
  placesOf,
  reaches,
  seenOf,
  techniqueOf,
  weaponOf,
  isSpell,
  type Action,
  type Row,
  type Seen,
  type SgCombatant,
} from '@ransen/rules/saga2';
import type { FightView, Id, JsonObject } from '@ransen/rules';

/** An attack that is being chosen: from which row, and how far it reaches (SG-TRN-3). */
export interface Reach {
  readonly actor: Seen;
  readonly from: Row;
  readonly reach: 'melee' | 'ranged';
  /** Weapon it is made with; spells have none. */
  readonly weapon: Id | undefined;
}

/** The reach of what is being chosen, if it is an attack. */
export function reachOfAction(view: FightView, id: Id, action: JsonObject): Reach | undefined {
  const actor = seenOf(view, id);
  const chosen = action as unknown as Action;
  if (!actor || (actor.body.type === 'enemy' && !actor.body.sheet)) return undefined;
  const self = actor as unknown as SgCombatant;
  const from = 'from' in chosen ? chosen.from : actor.body.row;
  if (chosen.do === 'attack') {
    return {
      actor,
      from,
      reach: weaponOf(self, chosen.weapon)?.reach ?? 'melee',
      weapon: chosen.weapon,
    };
  }
  if (chosen.do !== 'technique' && chosen.do !== 'chain') return undefined;
  const technique = techniqueOf(self, chosen.technique);
  if (technique?.kind !== 'attack') return undefined;
  const carrier = chosen.weapon === undefined ? undefined : weaponOf(self, chosen.weapon);
  const usual = isSpell(technique) ? 'ranged' : (carrier?.reach ?? 'melee');
  return { actor, from, reach: technique.reach ?? usual, weapon: chosen.weapon };
}

/** Is this one reached as everybody stands now, and the actor in the row it chose? */
export function isReached(view: FightView, { actor, from, reach }: Reach, target: Seen): boolean {
  const charmer = actor.body.statuses.some(({ name, by }) => name === 'charm' && by === target.id);
  const all = placesOf(view.combatants as unknown as Readonly<Record<string, Seen>>).map((one) =>
    one.id === actor.id ? { ...one, row: from } : one,
  );
  return !charmer && reaches(all, { ...placed(actor), row: from }, placed(target), reach);
}
