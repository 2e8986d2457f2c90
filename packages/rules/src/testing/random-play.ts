import { decide } from '../kernel/decide';
import type { FightCommand } from '../kernel/commands';
import type { Dice } from '../kernel/dice';
import { find, type Fight } from '../kernel/fight';
import type { Json, JsonObject } from '../kernel/json';
import type { Ask } from '../kernel/question';
import { composeAction, type Offer, type OfferSlot } from '../kernel/offer';
import type { AnySystem } from '../kernel/system';
import { viewOf } from '../kernel/view';
import { GM_VIEWER, playerOf, type Viewer } from '../kernel/viewer';

/** Whole numbers 0..n-1 from a seed, the same every time. */
export function picker(seed: number): (n: number) => number {
  let state = seed >>> 0 || 1;
  return (n) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % n;
  };
}

export interface Choice {
  readonly command: FightCommand;
  readonly by: Viewer;
}

/** Something that the rules allow now, chosen at random; null if nobody has anything to choose. */
export function randomChoice(
  system: AnySystem,
  fight: Fight,
  pick: (n: number) => number,
): Choice | null {
  const question = fight.open?.question;
  if (question) {
    const open = Object.keys(question.asks).filter((who) => !question.answers[who]?.confirmed);
    const who = open[pick(open.length)]!;
    const actor = find(fight, who);
    const by = actor && !actor.hidden ? playerOf(actor) : GM_VIEWER;
    const ask = question.asks[who]!;
    const value =
      ask.kind === 'action'
        ? (randomAction(system, fight, who, ask.part, pick) ?? ask.default)
        : randomAnswer(ask, pick);
    return {
      command: { type: 'answer', question: question.id, who, value, confirm: true } as FightCommand,
      by,
    };
  }
  if (fight.stage !== 'running' || fight.slots.length === 0) return null;
  return randomAct(system, fight, pick);
}

/** An action of somebody in the order: of any, or where only the first may act of that one. */
function randomAct(system: AnySystem, fight: Fight, pick: (n: number) => number): Choice | null {
  const first = pick(fight.slots.length);
  const slots = [...fight.slots.slice(first), ...fight.slots.slice(0, first)];
  for (const { actor, part } of slots) {
    const action = randomAction(system, fight, actor, part, pick);
    if (!action) continue;
    const by = playerOf(find(fight, actor)!);
    const command = { type: 'act', actor, ...(part === undefined ? {} : { part }), action };
    return { command: command as FightCommand, by };
  }
  return null;
}

/** One of the actor's possible offers, completed at random; null if there is none. */
function randomAction(
  system: AnySystem,
  fight: Fight,
  who: string,
  part: string | undefined,
  pick: (n: number) => number,
): JsonObject | null {
  const view = viewOf(system, fight, playerOf(find(fight, who)!));
  const possible = system.options(view, who, part).filter((offer) => !offer.refusal);
  return possible.length === 0 ? null : complete(possible[pick(possible.length)]!, pick);
}

/** Any answer that fits. */
export function randomAnswer(
  ask: Exclude<Ask, { kind: 'action' }>,
  pick: (n: number) => number,
): Json {
  switch (ask.kind) {
    case 'one':
      return ask.choices[pick(ask.choices.length)]!.value;
    case 'some':
      return severalOf(ask.choices, ask.min, ask.max, pick).map((choice) => choice.value);
    case 'number':
      return ask.min + pick(ask.max - ask.min + 1);
  }
}

/** An offer with its targets, extras (if none are named) and ways filled in at random. */
export function complete(
  offer: Offer,
  pick: (n: number) => number,
  extras: readonly Json[] = drawn(offer.extras, pick),
): JsonObject {
  return composeAction(offer, {
    targets: drawn(offer.targets, pick),
    extras,
    ways: Object.fromEntries(
      (offer.ways ?? []).flatMap((slot) => drawn(slot, pick).map((value) => [slot.at, value])),
    ),
  });
}

function drawn(slot: OfferSlot | undefined, pick: (n: number) => number): Json[] {
  const open = slot?.choices.filter((choice) => !choice.refusal) ?? [];
  if (!slot) return [];
  return severalOf(open, slot.min, slot.max, pick).map((choice) => choice.value);
}

/** Between `least` and `most` of them, none twice, in any order. */
function severalOf<T>(
  from: readonly T[],
  least: number,
  most: number,
  pick: (n: number) => number,
): T[] {
  const left = [...from];
  const count = Math.min(left.length, least + pick(most - least + 1));
  return Array.from({ length: count }, () => left.splice(pick(left.length), 1)[0]!);
}

/** Play until nobody has anything to choose or `most` choices are made; every fight after a choice. */
export function* play(
  system: AnySystem,
  start: Fight,
  dice: Dice,
  seed: number,
  most = 2000,
): Generator<{ choice: Choice; fight: Fight }, Fight> {
  const pick = picker(seed);
  let fight = start;
  for (let i = 0; i < most; i += 1) {
    const choice = randomChoice(system, fight, pick);
    if (!choice) break;
    const decided = decide(system, fight, choice.command, choice.by, dice);
    if (!decided.ok) {
      throw new Error(`${decided.refusal.code}: ${JSON.stringify(choice.command)}`);
    }
    fight = decided.value.fight;
    yield { choice, fight };
  }
  return fight;
}
