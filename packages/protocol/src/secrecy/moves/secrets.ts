import { GM_VIEWER, type Combatant, type Fight } from '@ransen/rules';
import type { Picks } from '@ransen/rules/secrecy';
import { inFight, SIDES, type Move, type Side, type Twins } from '../twins';
import { anyDeed, hiding, inSight } from './gm';

/** Something that only the GM of one room knows of. */
export function secret(twins: Twins, side: Side, picks: Picks): Move | null {
  const fight = twins.fight(side);
  if (!fight) return null;
  const command = picks.oneIn(6)
    ? camp(twins, side, picks)
    : fightSecret(twins, side, fight, picks);
  return command ? { by: GM_VIEWER, [side]: command } : null;
}

/** The GM of one room answers at once what nobody else is asked. */
export function unheard(twins: Twins): Move | null {
  const [here, there] = SIDES.map((side) => twins.fight(side)?.open?.question);
  if (!here === !there) return null;
  const side = here ? 'here' : 'there';
  const { id } = (here ?? there)!;
  return { by: GM_VIEWER, [side]: inFight({ type: 'resolve', question: id }) };
}

function camp(twins: Twins, side: Side, picks: Picks): object | null {
  const prepared = picks.one(twins[side].room.camp);
  if (prepared && picks.oneIn(2)) return { type: 'unprepare', id: prepared.id };
  const enemy = twins.newcomer(picks.below(3), true)[side];
  return { type: 'prepare', enemies: [enemy] };
}

function fightSecret(twins: Twins, side: Side, fight: Fight, picks: Picks): object | null {
  const { moves } = twins.kit;
  const shy = picks.one(hiding(fight));
  const unknown = inSight(fight).filter((c) => !twins.kit.known(fight, c.kind)?.identified);
  const enemy = picks.one([...unknown, ...hiding(fight)]);
  const commands = [
    () => comer(twins, side, picks),
    ...(enemy ? [() => moves.points(enemy, picks), () => moves.points(enemy, picks)] : []),
    ...(enemy ? [() => ({ type: 'preset', who: enemy.id, name: 'secret', value: 1 })] : []),
    ...(shy
      ? [() => unseen(twins, shy, fight, picks), () => unseen(twins, shy, fight, picks)]
      : []),
    ...(shy ? [() => deed(twins, shy, fight, picks)] : []),
  ];
  const command = picks.one(commands)!();
  return command ? inFight(command) : null;
}

/** Somebody enters without being seen, of a kind that is there or of an odd one, by any id. */
function comer(twins: Twins, side: Side, picks: Picks): object {
  const enemy = twins.newcomer(picks.below(3), true)[side];
  const kind = picks.one([enemy.kind, enemy.kind, 'toString', 'constructor', 'k9']);
  const setup = picks.oneIn(2) ? { setup: twins.kit.moves.setup } : {};
  const id = picks.one([enemy.id, enemy.id, enemy.id, 'c-9', 'toString']);
  return { type: 'enter', enemies: [{ ...enemy, id, kind, ...setup }] };
}

/** What the GM does with one who is hidden. */
function unseen({ kit }: Twins, enemy: Combatant, fight: Fight, picks: Picks): object {
  const { id, kind } = enemy;
  const isMet = kit.known(fight, kind) !== undefined;
  const proposal = picks.one(['gm-1', 'p1', 'p2']);
  return picks.one([
    { type: 'leave', id },
    { type: 'propose', proposal, about: kit.moves.proposal([id]) },
    ...kit.moves.unseen(enemy, isMet, picks),
  ])!;
}

/** One who is hidden acts: moves, chants for its own side, now and then against the party. */
function deed(twins: Twins, enemy: Combatant, fight: Fight, picks: Picks): object | null {
  const isQuiet = (value: unknown) => !JSON.stringify(value).includes('"c-') || picks.oneIn(10);
  const done = anyDeed(twins, picks, fight, enemy, isQuiet);
  if (!done) return null;
  const { part, action } = done;
  return { type: 'act', actor: enemy.id, ...(part ? { part } : {}), action, override: true };
}
