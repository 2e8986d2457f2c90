import {
  composeAction,
  find,
  GM_VIEWER,
  ONLOOKER,
  playerOf,
  seatViewer,
  viewOf,
  type Ask,
  type Fight,
  type Id,
  type Json,
  type JsonObject,
  type Offer,
  type OfferSlot,
  type Slot,
  type Viewer,
} from '@ransen/rules';
import type { Picks } from '@ransen/rules/secrecy';
import { inFight, type Move, type Twins } from '../twins';
import { close } from './gm';

const both = (by: Viewer, command: object): Move => ({ by, here: command, there: command });

/** Whoever can choose something now does, player or GM, as the rules allow. */
export function choose(twins: Twins, picks: Picks): Move | null {
  const fight = twins.fight();
  if (!fight) return null;
  if (fight.open) return answer(twins, picks);
  if (fight.stage !== 'running') return null;
  if (twins.kit.moves.close?.isUsual(fight) && picks.oneIn(3)) return close(twins);
  const slots = fight.slots.filter(({ actor }) => !find(fight, actor)?.hidden);
  const start = picks.below(slots.length);
  for (const slot of [...slots.slice(start), ...slots.slice(0, start)]) {
    const move = actAt(twins, fight, slot, picks);
    if (move) return move;
  }
  return null;
}

function actAt(twins: Twins, fight: Fight, { actor, part }: Slot, picks: Picks): Move | null {
  const action = anyAction(twins, fight, actor, part, picks);
  if (!action) return null;
  const act = (done: JsonObject) =>
    inFight({ type: 'act', actor, ...(part === undefined ? {} : { part }), action: done });
  const by = playerOf(find(fight, actor)!);
  if (by.role !== 'gm') return both(by, act(action));
  return { by, here: act(action), there: act(twins.translated(actor, part, action)) };
}

/** Something that the rules allow somebody to do now. */
function anyAction(
  { system }: Twins,
  fight: Fight,
  actor: Id,
  part: string | undefined,
  picks: Picks,
): JsonObject | null {
  const by = playerOf(find(fight, actor)!);
  const offers = system.options(viewOf(system, fight, by), actor, part);
  const possible = offers.filter(({ refusal }) => !refusal);
  const aimed = possible.filter(({ targets }) => targets);
  const offer = picks.one(aimed.length > 0 && !picks.oneIn(3) ? aimed : possible);
  return offer ? completed(offer, picks, (choice) => !choice.refusal) : null;
}

function answer(twins: Twins, picks: Picks): Move | null {
  const [fight, other] = [twins.fight()!, twins.fight('there')];
  const [here, there] = [fight.open?.question, other?.open?.question];
  if (!here || !there) return null;
  const who = picks.one(Object.keys(here.asks).filter((id) => !here.answers[id]?.confirmed))!;
  const asked = find(fight, who);
  const by = asked && !asked.hidden ? playerOf(asked) : GM_VIEWER;
  const ask = here.asks[who]!;
  const value =
    ask.kind === 'action'
      ? (anyAction(twins, fight, who, ask.part, picks) ?? ask.default)
      : randomAnswer(ask, picks);
  const reply = { type: 'answer', who, confirm: !picks.oneIn(4) };
  return {
    by,
    here: inFight({ ...reply, question: here.id, value }),
    there: inFight({
      ...reply,
      question: there.id,
      value: answerThere(twins, who, ask, value, by),
    }),
  };
}

/** What the GM answers is the same choice with the ids of the other room. */
function answerThere(twins: Twins, who: string, ask: Ask, value: Json, { role }: Viewer): Json {
  if (role !== 'gm') return value;
  if (ask.kind === 'action') return twins.translated(who, ask.part, value as JsonObject);
  const other = twins.fight('there')?.open?.question?.asks[who];
  if (ask.kind !== 'one' || other?.kind !== 'one') return value;
  const at = ask.choices.findIndex((choice) => choice.value === value);
  return other.choices[at]?.value ?? value;
}

function randomAnswer(ask: Exclude<Ask, { kind: 'action' }>, picks: Picks): Json {
  switch (ask.kind) {
    case 'one':
      return picks.one(ask.choices)!.value;
    case 'number':
      return ask.min + picks.below(ask.max - ask.min + 1);
    case 'some': {
      const count = ask.min + picks.below(ask.max - ask.min + 1);
      return ask.choices.slice(0, count).map(({ value }) => value);
    }
  }
}

type Choice = OfferSlot['choices'][number];

function completed(offer: Offer, picks: Picks, isPossible: (choice: Choice) => boolean) {
  const drawn = (slot: OfferSlot | undefined): Json[] => {
    const open = slot?.choices.filter(isPossible) ?? [];
    if (!slot || open.length === 0 || (slot.min === 0 && picks.oneIn(2))) return [];
    return [picks.one(open)!.value];
  };
  const ways = (offer.ways ?? []).flatMap((slot) => drawn(slot).map((value) => [slot.at, value]));
  return composeAction(offer, {
    targets: drawn(offer.targets),
    extras: drawn(offer.extras),
    ways: Object.fromEntries(ways) as Record<string, Json>,
  });
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
  const { moves } = twins.kit;
  const by = picks.oneIn(8) ? ONLOOKER : anySeat(twins, picks);
  const id = anyId(twins, picks);
  const actor = picks.oneIn(3) ? id : anyHero(twins, picks);
  const odd = picks.one(moves.oddParts);
  const part = odd === undefined ? {} : { part: odd };
  const [deed = { do: 'nothing' }, ...deeds] = moves.probes(twins.fight(), actor, id, picks);
  const [value = true] = moves.preset.values;
  const commands: object[] = [
    ...[deed, ...deeds].map((action) => inFight({ type: 'act', actor, action })),
    inFight({ type: 'act', actor: id, ...part, action: deed }),
    inFight({ type: 'act', actor, action: deed, override: true }),
    inFight({
      type: 'answer',
      question: picks.one(['q1', 'q2', 'g1', 'g2'])!,
      who: id,
      value: true,
    }),
    inFight({
      type: 'answer',
      question: twins.fight()?.open?.question?.id ?? 'q1',
      who: actor,
      value: picks.one(deeds) ?? deed,
    }),
    inFight({ type: 'preset', who: id, name: moves.preset.name, value }),
    inFight({
      type: 'propose',
      proposal: picks.one(['p1', 'p2', 'gm-1'])!,
      about: moves.proposal([id]),
    }),
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

/** What people do besides fighting. */
export function speak(twins: Twins, picks: Picks): Move {
  const { kit } = twins;
  const by = anySeat(twins, picks);
  const hero = anyHero(twins, picks);
  const { name, values } = kit.moves.preset;
  const commands: object[] = [
    { type: 'say', text: `said ${picks.below(100)}` },
    { type: 'rename', name: `Player ${picks.below(9)}` },
    { type: 'sheet', id: 'c-9', sheet: kit.heroes[picks.below(3)] },
    inFight({
      type: 'propose',
      proposal: `p${picks.below(9)}`,
      about: kit.moves.proposal([]),
    }),
    inFight({ type: 'preset', who: hero, name, value: picks.one(values)! }),
  ];
  return both(by, picks.one(commands)!);
}
