import type { Refusal } from '../../../kernel/refusal';
import type { ActionOf } from '../actions';
import { canChain, chainPartners, type InLine, type Line } from '../resolve/chain/line';
import { reachOf } from '../resolve/strike';
import type { Technique } from '../sheets';
import { checkValue, weaponOf } from '../values';
import { seenOf } from '../view/types';
import { heroBody, own, technique, type Actor } from './actor';
import { aimFits, attackTarget, reachesFrom } from './aim';
import { atPlace, mayCarry } from './permit';
import { firstOf, no, unless } from './refusals';

/** Whether the actor may open a chain with this (SG-CHN-1, SG-CHN-8). */
export function mayChain(actor: Actor, action: ActionOf<'chain'>): Refusal | null {
  const body = heroBody(actor);
  const used = technique(actor, action.technique);
  if (!body || !used) return no('unknown_action');
  return firstOf(
    () => atPlace(actor),
    () => unless(canChain(actor.me as InLine), 'status_forbids'),
    () => unless(hasPartner(actor), 'no_partner'),
    () => unless(used.kind === 'attack' && used.targets !== 'self', 'wrong_target'),
    () => unless(!used.actsLast, 'acts_last'),
    () => unless(checkValue(own(actor)!, used.skill).skilled, 'two_dice_only'),
    () => mayCarry(actor, action, body.hands),
    () => mayAim(actor, action, used),
  );
}

/** Somebody right behind in the order who can chain (SG-CHN-1). */
export const hasPartner = ({ view, me }: Actor): boolean =>
  chainPartners(view as unknown as Line, me.id).length > 0;

/** At the target they will share, in reach from where the actor stands (SG-CHN-2). */
function mayAim(actor: Actor, action: ActionOf<'chain'>, used: Technique): Refusal | null {
  const { target, weapon } = action;
  if (target === undefined) return no('wrong_target');
  const held = weapon === undefined ? undefined : weaponOf(own(actor)!, weapon);
  const reach = reachOf({ deed: 'technique', technique: used, weapon: held });
  const { row } = actor.me.body;
  return firstOf(
    () => aimFits('one', action),
    () => attackTarget(actor, target),
    () => unless(reachesFrom(actor, seenOf(actor.view, target)!, row, reach), 'not_in_reach'),
  );
}
