import type { AnySystem, Ask, FightView, Json } from '@ransen/rules';
import type { Picks } from '@ransen/rules/secrecy';
import { complete, randomAnswer } from '../../../../packages/rules/src/testing/random-play';
import type { Client } from './client';
import { inFight } from './table';

/**
 * Something that a person could do next, chosen at random from what their own view offers; null:
 * it is for others to choose. One answer in four is a draft.
 */
export function moveOf({ view }: Client, system: AnySystem, picks: Picks): object | null {
  const { fight, you } = view;
  if (fight?.stage !== 'running') return null;
  if (fight.question) return answerTo(fight, fight.question, system, picks);
  if (fight.waits.length > 0) return null;
  const slot = fight.slots[0];
  const actor = slot && fight.combatants[slot.actor];
  const owner = you.role === 'seat' ? you.seat : you.role;
  if (!actor || (actor.hidden ? 'gm' : actor.owner) !== owner) return null;
  const action = actionOf(fight, actor.id, slot.part, system, picks);
  if (action === null) return null;
  return inFight({ type: 'act', actor: actor.id, part: slot.part, action });
}

function answerTo(
  fight: FightView,
  { id, asks, answers }: NonNullable<FightView['question']>,
  system: AnySystem,
  picks: Picks,
): object | null {
  const who = picks.one(Object.keys(asks).filter((each) => !answers[each]?.confirmed));
  const value = who === undefined ? null : valueFor(fight, who, asks[who]!, system, picks);
  if (value === null) return null;
  return inFight({ type: 'answer', question: id, who, ...value, confirm: !picks.oneIn(4) });
}

function valueFor(fight: FightView, who: string, ask: Ask, system: AnySystem, picks: Picks) {
  if (ask.kind !== 'action') return { value: randomAnswer(ask, (n) => picks.below(n)) };
  const value = actionOf(fight, who, ask.part, system, picks);
  return value === null ? null : { value };
}

function actionOf(
  fight: FightView,
  who: string,
  part: string | undefined,
  system: AnySystem,
  picks: Picks,
): Json | null {
  const possible = system.options(fight, who, part).filter(({ refusal }) => !refusal);
  const offer = picks.one(possible);
  return offer ? complete(offer, (n) => picks.below(n)) : null;
}
