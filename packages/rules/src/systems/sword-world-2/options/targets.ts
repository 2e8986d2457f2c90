import type { Refusal } from '../../../kernel/refusal';
import type { FightView } from '../../../kernel/view';
import type { EnemySpell, Item, Spell } from '../sheets';
import { isDamage } from '../sheets/effects';
import type { Armament } from '../resolve/values';
import { distance } from '../state';
import { allSeen, isInSeen, seenOf, standingSeen, type Seen } from '../view/types';
import { firstOf, no, unless } from './refusals';
import type { Actor } from './turn';

export interface Aim {
  readonly id: string;
  readonly part?: string | undefined;
}

/** Somebody who is there, and a part that still stands. */
export function aimed(view: FightView, aim: Aim): Refusal | null {
  const target = seenOf(view, aim.id);
  if (!target) return no('unknown_target');
  if (target.body.type === 'character') {
    return unless(aim.part === undefined || aim.part === 'self', 'unknown_target');
  }
  if (aim.part === undefined) return null;
  if (!Object.hasOwn(target.body.parts, aim.part)) return no('unknown_target');
  return unless(standingSeen(target).includes(aim.part), 'target_down');
}

/** Melee reaches one's own area, everything else up to and including its range (SW-ACT-19). */
export function inReach(
  actor: Actor,
  target: Seen,
  range: number | 'touch' | 'self',
): Refusal | null {
  const metres = distance(actor.me.body.area, target.body.area);
  if (range === 'self') return unless(target.id === actor.me.id, 'wrong_target');
  if (range === 'touch' || range === 0) return unless(metres === 0, 'not_same_area');
  return unless(metres <= range, 'out_of_range');
}

/** Whom a weapon may be used on: an opponent still in the fight and in reach (SW-ACT-4). */
export function weaponTarget(actor: Actor, arms: Armament, aim: Aim): Refusal | null {
  const { view, me } = actor;
  const target = seenOf(view, aim.id);
  return firstOf(
    () => aimed(view, aim),
    () => unless(target !== undefined && target.side !== me.side, 'wrong_target'),
    () => unless(isInSeen(target!), 'target_down'),
    () => inReach(actor, target!, arms.kind === 'melee' ? 0 : arms.range),
  );
}

/** Spells that hurt go at opponents unless they take a whole area; the dead are nobody's target. */
export function spellTarget(actor: Actor, spell: Spell | EnemySpell, aim: Aim): Refusal | null {
  const { view, me } = actor;
  const target = seenOf(view, aim.id);
  const hostile = isDamage(spell.effect);
  return firstOf(
    () => aimed(view, aim),
    () => unless(isInSeen(target!), 'target_down'),
    () => unless(!hostile || isArea(spell) || target!.side !== me.side, 'wrong_target'),
    () => inReach(actor, target!, spell.range),
  );
}

export const isArea = ({ target }: Pick<Spell, 'target'>): boolean => target.kind === 'area';

/** Everybody an area spell touches when it is cast on this area, in order of the view. */
export function touched(actor: Actor, spell: Spell | EnemySpell, area: string): Aim[] {
  if (spell.target.kind !== 'area') return [];
  const { affects } = spell.target;
  return allSeen(actor.view)
    .filter((c) => isInSeen(c) && !c.hidden && c.body.area === area)
    .filter((c) => affects === 'everyone' || (c.side === actor.me.side) === (affects === 'allies'))
    .flatMap((c) => standingSeen(c).map((part) => ({ id: c.id, part })));
}

/** Potions: on an ally in the same area, waking by somebody else only (SW-DEF-6). */
export function itemTarget(actor: Actor, item: Item, aim: Aim): Refusal | null {
  const { view, me } = actor;
  const target = seenOf(view, aim.id);
  const wakes = item.effect?.kind === 'awaken';
  return firstOf(
    () => aimed(view, aim),
    () => unless(target!.side === me.side, 'wrong_target'),
    () => unless(isInSeen(target!), 'target_down'),
    () => unless(!wakes || target!.id !== me.id, 'not_on_yourself'),
    () => unless(!wakes || target!.body.condition === 'unconscious', 'target_awake'),
    () => inReach(actor, target!, 'touch'),
  );
}
