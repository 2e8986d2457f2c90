import type { JsonObject } from '../../../kernel/json';
import { NATURAL, UNARMED, type Action } from '../actions';
import { seenBy, type CheckSpec } from '../checks/check';
import { cannotAct } from '../combatants';
import { attackSpec } from '../resolve/attack';
import { reachOf, type Strike } from '../resolve/strike';
import { bestOf, checksAgainst } from '../resolve/ways';
import type { Technique } from '../sheets';
import { OTHER, type Row, type SgCombatant } from '../state';
import { weaponOf } from '../values';
import type { Seen } from '../view/types';
import { own, type Actor } from './actor';
import { aimable, reachesFrom } from './aim';
import { chance } from './odds';

/** An action as it is offered, before its target is in it. */
export type Draft = JsonObject & { readonly do: Action['do'] };

/** What is done, as far as targets are concerned. */
export type Use = Pick<Technique, 'kind' | 'targets'> & Partial<Technique>;

/** It can be declared all the same: rows may change before the action (SG-TRN-14). */
const UNREACHED = { reach: false } as const;

/** Whether one target is reached from where the actor stands, and with what odds it is hit. */
export function targetFigures(
  actor: Actor,
  draft: Draft,
  use: Use,
  target: Seen,
): JsonObject | undefined {
  if (use.kind === 'support') return undefined;
  const strike = strikeOf(actor, draft, use);
  if (!isReached(actor, strike, target)) return UNREACHED;
  const odds = oddsOf(actor, strike, target);
  return odds === undefined ? undefined : { odds };
}

/** A row where nobody is reached; the attack would go at the other one. */
export function rowFigures(actor: Actor, draft: Draft, use: Use, row: Row): JsonObject | undefined {
  if (use.kind === 'support') return undefined;
  const strike = strikeOf(actor, draft, use);
  const there = aimable(actor).filter(
    ({ side, body }) =>
      side === OTHER[actor.me.side] && body.row === row && body.condition === 'up',
  );
  return there.some((one) => isReached(actor, strike, one)) ? undefined : UNREACHED;
}

function strikeOf(actor: Actor, { weapon }: Draft, use: Use): Strike {
  const c = own(actor)!;
  const held = weaponOf(c, typeof weapon === 'string' ? weapon : UNARMED) ?? weaponOf(c, NATURAL);
  const carrier = typeof weapon === 'string' || use.skill === undefined ? { weapon: held } : {};
  if (use.skill === undefined) return { deed: 'attack', ...carrier };
  return { deed: 'technique', technique: use as Technique, ...carrier };
}

const isReached = (actor: Actor, strike: Strike, one: Seen): boolean =>
  reachesFrom(actor, one, actor.me.body.row, reachOf(strike));

/**
 * Odds of hitting, if the values of both are known to the one who decides: the best defence is
 * taken, and neither cover nor 見切り nor what is learned on the way is foreseen.
 */
function oddsOf(actor: Actor, strike: Strike, target: Seen): number | undefined {
  const defender = own({ view: actor.view, me: target });
  const attacker = own(actor);
  if (!attacker || !defender || target.side === actor.me.side) return undefined;
  const active = seenBy(attacker, attackSpec(attacker, strike));
  return chance(
    active,
    cannotAct(defender) ? null : seenBy(defender, defenceSpec(defender, strike)),
  );
}

function defenceSpec(c: SgCombatant, strike: Strike): CheckSpec {
  const { kind, modifier, skilled } = bestOf(checksAgainst(c, strike));
  return { kind, modifier, skilled };
}
