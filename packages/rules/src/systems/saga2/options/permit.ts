import type { Refusal } from '../../../kernel/refusal';
import type { FightView } from '../../../kernel/view';
import {
  COMMAND,
  NATURAL,
  UNARMED,
  type Action,
  type Command,
  type CommandOf,
  type ActionOf,
} from '../actions';
import { covers, poolOf } from '../resolve/cost';
import { isHero, type SgCombatant } from '../state';
import { handsFree, isSpell, weaponOf } from '../values';
import { dataOf, seenOf } from '../view/types';
import { heroBody, own, technique, type Actor } from './actor';
import { aimFits, attackTarget, supportTarget } from './aim';
import { mayChain } from './chain';
import { canHold } from './hands';
import { firstOf, no, unless } from './refusals';

/** Null if the actor may do this now; else why not. */
export function permit(
  view: FightView,
  id: string,
  part: string | undefined,
  action: Action,
): Refusal | null {
  const me = seenOf(view, id);
  if (!me) return no('unknown_target');
  const actor: Actor = { view, me };
  if (action.do === 'go') return mayGo(actor);
  if (action.do === 'chain') return missing(actor, action) ?? mayChain(actor, action);
  return firstOf(
    () => missing(actor, action),
    () => (part === COMMAND ? unless(isDeclaring(actor), 'not_declaring') : atPlace(actor)),
    () => (part === COMMAND ? mayDeclare(actor, action) : no('not_declared')),
  );
}

/** Commands are chosen while they are asked for (SG-TRN-2). */
const isDeclaring = ({ view: { question }, me }: Actor): boolean =>
  question?.label === 'command' && Object.hasOwn(question.asks, me.id);

/** The first in the order acts (SG-TRN-11). */
export function atPlace({ view, me }: Actor): Refusal | null {
  const first = dataOf(view).phase === 'action' ? view.slots[0]?.actor : undefined;
  return unless(first === me.id, 'not_your_turn');
}

function mayGo(actor: Actor): Refusal | null {
  if (!actor.me.body.command) return no('unknown_action');
  return atPlace(actor);
}

/**
 * What the action names and is not there, or null: that the GM cannot overrule, since what does
 * not exist cannot be carried out.
 */
function missing(actor: Actor, action: Exclude<Action, { do: 'go' }>): Refusal | null {
  const c = own(actor);
  if (!c) return no('unknown_action');
  const there = (id: string | undefined) =>
    unless(id === undefined || isInSight(actor, id), 'unknown_target');
  const weapon = (id: string | undefined) =>
    unless(id === undefined || weaponOf(c, id) !== undefined, 'unknown_weapon');
  switch (action.do) {
    case 'attack':
      return weapon(action.weapon) ?? there(action.target);
    case 'technique':
    case 'chain':
      return (
        unless(technique(actor, action.technique) !== undefined, 'unknown_technique') ??
        weapon(action.weapon) ??
        there(action.target)
      );
    case 'item':
      return (
        unless(
          heroBody(actor)?.sheet.items.some(({ id }) => id === action.item) === true,
          'unknown_item',
        ) ?? there(action.target)
      );
    case 'guard':
      return there(action.cover);
  }
}

function isInSight({ view }: Actor, id: string): boolean {
  const found = seenOf(view, id);
  return found !== undefined && !found.hidden;
}

function mayDeclare(actor: Actor, command: Command): Refusal | null {
  return mayHold(actor, command.hands) ?? mayChoose(actor, command);
}

function mayHold(actor: Actor, hands: readonly string[]): Refusal | null {
  const body = heroBody(actor);
  if (!body) return unless(hands.length === 0, 'unknown_weapon');
  return unless(canHold(body.sheet, hands), 'hands_full');
}

function mayChoose(actor: Actor, command: Command): Refusal | null {
  switch (command.do) {
    case 'attack':
      return (
        wields(own(actor)!, command.weapon, command.hands) ?? attackTarget(actor, command.target)
      );
    case 'technique':
      return mayUseTechnique(actor, command);
    case 'item':
      return mayUseItem(actor, command);
    case 'guard':
      return mayGuard(actor, command);
  }
}

/** A weapon is used with it in hand, fists with a hand free (SG-TRN-6). */
export function wields(c: SgCombatant, weapon: string, hands: readonly string[]): Refusal | null {
  if (!isHero(c)) return unless(weapon === NATURAL, 'unknown_weapon');
  if (weapon === UNARMED) return unless(handsFree(c, hands) > 0, 'hands_full');
  return unless(hands.includes(weapon), 'not_in_hand');
}

function mayUseTechnique(actor: Actor, command: CommandOf<'technique'>): Refusal | null {
  const { kind, targets } = technique(actor, command.technique)!;
  return firstOf(
    () => mayCarry(actor, command, command.hands),
    () => aimFits(targets, command),
    () => {
      if (command.target === undefined) return null;
      return kind === 'support'
        ? supportTarget(actor, command.target)
        : attackTarget(actor, command.target);
    },
  );
}

/** Its weapon is in hand, and it can be paid for now (SG-ATK-8, SG-TRN-6). */
export function mayCarry(
  actor: Actor,
  { technique: id, weapon }: Pick<ActionOf<'technique'>, 'technique' | 'weapon'>,
  hands: readonly string[],
): Refusal | null {
  const c = own(actor)!;
  const used = technique(actor, id)!;
  return firstOf(
    () => unless(used.kind === 'attack' || used.kind === 'support', 'passive_technique'),
    () => unless(fitsWeapon(c, used, weapon), 'wrong_weapon'),
    () => (weapon === undefined ? null : wields(c, weapon, hands)),
    () => unless(covers(c.body, used), poolOf(used) === 'wp' ? 'not_enough_wp' : 'not_enough_jp'),
  );
}

/** A technique goes with a weapon of its skill, a spell with none or one that serves spells. */
function fitsWeapon(c: SgCombatant, used: { readonly skill: string }, id: string | undefined) {
  const weapon = id === undefined ? undefined : weaponOf(c, id);
  if (isSpell(used)) return weapon === undefined || weapon.spellAttack;
  return weapon !== undefined && (!isHero(c) || weapon.skill === used.skill);
}

function mayUseItem(actor: Actor, command: CommandOf<'item'>): Refusal | null {
  const body = heroBody(actor)!;
  const item = body.sheet.items.find(({ id }) => id === command.item)!;
  return firstOf(
    () => unless(item.usable, 'no_effect'),
    () => unless((body.items[item.id] ?? 0) > 0, 'used_up'),
    () => aimFits(item.targets, command),
    () => (command.target === undefined ? null : supportTarget(actor, command.target)),
  );
}

/** Defend, cover one named ally, both, or nothing but a row move (SG-TRN-7). */
function mayGuard(actor: Actor, { cover }: CommandOf<'guard'>): Refusal | null {
  if (cover === undefined) return null;
  return unless(cover !== actor.me.id, 'wrong_target') ?? supportTarget(actor, cover);
}
