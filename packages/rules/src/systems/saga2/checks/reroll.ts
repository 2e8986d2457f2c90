import { find, type Id } from '../../../kernel/fight';
import type { Json, JsonObject } from '../../../kernel/json';
import type { Ask } from '../../../kernel/question';
import { askOne, emit, roll, type Scene, type Script } from '../../../kernel/script';
import { combatant, streamOf, unheard } from '../combatants';
import type { Check } from '../events';
import type { SgFight } from '../state';

/** Dice as they lie once a reroll was made or declined. */
export interface Rolled {
  readonly dice: readonly number[];
  readonly reroll?: Check['reroll'];
}

/** Standing answers: whoever spends no LP on the order may well do so on a check or damage. */
export const INITIATIVE_REROLL = 'initiative-reroll';
export const LP_REROLL = 'lp-reroll';

/** LP that must be left to spend one (SG-CHK-6). */
const LEAST_LP = 2;

/** D6 of a combatant, on which it may spend 1 LP (SG-CHK-6): checks, initiative, damage. */
export function* rollD6(
  scene: Scene<SgFight>,
  who: Id,
  label: string,
  count: number,
  about: JsonObject = {},
): Script<Rolled> {
  const stream = streamOf(scene.fight, combatant(scene.fight, who));
  const dice = yield* roll({ label, who, count, sides: 6, stream });
  return yield* offerReroll(scene, who, label, dice, about);
}

/** 1 LP for one of the dice, once a roll, not while LP is 1 or less (SG-CHK-6). */
function* offerReroll(
  scene: Scene<SgFight>,
  who: Id,
  label: string,
  dice: readonly number[],
  about: JsonObject,
): Script<Rolled> {
  const roller = find(scene.fight, who);
  const lp = roller?.body.lp?.now ?? 0;
  if (!roller || lp < LEAST_LP || dice.length === 0) return { dice };
  const die = yield* askOne<number | null>(who, 'lp-reroll', oneDie(dice), {
    about: { roll: label, dice: [...dice], ...about },
    preset: label === 'initiative' ? INITIATIVE_REROLL : LP_REROLL,
    ...unheard(scene.fight, roller),
  });
  if (die === null) return { dice };
  const stream = streamOf(scene.fight, combatant(scene.fight, who));
  const [to = 1] = yield* roll({ label: 'lp-reroll', who, count: 1, sides: 6, stream });
  const from = dice[die]!;
  yield* emit({ type: 'sg.rerolled', who, roll: label, die, from, to });
  return { dice: dice.with(die, to), reroll: { die, from } };
}

/** None, or the place of a die. */
function oneDie(dice: readonly number[]): Ask {
  const places: Json[] = [null, ...dice.keys()];
  return { kind: 'one', choices: places.map((value) => ({ value })), default: null };
}
