import { find, type Id } from '../../../kernel/fight';
import type { Json, JsonObject } from '../../../kernel/json';
import type { Choice } from '../../../kernel/question';
import { askOne, type Scene, type Script } from '../../../kernel/script';
import { check } from '../checks/check';
import { cannotAct, combatant, isInSight, unheard } from '../combatants';
import type { Check } from '../events';
import type { Technique } from '../sheets';
import { isHero, type SgCombatant, type SgFight } from '../state';
import { pay } from './cost';
import { glimmerOnDefence, type Insight } from './glimmer';
import { usableMikiri, useMikiri } from './mikiri';
import { resultOf, type Result } from './outcome';
import { isSpellStrike, type Strike } from './strike';
import { bestOf, checksAgainst, techniquesAgainst, type Way } from './ways';

/** An attack whose check is made. */
export interface Attack {
  readonly who: Id;
  readonly strike: Strike;
  readonly check: Check;
}

/** What a defence came to, and the counter that follows from it. */
export interface Defence extends Result {
  readonly counter?: Strike;
}

const MIKIRI = 'mikiri';

/**
 * The defence against one attack check (SG-ATK-1, 2, 9, 10, 12): the defender chooses 見切り, a
 * check, parry or counter, and rolls. Null: the defender left.
 *
 * @param plain checks alone, as against a chain (SG-CHN-10)
 */
export function* defend(
  scene: Scene<SgFight>,
  attack: Attack,
  defender: Id,
  plain = false,
): Script<Defence | null> {
  const c = combatant(scene.fight, defender);
  if (cannotAct(c)) return resultOf(attack.check, {});
  const { who, strike } = attack;
  const checks = checksAgainst(c, strike);
  const techniques = plain ? [] : techniquesAgainst(c, who, strike);
  const mikiri = plain ? null : usableMikiri(scene.fight, c, strike.technique);
  const usual = bestOf(checks);
  const ways = [...checks, ...techniques];
  const chosen = yield* choose(scene, attack, c, ways, usual, mikiri !== null);
  if (!find(scene.fight, defender)) return null;
  if (chosen === MIKIRI && mikiri && isHero(c)) {
    yield* useMikiri(scene, c, mikiri);
    return resultOf(attack.check, { mikiri: true });
  }
  return yield* rollDefence(scene, attack, c, ways.find(({ value }) => value === chosen) ?? usual);
}

/** Which defence; not asked where there is only one. */
function* choose(
  scene: Scene<SgFight>,
  attack: Attack,
  defender: SgCombatant,
  ways: readonly Way[],
  usual: Way,
  mikiri: boolean,
): Script<string> {
  const choices = [...ways.map(choiceOf), ...(mikiri ? [{ value: MIKIRI }] : [])];
  if (choices.length < 2) return usual.value;
  return yield* askOne<string>(
    defender.id,
    'defence',
    { kind: 'one', choices, default: usual.value },
    {
      about: toldOf(scene.fight, attack),
      ...unheard(scene.fight, defender),
    },
  );
}

/** Of who strikes from out of sight nothing but the total (SG-OPT-1). */
function toldOf(fight: SgFight, { who, strike, check: { total } }: Attack): JsonObject {
  if (!isInSight(fight, who)) return { total };
  return { by: who, total, deed: strike.deed, ...nameOf(strike.technique) };
}

function choiceOf({ value, modifier, skilled, technique }: Way): Choice {
  const cost: Json = technique ? { cost: technique.cost } : {};
  return { value, shows: { modifier, skilled, ...cost } };
}

function nameOf(technique: Technique | undefined): { name?: string; nameEn?: string } {
  if (!technique) return {};
  const { name, nameEn } = technique;
  return nameEn ? { name, nameEn } : { name };
}

/** The check itself, paid for first (SG-ATK-12), and what three dice alike bring (SG-GLM-14). */
function* rollDefence(
  scene: Scene<SgFight>,
  attack: Attack,
  { id }: SgCombatant,
  way: Way,
): Script<Defence | null> {
  if (way.technique) yield* pay(scene, id, way.technique);
  const { kind, modifier, skilled } = way;
  const made = yield* check(scene, id, {
    ...{ kind, with: way.with, modifier, skilled },
    ...{ against: attack.check.total, opponent: attack.who },
  });
  if (!find(scene.fight, id) || !find(scene.fight, attack.who)) return null;
  const insight = isSpellStrike(attack.strike)
    ? null
    : yield* glimmerOnDefence(scene, id, made, attack.who, attack.strike);
  const result = resultOf(attack.check, { check: made, insight: insight !== null });
  const counter = result.hit ? undefined : counterOf(way, insight);
  return counter ? { ...result, counter } : result;
}

/** The counter of an attack that was evaded: a technique just learned takes the chosen one's place. */
function counterOf(way: Way, insight: Insight | null): Strike | undefined {
  const { technique, weapon } = insight?.brings === 'technique' ? insight : way;
  return technique?.kind === 'counter' ? { deed: 'technique', technique, weapon } : undefined;
}
