import type { Refusal } from '../../../kernel/refusal';
import type { ActionOf } from '../actions';
import { reachOf } from '../resolve/strike';
import type { Technique } from '../sheets';
import { levelOf, weaponOf } from '../values';
import { seenOf, type Seen } from '../view/types';
import { heroBody, own, technique, type Actor } from './actor';
import { attackTarget, reachesFrom } from './aim';
import { atPlace, mayCarry } from './permit';
import { firstOf, no, unless } from './refusals';

const FORBIDDING = ['stun', 'paralysis', 'confusion', 'charm', 'sleep', 'petrification'];

const isFree = ({ body }: Seen): boolean =>
  body.condition === 'up' && !body.statuses.some(({ name }) => FORBIDDING.includes(name));

/** Whether the actor may open a chain with this (SG-CHN-1, SG-CHN-8). */
export function mayChain(actor: Actor, action: ActionOf<'chain'>): Refusal | null {
  const body = heroBody(actor);
  if (!body) return no('unknown_action');
  const used = technique(actor, action.technique)!;
  return firstOf(
    () => atPlace(actor),
    () => unless(isFree(actor.me), 'status_forbids'),
    () => unless(hasPartner(actor), 'no_partner'),
    () => mayCarry(actor, action, body.hands),
    () => chainable(actor, used),
    () => mayAim(actor, action, used),
  );
}

/** An attack with a 3D6 check that does not act last (SG-CHN-8). */
function chainable(actor: Actor, used: Technique): Refusal | null {
  return firstOf(
    () => unless(used.kind === 'attack' && used.targets !== 'self', 'wrong_target'),
    () => unless(!used.actsLast, 'acts_last'),
    () => unless(levelOf(own(actor)!, used.skill) > 0, 'two_dice_only'),
  );
}

/** The place right behind is an ally's who can chain (SG-CHN-1). */
export function hasPartner({ view, me }: Actor): boolean {
  const behind = view.slots[1]?.actor;
  const partner = behind === undefined ? undefined : seenOf(view, behind);
  return partner !== undefined && partner.side === me.side && isFree(partner);
}

/** The shared target, reached from where the actor stands (SG-CHN-2). */
function mayAim(actor: Actor, { target, weapon }: ActionOf<'chain'>, used: Technique) {
  if (target === undefined) return no('wrong_target');
  const held = weapon === undefined ? undefined : weaponOf(own(actor)!, weapon);
  const reach = reachOf({ deed: 'technique', technique: used, weapon: held });
  const { row } = actor.me.body;
  return (
    attackTarget(actor, target) ??
    unless(reachesFrom(actor, seenOf(actor.view, target)!, row, reach), 'not_in_reach')
  );
}
