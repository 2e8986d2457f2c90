import {
  checkValue,
  isSpell,
  seenOf,
  techniqueOf,
  weaponOf,
  type Action,
  type ActionOf,
  type Command,
  type Seen,
  type SgCombatant,
  type Technique,
  type Weapon,
} from '@ransen/rules/saga2';
import type { FightView, Id, Offer } from '@ransen/rules';
import type { GoTerm } from '../../../ui/action/action';
import type { Names, OfferWords } from '../../web-system';
import { t } from '../texts';
import { declaredWords, weaponWord } from '../view/declared';
import { costWords, effectWords, itemWords, powerWords, rollWords } from '../words/technique';
import { attributesWords, called, listed, skillWord } from '../words/terms';

interface Asked {
  readonly view: FightView;
  readonly seen: Seen;
  readonly offer: Offer;
  readonly names: Names;
}

/** An offer of the rules in words: what it is, what it costs, and how its button is called. */
export function offerWords(view: FightView, actor: Id, offer: Offer, names: Names): OfferWords {
  const seen = seenOf(view, actor);
  const action = offer.action as unknown as Action;
  if (!seen) return { label: t('name.unseen'), go: t('go.go') };
  const asked: Asked = { view, seen, offer, names };
  switch (action.do) {
    case 'attack':
      return attack(asked, action.weapon);
    case 'technique':
      return technique(asked, action);
    case 'item':
      return item(asked, action.item);
    case 'guard':
      return guard(offer);
    case 'go':
      return go(asked);
    case 'chain':
      return chain(asked, action);
  }
}

/** Whoever is offered anything has an open sheet. */
const own = ({ seen }: Asked): SgCombatant => seen as unknown as SgCombatant;

const heroSheet = ({ seen: { body } }: Asked) =>
  body.type === 'character' ? body.sheet : undefined;

/** 3D＋7: the attack check with a skill. */
function checkWords(asked: Asked, skill: string): string {
  const { modifier, skilled } = checkValue(own(asked), skill);
  return rollWords(skilled, modifier);
}

function attack(asked: Asked, id: Id): OfferWords {
  const weapon = weaponOf(own(asked), id);
  const isOwn = asked.seen.body.type === 'enemy';
  const label = isOwn
    ? t('weapon.natural')
    : t('offer.attack', { weapon: weaponWord(asked.seen, id) });
  if (!weapon) return { label, go: t('go.declare') };
  const damage = powerWords({ dice: 1, base: weapon.attack });
  return {
    label,
    detail: listed([
      isOwn ? t(`reach.${weapon.reach}`) : skillWord(weapon.skill, heroSheet(asked)),
      attributesWords(weapon.attributes),
    ]),
    right: checkWords(asked, weapon.skill),
    targetTitle: t('step.target'),
    go: t('go.declare'),
    oddsText: t('odds.hits'),
    hasOdds: true,
    terms: [
      { label: t('check.hit'), value: checkWords(asked, weapon.skill) },
      { label: t('term.damage'), value: damage },
    ],
  };
}

function technique(asked: Asked, { technique: id, weapon }: ActionOf<'technique'>): OfferWords {
  const known = techniqueOf(own(asked), id);
  if (!known) return { label: t('offer.technique'), go: t('go.declare') };
  const carrier = weapon === undefined ? undefined : weaponOf(own(asked), weapon);
  return {
    label: called(known),
    detail: listed([
      carrierWord(asked, known, carrier),
      effectWords({ ...known, ...withWeapon(known, carrier) }),
    ]),
    right: costWords(known) ?? '',
    targetTitle: t(known.targets === 'row' ? 'step.row' : 'step.target'),
    go: t('go.declare'),
    ...(known.kind === 'attack' ? { oddsText: t('odds.hits'), hasOdds: true } : {}),
    terms: techniqueTerms(asked, known, carrier),
  };
}

/** What it is done with; a spell that could be cast with a weapon says so when it is not. */
function carrierWord(asked: Asked, known: Technique, carrier?: Weapon): string | undefined {
  const sheet = heroSheet(asked);
  if (!sheet) return undefined;
  if (carrier) return weaponWord(asked.seen, carrier.id);
  const canHave = isSpell(known) && sheet.weapons.some(({ spellAttack }) => spellAttack);
  return canHave ? t('offer.bare') : undefined;
}

function techniqueTerms(asked: Asked, known: Technique, carrier: Weapon | undefined): GoTerm[] {
  const cost = costWords(known);
  const isAttack = known.kind === 'attack';
  const check = t(isSpell(known) ? 'check.spell' : 'check.hit');
  return [
    ...(isAttack ? [{ label: check, value: checkWords(asked, known.skill) }] : []),
    ...(isAttack || known.restores
      ? [{ label: t('term.power'), value: powerWords(withWeapon(known, carrier)) }]
      : []),
    ...(cost === undefined ? [] : [{ label: t('term.cost'), value: cost }]),
  ];
}

/** Base power and the weapon's attack value, where that counts (SG-ATK-3). */
function withWeapon(known: Technique, carrier: Weapon | undefined) {
  const counts = known.weaponAttack ?? (!isSpell(known) || carrier?.spellAttack === true);
  const added = counts && known.kind === 'attack' ? (carrier?.attack ?? 0) : 0;
  return { dice: known.dice, base: known.base + added };
}

function item(asked: Asked, id: Id): OfferWords {
  const { body } = asked.seen;
  const own = body.type === 'character' ? body.sheet.items.find((each) => each.id === id) : null;
  if (!own) return { label: t('offer.item'), go: t('go.declare') };
  const left = body.type === 'character' ? (body.items[id] ?? 0) : 0;
  return {
    label: called(own),
    detail: itemWords(own),
    right: t('gear.times', { count: left }),
    targetTitle: t(own.targets === 'row' ? 'step.row' : 'step.target'),
    go: t('go.declare'),
  };
}

function guard({ action, targets }: Offer): OfferWords {
  const shared = { targetTitle: t('step.cover'), extraTitle: t('step.cover'), go: t('go.declare') };
  if (action['defend'] === true) {
    return { ...shared, label: t('offer.defend'), detail: t('offer.defendDetail') };
  }
  if (!targets) return { ...shared, label: t('declared.nothing') };
  return { ...shared, label: t('offer.cover'), detail: t('offer.coverDetail') };
}

function go({ view, seen, offer, names }: Asked): OfferWords {
  const command = offer.shows?.['command'] as Command | undefined;
  return {
    label: t('offer.go'),
    ...(command ? { detail: declaredWords(view, seen.id, command, names) } : {}),
    go: t('go.go'),
  };
}

function chain(asked: Asked, { technique: id, weapon }: ActionOf<'chain'>): OfferWords {
  const words = technique(asked, { do: 'technique', technique: id, weapon } as never);
  return { ...words, label: t('offer.chain', { name: words.label }), go: t('go.chain') };
}
