import type { Refusal } from '../../../kernel/refusal';
import { placed, placesOf, reaches } from '../reach';
import type { Technique } from '../sheets';
import { allSeen, seenOf, type Seen } from '../view/types';
import type { Actor } from './actor';
import { firstOf, unless } from './refusals';

interface Aim {
  readonly target?: string | undefined;
  readonly row?: string | undefined;
}

/** One target, one row, or nothing to name (SG-DAT-3). */
export function aimFits(targets: Technique['targets'], { target, row }: Aim): Refusal | null {
  const named = {
    one: [true, false],
    row: [false, true],
    all: [false, false],
    self: [false, false],
  };
  const [wantsTarget, wantsRow] = named[targets];
  const fits = (target !== undefined) === wantsTarget && (row !== undefined) === wantsRow;
  return unless(fits, 'wrong_target');
}

/** An opponent who is not down; who is out of reach can be declared (SG-TRN-14). */
export function attackTarget({ view, me }: Actor, id: string): Refusal | null {
  const target = seenOf(view, id)!;
  return firstOf(
    () => unless(target.side !== me.side, 'wrong_target'),
    () => unless(target.body.condition === 'up', 'target_down'),
  );
}

/** An ally, 気絶 and 昏倒 too, unless defeated or gone (SG-TRN-14). */
export function supportTarget({ view, me }: Actor, id: string): Refusal | null {
  const target = seenOf(view, id)!;
  return firstOf(
    () => unless(target.side === me.side, 'wrong_target'),
    () => unless(isLeft(target), 'target_down'),
  );
}

const isLeft = ({ body }: Seen): boolean =>
  body.condition !== 'gone' && body.condition !== 'defeated';

/** Everybody in sight who could be aimed at. */
export const aimable = ({ view }: Actor): Seen[] =>
  allSeen(view).filter((c) => !c.hidden && isLeft(c));

/** Is the target reached if the actor stands in this row; a charmer counts as not (SG-STS-14)? */
export function reachesFrom(
  { view, me }: Actor,
  target: Seen,
  row: 'front' | 'back',
  reach: 'melee' | 'ranged',
): boolean {
  const charmer = me.body.statuses.some(({ name, by }) => name === 'charm' && by === target.id);
  const all = placesOf(view.combatants as unknown as Readonly<Record<string, Seen>>).map((one) =>
    one.id === me.id ? { ...one, row } : one,
  );
  return !charmer && reaches(all, { ...placed(me), row }, placed(target), reach);
}
