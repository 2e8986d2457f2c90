import { FEATS, seenOf, type Area, type Feat } from '@ransen/rules/sword-world-2';
import type { FightView, Id, Offer, OfferChoice } from '@ransen/rules';
import { percent, signed } from '../../../texts/index.svelte';
import { oddsOf } from '../../odds';
import type { ChoiceWords, Names } from '../../web-system';
import { t } from '../texts';
import { partName, withPart } from '../words/names';
import { weaponKindWords } from '../words/gear';
import { areaWord, called, damageWords, listed, word } from '../words/terms';
import type { WeaponShows } from './offers';

interface Aim {
  readonly id: Id;
  readonly part?: string;
}

interface FeatValue {
  readonly id: Feat;
  readonly ally?: Id;
}

/** One thing that can be put into an offer: a target, an area, a declared feat. */
export function choiceWords(
  view: FightView,
  offer: Offer,
  slot: 'targets' | 'extras',
  choice: OfferChoice,
  names: Names,
): ChoiceWords {
  const at = offer[slot]?.at;
  if (at === 'feat') return featWords(choice.value as unknown as FeatValue, names);
  if (at === 'attack') return blowWords(view, offer, choice, names);
  const area = choice.shows?.['area'] as Area | undefined;
  const aims = [choice.value].flat() as unknown as readonly Aim[];
  if (area) return areaWords(area, aims, names);
  return aimWords(view, offer, aims[0]!, choice, names);
}

function aimWords(
  view: FightView,
  offer: Offer,
  { id, part }: Aim,
  choice: OfferChoice,
  names: Names,
): ChoiceWords {
  const seen = seenOf(view, id);
  const odds = oddsOf(choice);
  const verb = offer.action['do'] === 'cast' ? 'odds.throughShort' : 'odds.hitsShort';
  return {
    label: withPart(names.name(id), seen && partName(seen, part)),
    combatant: id,
    ...(odds ? { right: t(verb, { percent: percent(odds) }) } : {}),
  };
}

interface Blow {
  readonly targets: readonly [Aim];
}

/** The weapon half of a 《マルチアクション》: whom, and below that with what (SW-ACT-10). */
function blowWords(view: FightView, offer: Offer, choice: OfferChoice, names: Names): ChoiceWords {
  const { targets } = choice.value as unknown as Blow;
  const weapon = choice.shows?.['weapon'] as unknown as WeaponShows | undefined;
  const words = aimWords(view, offer, targets[0], choice, names);
  if (!weapon) return words;
  const damage = damageWords(weapon.damage, weapon.additional);
  return {
    ...words,
    detail: listed([called(weapon), weaponKindWords(weapon)]),
    terms: [{ label: t('term.damage'), value: damage }],
  };
}

const areaWords = (area: Area, aims: readonly Aim[], names: Names): ChoiceWords => {
  const inside = [...new Set(aims.map(({ id }) => names.name(id)))];
  return {
    label: areaWord(area),
    detail: listed(inside),
    right: t('choice.count', { count: inside.length }),
  };
};

function featWords({ id, ally }: FeatValue, names: Names): ChoiceWords {
  const label = word(FEATS[id]);
  if (id === 'cover') {
    return {
      label: ally === undefined ? label : t('choice.cover', { name: names.name(ally) }),
      detail: t('feat.cover'),
    };
  }
  return {
    label,
    right: t(`featGain.${gainOf(id)}`, { value: gainWords(id) }),
    detail: t(`featCost.${costOf(id)}`),
  };
}

const gainOf = (id: Feat) =>
  id === 'feint' ? 'accuracy' : id === 'deadlyStrike' ? 'critical' : 'damage';

const costOf = (id: Feat) =>
  id === 'feint' ? 'critical' : id === 'magicStrike' ? 'magicStrike' : 'evasion';

/** What a declared feat adds (SW-ACT-12). */
function gainWords(id: Feat): string {
  if (id === 'feint') return signed(1);
  if (id === 'deadlyStrike') return signed(-1);
  return id === 'allOutAttack' ? signed(4) : t('feat.power');
}
