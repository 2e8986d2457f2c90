import type { Json, JsonObject } from '../../../kernel/json';
import type { Offer, OfferChoice, OfferSlot } from '../../../kernel/offer';
import { COMMAND, type Action } from '../actions';
import { ROWS } from '../state';
import { heroBody, own, type Actor } from './actor';
import { aimable } from './aim';
import { rowFigures, targetFigures, type Draft, type Use } from './figures';
import { handSets } from './hands';
import { permit, wields } from './permit';

/** From which row and with what in hand: the usual way first (SG-TRN-2). */
export function stanceOf(actor: Actor, weapon: string | undefined): JsonObject {
  return { from: actor.me.body.row, hands: handsFor(actor, weapon)[0] ?? [] };
}

/** Sets of things to hold with which the weapon can be used. */
function handsFor(actor: Actor, weapon: string | undefined): readonly (readonly string[])[] {
  const body = heroBody(actor);
  if (!body) return [[]];
  const sets = handSets(body.sheet, body.hands);
  return weapon === undefined ? sets : sets.filter((set) => !wields(own(actor)!, weapon, set));
}

export function waysOf(actor: Actor, draft: Draft): OfferSlot[] {
  const weapon = draft.weapon as string | undefined;
  const hands = handsFor(actor, weapon);
  const row = actor.me.body.row;
  const rows = [row, ...ROWS.filter((other) => other !== row)];
  const one = { list: false, min: 1, max: 1 };
  return [
    { at: 'from', ...one, choices: rows.map((value) => ({ value })) },
    ...(hands.length > 1
      ? [{ at: 'hands', ...one, choices: hands.map((value) => ({ value })) }]
      : []),
  ];
}

/** An offer with its targets and ways; refused if nobody can be chosen. */
export function offered(
  actor: Actor,
  part: string | undefined,
  group: string,
  draft: Draft,
  use: Use,
): Offer {
  const targets = targetSlot(actor, part, draft, use);
  const refusal = targets ? shared(targets.choices) : refusalOf(actor, part, draft);
  return {
    id: idOf(draft),
    group,
    action: draft,
    ...(refusal ? { refusal } : {}),
    ...(targets ? { targets } : {}),
    ...(part === COMMAND ? { ways: waysOf(actor, draft) } : {}),
  };
}

/** Stable within the list: what is done, and with what. */
const idOf = (draft: Draft): string =>
  ['do', 'technique', 'item', 'weapon']
    .flatMap((key) => (typeof draft[key] === 'string' ? [draft[key]] : []))
    .join(':');

export const refusalOf = ({ view, me }: Actor, part: string | undefined, action: JsonObject) =>
  permit(view, me.id, part, action as unknown as Action);

export function choice(
  actor: Actor,
  part: string | undefined,
  value: Json,
  action: JsonObject,
  shows?: JsonObject,
): OfferChoice {
  const refusal = refusalOf(actor, part, action);
  return { value, ...(refusal ? { refusal } : {}), ...(shows && !refusal ? { shows } : {}) };
}

/** One of those who can be aimed at, or one of two rows (SG-DAT-3). */
function targetSlot(
  actor: Actor,
  part: string | undefined,
  draft: Draft,
  use: Use,
): OfferSlot | undefined {
  if (use.targets === 'all' || use.targets === 'self') return undefined;
  const slot = { list: false, min: 1, max: 1 };
  if (use.targets === 'row') {
    const rows = ROWS.map((row) =>
      choice(actor, part, row, { ...draft, row }, rowFigures(actor, draft, use, row)),
    );
    return { at: 'row', ...slot, choices: rows };
  }
  const ones = aimable(actor).map((one) =>
    choice(
      actor,
      part,
      one.id,
      { ...draft, target: one.id },
      targetFigures(actor, draft, use, one),
    ),
  );
  return { at: 'target', ...slot, choices: ones.filter(isWorthSaying) };
}

/** If nothing can be chosen: the reason of the first. */
function shared(choices: readonly OfferChoice[]): Offer['refusal'] {
  if (choices.some((each) => !each.refusal)) return undefined;
  return choices[0]?.refusal ?? { code: 'unknown_target' };
}

/** Own side for an attack, the enemies for a potion: not worth a line. */
const isWorthSaying = ({ refusal }: OfferChoice): boolean => refusal?.code !== 'wrong_target';
