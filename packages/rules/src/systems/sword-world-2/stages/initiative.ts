import { emit, type Scene, type Script } from '../../../kernel/script';
import type { ActionOf } from '../actions';
import { hero, sideOf, upOf } from '../combatants';
import type { Deed } from '../resolve/act';
import { isDoubleOne, roll2d } from '../resolve/checks';
import { initiativeModifier } from '../sheets';
import { isIn, isMonster, settings, type SwFight } from '../state';

/** Characters that have neither rolled nor passed. */
export function pendingInitiative(fight: SwFight): string[] {
  return upOf(fight, 'party')
    .map((c) => c.id)
    .filter((id) => fight.data.initiative[id] === undefined);
}

/** The highest initiative value (先制値) among the enemies, identified or not (SW-INI-1). */
export function initiativeTarget(fight: SwFight): number {
  return Math.max(0, ...enemyValues(fight).map(({ value }) => value));
}

/**
 * Is the target to be shown? Only when the enemy that sets it is identified (SW-KNW-14), and only
 * when all others are as well: else showing it would say that their hidden values are not higher.
 */
export function isTargetOpen(fight: SwFight): boolean {
  return enemyValues(fight).every(({ kind }) => fight.data.kinds[kind]?.identified);
}

function enemyValues(fight: SwFight): { kind: string; value: number }[] {
  return sideOf(fight, 'enemy').flatMap((c) =>
    isMonster(c) && isIn(c) ? [{ kind: c.kind, value: c.body.sheet.initiativeValue }] : [],
  );
}

/** One character's initiative roll; an automatic 6-6 does not exist here (SW-INI-1, SW-OPT-1). */
export function* initiativeRoll(
  scene: Scene<SwFight>,
  _deed: Deed<ActionOf<'initiative'>>,
  who: string,
): Script {
  const character = hero(scene.fight, who);
  const modifier = initiativeModifier(character.body.sheet) ?? 0;
  const dice = yield* roll2d(scene, character, 'initiative');
  const check = { dice, modifier, total: dice[0] + dice[1] + modifier };
  const failed = settings(scene.fight).automaticResults && isDoubleOne(dice);
  const won = !failed && check.total >= initiativeTarget(scene.fight);
  yield* emit({ type: 'sw.initiative', who, check, won });
}

/** One total reaching the target puts the party first, in every round (SW-INI-2). */
export function* settleInitiative(scene: Scene<SwFight>): Script {
  const won = Object.values(scene.fight.data.initiative).some((attempt) => attempt.won);
  const side = won ? 'party' : 'enemy';
  yield* emit({ type: 'sw.first', side, target: initiativeTarget(scene.fight) });
  yield* emit({ type: 'sw.staged', stage: 'placement' });
}
