import { find, type Id } from '../../../../kernel/fight';
import { askOne, type Scene, type Script } from '../../../../kernel/script';
import { combatant, isThere, sideOf } from '../../combatants';
import type { Technique } from '../../sheets';
import type { SgCombatant, SgFight } from '../../state';
import { isSpell } from '../../values';
import type { Strike } from '../strike';
import { struckBy } from '../target';

/**
 * How a technique just learned is carried out (SG-GLM-13): at the declared target, its row, or all,
 * a support one at whom the player names. Where several were declared the player names one.
 */
export function* aimLearned(
  scene: Scene<SgFight>,
  who: Id,
  strike: Strike,
  technique: Technique,
): Script<Strike> {
  const { weapon } = strike;
  const learned: Strike = {
    deed: 'technique',
    technique,
    ...(weapon && !(isSpell(technique) && !weapon.spellAttack) ? { weapon } : {}),
  };
  if (technique.targets === 'self') return learned;
  const named = yield* nameTarget(scene, who, candidates(scene.fight, who, strike, technique));
  const target = named === undefined ? undefined : find(scene.fight, named);
  if (!target) return learned;
  if (technique.targets === 'row') return { ...learned, target: target.id, row: target.body.row };
  return { ...learned, target: target.id };
}

/** Those that can be named: of a row, or of all, one is as good as another. */
function candidates(
  fight: SgFight,
  who: Id,
  strike: Strike,
  { kind, targets }: Technique,
): readonly SgCombatant[] {
  const own = sideOf(fight, combatant(fight, who).side).filter(isThere);
  const all =
    kind === 'support' ? own : struckBy(fight, who, strike).map((id) => combatant(fight, id));
  if (targets === 'all') return all.slice(0, 1);
  if (targets === 'one') return all;
  return all.filter(({ body }, at) => all.findIndex((c) => c.body.row === body.row) === at);
}

function* nameTarget(
  scene: Scene<SgFight>,
  who: Id,
  named: readonly SgCombatant[],
): Script<Id | undefined> {
  const [first] = named;
  if (!first || named.length === 1) return first?.id;
  return yield* askOne<Id>(who, 'glimmer-target', {
    kind: 'one',
    choices: named.map(({ id }) => ({ value: id })),
    default: named.some(({ id }) => id === who) ? who : first.id,
  });
}
