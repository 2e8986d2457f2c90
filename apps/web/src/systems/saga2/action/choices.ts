import { allSeen, seenOf, type Row } from '@ransen/rules/saga2';
import type { FightView, Id, Offer, OfferChoice } from '@ransen/rules';
import { percent } from '../../../texts/index.svelte';
import { oddsOf } from '../../odds';
import type { ChoiceWords, Names } from '../../web-system';
import { t } from '../texts';
import { listed, rowWord } from '../words/terms';
import { isReached, reachOfAction } from './reach';

/** One thing that can be put into an offer: a target, a row, an ally to cover. */
export function choiceWords(
  view: FightView,
  offer: Offer,
  slot: 'targets' | 'extras',
  choice: OfferChoice,
  names: Names,
  actor?: Id,
): ChoiceWords {
  const at = offer[slot]?.at;
  if (at === 'row') return rowWords(view, choice.value as Row, choice, names);
  const id = choice.value as Id;
  const reach = actor === undefined ? undefined : reachOfAction(view, actor, offer.action);
  const target = seenOf(view, id);
  const isOut =
    reach && target ? !isReached(view, reach, target) : choice.shows?.['reach'] === false;
  const odds = oddsOf(choice);
  return {
    label: names.name(id),
    combatant: id,
    ...(odds ? { right: t('odds.hitsShort', { percent: percent(odds) }) } : {}),
    ...(isOut && !choice.refusal ? { detail: t('choice.unreached') } : {}),
  };
}

/** A row of the enemies, and who stands in it. */
function rowWords(view: FightView, row: Row, { shows }: OfferChoice, names: Names): ChoiceWords {
  const inside = allSeen(view).filter(
    ({ side, body, hidden }) => side === 'enemy' && body.row === row && !hidden,
  );
  return {
    label: rowWord(row),
    detail: listed([
      ...inside.map(({ id }) => names.name(id)),
      shows?.['reach'] === false ? t('choice.unreached') : undefined,
    ]),
  };
}
