import type { Json, JsonObject } from '../../kernel/json';
import { composeAction, type Offer, type OfferChoice, type OfferSlot } from '../../kernel/offer';
import type { Refusal } from '../../kernel/refusal';
import type { AnySystem } from '../../kernel/system';
import type { FightView } from '../../kernel/view';
import { complete } from '../random-play';
import type { Pick } from './kit';

interface Actor {
  readonly id: string;
  readonly part: string | undefined;
}

/** What is offered is permitted, what is offered as refused is not; throws where they differ. */
export function agree(
  system: AnySystem,
  view: FightView,
  actor: Actor,
  offers: readonly Offer[],
  pick: Pick,
): void {
  const ids = new Set(offers.map(({ id }) => id));
  if (ids.size !== offers.length) throw new Error(`offers of ${actor.id} share an id`);
  for (const offer of offers) {
    if (!offer.refusal) {
      const action = complete(offer, pick);
      const refusal = judged(system, view, actor, action);
      if (refusal) throw new Error(`offered but ${refusal.code}: ${JSON.stringify(action)}`);
    }
    const action = refusedAction(offer, pick);
    if (action && !judged(system, view, actor, action)) {
      throw new Error(`refused but permitted: ${JSON.stringify(action)}`);
    }
  }
}

/** Why the actor may not do it now, or null. */
export function judged(
  { schemas, permit }: AnySystem,
  view: FightView,
  { id, part }: Actor,
  action: Json,
): Refusal | null {
  const parsed = schemas.action.safeParse(action);
  return parsed.success ? permit(view, id, part, parsed.data) : { code: 'unknown_action' };
}

/** The action with a target that is refused, or refused as a whole; null: there is none. */
function refusedAction(offer: Offer, pick: Pick): JsonObject | null {
  const { targets } = offer;
  if (!targets || targets.max === 0) {
    return offer.refusal && !offer.extras ? composeAction(offer, {}) : null;
  }
  const refused = targets.choices.filter(({ refusal }) => refusal);
  const chosen = refused[pick(refused.length || 1)];
  return chosen
    ? composeAction(offer, { targets: [chosen.value], extras: needed(offer.extras) })
    : null;
}

/** The extras that an action cannot be without. */
const needed = (extras: OfferSlot | undefined) =>
  extras && extras.min > 0
    ? extras.choices.slice(0, extras.min).map(({ value }: OfferChoice) => value)
    : [];
