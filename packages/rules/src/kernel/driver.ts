import { apply } from './apply';
import type { Dice, Roll } from './dice';
import type { FightEvent } from './events';
import type { Fight, Open } from './fight';
import type { Json } from './json';
import type { Step } from './script';
import type { AnySystem } from './system';

/** More automatic scripts in a row than any rule needs; a system that loops is a fault. */
const MAX_SCRIPTS = 10_000;

/**
 * Carries a fight from event to event. Scripts are generators that are never stored: an open action
 * is run again from its boundary, its recorded events in their places, and goes on where they end.
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
      if (this.fight.stage !== 'running') return;
      const queued = this.fight.queue[0];
      const call = queued ?? this.system.next(this.fight);
      if (!call) return;
      this.happen(queued ? { type: 'opened', call, queued: true } : { type: 'opened', call });
    }
    throw new Error(`${this.system.id}: scripts follow each other without end`);
  }

  private resume(open: Open): void {
    const { call, boundary, events } = open;
    const scene = { fight: apply(this.system, boundary, { type: 'opened', call }) };
    const script = this.system.scripts[call.script]?.(scene, call.args as never, call.by ?? '');
    if (!script) return this.happen({ type: 'rewound' });
    let at = 0;
    let input: unknown;
    for (;;) {
      const { done, value: step } = script.next(input);
      if (done) break;
      const recorded = events[at];
      if (!recorded) {
        input = this.perform(step);
        scene.fight = this.fight;
        if (this.fight.open?.question) return;
        continue;
      }
      if (!matches(step, recorded)) return this.happen({ type: 'rewound' });
      for (;;) {
        const event = events[at];
        if (!event) return;
        at += 1;
        scene.fight = apply(this.system, scene.fight, event);
        input = recordedInput(event);
        if (step.do !== 'ask' || event.type === 'answered') break;
      }
      if (at === events.length) scene.fight = this.fight;
    }
    this.happen(at < events.length ? { type: 'rewound' } : { type: 'closed' });
  }

  private perform(step: Step): unknown {
    switch (step.do) {
      case 'emit':
        return this.happen(step.event);
      case 'ask':
        return this.happen({ type: 'asked', question: step.question });
      case 'roll':
        return this.roll(step.roll);
    }
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

function matches(step: Step, event: FightEvent): boolean {
  if (step.do === 'emit') return event.type === step.event.type;
  if (step.do === 'ask')
    return event.type === 'asked' && event.question.label === step.question.label;
  if (event.type !== 'rolled') return false;
  const { roll } = event;
  return (
    roll.label === step.roll.label &&
    roll.who === step.roll.who &&
    roll.count === step.roll.count &&
    roll.sides === step.roll.sides
  );
}

function recordedInput(
  event: FightEvent,
): readonly number[] | Readonly<Record<string, Json>> | undefined {
  if (event.type === 'rolled') return event.faces;
  if (event.type === 'answered') return event.answers;
  return undefined;
}
