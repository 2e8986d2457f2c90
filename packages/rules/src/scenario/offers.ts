import { find } from '../kernel/fight';
import type { Json } from '../kernel/json';
import type { Refusal } from '../kernel/refusal';
import type { Offer, OfferSlot } from '../kernel/offer';
import { viewOf } from '../kernel/view';
import { playerOf } from '../kernel/viewer';
import type { ExpectedOffer, ExpectedRefusal } from './format';
import { differences, matches, show, type Difference } from './match';
import type { Stage } from './steps';

/** What is said of one thing that might be done: why not, and figures. */
interface Verdict {
  readonly refusal?: Refusal;
  readonly shows?: Json;
}

const NOT_OFFERED: Verdict = { refusal: { code: 'not offered' } };

/** The actor is offered the action, with this target and extra if they are named. */
export function checkPossible(stage: Stage, expected: ExpectedOffer): Difference[] {
  const found = verdicts(stage, expected);
  const free = found.find(({ refusal }) => refusal === undefined);
  if (!free) return [contrary(expected, 'possible', found[0] ?? NOT_OFFERED)];
  if (expected.shows === undefined) return [];
  return differences(expected.shows, free.shows, `shown to ${expected.actor}`);
}

/** The actor is not offered the action, or is told that it is not possible and why. */
export function checkImpossible(stage: Stage, expected: ExpectedRefusal): Difference[] {
  const found = verdicts(stage, expected);
  const free = found.find(({ refusal }) => refusal === undefined);
  if (free) return [contrary(expected, 'not possible', free)];
  const { refused } = expected;
  if (refused === undefined || found.some(({ refusal }) => refusal?.code === refused)) return [];
  return [contrary(expected, refused, found[0] ?? NOT_OFFERED)];
}

function contrary(of: ExpectedOffer, expected: string, { refusal }: Verdict): Difference {
  const what = [of.action, of.target, of.extra].filter((part) => part !== undefined);
  const got = refusal?.code ?? 'possible';
  return { at: `${of.actor} ${what.map((part) => show(part)).join(' ')}`, expected, got };
}

/** What the actor's own player is shown of every offer that fits. */
function verdicts({ table, names }: Stage, expected: ExpectedOffer): Verdict[] {
  const [name = '', part] = expected.actor.split('/');
  const { fight } = table.room;
  const actor = fight && find(fight, names.combatant(name));
  if (!fight || !actor) return [{ refusal: { code: 'not in the fight' } }];
  const view = viewOf(table.system, fight, playerOf(actor));
  const offers = table.system.options(view, actor.id, part);
  return offers
    .map((offer) => names.toNames(offer as unknown as Json) as unknown as Offer)
    .filter(({ action }) => matches(expected.action, action))
    .map((offer) => verdict(offer, expected));
}

function verdict(
  { refusal, shows, targets, extras }: Offer,
  { target, extra }: ExpectedOffer,
): Verdict {
  if (refusal) return { refusal };
  const chosen = [choose(targets, target), choose(extras, extra)];
  const refused = chosen.find((choice) => choice?.refusal);
  if (refused) return refused;
  return { shows: { ...shows, ...(chosen[1]?.shows as object), ...(chosen[0]?.shows as object) } };
}

function choose(slot: OfferSlot | undefined, wanted: Json | undefined): Verdict | undefined {
  if (wanted === undefined) return undefined;
  const choice = slot?.choices.find(({ value }) => matches(wanted, value));
  return choice ?? NOT_OFFERED;
}
