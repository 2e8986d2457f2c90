import type { Offer } from '../../../kernel/offer';
import type { FightView } from '../../../kernel/view';
import { storageOf } from '../sheets';
import { AREAS, SELF } from '../state';
import { allSeen, dataOf, seenOf } from '../view/types';
import { aiming, targetsOf, whole, type Draft } from './build';
import { heroBody } from './facts';
import { multiActions } from './multi';
import { attacks, guard, spells, withdrawal, withFeats } from './strike';
import type { Actor } from './turn';

/** Everything the actor could think of doing now; what is not possible says why. */
export function options(view: FightView, id: string, part?: string): readonly Offer[] {
  const me = seenOf(view, id);
  if (!me) return [];
  const own = part ?? (me.body.type === 'character' ? SELF : Object.keys(me.body.parts)[0]!);
  if (!Object.hasOwn(me.body.parts, own)) return [];
  const actor: Actor = { view, me, part: own };
  const { stage, checking } = dataOf(view);
  if (checking) return knowledge(actor);
  switch (stage) {
    case 'initiative':
      return [whole(actor, 'stage', { do: 'initiative' }), whole(actor, 'stage', { do: 'pass' })];
    case 'placement':
      return places(actor);
    case 'turns':
      return turn(actor);
    case 'loot':
      return dataOf(view).loot.rolls.map(({ enemy, part: piece }) =>
        whole(actor, 'stage', { do: 'loot', enemy, part: piece }),
      );
    default:
      return [];
  }
}

/** One offer a kind, named after its first enemy in sight. */
function knowledge(actor: Actor): Offer[] {
  const { view } = actor;
  const kinds = Object.values(dataOf(view).kinds).filter((kind) => kind.checking);
  const firsts = kinds.flatMap(({ letter }) => {
    const first = allSeen(view).find(
      ({ body, hidden }) => body.type === 'enemy' && body.letter === letter && !hidden,
    );
    return first ? [first.id] : [];
  });
  return [
    ...firsts.map((of) => whole(actor, 'stage', { do: 'check', of })),
    whole(actor, 'stage', { do: 'pass' }),
  ];
}

const places = (actor: Actor): Offer[] =>
  AREAS.map((area) => whole(actor, 'stage', { do: 'place', area })).filter(
    ({ refusal }) => refusal?.code !== 'only_rear_or_front',
  );

function turn(actor: Actor): Offer[] {
  const blows = attacks(actor);
  const charms = spells(actor);
  return [
    ...blows,
    ...charms,
    ...multiActions(actor, blows, charms),
    ...items(actor),
    ...guard(actor),
    withdrawal(actor),
    ...gear(actor),
    ...moves(actor),
    whole(actor, 'pass', { do: 'pass' }),
  ];
}

function items(actor: Actor): Offer[] {
  const body = heroBody(actor);
  const usable = body?.sheet.items.filter((item) => item.effect) ?? [];
  return usable.map((item) => {
    const action: Draft = { do: 'use', item: item.id };
    const targets = targetsOf(actor, 'targets', (aimed) => ({ ...action, targets: aimed }));
    const offer = aiming(item.action, action, targets, { left: body?.items[item.id] ?? 0 });
    return withFeats(actor, offer, false);
  });
}

function gear(actor: Actor): Offer[] {
  const body = heroBody(actor);
  if (!body) return [];
  const carried = body.sheet.weapons.filter((weapon) => weapon.category !== 'unarmed');
  const handled = carried.flatMap((weapon) => {
    const minor = (deed: 'draw' | 'stow' | 'discard') =>
      whole(actor, 'minor', { do: deed, weapon: weapon.id });
    const place = body.weapons[weapon.id]?.place;
    if (place === 'stowed') return [minor('draw')];
    if (place !== 'hand') return [];
    return storageOf(weapon) === null ? [minor('discard')] : [minor('stow'), minor('discard')];
  });
  return [...handled, ...lying(actor)];
}

/** Weapons on the ground of one's own area. */
function lying(actor: Actor): Offer[] {
  const { area } = actor.me.body;
  return allSeen(actor.view).flatMap(({ id, body }) => {
    if (body.type !== 'character') return [];
    const here = Object.keys(body.weapons).filter(
      (weapon) => (body.weapons[weapon]!.ground[area] ?? 0) > 0,
    );
    return here.map((weapon) => {
      const owner = id === actor.me.id ? {} : { owner: id };
      return withFeats(actor, whole(actor, 'major', { do: 'pickup', weapon, ...owner }), false);
    });
  });
}

function moves(actor: Actor): Offer[] {
  const { area } = actor.me.body;
  const others = AREAS.filter((to) => to !== area);
  const all = [
    { how: 'limited', to: area },
    ...others.map((to) => ({ how: 'normal', to })),
    ...others.map((to) => ({ how: 'full', to })),
  ];
  return all
    .map((move) => whole(actor, 'move', { do: 'move', ...move }))
    .filter(({ refusal }) => refusal?.code !== 'area_too_far');
}
