import type { KernelEvent } from '../kernel/events';
import type { Json } from '../kernel/json';
import type { Entry } from '../kernel/system';
import { viewerKey } from '../kernel/viewer';
import { assemble, entrants } from './cast';
import { DiceCup, type Rolled } from './dice';
import { check, type Came } from './expect';
import { didYouMean, ScenarioFault, type FilePath } from './fault';
import type { Scenario, Step } from './format';
import { differences, show, type Difference } from './match';
import { Names } from './names';
import { parseScenario, type Complaint } from './parse';
import { playOpening } from './opening';
import { carryOut, deedOf, type Stage } from './steps';
import type { Systems } from './systems';
import { fightEvents, Table, type Happened } from './table';

/** What came of a scenario file. */
export interface Result {
  readonly title: string;
  readonly clauses: readonly string[];
  /** Empty: the scenario holds. */
  readonly failures: readonly Failure[];
  readonly steps: readonly StepRecord[];
  /** Labels of the rolls made and the questions asked. */
  readonly labels: readonly string[];
}

/** What is wrong at one place of the file. */
export interface Failure {
  readonly line: number;
  /** `step 3, act`; absent when the file itself is wrong. */
  readonly step?: string;
  readonly message?: string;
  readonly differences: readonly Difference[];
}

/** What a step wrote into the logs, for reading. */
export interface StepRecord {
  readonly line: number;
  readonly step: string;
  readonly logs: Readonly<Record<string, readonly Json[]>>;
}

/** Runs the text of a scenario file; it stops at the first step that comes out differently. */
export function runScenario(text: string, systems: Systems): Result {
  const parsed = parseScenario(text);
  if (!parsed.ok) return unreadable(parsed.complaints);
  const { scenario, lineOf } = parsed;
  const run = new Run(scenario, systems, lineOf);
  const failures = run.all();
  return {
    title: scenario.title,
    clauses: scenario.clauses,
    failures,
    steps: run.steps,
    labels: [...run.labels],
  };
}

function unreadable(complaints: readonly Complaint[]): Result {
  const failures = complaints.map((complaint) => ({ ...complaint, differences: [] }));
  return { title: '', clauses: [], failures, steps: [], labels: [] };
}

class Run {
  readonly steps: StepRecord[] = [];
  readonly labels = new Set<string>();

  constructor(
    private readonly scenario: Scenario,
    private readonly systems: Systems,
    private readonly lineOf: (path: FilePath) => number,
  ) {}

  all(): Failure[] {
    try {
      return this.play();
    } catch (fault) {
      if (!(fault instanceof ScenarioFault)) throw fault;
      return [{ line: this.lineOf(fault.path), message: fault.message, differences: [] }];
    }
  }

  private play(): Failure[] {
    const { scenario } = this;
    const system = this.systems[scenario.system];
    if (!system) throw unknownSystem(scenario.system, this.systems);
    const cup = new DiceCup(scenario.dice);
    const stage: Stage = { table: new Table(system.system, cup), names: new Names(), system };
    stage.table.open(scenario.options);
    assemble(scenario, system, stage.table, stage.names);
    prepare(stage, scenario);
    for (const [step, path] of stepsOf(scenario)) {
      const failure = this.step(stage, cup, step, path);
      if (failure) return [failure];
      if (path.length === 0 && scenario.opening) {
        playOpening(stage, cup, scenario.opening, ['opening']);
      }
    }
    return this.atEnd(stage, cup);
  }

  private step(stage: Stage, cup: DiceCup, step: Step, path: FilePath): Failure | null {
    const line = this.lineOf(path);
    const name = path.length === 0 ? 'the start' : `step ${Number(path[1]) + 1}, ${deedOf(step)}`;
    try {
      const differences = this.differencesOf(stage, cup, step, path, { line, step: name });
      return differences.length > 0 ? { line, step: name, differences } : null;
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      const faultPath = error instanceof ScenarioFault ? error.path : [];
      const at = faultPath.length > 0 ? this.lineOf(faultPath) : line;
      return { line: at, step: name, message, differences: [] };
    }
  }

  private differencesOf(
    stage: Stage,
    cup: DiceCup,
    step: Step,
    path: FilePath,
    where: { line: number; step: string },
  ): Difference[] {
    const { refused, drawn = {}, ...expected } = step.expect ?? {};
    if (step.opening) {
      const happened = playOpening(stage, cup, step.opening, [...path, 'opening']);
      this.keep(stage, happened, where);
      return check(stage, expected, { happened });
    }
    cup.begin(step.dice);
    const outcome = carryOut(stage, step, path);
    const came: Came = outcome.ok ? { happened: outcome.value } : { refusal: outcome.refusal };
    if (outcome.ok) this.keep(stage, outcome.value, where);
    const rolls = outcome.ok ? rollsOf(outcome.value) : [];
    const wrong = [...checkRefusal(stage, step, refused, came), ...cup.check(rolls, stage.names)];
    if (wrong.length > 0) return wrong;
    const counts = { party: cup.count('party'), gm: cup.count('gm') };
    return [
      ...drawnDifferences(drawn, counts),
      ...(stage.table.isStored() ? [] : [NOT_STORED]),
      ...check(stage, expected, came),
    ];
  }

  private keep(stage: Stage, happened: Happened, where: { line: number; step: string }): void {
    this.steps.push({ ...where, logs: logsOf(stage, happened) });
    for (const event of fightEvents(happened) as KernelEvent[]) {
      if (event.type === 'rolled') this.labels.add(event.roll.label);
      if (event.type === 'asked') this.labels.add(event.question.label);
    }
  }

  private atEnd({ table, names, system }: Stage, cup: DiceCup): Failure[] {
    const { steps } = this.scenario;
    const line = this.lineOf(['steps', steps.length - 1]);
    const asked = steps.at(-1)?.expect?.asked;
    const question = table.room.fight?.open?.question;
    const isRest = system.rests?.includes(question?.label ?? '');
    const open = question && !isRest && (asked === undefined || asked === 'none');
    const who = open ? Object.keys(question.asks).map((id) => String(names.toNames(id))) : [];
    const differences: Difference[] = [
      ...cup.checkEnd(),
      ...(open
        ? [{ at: 'asked', expected: 'none', got: `${question.label} of ${who.join(', ')} is open` }]
        : []),
    ];
    return differences.length > 0 ? [{ line, step: 'the end', differences }] : [];
  }
}

function unknownSystem(id: string, systems: Systems): ScenarioFault {
  const known = Object.keys(systems);
  const hint = didYouMean(id, known) || ` (there is ${known.join(', ')})`;
  return new ScenarioFault(`no system ${id}${hint}`, ['system']);
}

const NOT_STORED: Difference = {
  at: 'restart',
  expected: 'the room as it is, from its stored events',
  got: 'a different room',
};

function prepare(stage: Stage, { enemies }: Scenario): void {
  const all = entrants(enemies, stage.system, stage.names, ['enemies']);
  if (all.length === 0) return;
  const sent = stage.table.send({ type: 'prepare', enemies: all }, { role: 'gm' });
  if (!sent.ok) throw new ScenarioFault(`refused: ${sent.refusal.code}`, ['enemies']);
}

/** The steps with their places; a file that never says `start` starts by itself. */
function stepsOf({ steps }: Scenario): [Step, FilePath][] {
  const written = steps.map((step, i): [Step, FilePath] => [step, ['steps', i]]);
  if (steps.some((step) => step.start !== undefined)) return written;
  return [[{ start: true }, []], ...written];
}

const rollsOf = (happened: Happened): Rolled[] =>
  fightEvents(happened).filter((event): event is Rolled => event.type === 'rolled');

function checkRefusal(
  stage: Stage,
  step: Step,
  expected: { code: string; detail?: unknown } | undefined,
  came: Came,
): Difference[] {
  const at = deedOf(step);
  if ('happened' in came) {
    return expected ? [{ at, expected: `refused: ${expected.code}`, got: 'accepted' }] : [];
  }
  const { code, detail } = came.refusal;
  const got = { code, ...(detail ? { detail: stage.names.toNames(detail) } : {}) };
  if (!expected)
    return [{ at, expected: 'accepted', got: `refused: ${show(got)}${hintFor(stage, step)}` }];
  return differences(expected as Json, got, `${at}, refused`);
}

/** Why a refusal may come from the file: an open question, a name nearly right. */
function hintFor({ table, names }: Stage, step: Step): string {
  const question = table.room.fight?.open?.question;
  const open = question ? `\nthe question ${question.label} is open` : '';
  const words = JSON.stringify(step[deedOf(step)]).match(/"([^"]+)"/g) ?? [];
  const near = words.map((word) => names.hint(word.slice(1, -1))).filter((hint) => hint !== '');
  return open + (near.length > 0 ? `\n${[...new Set(near)].join('').trim()}` : '');
}

function drawnDifferences(
  expected: { party?: number | undefined; gm?: number | undefined },
  counts: { party: number; gm: number },
): Difference[] {
  return (['party', 'gm'] as const).flatMap((stream) => {
    const wanted = expected[stream];
    if (wanted === undefined || wanted === counts[stream]) return [];
    return [
      { at: `dice drawn (${stream})`, expected: String(wanted), got: String(counts[stream]) },
    ];
  });
}

function logsOf({ table, names }: Stage, happened: Happened): Record<string, readonly Json[]> {
  const entries = table.viewers().map((viewer) => {
    const written: readonly Entry[] = happened.logs.get(viewerKey(viewer)) ?? [];
    return [names.viewerName(viewer), written.map((entry) => names.toNames(entry))] as const;
  });
  return Object.fromEntries(entries);
}
