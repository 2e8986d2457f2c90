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

/** The part that is meant: without a name the first that still stands. */
export const partAimed = (view: FightView, { id, part }: Aim): string | undefined =>
  part ?? standingSeen(seenOf(view, id)!)[0];

/** Somebody still in the fight, and a part that still stands. */
function standing(target: Seen, { part }: Aim): Refusal | null {
  if (!isInSeen(target)) return no('target_down');
  return unless(part === undefined || standingSeen(target).includes(part), 'target_down');
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
  const target = seenOf(actor.view, aim.id)!;
  return firstOf(
    () => unless(target.side !== actor.me.side, 'wrong_target'),
    () => standing(target, aim),
    () => inReach(actor, target, arms.kind === 'melee' ? 0 : arms.range),
  );
}

/**
 * Spells that hurt go at opponents unless they take a whole area; the dead are nobody's target.
 * A whole area of range "self" is the caster's own.
 */
export function spellTarget(actor: Actor, spell: Spell | EnemySpell, aim: Aim): Refusal | null {
  const target = seenOf(actor.view, aim.id)!;
  const area = isArea(spell);
  return firstOf(
    () => unless(area || !isDamage(spell.effect) || target.side !== actor.me.side, 'wrong_target'),
    () => standing(target, aim),
    () => inReach(actor, target, area && spell.range === 'self' ? 'touch' : spell.range),
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
  const { me, view } = actor;
  const target = seenOf(view, aim.id)!;
  const wakes = item.effect?.kind === 'awaken';
  return firstOf(
    () => unless(target.side === me.side, 'wrong_target'),
    () => standing(target, aim),
    () => unless(!wakes || target.id !== me.id, 'not_on_yourself'),
    () => unless(!wakes || target.body.condition === 'unconscious', 'target_awake'),
    () => inReach(actor, target, 'touch'),
  );
}
