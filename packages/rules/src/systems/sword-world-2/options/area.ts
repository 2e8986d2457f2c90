import type { Side } from '../../../kernel/fight';
import type { Refusal } from '../../../kernel/refusal';
import type { FightView } from '../../../kernel/view';
import type { ActionOf } from '../actions';
import { AREAS, OTHER, type Area } from '../state';
import { allSeen, isUpSeen } from '../view/types';
import { firstOf, unless } from './refusals';
import { inTurn, turnOf, type Actor } from './turn';

const standsIn = (view: FightView, side: Side, area: Area): boolean =>
  allSeen(view).some((c) => c.side === side && isUpSeen(c) && c.body.area === area && !c.hidden);

/** An area with conscious members of both sides (SW-ACT-3). */
export const isMeleeSeen = (view: FightView, area: Area): boolean =>
  standsIn(view, 'party', area) && standsIn(view, 'enemy', area);

const steps = (from: Area, to: Area): number => AREAS.indexOf(to) - AREAS.indexOf(from);

/** Moving: once, before the major action; a melee is left only after a withdrawal (SW-ACT-3). */
export function mayMove(actor: Actor, { how, to }: ActionOf<'move'>): Refusal | null {
  const { area, moved, withdrawal } = actor.me.body;
  const distance = Math.abs(steps(area, to));
  return firstOf(
    () => inTurn(actor),
    () => unless(moved === undefined, 'moved_already'),
    () => unless(!turnOf(actor)?.major, 'move_after_major'),
    () => reach(how, distance),
    () =>
      unless(distance === 0 || withdrawal === 'free' || !isMeleeSeen(actor.view, area), 'in_melee'),
    () => unless(distance < 2 || !blocks(actor, to), 'area_blocked'),
    () => othersStill(actor, how),
  );
}

function reach(how: ActionOf<'move'>['how'], distance: number): Refusal | null {
  if (how === 'limited') return unless(distance === 0, 'area_too_far');
  const most = how === 'full' ? 2 : 1;
  return unless(distance >= 1 && distance <= most, 'area_too_far');
}

/** A full move stops where enemies stand: nobody runs past them. */
function blocks({ view, me }: Actor, to: Area): boolean {
  const direction = Math.sign(steps(me.body.area, to));
  const between = AREAS[AREAS.indexOf(me.body.area) + direction];
  return between !== undefined && standsIn(view, OTHER[me.side], between);
}

/** The whole body moves: no part may have acted before, and a full move takes all their turns. */
function othersStill({ me }: Actor, how: ActionOf<'move'>['how']): Refusal | null {
  if (how === 'limited') return null;
  return unless(!Object.values(me.body.parts).some((part) => part.major), 'move_after_major');
}
