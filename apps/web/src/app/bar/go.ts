import type { FightView, Id, Offer, OfferChoice } from '@ransen/rules';
import type { Names, WebSystem } from '../../systems/web-system';
import type { GoPanelProps, GoTerm } from '../../ui/action/action';
import { percent } from '../../texts/index.svelte';
import { oddsOfAll } from '../../systems/odds';

export interface GoInput {
  readonly fight: FightView;
  readonly web: WebSystem;
  readonly names: Names;
  readonly actor: Id;
  readonly offer: Offer;
  readonly targets: readonly OfferChoice[];
  /** The targets of each who acts, with that one's odds. */
  readonly aims: readonly OfferChoice[];
  readonly extras: readonly OfferChoice[];
}

type Go = Pick<GoPanelProps, 'odds' | 'oddsText' | 'oddsUnknown' | 'terms' | 'label'>;

/** What is to be known before the button is pressed: odds, figures, and what the deed is called. */
export function goOf(input: GoInput): Go {
  const { fight, web, names, actor, offer, targets, aims } = input;
  const words = web.offer(fight, actor, offer, names);
  const odds = oddsOfAll(aims) ?? oddsOfAll([offer]);
  const isAimed = !offer.targets || targets.length > 0;
  return {
    ...(odds === undefined ? {} : { odds: percent(odds) }),
    ...(words.oddsText === undefined ? {} : { oddsText: words.oddsText }),
    oddsUnknown: Boolean(words.hasOdds) && isAimed && odds === undefined,
    terms: [...(words.terms ?? []), ...termsOf(input, 'targets'), ...termsOf(input, 'extras')],
    label: words.go,
  };
}

function termsOf(input: GoInput, slot: 'targets' | 'extras'): readonly GoTerm[] {
  const { fight, web, names, offer } = input;
  return input[slot].flatMap((choice) => web.choice(fight, offer, slot, choice, names).terms ?? []);
}
