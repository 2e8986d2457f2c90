import { emit, type Scene, type Script } from '../../../kernel/script';
import type { ActionOf } from '../actions';
import { combatant, hero, ofKind, upOf } from '../combatants';
import type { Deed } from '../resolve/act';
import { reaches, roll2d } from '../resolve/checks';
import { bestKnowledge, knowledgeChecks, NO_WEAKNESS_VALUE } from '../sheets';
import { isMonster, type SwFight } from '../state';

/** Kinds in sight whose check is under way, in order of appearance; none once the fight is won. */
export function checkingKinds(fight: SwFight): string[] {
  const { kinds, stage } = fight.data;
  if (stage === 'loot' || stage === 'over') return [];
  return Object.keys(kinds).filter(
    (kind) => kinds[kind]!.checking && ofKind(fight, kind).length > 0,
  );
}

/** Characters that have neither rolled nor passed for some kind, known by now or not. */
export function pendingCheckers(fight: SwFight): string[] {
  const kinds = checkingKinds(fight).map((kind) => fight.data.kinds[kind]!);
  return upOf(fight, 'party')
    .map((c) => c.id)
    .filter((id) => kinds.some((kind) => !kind.checked.includes(id)));
}

/** One character's knowledge roll for one kind (SW-KNW-1 to SW-KNW-7). */
export function* knowledgeCheck(
  scene: Scene<SwFight>,
  { action }: Deed<ActionOf<'check'>>,
  who: string,
): Script {
  const enemy = combatant(scene.fight, action.of);
  if (!isMonster(enemy)) return;
  const { sheet } = enemy.body;
  const character = hero(scene.fight, who);
  const best = bestKnowledge(knowledgeChecks(character.body.sheet, sheet));
  const dice = yield* roll2d(scene, character, 'knowledge');
  const reached = (modifier: number, target: number) =>
    reaches(scene.fight, { dice, modifier, total: dice[0] + dice[1] + modifier }, target);
  const identified = reached(best.identify, sheet.fame);
  const weakness =
    best.findWeakness !== null &&
    sheet.weaknessValue !== NO_WEAKNESS_VALUE &&
    reached(best.findWeakness, sheet.fame) &&
    reached(best.findWeakness, sheet.weaknessValue);
  yield* emit({
    type: 'sw.checked',
    who,
    of: action.of,
    dice,
    identify: best.identify,
    ...(best.findWeakness === null ? {} : { findWeakness: best.findWeakness }),
    identified,
    weakness,
  });
}
