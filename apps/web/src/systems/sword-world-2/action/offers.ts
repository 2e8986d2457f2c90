import {
  accuracyValue,
  dataOf,
  initiativeModifier,
  knownBody,
  resistanceTo,
  seenOf,
  skillLevel,
  spellOf,
  usesRating,
  type Action,
  type AttackKind,
  type Body,
  type CharacterBody,
  type Damage,
  type EnemySpell,
  type Seen,
  type Spell,
} from '@ransen/rules/sword-world-2';
import type { FightView, Id, Offer } from '@ransen/rules';
import { formatNumber, signed } from '../../../texts/index.svelte';
import type { GoTerm } from '../../../ui/action/action';
import type { Names, OfferWords } from '../../web-system';
import { t } from '../texts';
import { shortCheck } from '../view/figures';
import { effectWords, itemWords, rangeWords, resistedWords, weaponKindWords } from '../words/gear';
import { partName, withPart } from '../words/names';
import { areaWord, called, criticalWords, damageWords, listed, type Named } from '../words/terms';

type Of<T extends Action['do']> = Extract<Action, { do: T }>;

interface Asked {
  readonly view: FightView;
  readonly me: Seen;
  readonly body: Body | null;
  readonly offer: Offer;
  readonly names: Names;
}

/** An offer of the rules in words: what it is, what it costs, and how its button is called. */
export function offerWords(view: FightView, actor: Id, offer: Offer, names: Names): OfferWords {
  const me = seenOf(view, actor);
  const action = offer.action as unknown as Action;
  if (!me) return { label: t('name.unseen'), go: t('go.do') };
  const asked: Asked = { view, me, body: knownBody(me), offer, names };
  switch (action.do) {
    case 'check':
      return check(asked, action);
    case 'initiative':
      return initiative(asked);
    case 'place':
      return { label: areaWord(action.area), go: t('go.place') };
    case 'pass':
      return pass(asked);
    case 'attack':
      return attack(asked, action.weapon);
    case 'cast':
      return cast(asked, action.spell);
    case 'multi':
      return multi(asked, action);
    case 'withdraw':
      return {
        label: t('offer.withdraw'),
        detail: t('offer.withdrawDetail'),
        right: t('cost.evasion', { value: signed(-4) }),
        extraTitle: t('step.feat'),
        go: t('go.withdraw'),
      };
    case 'hold':
      return { label: t('offer.hold'), extraTitle: t('step.cover'), go: t('go.hold') };
    case 'use':
      return use(asked, action);
    case 'move':
      return move(action);
    case 'draw':
    case 'stow':
    case 'discard':
    case 'pickup':
      return gear(asked, action);
    case 'loot':
      return loot(asked, action);
  }
}

const hero = ({ body }: Asked): CharacterBody | null => (body?.type === 'character' ? body : null);

/** 2d＋7: with the best skill that knows any enemy. */
function check(asked: Asked, { of }: Of<'check'>): OfferWords {
  const { names } = asked;
  const sheet = hero(asked)?.sheet;
  const level = (skill: string) => (sheet ? skillLevel(sheet, skill) : 0);
  const best = Math.max(level('sage'), level('rider'));
  const modifier = best > 0 ? best + (sheet?.bonuses.intelligence ?? 0) : 0;
  return {
    label: t('offer.check', { name: names.name(of) }),
    detail: t(level('sage') > 0 ? 'offer.checkBoth' : 'offer.checkIdentity'),
    right: modifier === 0 ? '2d' : `2d${signed(modifier)}`,
    go: t('go.check'),
  };
}

function initiative(asked: Asked): OfferWords {
  const sheet = hero(asked)?.sheet;
  const modifier = (sheet && initiativeModifier(sheet)) ?? 0;
  return {
    label: t('offer.initiative'),
    right: modifier === 0 ? '2d' : `2d${signed(modifier)}`,
    go: t('go.roll'),
  };
}

function pass({ view }: Asked): OfferWords {
  const { stage, checking } = dataOf(view);
  const rolls = checking || stage === 'initiative';
  return rolls
    ? { label: t('offer.passRoll'), go: t('offer.passRoll') }
    : { label: t('offer.endTurn'), go: t('offer.endTurn') };
}

/** What an offer shows of a weapon. */
export interface WeaponShows extends Named {
  readonly kind: AttackKind;
  readonly range: number;
  readonly accuracy: number;
  readonly damage: Damage;
  readonly additional: number;
}

function attack(asked: Asked, id: string): OfferWords {
  const { view, me, body, offer } = asked;
  const shows = offer.shows as unknown as WeaponShows | undefined;
  if (!shows || !body) return { label: t('offer.attack'), go: t('go.attack') };
  const left = hero(asked)?.weapons[id]?.left;
  const damage = damageWords(shows.damage, shows.additional);
  return {
    label: called(shows),
    detail: listed([
      weaponKindWords(shows),
      t('detail.accuracy', { value: shortCheck(view, body, shows.accuracy) }),
      ...(left === undefined ? [] : [t('gear.left', { count: left })]),
    ]),
    right: damage,
    targetTitle: t('step.target'),
    ...(me.side === 'party' ? { extraTitle: t('step.feat') } : {}),
    go: t('go.attack'),
    oddsText: t('odds.hits'),
    hasOdds: true,
    terms: [{ label: t('term.damage'), value: damage }, ...criticalTerm(shows.damage)],
  };
}

function criticalTerm(damage: Damage): GoTerm[] {
  const text = criticalWords(damage) ?? (usesRating(damage) ? formatNumber(damage.critical) : '');
  return text ? [{ label: t('term.critical'), value: text }] : [];
}

function spellIn({ body, me }: Asked, id: string): Spell | EnemySpell | undefined {
  if (!body) return undefined;
  const parts = Object.keys(me.body.parts);
  return (
    parts.map((part) => spellOf({ body }, part, id)).find((spell) => spell !== null) ?? undefined
  );
}

function cast(asked: Asked, id: string): OfferWords {
  const spell = spellIn(asked, id);
  if (!spell) return { label: t('offer.cast'), go: t('go.cast') };
  const { outcome } = resistanceTo(spell);
  const power = (asked.offer.shows as { power?: number } | undefined)?.power;
  const hostile = spell.effect.kind !== 'healing';
  return {
    label: called(spell),
    detail: listed([
      effectWords(spell.effect),
      rangeWords(spell.range),
      ...(hostile ? [resistedWords(spell)] : []),
    ]),
    right: t('cost.mp', { mp: spell.mpCost }),
    targetTitle: t(spell.target.kind === 'area' ? 'step.area' : 'step.target'),
    extraTitle: t('step.feat'),
    go: t('go.cast'),
    oddsText: t('odds.through'),
    hasOdds: hostile && outcome !== 'unresistable',
    terms: [
      { label: t('term.effect'), value: effectWords(spell.effect) },
      ...(power === undefined
        ? []
        : [{ label: t('value.magicPower'), value: formatNumber(power) }]),
      { label: t('term.cost'), value: t('cost.mp', { mp: spell.mpCost }) },
    ],
  };
}

function multi(asked: Asked, { cast: charm, first }: Of<'multi'>): OfferWords {
  const spell = spellIn(asked, charm.spell);
  const halves = [t('offer.blow'), spell ? called(spell) : t('offer.cast')];
  const order = first === 'attack' ? halves : halves.toReversed();
  return {
    label: order.join(t('offer.then')),
    detail: t('offer.multi'),
    ...(spell ? { right: t('cost.mp', { mp: spell.mpCost }) } : {}),
    targetTitle: t('step.blow'),
    extraTitle: t(spell?.target.kind === 'area' ? 'step.charmArea' : 'step.charm'),
    go: t('go.multi'),
    oddsText: t('odds.hits'),
    hasOdds: true,
    terms: spell ? [{ label: t('term.effect'), value: effectWords(spell.effect) }] : [],
  };
}

function use(asked: Asked, { item: id }: Of<'use'>): OfferWords {
  const item = hero(asked)?.sheet.items.find((each) => each.id === id);
  const left = (asked.offer.shows as { left?: number } | undefined)?.left;
  const effect = itemWords(item?.effect);
  return {
    label: item ? called(item) : t('offer.use'),
    ...(effect ? { detail: effect } : {}),
    ...(left === undefined ? {} : { right: t('gear.times', { count: left }) }),
    targetTitle: t('step.target'),
    extraTitle: t('step.feat'),
    go: t('go.use'),
  };
}

const move = ({ how, to }: Of<'move'>): OfferWords => ({
  label: how === 'limited' ? t('offer.stay') : t('offer.moveTo', { area: areaWord(to) }),
  detail: t(`offer.move.${how}`),
  ...(how === 'full' ? { right: t('cost.evasion', { value: signed(-4) }) } : {}),
  go: t('go.move'),
});

function gear(asked: Asked, action: Of<'draw' | 'stow' | 'discard' | 'pickup'>): OfferWords {
  const owner = 'owner' in action && action.owner ? seenOf(asked.view, action.owner) : asked.me;
  const body = owner?.body.type === 'character' ? owner.body : null;
  const weapon = body?.sheet.weapons.find(({ id }) => id === action.weapon);
  const name = weapon ? called(weapon) : t('offer.weapon');
  const holster = weapon?.category === 'oneHandGun';
  const key = action.do === 'stow' && holster ? 'holster' : action.do;
  const accuracy = weapon && hero(asked) ? accuracyValue(hero(asked)!.sheet, weapon) : null;
  return {
    label: t(`offer.${key}`, { name }),
    ...(action.do === 'draw' && weapon
      ? {
          detail: listed([
            weaponKindWords(weapon),
            t('detail.accuracy', { value: signed(accuracy ?? 0) }),
          ]),
        }
      : {}),
    ...(action.do === 'pickup' && owner && owner.id !== asked.me.id
      ? { detail: t('offer.ownedBy', { name: asked.names.name(owner.id) }) }
      : {}),
    ...(action.do === 'pickup' ? { extraTitle: t('step.feat') } : {}),
    go: t(`go.${key}`),
  };
}

function loot({ view, names }: Asked, { enemy, part }: Of<'loot'>): OfferWords {
  const seen = seenOf(view, enemy);
  const by = dataOf(view).loot.rolls.find((roll) => roll.enemy === enemy && roll.part === part)?.by;
  return {
    label: withPart(names.name(enemy), seen && partName(seen, part)),
    ...(by === undefined ? {} : { detail: t('offer.lootBy', { name: names.name(by) }) }),
    right: '2d',
    go: t('go.loot'),
  };
}
