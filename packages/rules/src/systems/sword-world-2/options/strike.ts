import type { JsonObject } from '../../../kernel/json';
import type { Offer, OfferSlot } from '../../../kernel/offer';
import type { EnemySpell, Feat, Spell } from '../sheets';
import { AREAS } from '../state';
import { allSeen, knownBody } from '../view/types';
import { aiming, choice, targetsOf, whole, type Draft } from './build';
import { heroBody, spellIn } from './facts';
import { spellFigures, spellOdds, weaponFigures, weaponOdds } from './figures';
import { isArea, touched } from './targets';
import type { Actor } from './turn';

export const featsOf = (actor: Actor): readonly string[] => heroBody(actor)?.sheet.feats ?? [];

export function attacks(actor: Actor): Offer[] {
  return weaponIds(actor).map((weapon) => {
    const action: Draft = { do: 'attack', weapon };
    const targets = targetsOf(
      actor,
      'targets',
      (aimed) => ({ ...action, targets: aimed }),
      (aim) => weaponOdds(actor, weapon, aim),
    );
    return withFeats(actor, aiming('major', action, targets, weaponFigures(actor, weapon)), true);
  });
}

function weaponIds({ me, part }: Actor): string[] {
  const body = knownBody(me);
  if (!body) return [];
  if (body.type === 'character') return body.sheet.weapons.map((weapon) => weapon.id);
  return body.sheet.parts[Number(part.slice(1)) - 1]?.attacks.map((attack) => attack.id) ?? [];
}

export function spells(actor: Actor): Offer[] {
  return spellsOf(actor).map((spell) => {
    const action: Draft = { do: 'cast', spell: spell.id };
    const targets = spellTargets(actor, spell, 'targets', (aimed) => ({
      ...action,
      targets: aimed,
    }));
    const offer = aiming(spell.action, action, targets, spellFigures(actor, spell));
    return withFeats(actor, offer, false);
  });
}

function spellsOf(actor: Actor): (Spell | EnemySpell)[] {
  const all: readonly (Spell | EnemySpell)[] = knownBody(actor.me)?.sheet.spells ?? [];
  return all.filter(({ id }) => spellIn(actor, id) !== null);
}

/** Targets one by one; an area is chosen by everybody in it at once. */
function spellTargets(
  actor: Actor,
  spell: Spell | EnemySpell,
  at: string,
  action: (targets: JsonObject[]) => JsonObject,
): OfferSlot {
  if (!isArea(spell)) {
    const most = spell.target.kind === 'many' ? spell.target.count : 1;
    return targetsOf(actor, at, action, (aim) => spellOdds(actor, spell, aim), most);
  }
  const choices = AREAS.flatMap((area) => {
    const everybody = touched(actor, spell, area) as unknown as JsonObject[];
    if (everybody.length === 0) return [];
    return [choice(actor, everybody, action(everybody), { area })];
  });
  return { at, list: true, min: 1, max: 1, choices };
}

/** かばう alone, for who wants to do nothing else. */
export function guard(actor: Actor): Offer[] {
  if (!featsOf(actor).includes('cover')) return [];
  const action: Draft = { do: 'hold' };
  const choices = coverings(actor).map((feat) => choice(actor, feat, { ...action, feat }));
  const slot: OfferSlot = { at: 'feat', list: false, min: 1, max: 1, choices };
  const offer = aiming('major', action, slot);
  return [{ id: offer.id, group: 'major', action, ...refusalIn(offer), extras: slot }];
}

const refusalIn = ({ refusal }: Offer) => (refusal ? { refusal } : {});

export function withdrawal(actor: Actor): Offer {
  return withFeats(actor, whole(actor, 'major', { do: 'withdraw' }), false);
}

const STRIKING: readonly Feat[] = ['allOutAttack', 'feint', 'deadlyStrike', 'magicStrike'];

const coverings = ({ view, me }: Actor): JsonObject[] =>
  allSeen(view)
    .filter(({ id, side }) => side === me.side && id !== me.id)
    .map(({ id }) => ({ id: 'cover', ally: id }));

/** Declared feats that can go with the action (SW-ACT-12). */
export function withFeats(actor: Actor, offer: Offer, weapon: boolean): Offer {
  if (offer.group !== 'major') return offer;
  const learned = featsOf(actor);
  const striking = weapon ? STRIKING.filter((feat) => learned.includes(feat)) : [];
  const values = [
    ...striking.map((id): JsonObject => ({ id })),
    ...(learned.includes('cover') ? coverings(actor) : []),
  ];
  if (values.length === 0) return offer;
  const choices = values.map((feat) => choice(actor, feat, tried(offer, feat)));
  return { ...offer, extras: { at: 'feat', list: false, min: 0, max: 1, choices } };
}

/** The action with a feat, at the first target there is. */
function tried({ action, targets }: Offer, feat: JsonObject): JsonObject {
  if (!targets) return { ...action, feat };
  const target = targets.choices.find((each) => !each.refusal) ?? targets.choices[0];
  return { ...action, targets: [target?.value ?? { id: 'nobody' }].flat(), feat };
}
