import type { EnemyEntrant, FightCommand } from './commands';
import { MAX_COMBATANTS, MAX_PRESETS } from './commands';
import type { Dice } from './dice';
import { Driver } from './driver';
import type { FightEvent } from './events';
import { find, GM, type Combatant, type Fight } from './fight';
import type { Json } from './json';
import { closingValues, defaultedValues, fits, type Ask, type Question } from './question';
import { accept, refuse, type Outcome, type Refused } from './refusal';
import type { AnySystem, Entrant } from './system';
import { viewOf, seesId } from './view';
import { answersFor, controls, playerOf, type Viewer } from './viewer';

export interface Decided {
  readonly events: readonly FightEvent[];
  readonly fight: Fight;
}

type Of<T extends FightCommand['type']> = Extract<FightCommand, { type: T }>;
type Plan = Outcome<readonly FightEvent[]>;

/**
 * What a command does: events and the fight after them, or a refusal that changes nothing and says
 * nothing `by` may not know. Dice are drawn from the fight's next index on.
 */
export function decide(
  system: AnySystem,
  fight: Fight,
  command: FightCommand,
  by: Viewer,
  dice: Dice,
): Outcome<Decided> {
  const plan = planOf(system, fight, command, by);
  if (!plan.ok) return plan;
  return accept(carryOut(system, fight, plan.value, dice));
}

/** A fight with its first combatants, run until somebody has to choose. */
export function begin(
  system: AnySystem,
  no: number,
  options: Json,
  entrants: readonly Entrant[],
  dice: Dice,
): Decided {
  const fight = emptyFight(system, no, options);
  const combatants = entrants.map((entrant) => combatantOf(system, fight, entrant));
  return carryOut(system, fight, [{ type: 'joined', combatants }], dice);
}

/** The fight that `begin` starts from; its first event puts the combatants in. */
export function emptyFight(system: AnySystem, no: number, options: Json): Fight {
  return {
    no,
    system: system.id,
    stage: 'running',
    options,
    combatants: {},
    appearances: 0,
    retired: [],
    slots: [],
    queue: [],
    open: null,
    proposals: [],
    drawn: { party: 0, gm: 0 },
    spare: { party: [], gm: [] },
    asked: { party: 0, gm: 0 },
    step: 0,
    past: null,
    data: system.begin(options) as unknown,
  };
}

function carryOut(
  system: AnySystem,
  fight: Fight,
  events: readonly FightEvent[],
  dice: Dice,
): Decided {
  const driver = new Driver(system, fight, dice);
  for (const event of events) driver.happen(event);
  driver.settle();
  return { events: driver.events, fight: driver.fight };
}

function planOf(system: AnySystem, fight: Fight, command: FightCommand, by: Viewer): Plan {
  if (by.role === 'onlooker') return refuse('not_allowed');
  if (fight.stage === 'closed') return refuse('fight_over');
  switch (command.type) {
    case 'act':
      return act(system, fight, command, by);
    case 'answer':
      return answer(system, fight, command, by);
    case 'propose':
      return propose(system, fight, command, by);
    case 'preset':
      return preset(fight, command, by);
    default:
      return by.role === 'gm' ? gmPlan(system, fight, command) : refuse('gm_only');
  }
}

function act(system: AnySystem, fight: Fight, command: Of<'act'>, by: Viewer): Plan {
  const actor = find(fight, command.actor);
  if (!actor || !seesId(fight, by, command.actor)) return refuse('unknown_combatant');
  if (!controls(by, actor)) return refuse('not_yours');
  if (command.override && by.role !== 'gm') return refuse('gm_only');
  if (fight.stage !== 'running') return refuse('fight_over');
  if (fight.open) return refuse('action_open');
  const parsed = system.schemas.action.safeParse(command.action);
  if (!parsed.success) return refuse('unknown_action');
  const view = viewOf(system, fight, playerOf(actor));
  const refusal = system.permit(view, actor.id, command.part, parsed.data);
  if (refusal && !(command.override && isRule(refusal.code))) {
    return { ok: false, refusal };
  }
  const call = system.call(actor.id, command.part, parsed.data, refusal !== null);
  return accept([{ type: 'stepped' }, { type: 'opened', call }]);
}

/** The GM may overrule the rules, not the facts: what does not exist cannot be carried out. */
const isRule = (code: string) => !code.startsWith('unknown_') && code !== 'bad_value';

function answer(system: AnySystem, fight: Fight, command: Of<'answer'>, by: Viewer): Plan {
  const question = fight.open?.question;
  if (!question || question.id !== command.question) return refuse('old_prompt');
  const ask = Object.hasOwn(question.asks, command.who) ? question.asks[command.who] : undefined;
  if (!ask || !answersFor(by, fight, command.who)) return refuse('old_prompt');
  const refused = refusedAnswer(system, fight, ask, command);
  if (refused) return refused;
  return accept(answered(question, command.who, command.value, command.confirm));
}

function refusedAnswer(
  system: AnySystem,
  fight: Fight,
  ask: Ask,
  { who, value }: Of<'answer'>,
): Refused | null {
  if (ask.kind !== 'action') return fits(ask, value) ? null : refuse('bad_answer');
  const parsed = system.schemas.action.safeParse(value);
  const actor = find(fight, who);
  if (!parsed.success || !actor) return refuse('unknown_action');
  const view = viewOf(system, fight, playerOf(actor));
  const refusal = system.permit(view, who, ask.part, parsed.data);
  return refusal && { ok: false, refusal };
}

/** The draft, and the closing values if it was the last one missing. */
function answered(question: Question, who: string, value: Json, confirmed: boolean): FightEvent[] {
  const drafted: FightEvent = { type: 'drafted', who, value, confirmed };
  const answers = { ...question.answers, [who]: { value, confirmed } };
  const closing = closingValues({ ...question, answers });
  return closing ? [drafted, { type: 'answered', answers: closing }] : [drafted];
}

function preset(fight: Fight, command: Of<'preset'>, by: Viewer): Plan {
  const { who, name, value } = command;
  const combatant = find(fight, who);
  if (!combatant || !seesId(fight, by, who)) return refuse('unknown_combatant');
  if (!controls(by, combatant)) return refuse('not_yours');
  const { presets = {} } = combatant;
  if (!Object.hasOwn(presets, name) && Object.keys(presets).length >= MAX_PRESETS) {
    return refuse('too_many');
  }
  return accept([{ type: 'preset', who, name, ...(value === undefined ? {} : { value }) }]);
}

function propose(system: AnySystem, fight: Fight, command: Of<'propose'>, by: Viewer): Plan {
  if (fight.stage !== 'running') return refuse('fight_over');
  const { proposal: id, about } = command;
  if (fight.proposals.some((p) => p.id === id)) return refuse('id_taken');
  if (fight.proposals.length >= MAX_COMBATANTS) return refuse('too_many');
  const refusal = system.mayPropose(viewOf(system, fight, by), about);
  if (refusal) return { ok: false, refusal };
  const who = by.role === 'seat' ? by.seat : GM;
  return accept([{ type: 'proposed', proposal: { id, by: who, about } }]);
}

function gmPlan(
  system: AnySystem,
  fight: Fight,
  command: Exclude<FightCommand, { type: 'act' | 'answer' | 'propose' | 'preset' }>,
): Plan {
  switch (command.type) {
    case 'resolve':
      return resolve(fight, command.question);
    case 'settle':
      return settle(system, fight, command);
    case 'enter':
      return enter(system, fight, command.enemies);
    case 'undo':
      return fight.past ? accept([{ type: 'undone' }]) : refuse('nothing_to_undo');
    case 'end':
      return fight.stage === 'running' ? end(system, fight) : refuse('fight_over');
    case 'finish':
      return finish(fight);
    case 'correct':
      return undoable(fight, system.correct(fight, command.target, command.field, command.value));
    case 'rule':
      return rule(system, fight, command.command);
    case 'leave':
      return about(fight, command.id, (c) => undoable(fight, accept(leave(fight, c))));
    case 'show':
      return about(fight, command.id, ({ id, hidden }) =>
        hidden ? accept([{ type: 'shown', id }]) : refuse('not_possible_now'),
      );
    case 'conceal':
      return about(fight, command.id, ({ id, hidden }) =>
        hidden ? refuse('not_possible_now') : undoable(fight, accept([{ type: 'concealed', id }])),
      );
  }
}

/** Outside an action a GM's change is a step of its own; inside it belongs to the action. */
function undoable(fight: Fight, plan: Plan): Plan {
  if (!plan.ok || fight.open) return plan;
  return accept([{ type: 'stepped' }, ...plan.value]);
}

function about(fight: Fight, id: string, plan: (combatant: Combatant) => Plan): Plan {
  const combatant = find(fight, id);
  return combatant ? plan(combatant) : refuse('unknown_combatant');
}

function resolve(fight: Fight, id: string): Plan {
  const question = fight.open?.question;
  if (!question || question.id !== id) return refuse('old_prompt');
  return accept([{ type: 'answered', answers: defaultedValues(question) }]);
}

function settle(system: AnySystem, fight: Fight, command: Of<'settle'>): Plan {
  const proposal = fight.proposals.find((p) => p.id === command.proposal);
  if (!proposal) return refuse('old_prompt');
  const settled: FightEvent = {
    type: 'settled',
    proposal: proposal.id,
    accepted: command.accept,
  };
  if (!command.accept) return accept([settled]);
  const calls = [system.accepted(proposal.about)];
  return undoable(fight, accept([settled, { type: 'queued', calls }]));
}

function end(system: AnySystem, fight: Fight): Plan {
  const broken = fight.open ? (system.interrupt?.(fight) ?? []) : [];
  if (fight.open && broken.length === 0) return refuse('action_open');
  return accept([...broken, { type: 'stepped' }, { type: 'ended' }]);
}

function finish(fight: Fight): Plan {
  if (fight.open) return refuse('action_open');
  return fight.stage === 'over' ? accept([{ type: 'finished' }]) : refuse('fight_running');
}

function rule(system: AnySystem, fight: Fight, command: Json): Plan {
  const parsed = system.schemas.gm.safeParse(command);
  if (!parsed.success) return refuse('unknown_action');
  const plan = system.gm(fight, parsed.data);
  return system.undoable(parsed.data) ? undoable(fight, plan) : plan;
}

/**
 * Whoever goes leaves the default behind as answer to an open question; others go on choosing. The
 * action of one who goes breaks off.
 */
function leave(fight: Fight, { id }: Combatant): FightEvent[] {
  const gone: FightEvent = { type: 'left', id };
  if (fight.open?.call.by === id) return [gone, { type: 'closed' }];
  const question = fight.open?.question;
  const ask = question && Object.hasOwn(question.asks, id) ? question.asks[id] : undefined;
  if (!question || !ask || question.answers[id]?.confirmed) return [gone];
  return [gone, ...answered(question, id, ask.default, true)];
}

function enter(system: AnySystem, fight: Fight, enemies: readonly EnemyEntrant[]): Plan {
  if (fight.stage !== 'running') return refuse('fight_over');
  if (Object.keys(fight.combatants).length + enemies.length > MAX_COMBATANTS) {
    return refuse('too_many');
  }
  const entrants = enemies.map((enemy) => enemyEntrant(system, enemy));
  const bad = entrants.find((e): e is Refused => !e.ok);
  if (bad) return bad;
  const ids = enemies.map((enemy) => enemy.id);
  const isTaken = (id: string) => find(fight, id) !== undefined || fight.retired.includes(id);
  if (ids.some((id, i) => isTaken(id) || ids.indexOf(id) !== i)) return refuse('id_taken');
  const combatants = entrants.flatMap((e) => (e.ok ? [combatantOf(system, fight, e.value)] : []));
  return undoable(fight, accept([{ type: 'joined', combatants }]));
}

/** An enemy as it enters, its sheet checked. */
export function enemyEntrant(system: AnySystem, enemy: EnemyEntrant): Outcome<Entrant> {
  const sheet = system.schemas.enemy.safeParse(enemy.sheet);
  if (!sheet.success) return refuse('bad_sheet');
  const { id, kind, hidden, setup } = enemy;
  return accept({
    id,
    side: 'enemy',
    owner: GM,
    kind,
    hidden,
    sheet: sheet.data,
    ...(setup ? { setup } : {}),
  });
}

function combatantOf(system: AnySystem, fight: Fight, entrant: Entrant): Combatant {
  const { id, side, owner, kind, hidden } = entrant;
  const presets = system.presets?.(entrant);
  const body: unknown = system.enter(fight, entrant);
  return { id, side, owner, kind, hidden, ...(presets ? { presets } : {}), body };
}
