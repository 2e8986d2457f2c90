import type { Id } from '../../../../kernel/fight';
import type { Scene, Script } from '../../../../kernel/script';
import type { Deed } from '../../actions';
import { combatant, everybody, isDown } from '../../combatants';
import { placed, placesOf, reaches } from '../../reach';
import type { SgCombatant, SgFight } from '../../state';
import { draw } from '../draw';
import { isCharmedBy } from './charm';
import { scopeOf, type Scope } from './scope';

/**
 * A deed of somebody confused: at one drawn among all in reach, or at that one's row or side
 * (SG-STS-13). Null if nobody is there; the deed itself if it has no target to draw.
 */
export function* confusedDeed(scene: Scene<SgFight>, who: Id, deed: Deed): Script<Deed | null> {
  const confused = combatant(scene.fight, who);
  const scope = scopeOf(confused, deed);
  if (!scope || scope.targets === 'self' || deed.do === 'guard') return deed;
  const drawn = yield* draw(scene, who, inReach(scene.fight, confused, scope));
  if (!drawn) return null;
  if (deed.do === 'attack') return { ...deed, target: drawn.id };
  const { row: _, ...rest } = deed;
  return { ...rest, target: drawn.id };
}

/** All not down in reach on both sides but itself, in order of joining; never the charmer. */
export function inReach(fight: SgFight, c: SgCombatant, scope: Scope): SgCombatant[] {
  const all = placesOf(fight.combatants);
  return everybody(fight).filter(
    (one) =>
      one.id !== c.id &&
      !isDown(one) &&
      !(scope.attacks && isCharmedBy(c, one.id)) &&
      reaches(all, placed(c), placed(one), scope.reach),
  );
}
