import { find, type Id } from '../../../kernel/fight';
import { askOne, emit, type Scene, type Script } from '../../../kernel/script';
import { check } from '../checks/check';
import type { Check } from '../events';
import { isHero, type SgFight } from '../state';
import { howTo, specOf } from './called-check';

/** One character against another. */
export interface Contest {
  readonly who: Id;
  readonly against: Id;
  readonly ability: string;
}

/**
 * An opposed check out of combat: the active side finishes first, and the passive one rolls
 * knowing that total (SG-CHK-8).
 */
export function* contest(scene: Scene<SgFight>, { who, against, ability }: Contest): Script {
  const active = yield* oneCheck(scene, who, against, ability);
  if (!active || active.fumble) return;
  const passive = yield* oneCheck(scene, against, who, ability, active.total);
  if (!passive) return;
  yield* emit({
    type: 'sg.tested',
    who,
    check: active,
    number: passive.total,
    success: beats(active, passive),
  });
}

function* oneCheck(
  scene: Scene<SgFight>,
  who: Id,
  opponent: Id,
  ability: string,
  total?: number,
): Script<Check | null> {
  const c = find(scene.fight, who);
  if (!c || !isHero(c)) return null;
  const how = yield* askOne<string>(who, 'test', howTo(c, ability, false), {
    about: { ability, opponent, ...(total === undefined ? {} : { against: total }) },
  });
  if (!find(scene.fight, who)) return null;
  const against = total === undefined ? {} : { against: total };
  return yield* check(scene, who, {
    ...specOf(scene.fight, who, ability, how),
    ...against,
    opponent,
  });
}

/** The ladder of SG-ATK-10: the first line that fits. Equal totals: the passive side (SG-CHK-3). */
export function beats(active: Check, passive: Check): boolean {
  if (active.fumble) return false;
  if (passive.critical) return false;
  if (active.critical || passive.fumble) return true;
  return active.total > passive.total;
}
