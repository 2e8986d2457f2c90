import type { Json, JsonObject } from '../kernel/json';
import { accept, type Outcome } from '../kernel/refusal';
import { find, GM } from '../kernel/fight';
import { GM_VIEWER, type Viewer } from '../kernel/viewer';
import { fightCommandSchema } from '../kernel/commands';
import { entrants } from './cast';
import { ScenarioFault, type FilePath } from './fault';
import { DEEDS, enemiesSchema, type Deed, type Step } from './format';
import type { Names } from './names';
import type { ScenarioSystem } from './systems';
import { joined, type Happened, type Table } from './table';

/** What a step is carried out with. */
export interface Stage {
  readonly table: Table;
  readonly names: Names;
  readonly system: ScenarioSystem;
}

export const NOTHING: Happened = { events: [], logs: new Map() };
const FIGHT_COMMANDS = new Set(fightCommandSchema.options.map(({ shape }) => shape.type.value));

export const deedOf = (step: Step): Deed => DEEDS.find((deed) => step[deed] !== undefined)!;

/** Carries a step out; the outcome of its command. */
export function carryOut(stage: Stage, step: Step, path: FilePath): Outcome<Happened> {
  const { table } = stage;
  if (step.look) return accept(NOTHING);
  if (step.restart) {
    table.restart();
    return accept(NOTHING);
  }
  if (step.each) return everybody(stage, step.each);
  const { command, by } = commandOf(stage, step, path);
  return table.send(command, by);
}

/** All who have a turn of the same kind now do the same, one after the other. */
function everybody({ table, names }: Stage, written: JsonObject): Outcome<Happened> {
  const slots = table.room.fight?.slots ?? [];
  if (slots.length === 0) throw new ScenarioFault('nobody may act now');
  const action = names.toIds(written);
  let together = NOTHING;
  for (const { actor, part, turn } of slots.filter((slot) => slot.turn === slots[0]?.turn)) {
    const still = table.room.fight?.slots.some((s) => s.actor === actor && s.turn === turn);
    if (!still) continue;
    const command = { type: 'act', actor, ...(part === undefined ? {} : { part }), action };
    const sent = table.send({ type: 'fight', command }, GM_VIEWER);
    if (!sent.ok) return sent;
    together = joined(together, sent.value);
  }
  return accept(together);
}

interface Sent {
  readonly command: JsonObject;
  readonly by: Viewer;
}

function commandOf(stage: Stage, step: Step, path: FilePath): Sent {
  const by = (usual: Viewer) => (step.by === undefined ? usual : stage.names.viewer(step.by));
  const fight = (command: JsonObject, usual: Viewer): Sent => ({
    command: { type: 'fight', command },
    by: by(usual),
  });
  const { names } = stage;
  if (step.act) return fight(act(step, names), playerOf(stage, step.act.actor));
  if (step.answer) return fight(answer(stage, step.answer), playerOf(stage, step.answer.who));
  if (step.gm) return typed(stage, step.gm, by(GM_VIEWER), [...path, 'gm']);
  if (step.rule) return fight(rule(step.rule, names), GM_VIEWER);
  if (step.player) {
    const { who, ...command } = step.player;
    return typed(stage, command, names.viewer(who), [...path, 'player']);
  }
  if (step.propose) return fight(propose(step.propose, names), GM_VIEWER);
  if (step.between) return between(stage, step.between, by);
  if (step.start) return { command: start(step.start, names), by: by(GM_VIEWER) };
  if (step.undo) return fight({ type: 'undo' }, GM_VIEWER);
  if (step.finish) return fight({ type: 'finish' }, GM_VIEWER);
  return fight({ type: 'resolve', question: openQuestion(stage, step.timeout) }, GM_VIEWER);
}

/** Who plays a combatant, given its name or `gm`. */
function playerOf({ table, names }: Stage, actor: string): Viewer {
  const [name = ''] = actor.split('/');
  if (name === GM) return GM_VIEWER;
  const id = names.combatant(name);
  const owner =
    table.room.roster[id]?.owner ?? (table.room.fight && find(table.room.fight, id)?.owner);
  return owner && owner !== GM ? { role: 'seat', seat: owner } : GM_VIEWER;
}

function act({ act: written, override }: Step, names: Names): JsonObject {
  const { actor = '', ...action } = written as JsonObject & { actor?: string };
  const [name = '', part] = actor.split('/');
  return {
    type: 'act',
    actor: names.combatant(name),
    ...(part === undefined ? {} : { part }),
    action: names.toIds(action as Json),
    ...(override ? { override } : {}),
  };
}

function answer(
  stage: Stage,
  { who, label, value, confirm }: NonNullable<Step['answer']>,
): JsonObject {
  return {
    type: 'answer',
    question: openQuestion(stage, label),
    who: stage.names.who(who),
    value: stage.names.toIds(value),
    ...(confirm === undefined ? {} : { confirm }),
  };
}

/** Id of the open question, which must be the one that is meant. */
function openQuestion({ table }: Stage, label: string | true | undefined): string {
  const question = table.room.fight?.open?.question;
  if (!question) throw new ScenarioFault('no question is open');
  if (typeof label === 'string' && label !== question.label) {
    throw new ScenarioFault(`the open question is ${question.label}, not ${label}`);
  }
  return question.id;
}

/** A command in the room or in its fight, as its `type` says. */
function typed(stage: Stage, written: JsonObject, by: Viewer, path: FilePath): Sent {
  const { enemies, ...rest } = written;
  const command = {
    ...stage.names.toRoomIds(rest),
    ...(enemies === undefined ? {} : { enemies: newcomers(stage, enemies, path) }),
  };
  const inFight = FIGHT_COMMANDS.has(written.type as never);
  return { command: inFight ? { type: 'fight', command } : command, by };
}

const rule = (written: JsonObject, names: Names): JsonObject => ({
  type: 'rule',
  command: names.toIds(written),
});

function newcomers({ system, names }: Stage, written: Json, path: FilePath): Json {
  if (Array.isArray(written)) return written;
  const parsed = enemiesSchema.safeParse(written);
  if (parsed.success)
    return entrants(parsed.data, system, names, [...path, 'enemies']) as unknown as Json;
  const issue = parsed.error.issues[0];
  throw new ScenarioFault(`${issue?.path.join('.')}: ${issue?.message}`, [...path, 'enemies']);
}

function propose({ name, ...about }: JsonObject, names: Names): JsonObject {
  return { type: 'propose', proposal: String(name), about: names.toIds(about as Json) };
}

function between(stage: Stage, written: JsonObject, by: (usual: Viewer) => Viewer): Sent {
  const { who, ...change } = written;
  const { names } = stage;
  const command = {
    type: 'between',
    id: names.combatant(String(who)),
    change: names.toIds(change as Json),
  };
  return { command, by: by(playerOf(stage, String(who))) };
}

function start(written: NonNullable<Step['start']>, names: Names): JsonObject {
  if (written === true) return { type: 'start' };
  return { type: 'start', characters: written.characters.map((name) => names.combatant(name)) };
}
