import type { FightView, Id, Offer, OfferSlot } from '@ransen/rules';
import type { WebSystem } from '../../systems/web-system';
import type { ActionWay } from '../../ui/action/action';
import { isOpen, keyOf, type Ways } from './choice';

export interface WaysInput {
  readonly fight: FightView;
  readonly web: WebSystem;
  readonly actor: Id;
  readonly offer: Offer;
  readonly chosen: Ways;
  readonly forced: boolean;
}

/** How the chosen action is done, as small choices beside its steps; a single one goes without. */
export function waysOf(input: WaysInput): readonly ActionWay[] {
  return (input.offer.ways ?? []).flatMap((slot) => {
    const way = wayOf(input, slot);
    return way && way.options.length > 1 ? [way] : [];
  });
}

function wayOf(
  { fight, web, actor, offer, chosen, forced }: WaysInput,
  slot: OfferSlot,
): ActionWay | undefined {
  const words = web.way?.(fight, actor, offer, slot);
  if (!words) return undefined;
  const options = slot.choices.flatMap((choice) =>
    isOpen(choice, forced) ? [{ id: keyOf(choice.value), label: words.label(choice) }] : [],
  );
  return { id: slot.at, title: words.title, options, chosen: chosen[slot.at] ?? '' };
}
