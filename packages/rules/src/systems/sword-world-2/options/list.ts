import type { JsonObject } from '../../../kernel/json';
import type { Offer, OfferChoice, OfferSlot } from '../../../kernel/system';
import type { FightView } from '../../../kernel/view';
import type { Action } from '../actions';
import { spellOf } from '../resolve/values';
import { storageOf, type Feat } from '../sheets';
import { AREAS, SELF, type CharacterBody } from '../state';
import { allSeen, dataOf, isInSeen, knownBody, seenOf, standingSeen } from '../view/types';
import { permit } from './permit';
import { spellFigures, weaponFigures, weaponOdds, spellOdds } from './figures';
import { touched, isArea, type Aim } from './targets';
import type { Actor } from './turn';

/** Everything the actor could think of doing now; what is not possible says why. */
export function options(view: FightView, id: string, part?: string): readonly Offer[] {
  const me = seenOf(view, id);
  if (!me) return [];
  const own = part ?? (me.body.type === 'character' ? SELF : Object.keys(me.body.parts)[0]!);
  const actor: Actor = { view, me, part: own };
  const { stage, checking } = dataOf(view);
  if (checking) return knowledge(actor);
  switch (stage) {
    case 'initiative':
      return [offer(actor, 'stage', { do: 'initiative' }), offer(actor, 'stage', { do: 'pass' })];
    case 'placement':
      return AREAS.map((area) => offer(actor, 'stage', { do: 'place', area })).filter(
        ({ refusal }) => refusal?.code !== 'only_rear_or_front',
      );
    case 'turns':
      return turn(actor);
    case 'loot':
      return dataOf(view).loot.rolls.map(({ enemy, part: piece }) =>
        offer(actor, 'stage', { do: 'loot', enemy, part: piece }),
      );
    default:
      return [];
  }
}

/** An offer of a complete action. */
function offer(
  { view, me, part }: Actor,
  group: string,
  action: Action,
  shows?: JsonObject,
): Offer {
  const refusal = permit(view, me.id, partOf(part), action);
  return {
    id: idOf(action),
    group,
    action: action as unknown as JsonObject,
    ...(refusal ? { refusal } : {}),
    ...(shows ? { shows } : {}),
  };
}

const partOf = (part: string): string | undefined => (part === SELF ? undefined : part);

/** Stable within the list: what is done, and with what. */
function idOf(action: Action): string {
  const rest = Object.entries(action).filter(
    ([key, value]) => key !== 'do' && typeof value === 'string',
  );
  return [action.do, ...rest.map(([, value]) => value as string)].join(':');
}

/** One offer a kind, named after its first enemy in sight. */
function knowledge(actor: Actor): Offer[] {
  const { view } = actor;
  const kinds = Object.values(dataOf(view).kinds).filter((kind) => kind.checking);
  const enemies = kinds.flatMap(({ letter }) => {
    const first = allSeen(view).find(
      ({ body, hidden }) => body.type === 'enemy' && body.letter === letter && !hidden,
    );
    return first ? [first.id] : [];
  });
  return [
    ...enemies.map((of) => offer(actor, 'stage', { do: 'check', of })),
    offer(actor, 'stage', { do: 'pass' }),
  ];
}

function turn(actor: Actor): Offer[] {
  return [
    ...attacks(actor),
    ...spells(actor),
    ...items(actor),
    ...(actor.me.body.type === 'character' ? guard(actor) : []),
    withFeats(actor, offer(actor, 'major', { do: 'withdraw' })),
    ...gear(actor),
    ...moves(actor),
    offer(actor, 'pass', { do: 'pass' }),
  ];
}

const hero = ({ me }: Actor): CharacterBody | null =>
  me.body.type === 'character' ? me.body : null;

function attacks(actor: Actor): Offer[] {
  return weaponIds(actor).map((weapon) => {
    const action = { do: 'attack', weapon } as const;
    const targets = targetsOf(
      actor,
      (target) => ({ ...action, targets: [target] }),
      (target) => weaponOdds(actor, weapon, target),
    );
    return withFeats(
      actor,
      compose(actor, 'major', action, targets, weaponFigures(actor, weapon)),
      weapon,
    );
  });
}

function weaponIds({ me, part }: Actor): string[] {
  const body = knownBody(me);
  if (!body) return [];
  if (body.type === 'character') return body.sheet.weapons.map((weapon) => weapon.id);
  return body.sheet.parts[Number(part.slice(1)) - 1]?.attacks.map((attack) => attack.id) ?? [];
}

function spells(actor: Actor): Offer[] {
  const body = knownBody(actor.me);
  if (!body) return [];
  return body.sheet.spells
    .filter(({ id }) => spellOf({ body }, actor.part, id) !== null)
    .map((spell) => {
      const action = { do: 'cast', spell: spell.id } as const;
      const targets = isArea(spell)
        ? areasOf(actor, spell.id)
        : targetsOf(
            actor,
            (target) => ({ ...action, targets: [target] }),
            (target) => spellOdds(actor, spell, target),
            spell.target.kind === 'many' ? spell.target.count : 1,
          );
      return withFeats(
        actor,
        compose(actor, spell.action, action, targets, spellFigures(actor, spell)),
      );
    });
}

/** An area is chosen by everybody in it at once. */
function areasOf(actor: Actor, spellId: string): OfferSlot {
  const body = knownBody(actor.me)!;
  const spell = spellOf({ body }, actor.part, spellId)!;
  const choices = AREAS.flatMap((area): OfferChoice[] => {
    const targets = touched(actor, spell, area);
    if (targets.length === 0) return [];
    const refusal = permit(actor.view, actor.me.id, partOf(actor.part), {
      do: 'cast',
      spell: spellId,
      targets: [...targets],
    });
    return [{ value: targets as never, ...(refusal ? { refusal } : {}), shows: { area } }];
  });
  return { at: 'targets', min: 1, max: 1, choices };
}

function items(actor: Actor): Offer[] {
  const body = hero(actor);
  const usable = body?.sheet.items.filter((item) => item.effect) ?? [];
  return usable.map((item) => {
    const action = { do: 'use', item: item.id } as const;
    const targets = targetsOf(actor, (target) => ({ ...action, targets: [target] }));
    const shows = { left: body?.items[item.id] ?? 0 };
    return withFeats(actor, compose(actor, item.action, action, targets, shows));
  });
}

/** かばう alone, for who wants to do nothing else. */
function guard(actor: Actor): Offer[] {
  const body = hero(actor);
  if (!body?.sheet.feats.includes('cover')) return [];
  const allies = allSeen(actor.view).filter(
    (c) => c.side === actor.me.side && c.id !== actor.me.id,
  );
  const choices = allies.map(({ id }): OfferChoice => {
    const feat = { id: 'cover' as const, ally: id };
    const refusal = permit(actor.view, actor.me.id, undefined, { do: 'hold', feat });
    return { value: feat, ...(refusal ? { refusal } : {}) };
  });
  const slot: OfferSlot = { at: 'feat', min: 1, max: 1, choices };
  return [{ ...blank('hold', 'major', { do: 'hold' }, slot.choices), extras: slot }];
}

function gear(actor: Actor): Offer[] {
  const body = hero(actor);
  if (!body) return [];
  const own = body.sheet.weapons.filter((weapon) => weapon.category !== 'unarmed');
  const handled = own.flatMap((weapon) => {
    const place = body.weapons[weapon.id]?.place;
    if (place === 'stowed') return [offer(actor, 'minor', { do: 'draw', weapon: weapon.id })];
    if (place !== 'hand') return [];
    const away = offer(actor, 'minor', { do: 'discard', weapon: weapon.id });
    if (storageOf(weapon) === null) return [away];
    return [offer(actor, 'minor', { do: 'stow', weapon: weapon.id }), away];
  });
  return [...handled, ...lying(actor, body)];
}

/** Weapons on the ground of one's own area. */
function lying(actor: Actor, { area }: CharacterBody): Offer[] {
  return allSeen(actor.view).flatMap(({ id, body }) => {
    if (body.type !== 'character') return [];
    const here = Object.keys(body.weapons).filter(
      (weapon) => (body.weapons[weapon]!.ground[area] ?? 0) > 0,
    );
    return here.map((weapon) =>
      offer(actor, 'major', {
        do: 'pickup',
        weapon,
        ...(id === actor.me.id ? {} : { owner: id }),
      }),
    );
  });
}

function moves(actor: Actor): Offer[] {
  const { area } = actor.me.body;
  const limited = offer(actor, 'move', { do: 'move', how: 'limited', to: area });
  const others = AREAS.filter((to) => to !== area);
  return [
    limited,
    ...others.map((to) => offer(actor, 'move', { do: 'move', how: 'normal', to })),
    ...others.map((to) => offer(actor, 'move', { do: 'move', how: 'full', to })),
  ].filter(({ refusal }) => refusal?.code !== 'area_too_far');
}

/** Everybody who could be aimed at, part by part, with odds where they are known. */
function targetsOf(
  actor: Actor,
  action: (target: Aim) => Action,
  odds: (target: Aim) => number | undefined = () => undefined,
  max = 1,
): OfferSlot {
  const aims = allSeen(actor.view)
    .filter((c) => isInSeen(c) && !c.hidden)
    .flatMap((c): Aim[] =>
      c.body.type === 'character'
        ? [{ id: c.id }]
        : standingSeen(c).map((key) => ({ id: c.id, part: key })),
    );
  const choices = aims.map((aim): OfferChoice => {
    const refusal = permit(actor.view, actor.me.id, partOf(actor.part), action(aim));
    const known = refusal ? undefined : odds(aim);
    return {
      value: aim as never,
      ...(refusal ? { refusal } : {}),
      ...(known === undefined ? {} : { shows: { odds: known } }),
    };
  });
  return {
    at: 'targets',
    min: 1,
    max,
    choices: choices.filter((c) => c.refusal?.code !== 'wrong_target'),
  };
}

/** An offer whose targets are still to be chosen: refused if nobody can be. */
function compose(
  _actor: Actor,
  group: string,
  action: JsonObject & { do: string },
  targets: OfferSlot,
  shows?: JsonObject,
): Offer {
  const name = Object.values(action).join(':');
  return { ...blank(name, group, action, targets.choices), ...(shows ? { shows } : {}), targets };
}

/** Refused for the reason that all its choices share, or the last of them. */
function blank(
  id: string,
  group: string,
  action: JsonObject,
  choices: readonly OfferChoice[],
): Offer {
  const refusals = choices.map(({ refusal }) => refusal);
  const none = refusals.every((refusal) => refusal !== undefined);
  const refusal = none ? (commonest(refusals) ?? { code: 'unknown_target' }) : undefined;
  return { id, group, action, ...(refusal ? { refusal } : {}) };
}

function commonest(refusals: readonly (Offer['refusal'] | undefined)[]): Offer['refusal'] {
  const codes = refusals.map((refusal) => refusal?.code);
  const ofActor = refusals.find((r, _, all) => all.every((other) => other?.code === r?.code));
  return ofActor ?? refusals[codes.length - 1];
}

const STRIKING: readonly Feat[] = ['allOutAttack', 'feint', 'deadlyStrike', 'magicStrike'];

/** Declared feats that can go with the action. */
function withFeats(actor: Actor, base: Offer, weapon?: string): Offer {
  const body = hero(actor);
  if (!body || base.group !== 'major') return base;
  const feats = body.sheet.feats;
  const striking = weapon ? STRIKING.filter((feat) => feats.includes(feat)) : [];
  const values: JsonObject[] = striking.map((id) => ({ id }));
  if (feats.includes('cover')) {
    for (const { id, side } of allSeen(actor.view)) {
      if (side === actor.me.side && id !== actor.me.id) values.push({ id: 'cover', ally: id });
    }
  }
  if (values.length === 0) return base;
  const target = base.targets?.choices.find((choice) => !choice.refusal)?.value;
  const choices = values.map((feat): OfferChoice => {
    const action = {
      ...base.action,
      ...(base.targets ? { targets: target ? [target] : [] } : {}),
      feat,
    };
    const refusal =
      base.targets && !target
        ? null
        : permit(actor.view, actor.me.id, partOf(actor.part), action as unknown as Action);
    return { value: feat, ...(refusal ? { refusal } : {}) };
  });
  return { ...base, extras: { at: 'feat', min: 0, max: 1, choices } };
}
