import type { JsonObject } from '../../../kernel/json';
import type { Offer, OfferChoice, OfferSlot } from '../../../kernel/offer';
import type { Action } from '../actions';
import { SELF } from '../state';
import { allSeen, isInSeen, standingSeen } from '../view/types';
import { permit } from './permit';
import type { Aim } from './targets';
import type { Actor } from './turn';

/** An action as it is offered, before targets and extras are in it. */
export type Draft = JsonObject & { readonly do: Action['do'] };

export const partOf = (part: string): string | undefined => (part === SELF ? undefined : part);

/** What the rules say to a whole action of this actor. */
export const refusalOf = ({ view, me, part }: Actor, action: JsonObject) =>
  permit(view, me.id, partOf(part), action as unknown as Action);

/** An offer that needs nothing more to be chosen. */
export function whole(actor: Actor, group: string, action: Draft): Offer {
  const refusal = refusalOf(actor, action);
  return { id: idOf(action), group, action, ...(refusal ? { refusal } : {}) };
}

/** Stable within the list: what is done, and with what. */
export function idOf(action: JsonObject): string {
  return Object.values(action)
    .map((value) => (typeof value === 'object' && value ? idOf(value as JsonObject) : value))
    .join(':');
}

/** One choice of a slot, tried in the action it would make. */
export function choice(
  actor: Actor,
  value: JsonObject | readonly JsonObject[],
  action: JsonObject,
  shows?: JsonObject,
): OfferChoice {
  const refusal = refusalOf(actor, action);
  return {
    value,
    ...(refusal ? { refusal } : {}),
    ...(shows && !refusal ? { shows } : {}),
  };
}

/** An offer whose targets are still to be chosen: refused if nobody can be. */
export function aiming(
  group: string,
  action: Draft,
  targets: OfferSlot,
  shows?: JsonObject,
): Offer {
  const refusal = shared(targets.choices);
  return {
    id: idOf(action),
    group,
    action,
    ...(refusal ? { refusal } : {}),
    ...(shows ? { shows } : {}),
    targets: { ...targets, choices: targets.choices.filter(isWorthSaying) },
  };
}

/** If nothing can be chosen: the reason all choices share, else that of the first. */
function shared(choices: readonly OfferChoice[]): Offer['refusal'] {
  if (choices.some((each) => !each.refusal)) return undefined;
  const told = choices.find(isWorthSaying) ?? choices[0];
  return told?.refusal ?? { code: 'unknown_target' };
}

/** Own side for an attack, the enemies for a potion: not worth a line. */
const isWorthSaying = ({ refusal }: OfferChoice): boolean => refusal?.code !== 'wrong_target';

/** Everybody who could be aimed at, enemies part by part. */
export function aims({ view }: Actor): Aim[] {
  return allSeen(view)
    .filter((c) => isInSeen(c) && !c.hidden)
    .flatMap((c): Aim[] =>
      c.body.type === 'character'
        ? [{ id: c.id }]
        : standingSeen(c).map((part) => ({ id: c.id, part })),
    );
}

/** Targets one by one, each with its odds where they are known. */
export function targetsOf(
  actor: Actor,
  at: string,
  action: (targets: JsonObject[]) => JsonObject,
  odds: (aim: Aim) => number | undefined = () => undefined,
  max = 1,
): OfferSlot {
  const choices = aims(actor).map((aim) => {
    const value = aim as unknown as JsonObject;
    const known = odds(aim);
    return choice(actor, value, action([value]), known === undefined ? undefined : { odds: known });
  });
  return { at, list: true, min: 1, max, choices };
}
