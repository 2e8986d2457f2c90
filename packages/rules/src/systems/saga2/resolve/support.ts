import { find, type Id } from '../../../kernel/fight';
import { emit, roll, type Scene, type Script } from '../../../kernel/script';
import { combatant, conditionOf, isThere, sideOf, streamOf } from '../combatants';
import type { Effects, Item, Technique } from '../sheets';
import { ROWS, type Row, type SgCombatant, type SgFight } from '../state';
import { draw } from './draw';
import { takeEffect } from './statuses/effects';

/** A support technique, a support spell or an item (SG-ATK-13). */
export type Support = Technique | Item;

/** At whom: one, or the row or side that this one stands for; a row of the own side. */
export interface Aim {
  readonly target?: Id | undefined;
  readonly row?: Row | undefined;
}

/**
 * Whom support takes now, in order of joining (SG-TRN-5, SG-TRN-14): 気絶 and 昏倒 too. Who is gone
 * is replaced by a random ally, an empty row by the other one; nobody: the action is lost.
 */
export function* supportedBy(
  scene: Scene<SgFight>,
  who: Id,
  { targets }: Pick<Support, 'targets'>,
  aim: Aim,
): Script<Id[]> {
  const { fight } = scene;
  const aimed = find(fight, aim.target ?? '');
  const side = sideOf(fight, (aimed ?? combatant(fight, who)).side).filter(isThere);
  switch (targets) {
    case 'self':
      return [who];
    case 'one': {
      if (aimed && isThere(aimed)) return [aimed.id];
      const allies = sideOf(fight, combatant(fight, who).side).filter(isThere);
      const one = yield* draw(scene, who, idsOf(allies));
      return one === undefined ? [] : [one];
    }
    case 'row':
      return idsOf(rowOf(side, aimed?.body.row ?? aim.row ?? 'front'));
    case 'all':
      return idsOf(side);
  }
}

function rowOf(side: readonly SgCombatant[], aimed: Row): readonly SgCombatant[] {
  const rows = [aimed, ...ROWS.filter((row) => row !== aimed)];
  const members = rows.map((row) => side.filter(({ body }) => body.row === row));
  return members.find(({ length }) => length > 0) ?? [];
}

/**
 * Support without any check (SG-ATK-13): power dice + base power restored, each target's rolled for
 * itself, and the effects.
 *
 * @param targets see `supportedBy`
 * @param extraDice of a critical: a technique just learned on 6-6 (SG-ATK-4, SG-GLM-13)
 */
export function* supportWith(
  scene: Scene<SgFight>,
  who: Id,
  support: Support,
  targets: readonly Id[],
  extraDice = 0,
): Script {
  for (const target of targets) {
    yield* restore(scene, who, support, target, extraDice);
    yield* takeEffect(scene, who, target, effectsOf(support));
  }
}

const effectsOf = (support: Support): Effects =>
  'effects' in support ? support.effects : { inflicts: [], ...support };

function* restore(
  scene: Scene<SgFight>,
  by: Id,
  { restores: pool, dice: count, base }: Support,
  target: Id,
  extraDice: number,
): Script {
  const found = find(scene.fight, target);
  if (!pool || !found?.body[pool]) return;
  const stream = streamOf(scene.fight, combatant(scene.fight, by));
  const wanted = { label: 'restore', who: by, count: count + extraDice, sides: 6, stream };
  const dice = wanted.count > 0 ? yield* roll(wanted) : [];
  const amount = dice.reduce((a, b) => a + b, base);
  yield* emit({ type: 'sg.restored', by, target, pool, dice: [...dice], amount });
  yield* rise(scene, target);
}

/** 気絶 ends with HP, 昏倒 with HP and LP of 1 or more (SG-STS-1, SG-STS-2). */
function* rise(scene: Scene<SgFight>, id: Id): Script {
  const { body } = combatant(scene.fight, id);
  const isLying = body.condition === 'fainted' || body.condition === 'collapsed';
  if (isLying && conditionOf(body) === 'up') yield* emit({ type: 'sg.rose', id });
}

const idsOf = (combatants: readonly SgCombatant[]): Id[] => combatants.map(({ id }) => id);
