import type { Refusal } from '../../../kernel/refusal';
import type { Action, ActionOf } from '../actions';
import { armament, spellOf, type Armament } from '../resolve/values';
import type { EnemySpell, Item, Spell, Weapon } from '../sheets';
import type { CharacterBody } from '../state';
import { knownBody, seenOf } from '../view/types';
import { firstOf, no, unless } from './refusals';
import type { Aim } from './targets';
import type { Actor } from './turn';

/** The actor's body if it is a character's. */
export const heroBody = ({ me }: Actor): CharacterBody | null =>
  me.body.type === 'character' ? me.body : null;

/** The weapon or attack as this actor would use it. */
export function armsOf({ me, part }: Actor, weapon: string): Armament | null {
  const body = knownBody(me);
  return body && armament({ body }, part, weapon);
}

export function spellIn({ me, part }: Actor, spell: string): Spell | EnemySpell | null {
  const body = knownBody(me);
  return body && spellOf({ body }, part, spell);
}

export const itemIn = (actor: Actor, id: string): Item | undefined =>
  heroBody(actor)?.sheet.items.find((item) => item.id === id);

/** A weapon that can be handled: bare hands cannot. */
export function weaponIn(body: CharacterBody | null, id: string): Weapon | undefined {
  const weapon = body?.sheet.weapons.find((each) => each.id === id);
  return weapon?.category === 'unarmed' ? undefined : weapon;
}

/** Whose weapon is meant by `owner`; without it the actor's own. */
export function ownerBody(actor: Actor, owner: string | undefined): CharacterBody | null {
  if (owner === undefined) return heroBody(actor);
  const body = seenOf(actor.view, owner)?.body;
  return body?.type === 'character' ? body : null;
}

/**
 * What the action names and is not there, or null. The GM may overrule the rules but not this:
 * what does not exist cannot be carried out (SW-ACT-22).
 */
export function missing(actor: Actor, action: Action): Refusal | null {
  switch (action.do) {
    case 'initiative':
      return character(actor);
    case 'check':
      return character(actor) ?? enemy(actor, action.of);
    case 'loot':
      return character(actor) ?? enemy(actor, action.enemy) ?? there(actor, lootAim(action));
    case 'attack':
      return weapon(actor, action.weapon) ?? targets(actor, action.targets) ?? ally(actor, action);
    case 'cast':
      return spell(actor, action.spell) ?? targets(actor, action.targets) ?? ally(actor, action);
    case 'multi':
      return firstOf(
        () => weapon(actor, action.attack.weapon),
        () => spell(actor, action.cast.spell),
        () => targets(actor, [...action.attack.targets, ...action.cast.targets]),
      );
    case 'use':
      return firstOf(
        () => unless(itemIn(actor, action.item) !== undefined, 'unknown_item'),
        () => targets(actor, action.targets),
        () => ally(actor, action),
      );
    case 'draw':
    case 'stow':
    case 'discard':
      return handled(heroBody(actor), action.weapon);
    case 'pickup':
      return firstOf(
        () => character(actor),
        () => handled(ownerBody(actor, action.owner), action.weapon),
        () => ally(actor, action),
      );
    case 'withdraw':
    case 'hold':
      return ally(actor, action);
    case 'pass':
    case 'place':
    case 'move':
      return null;
  }
}

const character = ({ me }: Actor) => unless(me.body.type === 'character', 'unknown_action');

const weapon = (actor: Actor, id: string) => unless(armsOf(actor, id) !== null, 'unknown_weapon');

const spell = (actor: Actor, id: string) => unless(spellIn(actor, id) !== null, 'unknown_spell');

const handled = (body: CharacterBody | null, id: string) =>
  unless(weaponIn(body, id) !== undefined, 'unknown_weapon');

const targets = (actor: Actor, aims: readonly Aim[]) =>
  firstOf(...aims.map((aim) => () => there(actor, aim)));

const lootAim = ({ enemy: id, part }: { enemy: string; part: string }): Aim => ({ id, part });

/** Somebody in sight, and a part that it has. */
function there({ view }: Actor, { id, part }: Aim): Refusal | null {
  const target = seenOf(view, id);
  if (!target || target.hidden) return no('unknown_target');
  return unless(part === undefined || Object.hasOwn(target.body.parts, part), 'unknown_target');
}

function enemy(actor: Actor, id: string): Refusal | null {
  const body = seenOf(actor.view, id)?.body;
  return there(actor, { id }) ?? unless(body?.type === 'enemy', 'unknown_target');
}

/** Only かばう names an ally. */
function ally(actor: Actor, { feat }: Pick<ActionOf<'hold'>, 'feat'>): Refusal | null {
  if (feat?.ally === undefined) return null;
  return unless(feat.id === 'cover', 'unknown_action') ?? there(actor, { id: feat.ally });
}
