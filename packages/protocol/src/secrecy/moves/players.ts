import {
  composeAction,
  find,
  GM_VIEWER,
  ONLOOKER,
  playerOf,
  seatViewer,
  viewOf,
  type Ask,
  type FightCommand,
  type Json,
  type Offer,
  type OfferSlot,
  type Viewer,
} from '@ransen/rules';
import { HEROES } from '../monsters';
import { inFight, type Move, type Twins } from '../twins';
import { close } from './gm';
import type { Picks } from './picks';

const both = (by: Viewer, command: object): Move => ({ by, here: command, there: command });

/** Whoever can choose something now does, player or GM, as the rules allow. */
export function choose(twins: Twins, picks: Picks): Move | null {
  const fight = twins.fight();
  if (!fight) return null;
  if (fight.open) return answer(twins, picks);
  if (fight.stage !== 'running') return null;
  if (fight.data.stage !== 'turns' && picks.oneIn(3)) return close();
  const slot = picks.one(fight.slots.filter(({ actor }) => !find(fight, actor)?.hidden));
  if (!slot) return null;
  const by = playerOf(find(fight, slot.actor)!);
  const offers = twins.system.options(viewOf(twins.system, fight, by), slot.actor, slot.part);
  const possible = offers.filter(({ refusal }) => !refusal);
  const aimed = possible.filter(({ targets }) => targets);
  const offer = picks.one(aimed.length > 0 && !picks.oneIn(3) ? aimed : possible);
  if (!offer) return null;
  const part = slot.part === undefined ? {} : { part: slot.part };
  const action = completed(offer, picks, (choice) => !choice.refusal);
  const command = { type: 'act', actor: slot.actor, ...part, action } as FightCommand;
  if (by.role !== 'gm') return both(by, inFight(command));
  return { by, here: inFight(command), there: inFight(twins.translated(command)) };
}

function answer(twins: Twins, picks: Picks): Move | null {
  const [here, there] = [twins.fight()?.open?.question, twins.fight('there')?.open?.question];
  if (!here || !there) return null;
  const who = picks.one(Object.keys(here.asks).filter((id) => !here.answers[id]?.confirmed))!;
  const asked = find(twins.fight()!, who);
  const value = randomAnswer(here.asks[who]!, picks);
  const reply = { type: 'answer', who, value, confirm: !picks.oneIn(4) };
  return {
    by: asked ? playerOf(asked) : GM_VIEWER,
    here: inFight({ ...reply, question: here.id }),
    there: inFight({ ...reply, question: there.id }),
  };
}

function randomAnswer(ask: Ask, picks: Picks): Json {
  return ask.kind === 'one' ? picks.one(ask.choices)!.value : null;
}

type Choice = OfferSlot['choices'][number];

function completed(offer: Offer, picks: Picks, isPossible: (choice: Choice) => boolean) {
  const drawn = (slot: OfferSlot | undefined): Json[] => {
    const open = slot?.choices.filter(isPossible) ?? [];
    if (!slot || open.length === 0 || (slot.min === 0 && picks.oneIn(2))) return [];
    return [picks.one(open)!.value];
  };
  return composeAction(offer, { targets: drawn(offer.targets), extras: drawn(offer.extras) });
}

const anySeat = (twins: Twins, picks: Picks): Viewer =>
  seatViewer(`s${picks.below(twins.plan.heroes.length) + 1}`);

const anyHero = (twins: Twins, picks: Picks): string =>
  `c-${picks.below(twins.plan.heroes.length) + 1}`;

/** A player tries something that is offered, whether or not it is possible now. */
export function tryOffer(twins: Twins, picks: Picks): Move | null {
  const fight = twins.fight();
  const actor = anyHero(twins, picks);
  const hero = fight && find(fight, actor);
  if (!hero) return null;
  const by = playerOf(hero);
  const offers = twins.system.options(viewOf(twins.system, fight, by), actor);
  const offer = picks.one(offers);
  if (!offer || by.role === 'gm') return null;
  const action = completed(offer, picks, () => true);
  return both(by, inFight({ type: 'act', actor, action }));
}

/** A player tries what the screen does not offer: at somebody hidden, at nobody, at odd ids. */
export function probe(twins: Twins, picks: Picks): Move {
  const by = picks.oneIn(8) ? ONLOOKER : anySeat(twins, picks);
  const id = anyId(twins, picks);
  const actor = picks.oneIn(3) ? id : anyHero(twins, picks);
  const part = picks.one(['p1', 'p2', 'p9', 'left', 'middle', 'body', 'constructor', undefined]);
  const aim = [{ id, ...(part ? { part } : {}) }];
  const act = (action: object) => inFight({ type: 'act', actor, action });
  const commands: object[] = [
    act({ do: 'check', of: id }),
    act({ do: 'attack', weapon: anyWeapon(twins, picks, actor), targets: aim }),
    act({ do: 'cast', spell: anySpell(twins, picks, actor), targets: aim }),
    act({ do: 'use', item: 'tonic', targets: aim }),
    act({ do: 'loot', enemy: id, part: part ?? 'p1' }),
    act({ do: 'pickup', weapon: 'mace', owner: id }),
    act({ do: 'hold', feat: { id: 'cover', ally: id } }),
    act({ do: 'pass' }),
    inFight({ type: 'act', actor: id, ...(part ? { part } : {}), action: { do: 'pass' } }),
    inFight({ type: 'act', actor, action: { do: 'pass' }, override: true }),
    inFight({
      type: 'answer',
      question: picks.one(['q1', 'q2', 'g1', 'g2'])!,
      who: id,
      value: true,
    }),
    inFight({ type: 'preset', who: id, name: 'resist', value: true }),
    inFight({ type: 'propose', proposal: picks.one(['p1', 'p2', 'gm-1'])!, about: surrender(id) }),
    inFight({ type: 'settle', proposal: 'p1', accept: true }),
    inFight({ type: 'resolve', question: picks.one(['q1', 'g1'])! }),
    inFight({ type: 'show', id }),
    inFight({ type: 'leave', id }),
    inFight({ type: 'correct', target: id, field: 'hp', value: 1 }),
    inFight({ type: 'rule', command: { do: 'reveal', of: id, identified: true } }),
    inFight({ type: 'undo' }),
    { type: 'unprepare', id },
    { type: 'hand', id: actor, owner: 's1' },
    { type: 'sheet', id: 'c-1', sheet: {} },
    { type: 'between', id: picks.one(['c-1', 'c-9']), change: { do: 'rest' } },
    { type: 'drop', id: 'c-9' },
  ];
  return both(by, picks.one(commands)!);
}

/** Ids of both rooms, hidden ones among them, and of nobody. */
function anyId(twins: Twins, picks: Picks): string {
  const there = Object.keys(twins.fight('there')?.combatants ?? {});
  const here = Object.keys(twins.fight()?.combatants ?? {});
  const hidden = Object.values(twins.fight()?.combatants ?? {}).filter((c) => c.hidden);
  const odd = ['e-nobody', 'constructor', 'toString', 'hasOwnProperty', 'k0'];
  return picks.one([...there, ...here, ...hidden.map((c) => c.id), ...odd])!;
}

function anyWeapon(twins: Twins, picks: Picks, actor: string): string {
  const body = twins.fight()?.combatants[actor]?.body;
  const weapons = body?.type === 'character' ? body.sheet.weapons : [];
  return picks.one(weapons)?.id ?? 'constructor';
}

function anySpell(twins: Twins, picks: Picks, actor: string): string {
  const body = twins.fight()?.combatants[actor]?.body;
  const spells = body?.type === 'character' ? body.sheet.spells : [];
  return picks.one(spells)?.id ?? 'constructor';
}

const surrender = (...enemies: string[]) => ({ type: 'surrender', enemies });

/** What people do besides fighting. */
export function speak(twins: Twins, picks: Picks): Move {
  const by = anySeat(twins, picks);
  const hero = anyHero(twins, picks);
  const commands: object[] = [
    { type: 'say', text: `said ${picks.below(100)}` },
    { type: 'rename', name: `Player ${picks.below(9)}` },
    { type: 'sheet', id: 'c-9', sheet: HEROES[picks.below(3)] },
    inFight({ type: 'propose', proposal: `p${picks.below(9)}`, about: surrender() }),
    inFight({ type: 'preset', who: hero, name: 'resist', value: picks.oneIn(2) }),
  ];
  return both(by, picks.one(commands)!);
}
