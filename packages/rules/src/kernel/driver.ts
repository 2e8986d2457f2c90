import { apply } from './apply';
import type { Dice, Roll } from './dice';
import type { FightEvent } from './events';
import type { Fight, Open } from './fight';
import { sameJson, type Json } from './json';
import { closingValues, type QuestionSpec } from './question';
import type { Script, Step } from './script';
import type { AnySystem } from './system';

/** More automatic scripts in a row than any rule needs; a system that loops is a fault. */
const MAX_SCRIPTS = 10_000;

/**
 * Carries a fight from event to event. Scripts are generators that are never stored: an open action
 * is run again from its boundary, its recorded events in their places, and goes on where they end,
 * unless its script still waits in memory.
 */
export class Driver {
  readonly events: FightEvent[] = [];

  constructor(
    private readonly system: AnySystem,
    public fight: Fight,
    private readonly dice: Dice,
  ) {}

  /** Let an event happen now. */
  happen(event: FightEvent): void {
    this.fight = apply(this.system, this.fight, event);
    this.events.push(event);
  }

  /** Run what is due until somebody has to choose. */
  settle(): void {
    for (let i = 0; i < MAX_SCRIPTS; i += 1) {
      if (this.fight.open) {
        if (this.fight.open.question) return;
        this.resume(this.fight.open);
        continue;
      }
      const opened = this.due();
      if (!opened) return;
      this.happen(opened);
    }
    throw new Error(`${this.system.id}: scripts follow each other without end`);
  }

  /** The script whose turn it is. */
  private due(): FightEvent | null {
    const { stage, queue } = this.fight;
    if (stage === 'closed') return null;
    const queued = stage === 'running' ? queue[0] : undefined;
    if (queued) return { type: 'opened', call: queued, queued: true };
    const call =
      stage === 'running' ? this.system.next(this.fight) : this.system.aftermath?.(this.fight);
    return call ? { type: 'opened', call } : null;
  }

  private resume(open: Open): void {
    const { events } = open;
    const kept = suspended(this.system, open);
    const run = kept ?? this.begun(open);
    if (!run) return this.happen({ type: 'closed' });
    let input = kept && this.goOn(kept, events);
    for (;;) {
      const { done, value: step } = run.script.next(input);
      if (done) break;
      const recorded = events[run.at];
      if (recorded) {
        if (!matches(step, recorded)) return this.happen({ type: 'rewound' });
        const settled = this.follow(run, step, events);
        if (!settled) return;
        input = settled.input;
        continue;
      }
      input = this.perform(step);
      run.scene.fight = this.fight;
      if (this.fight.open?.question) {
        return suspend(this.system, this.fight.open, run);
      }
    }
    this.happen(run.at < events.length ? { type: 'rewound' } : { type: 'closed' });
  }

  /** A script that waited is told the answer, with the fight as it is by now. */
  private goOn(run: Run, events: readonly FightEvent[]): unknown {
    run.at = events.length;
    run.scene.fight = this.fight;
    return recordedInput(events.at(-1)!);
  }

  /** The script of an open action from its beginning. */
  private begun({ boundary, call }: Open): Run | undefined {
    const scene = { fight: apply(this.system, boundary, { type: 'opened', call }) };
    const script = this.system.scripts[call.script]?.(scene, call.args as never, call.by ?? '');
    return script && { script, scene, at: 0 };
  }

  /** Goes over recorded events until the step is settled; null: it is not yet. */
  private follow(run: Run, step: Step, events: readonly FightEvent[]): { input: unknown } | null {
    for (let event = events[run.at]; event; event = events[run.at]) {
      run.at += 1;
      run.scene.fight = apply(this.system, run.scene.fight, event);
      if (step.do !== 'ask' || event.type === 'answered') return { input: recordedInput(event) };
    }
    return null;
  }

  private perform(step: Step): unknown {
    switch (step.do) {
      case 'emit':
        return this.happen(step.event);
      case 'ask':
        return this.ask(step.question);
      case 'roll':
        return this.roll(step.roll);
    }
  }

  /** The closing values if standing answers were enough; else the question stays open. */
  private ask(question: QuestionSpec): Readonly<Record<string, Json>> | undefined {
    this.happen({ type: 'asked', question });
    const asked = this.fight.open?.question;
    const answers = asked ? closingValues(asked) : undefined;
    if (answers) this.happen({ type: 'answered', answers });
    return answers;
  }

  private roll(roll: Roll): readonly number[] {
    const spare = this.fight.spare[roll.stream];
    const next = this.fight.drawn[roll.stream];
    const faces: number[] = [];
    while (faces.length < roll.count && spare[faces.length]?.sides === roll.sides) {
      faces.push(spare[faces.length]!.value);
    }
    const spared = faces.length;
    for (let i = 0; faces.length < roll.count; i += 1) {
      faces.push(this.dice(roll.stream, next + i, roll.sides));
    }
    this.happen({ type: 'rolled', roll, faces, ...(spared ? { spared } : {}) });
    return faces;
  }
}

/** A script in the middle of its run. */
interface Run {
  readonly script: Script;
  readonly scene: { fight: Fight };
  /** How many events since the boundary it has gone over. */
  at: number;
}

/**
 * Scripts that wait for an answer, by the boundary of their action. They only save running an
 * action again from its boundary: a fight that comes from storage, or that went on another way, has
 * none here.
 */
const waiting = new WeakMap<Fight, Waiting>();

interface Waiting {
  readonly system: AnySystem;
  readonly run: Run;
  readonly events: readonly FightEvent[];
}

function suspend(system: AnySystem, { boundary, events }: Open, run: Run): void {
  waiting.set(boundary, { system, run, events });
}

/** The waiting script of an action whose question is answered now; it goes on once. */
function suspended(system: AnySystem, { boundary, events }: Open): Run | undefined {
  const kept = waiting.get(boundary);
  waiting.delete(boundary);
  const goesOn =
    kept?.system === system &&
    events.at(-1)?.type === 'answered' &&
    kept.events.every((event, i) => event === events[i]);
  return goesOn ? kept.run : undefined;
}

function matches(step: Step, event: FightEvent): boolean {
  if (step.do === 'emit') return event.type === step.event.type;
  if (step.do === 'ask') {
    return event.type === 'asked' && sameQuestion(step.question, event.question);
  }
  if (event.type !== 'rolled') return false;
  const { roll } = event;
  return (
    roll.label === step.roll.label &&
    roll.who === step.roll.who &&
    roll.count === step.roll.count &&
    roll.sides === step.roll.sides
  );
}

function sameQuestion(now: QuestionSpec, then: QuestionSpec): boolean {
  const asked = (question: QuestionSpec) => Object.keys(question.asks).sort();
  return now.label === then.label && sameJson(asked(now), asked(then));
}

function recordedInput(
  event: FightEvent,
): readonly number[] | Readonly<Record<string, Json>> | undefined {
  if (event.type === 'rolled') return event.faces;
  if (event.type === 'answered') return event.answers;
  return undefined;
}
