import { find, type Id } from '../../../kernel/fight';
import type { Ask, Choice } from '../../../kernel/question';
import { askAll, emit, type Scene, type Script } from '../../../kernel/script';
import { pickDice, rollDice, type CheckSpec } from '../checks/check';
import { combatant, everybody, isThere } from '../combatants';
import type { Check } from '../events';
import { abilityOf, NO_WEAKNESS_VALUE } from '../sheets';
import { kindOf } from '../sight';
import { isFoe, isHero, type Hero, type SgFight } from '../state';
import { rowMove } from '../values';

/** A check that the GM calls for; with `of` it identifies that enemy's kind (SG-OPT-1). */
export interface Called {
  readonly who: readonly Id[];
  readonly ability: string;
  readonly number: number;
  readonly of?: Id;
}

/** How a character makes it: `plain`, `skill:ID`, `trait:ID`; null: not at all. */
type How = string | null;

const PLAIN = 'plain';

/** Each of those called rolls, or passes (SG-CHK-1). A number that identifies stays secret. */
export function* calledCheck(scene: Scene<SgFight>, called: Called): Script {
  const { ability, number, of } = called;
  const kind = of === undefined ? undefined : find(scene.fight, of)?.kind;
  if (of !== undefined && kind === undefined) return;
  const about = kind === undefined ? {} : { kind };
  yield* emit({ type: 'sg.called', who: [...called.who], ability, number, ...about });
  const hows = yield* askAll({
    label: 'test',
    about: of === undefined ? { ability, number } : { ability, of },
    asks: Object.fromEntries(
      present(scene.fight, called.who).map((c) => [c.id, howTo(c, ability, true)]),
    ),
  });
  for (const { id } of present(scene.fight, called.who)) {
    const how = hows[id] as How | undefined;
    if (how === undefined || !find(scene.fight, id)) continue;
    if (how === null) yield* emit({ type: 'sg.passed', who: id });
    else yield* test(scene, id, how, called);
  }
}

/** In order of joining (SG-DAT-7). */
const present = (fight: SgFight, ids: readonly Id[]): Hero[] =>
  everybody(fight)
    .filter(isHero)
    .filter((c) => isThere(c) && ids.includes(c.id));

function* test(scene: Scene<SgFight>, who: Id, how: string, called: Called): Script {
  const { ability, number, of } = called;
  const against = of === undefined ? { against: number } : {};
  const spec = { ...specOf(scene.fight, who, ability, how), ...against };
  const made = yield* pickDice(scene, who, spec, yield* rollDice(scene, who, spec));
  if (!find(scene.fight, who)) return;
  const kind = of === undefined ? undefined : find(scene.fight, of)?.kind;
  yield* emit({
    type: 'sg.tested',
    who,
    check: made,
    number,
    success: succeeds(made, number),
    ...(kind === undefined ? {} : { kind }),
  });
  if (of !== undefined && succeeds(made, number)) yield* identify(scene, who, of, made);
}

/** A fumble fails, a critical succeeds; else the number must be reached (SG-CHK-1, SG-CHK-5). */
export function succeeds({ critical, fumble, total }: Check, number: number): boolean {
  if (fumble) return false;
  return critical === true || total >= number;
}

/** All see the values; attributes too from the weakness value on (SG-OPT-1). */
function* identify(scene: Scene<SgFight>, by: Id, of: Id, made: Check): Script {
  const enemy = find(scene.fight, of);
  const known = enemy && kindOf(scene.fight, enemy);
  if (!known || !isFoe(enemy)) return;
  const { weaknessValue } = enemy.body.sheet;
  const found = weaknessValue !== NO_WEAKNESS_VALUE && succeeds(made, weaknessValue);
  const weakness = known.weakness || found;
  if (known.identified && known.weakness === weakness) return;
  yield* emit({ type: 'sg.revealed', kind: enemy.kind, identified: true, weakness, by });
}

/** Two dice with the ability alone; any two of three with a fitting skill or trait (SG-CHK-1). */
export function specOf(fight: SgFight, who: Id, ability: string, how: string): CheckSpec {
  const c = combatant(fight, who);
  const modifier = (isHero(c) ? abilityOf(c.body.sheet, ability) : 0) + rowMove(c);
  const skilled = how !== PLAIN;
  const made = skilled ? how.slice(how.indexOf(':') + 1) : ability;
  return { kind: 'ability', with: made, modifier, skilled };
}

/** The ways to make it, for the one asked. */
export function howTo({ body: { sheet } }: Hero, ability: string, mayPass: boolean): Ask {
  const skills = sheet.skills.filter((skill) => skill.ability === ability && skill.level > 0);
  const traits = sheet.traits.filter(({ checks }) => checks);
  const hows: How[] = [
    ...(mayPass ? [null] : []),
    PLAIN,
    ...skills.map(({ id }) => `skill:${id}`),
    ...traits.map(({ id }) => `trait:${id}`),
  ];
  return { kind: 'one', choices: hows.map((value): Choice => ({ value })), default: PLAIN };
}
