import { z } from 'zod';
import { find, type Id } from '../../kernel/fight';
import type { Json, JsonObject } from '../../kernel/json';
import type { Question } from '../../kernel/question';
import type { Room } from '../../room/room';
import { saga2 } from '../../systems/saga2';
import { NATURAL } from '../../systems/saga2/actions';
import { cannotAct, combatant, everybody } from '../../systems/saga2/combatants';
import { initiativeModifier } from '../../systems/saga2/phases/initiative';
import { STARTER_CHARACTERS } from '../../systems/saga2/starter/characters';
import { STARTER_ENEMIES } from '../../systems/saga2/starter/enemies';
import type { SgCombatant, SgFight } from '../../systems/saga2/state';
import { ScenarioFault } from '../fault';
import type { Names } from '../names';
import type { Move, Opening, ScenarioSystem } from './system';

const somebody = z.array(z.string()).default([]);
const fields = z.record(z.string(), z.json());

const schema = z.strictObject({
  to: z
    .enum(['commands', 'actions'])
    .default('actions')
    .describe('Up to the commands of the party, or to the first place in the order.'),
  commands: z
    .record(z.string(), fields)
    .default({})
    .describe('By name: `do` and its fields; `from` and `hands` as they are. Others defend.'),
  order: somebody.describe('Who acts, first to last: initiative shows it. Others come behind.'),
  rerolls: somebody.describe('Who is asked about spending LP on dice; others never do.'),
  identified: somebody.describe('Enemies whose kind the GM reveals as identified.'),
  weakness: somebody.describe('Enemies whose kind the GM reveals with its attributes.'),
});
type Wishes = z.output<typeof schema>;

/** What one wishes for, with ids for names. */
class Plan {
  constructor(
    readonly fight: SgFight,
    readonly wishes: Wishes,
    private readonly names: Names,
  ) {}

  ids(names: readonly string[]): Id[] {
    return names.map((name) => this.names.combatant(name));
  }

  /** The command wished for somebody, in the stance in which it is. */
  command(id: Id): JsonObject | undefined {
    const name = String(this.names.toNames(id));
    const written = this.wishes.commands[name];
    if (!written) return undefined;
    const { body } = combatant(this.fight, id);
    const stance = { from: body.row, hands: body.hands };
    const weapon = written['do'] === 'attack' && body.type === 'enemy' ? { weapon: NATURAL } : {};
    return { ...stance, ...weapon, ...(this.names.toIds(written) as JsonObject) };
  }

  /** What is added to the initiative dice of somebody in the row of its command (SG-TRN-7). */
  initiative(id: Id): number {
    const c = combatant(this.fight, id);
    const row = this.command(id)?.['from'] ?? c.body.row;
    return initiativeModifier({ ...c, body: { ...c.body, moved: row !== c.body.rowBefore } });
  }
}

/** LP are not spent on dice, kinds are revealed, everybody declares, initiative is given. */
function next(room: Room, written: JsonObject, names: Names): Move | null {
  const fight = room.fight as SgFight;
  const plan = new Plan(fight, written as unknown as Wishes, names);
  const command = reveal(plan) ?? decline(plan);
  if (command) return { command };
  const question = fight.open?.question;
  return question ? answer(plan, question) : null;
}

/** What of the wishes is not yet revealed. */
function reveal(plan: Plan): JsonObject | null {
  const { fight, wishes } = plan;
  const kindOf = (id: Id) => fight.data.kinds[combatant(fight, id).kind];
  const weak = plan.ids(wishes.weakness).find((id) => !kindOf(id)?.weakness);
  const unknown = plan.ids(wishes.identified).find((id) => !kindOf(id)?.identified);
  const of = weak ?? unknown;
  if (of === undefined) return null;
  const command = { do: 'reveal', of, identified: true, weakness: of === weak };
  return { type: 'rule', command };
}

const REROLL = 'lp-reroll';

/** Nobody but those who are to be asked spends LP on dice. */
function decline(plan: Plan): JsonObject | null {
  const asked = plan.ids(plan.wishes.rerolls);
  const open = everybody(plan.fight).find(
    ({ id, body, presets = {} }) =>
      body.lp !== null && !asked.includes(id) && !Object.hasOwn(presets, REROLL),
  );
  return open ? { type: 'preset', who: open.id, name: REROLL, value: null } : null;
}

function answer(plan: Plan, { id, label, asks, answers }: Question): Move | null {
  const who = Object.keys(asks).find((each) => !answers[each]?.confirmed)!;
  const reply = (value: Json, rolled: readonly Id[]): Move => ({
    command: { type: 'answer', question: id, who, value },
    faces: initiativeFaces(plan, rolled),
  });
  const isParty = find(plan.fight, who)?.side === 'party';
  if (label === 'command') {
    if (isParty && plan.wishes.to === 'commands') return null;
    return reply(plan.command(who) ?? (asks[who]!.default as Json), []);
  }
  const isInitiative = label === REROLL && plan.fight.data.phase === 'initiative';
  return isInitiative ? reply(null, [who]) : null;
}

/** Dice of those who still roll for initiative, in order of joining: they bring the order about. */
function initiativeFaces(plan: Plan, rolled: readonly Id[]): number[] {
  const rolling = everybody(plan.fight).filter((c) => !cannotAct(c));
  const sums = sumsOf(plan, rolling);
  const done = [...rolled, ...Object.keys(plan.fight.data.initiative)];
  return rolling.flatMap(({ id }) => (done.includes(id) ? [] : twoDice(sums.get(id)!)));
}

/** What the dice of each come to: the last as low as can be, everybody else one above the next. */
function sumsOf(plan: Plan, rolling: readonly SgCombatant[]): ReadonlyMap<Id, number> {
  const order = plan.ids(plan.wishes.order);
  const behind = rolling.filter(({ id }) => !order.includes(id)).map(({ id }) => id);
  const sums = new Map<Id, number>();
  let total = -Infinity;
  for (const id of [...order, ...behind].reverse()) {
    const modifier = plan.initiative(id);
    total = Math.max(total + 1, 2 + modifier);
    sums.set(id, total - modifier);
    if (total - modifier > 12) throw new ScenarioFault('two dice cannot bring this order about');
  }
  return sums;
}

const twoDice = (sum: number): [number, number] => {
  const high = Math.min(6, sum - 1);
  return [high, sum - high];
};

const opening: Opening = { schema, next };

export const SAGA2: ScenarioSystem = {
  system: saga2,
  characters: STARTER_CHARACTERS,
  enemies: STARTER_ENEMIES,
  opening,
  rests: ['command'],
};
