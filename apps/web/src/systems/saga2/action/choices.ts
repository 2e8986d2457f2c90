import {
  allSeen,
  seenOf,
  techniqueOf,
  type Action,
  type Row,
  type Seen,
  type SgCombatant,
} from '@ransen/rules/saga2';
import type { FightView, Id, Offer, OfferChoice, Side } from '@ransen/rules';
import { percent } from '../../../texts/index.svelte';
import { oddsOf } from '../../odds';
import type { ChoiceWords, Names } from '../../web-system';
import { t } from '../texts';
import { isOut } from '../view/standing';
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
  if (at === 'row') return rowWords(view, choice, names, sideOf(view, offer, actor));
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

/** Whose row is meant: the other side's by an attack, one's own by what supports. */
function sideOf(view: FightView, offer: Offer, actor: Id | undefined): Side {
  const seen = actor === undefined ? undefined : seenOf(view, actor);
  const own = seen?.side ?? 'party';
  const other = own === 'party' ? 'enemy' : 'party';
  return supports(seen, offer.action as unknown as Action) ? own : other;
}

function supports(seen: Seen | undefined, action: Action): boolean {
  if (action.do === 'item') return true;
  if (action.do !== 'technique' || !seen || !seen.body.sheet) return false;
  return techniqueOf(seen as unknown as SgCombatant, action.technique)?.kind === 'support';
}

/** A row, and who stands in it. */
function rowWords(
  view: FightView,
  { value, shows }: OfferChoice,
  names: Names,
  whose: Side,
): ChoiceWords {
  const row = value as Row;
  const inside = allSeen(view).filter(
    ({ side, body, hidden }) =>
      side === whose && body.row === row && !hidden && !isOut(body.condition),
  );
  return {
    label: rowWord(row),
    detail: listed([
      ...inside.map(({ id }) => names.name(id)),
      shows?.['reach'] === false ? t('choice.unreached') : undefined,
    ]),
  };
}
