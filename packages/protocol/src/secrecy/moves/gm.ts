import { all, find, GM_VIEWER, viewOf, type FightCommand } from '@ransen/rules';
import type { SwFight } from '@ransen/rules/sword-world-2';
import { gmInBoth, inFight, type Move, type Twins } from '../twins';
import type { Picks } from './picks';

type Enemy = ReturnType<typeof enemiesOf>[number];

const enemiesOf = (fight: SwFight) => all(fight).filter((c) => c.side === 'enemy');
export const inSight = (fight: SwFight) => enemiesOf(fight).filter((c) => !c.hidden);
export const hiding = (fight: SwFight) => enemiesOf(fight).filter((c) => c.hidden);

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
    () => character(picks, fight),
    () => (picks.oneIn(4) ? gmInBoth({ type: 'end' }) : null),
    () => rule({ do: 'lootAll' }),
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

function about(twins: Twins, picks: Picks, enemy: Enemy): (() => Move | null)[] {
  const { id, kind, body } = enemy;
  const area = picks.one(['partyRear', 'front', 'enemyRear']);
  const correct = (field: string, value: unknown) =>
    gmInBoth({ type: 'correct', target: id, field, value });
  const revealed = { identified: true, weakness: twins.isWeaknessEqual(kind) && picks.oneIn(3) };
  const reveal = rule({ do: 'reveal', of: id, ...revealed });
  return [
    () => (twins.isKnown(kind) ? reveal : null),
    () => (twins.isKnown(kind) ? reveal : null),
    () => rule({ do: 'reveal', of: id, identified: false }),
    () => gmInBoth({ type: 'conceal', id }),
    () => rule({ do: 'name', of: id, publicName: `謎の影${picks.below(9)}` }),
    () => rule({ do: 'check', of: id }),
    () => rule({ do: 'status', id, name: '怒り', modifiers: { accuracy: 1 }, rounds: 2 }),
    () => rule({ do: 'lift', id, status: body.statuses[0]?.key ?? '' }),
    () => correct('area', area),
    () => correct('major', picks.oneIn(2)),
    () => (picks.oneIn(4) ? correct('condition', 'defeated') : null),
    () => (picks.oneIn(4) ? rule({ do: 'depart', id, as: 'fled' }) : null),
    () => (picks.oneIn(4) ? gmInBoth({ type: 'leave', id }) : null),
  ];
}

/** Somebody comes in sight of all. */
function arrival(twins: Twins, picks: Picks): Move {
  const { here, there } = twins.newcomer(picks.below(twins.plan.kinds.length), false);
  const enter = (enemy: object) => inFight({ type: 'enter', enemies: [enemy] });
  return { by: GM_VIEWER, here: enter(here), there: enter(there) };
}

/** Somebody who hides in both rooms is shown, whatever they did meanwhile. */
function shown(twins: Twins, picks: Picks, fight: SwFight): Move | null {
  const there = twins.fight('there');
  const both = all(fight).filter(({ id, hidden }) => hidden && there && find(there, id)?.hidden);
  const enemy = picks.one(both);
  return enemy ? gmInBoth({ type: 'show', id: enemy.id }) : null;
}

function proposals(picks: Picks, fight: SwFight): Move | null {
  const proposal = picks.one(fight.proposals);
  const accept = picks.oneIn(4);
  return proposal ? gmInBoth({ type: 'settle', proposal: proposal.id, accept }) : null;
}

/** An enemy does what the rules do not allow it. */
function overruled(twins: Twins, picks: Picks, fight: SwFight): Move | null {
  const enemy = picks.one(inSight(fight));
  if (!enemy) return null;
  const part = picks.one(Object.keys(enemy.body.parts))!;
  const offers = twins.system.options(viewOf(twins.system, fight, GM_VIEWER), enemy.id, part);
  const offer = picks.one(offers);
  const target = picks.one(offer?.targets?.choices ?? []);
  if (!offer || (offer.targets && !target)) return null;
  const action = { ...offer.action, ...(target ? { targets: [target.value].flat() } : {}) };
  const command = { type: 'act', actor: enemy.id, part, action, override: true } as FightCommand;
  return { by: GM_VIEWER, here: inFight(command), there: inFight(twins.translated(command)) };
}

function character(picks: Picks, fight: SwFight): Move | null {
  const hero = picks.one(all(fight).filter((c) => c.side === 'party'));
  if (!hero) return null;
  const target = hero.id;
  return picks.one([
    gmInBoth({ type: 'correct', target, field: 'hp', value: 5 + picks.below(30) }),
    gmInBoth({ type: 'correct', target, field: 'mp', value: picks.below(30) }),
    rule({ do: 'status', id: target, name: '祝福', modifiers: { evasion: 1 } }),
    gmInBoth({ type: 'conceal', id: target }),
  ])!;
}

/** The fight is over: it is closed, and another one begins. */
function afterwards(twins: Twins, fight: SwFight): Move | null {
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
export const close = (): Move => rule({ do: 'close' });

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
