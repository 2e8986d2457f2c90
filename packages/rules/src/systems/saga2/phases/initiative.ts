import { find, GM, type Id } from '../../../kernel/fight';
import { askOne, emit, type Scene, type Script } from '../../../kernel/script';
import { rollD6 } from '../checks/reroll';
import { everybody } from '../combatants';
import { abilityOf, DEXTERITY } from '../sheets';
import { isFoe, isHero, type SgCombatant, type SgFight } from '../state';
import { rowMove, techniqueOf } from '../values';

/**
 * 技 and the best skill based on it; of enemies the evasion value (SG-TRN-9).
 */
export function initiativeModifier(c: SgCombatant): number {
  const moved = rowMove(c);
  if (isFoe(c)) return c.body.sheet.evasion + moved;
  if (!isHero(c)) return moved;
  const { sheet } = c.body;
  const levels = sheet.skills.filter(({ ability }) => ability === DEXTERITY).map((s) => s.level);
  return abilityOf(sheet, DEXTERITY) + Math.max(0, ...levels) + moved;
}

/** Who declared and has not rolled yet, in order of joining (SG-DAT-7). */
const unrolled = ({ combatants, data }: SgFight): SgCombatant[] =>
  everybody({ combatants }).filter(
    ({ id, body }) => body.command !== null && !Object.hasOwn(data.initiative, id),
  );

/** Is somebody left to roll? Each rolls in a script of its own, which is short to run again. */
export const isRolling = (fight: SgFight): boolean => unrolled(fight).length > 0;

/** The next one rolls (SG-TRN-9). */
export function* initiative(scene: Scene<SgFight>): Script {
  const [roller] = unrolled(scene.fight);
  if (roller) yield* rollInitiative(scene, roller.id);
}

/** Once all have rolled everybody has a place (SG-TRN-10, SG-TRN-12). */
export function* order(scene: Scene<SgFight>): Script {
  const settled = yield* settleOrder(scene, placesByTotal(scene.fight));
  const present = settled.filter((id) => find(scene.fight, id) !== undefined);
  yield* emit({ type: 'slotted', slots: present.map((actor) => ({ actor, turn: 'action' })) });
  yield* emit({ type: 'sg.ordered', order: present });
}

/** With the reroll of SG-CHK-6, but neither critical nor fumble (SG-CHK-8). */
function* rollInitiative(scene: Scene<SgFight>, who: Id): Script {
  const roller = find(scene.fight, who);
  if (!roller) return;
  const modifier = initiativeModifier(roller);
  const { dice, reroll } = yield* rollD6(scene, who, 'initiative', 2, { modifier });
  if (!find(scene.fight, who)) return;
  yield* emit({
    type: 'sg.initiative',
    who,
    dice: [...dice],
    ...(reroll ? { reroll } : {}),
    modifier,
    total: dice.reduce((sum, die) => sum + die, modifier),
  });
}

/** Ids with equal totals stand together; "acts last" behind all others (SG-TRN-12). */
export function placesByTotal(fight: SgFight): Id[][] {
  const { initiative: totals } = fight.data;
  const rolled = everybody(fight).filter(({ id }) => Object.hasOwn(totals, id));
  return [false, true].flatMap((last) => {
    const group = rolled.filter((c) => actsLast(c) === last).map(({ id }) => id);
    const steps = [...new Set(group.map((id) => totals[id]!))].sort((a, b) => b - a);
    return steps.map((total) => group.filter((id) => totals[id] === total));
  });
}

function actsLast(c: SgCombatant): boolean {
  const { command } = c.body;
  if (command?.do !== 'technique') return false;
  return techniqueOf(c, command.technique)?.actsLast === true;
}

function* settleOrder(scene: Scene<SgFight>, places: readonly Id[][]): Script<Id[]> {
  const order: Id[] = [];
  for (const place of places) order.push(...(yield* settleTie(scene, place)));
  return order;
}

/** The players decide who of the tied goes first; of enemies alone the GM (SG-TRN-10, SG-TRN-12). */
function* settleTie(scene: Scene<SgFight>, tied: readonly Id[]): Script<Id[]> {
  const settled: Id[] = [];
  let left = tied;
  while (left.length > 1) {
    const next: Id = yield* askTie(scene, left);
    settled.push(next);
    left = left.filter((id) => id !== next);
  }
  return [...settled, ...left];
}

/** By default the party goes first. */
function* askTie({ fight }: Scene<SgFight>, tied: readonly Id[]): Script<Id> {
  const first = tied.find((id) => find(fight, id)?.side === 'party');
  return yield* askOne<Id>(
    first ?? GM,
    'tie',
    {
      kind: 'one',
      choices: tied.map((value) => ({ value })),
      default: first ?? tied[0]!,
    },
    { about: { tied: [...tied] } },
  );
}
