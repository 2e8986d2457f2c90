import {
  all,
  composeAction,
  find,
  GM_VIEWER,
  viewOf,
  type Combatant,
  type Fight,
  type JsonObject,
} from '@ransen/rules';
import type { Command, Picks } from '@ransen/rules/secrecy';
import { gmInBoth, inFight, type Move, type Twins } from '../twins';

const enemiesOf = (fight: Fight) => all(fight).filter((c) => c.side === 'enemy');
export const inSight = (fight: Fight) => enemiesOf(fight).filter((c) => !c.hidden);
export const hiding = (fight: Fight) => enemiesOf(fight).filter((c) => c.hidden);

const rule = (command: object) => gmInBoth({ type: 'rule', command });

/** Something that the GM does before everybody's eyes, the same in both rooms. */
export function gmMove(twins: Twins, picks: Picks): Move | null {
  const fight = twins.fight();
  if (picks.oneIn(10)) return atTheTable(twins, picks);
  if (!fight) return null;
  if (fight.stage !== 'running') return afterwards(twins, fight);
  const enemy = picks.one(inSight(fight));
  const moves = [
    () => arrival(twins, picks),
    () => shown(twins, picks, fight),
    () => proposals(picks, fight),
    () => overruled(twins, picks, fight),
    () => character(twins, picks, fight),
    () => (picks.oneIn(4) ? gmInBoth({ type: 'end' }) : null),
    ...twins.kit.moves.atLarge(picks).map(once),
    ...(enemy ? about(twins, picks, enemy) : []),
  ];
  return picks.one(moves)!();
}

/** What has nothing to do with the enemies. */
function atTheTable(twins: Twins, picks: Picks): Move {
  const seats = twins.plan.heroes.map((_, i) => `s${i + 1}`);
  const command = picks.one([
    { type: 'say', text: `GM ${picks.below(100)}` },
    { type: 'hand', id: `c-${picks.below(seats.length) + 1}`, owner: picks.one([...seats, 'gm']) },
    { type: 'lock', locked: picks.oneIn(2) },
    { type: 'configure', answerTime: picks.one([0, 60]) },
    ...(picks.oneIn(4) ? [{ type: 'kick', seat: seats.at(-1) }] : []),
  ])!;
  return { by: GM_VIEWER, here: command, there: command };
}

const once = (command: Command) => (): Move => gmInBoth(command);

function about(twins: Twins, picks: Picks, enemy: Combatant): (() => Move | null)[] {
  const { id, kind } = enemy;
  const revealed = { identified: true, weakness: twins.isWeaknessEqual(kind) && picks.oneIn(3) };
  const reveal = rule({ do: 'reveal', of: id, ...revealed });
  return [
    () => (twins.isKnown(kind) ? reveal : null),
    () => (twins.isKnown(kind) ? reveal : null),
    () => rule({ do: 'reveal', of: id, identified: false }),
    () => gmInBoth({ type: 'conceal', id }),
    () => (picks.oneIn(4) ? gmInBoth({ type: 'leave', id }) : null),
    ...twins.kit.moves.aboutEnemy(enemy, picks).map(once),
  ];
}

/** Somebody comes in sight of all. */
function arrival(twins: Twins, picks: Picks): Move {
  const { here, there } = twins.newcomer(picks.below(twins.plan.kinds.length), false);
  const enter = (enemy: object) => inFight({ type: 'enter', enemies: [enemy] });
  return { by: GM_VIEWER, here: enter(here), there: enter(there) };
}

/** Somebody who hides in both rooms is shown, whatever they did meanwhile. */
function shown(twins: Twins, picks: Picks, fight: Fight): Move | null {
  const there = twins.fight('there');
  const both = all(fight).filter(({ id, hidden }) => hidden && there && find(there, id)?.hidden);
  const enemy = picks.one(both);
  return enemy ? gmInBoth({ type: 'show', id: enemy.id }) : null;
}

function proposals(picks: Picks, fight: Fight): Move | null {
  const proposal = picks.one(fight.proposals);
  const accept = picks.oneIn(4);
  return proposal ? gmInBoth({ type: 'settle', proposal: proposal.id, accept }) : null;
}

/** An enemy does what the rules do not allow it. */
function overruled(twins: Twins, picks: Picks, fight: Fight): Move | null {
  const enemy = picks.one(inSight(fight));
  const deed = enemy && anyDeed(twins, picks, fight, enemy);
  if (!deed) return null;
  const { part, action } = deed;
  const there = twins.translated(enemy.id, part, action);
  return {
    by: GM_VIEWER,
    here: override(enemy, part, action),
    there: override(enemy, part, there),
  };
}

const override = ({ id }: Combatant, part: string | undefined, action: JsonObject) =>
  inFight({ type: 'act', actor: id, ...(part ? { part } : {}), action, override: true });

/** Something offered to an enemy, possible or not, at one of the targets that `mayAim` allows. */
export function anyDeed(
  { kit, system }: Twins,
  picks: Picks,
  fight: Fight,
  enemy: Combatant,
  mayAim: (target: unknown) => boolean = () => true,
): { part: string | undefined; action: JsonObject } | null {
  const part = picks.one(kit.moves.parts(enemy));
  const offers = system.options(viewOf(system, fight, GM_VIEWER), enemy.id, part);
  const offer = picks.one(offers);
  const choices = offer?.targets?.choices.filter(({ value }) => mayAim(value)) ?? [];
  const target = picks.one(choices);
  if (!offer || (offer.targets && !target)) return null;
  return { part, action: composeAction(offer, { targets: target ? [target.value] : [] }) };
}

function character(twins: Twins, picks: Picks, fight: Fight): Move | null {
  const hero = picks.one(all(fight).filter((c) => c.side === 'party'));
  if (!hero) return null;
  const conceal: Command = { type: 'conceal', id: hero.id };
  return gmInBoth(picks.one([conceal, ...twins.kit.moves.aboutHero(hero, picks)])!);
}

/** The fight is over: it is closed, and another one begins. */
function afterwards(twins: Twins, fight: Fight): Move | null {
  if (fight.stage === 'over') return gmInBoth({ type: 'finish' });
  const camps = [twins.here, twins.there].map(({ room }) => room.camp);
  const start = { type: 'start' };
  if (camps.every((camp) => camp.some((enemy) => !enemy.hidden))) {
    return { by: GM_VIEWER, here: start, there: start };
  }
  const { here, there } = twins.newcomer(0, false);
  const prepare = (enemy: object) => ({ type: 'prepare', enemies: [enemy] });
  return { by: GM_VIEWER, here: prepare(here), there: prepare(there) };
}

/** A stage is closed, or a side's turn ended. */
export function close({ kit }: Twins): Move | null {
  return kit.moves.close ? rule(kit.moves.close.command) : null;
}

/** The time for an answer is over. */
export function timeOver(twins: Twins): Move | null {
  const [here, there] = [twins.fight()?.open?.question, twins.fight('there')?.open?.question];
  if (!here || !there) return null;
  return {
    by: GM_VIEWER,
    here: inFight({ type: 'resolve', question: here.id }),
    there: inFight({ type: 'resolve', question: there.id }),
  };
}
