import { apply } from '../apply';
import type { FightEvent } from '../events';
import type { Fight, Open } from '../fight';
import { sameJson } from '../json';
import type { Script, Step } from '../script';
import type { AnySystem } from '../system';

/** A fight as text. `past` would repeat every earlier fight; the steps' numbers tell the same. */
export function bytes(fight: Fight): string {
  return JSON.stringify(fight, (key, value: unknown) =>
    key === 'past' && value ? (value as Fight['past'])?.step : value,
  );
}

/**
 * The fight that the open action leads to when its script runs once more from the boundary. Every
 * step of the script must be the recorded one to the last value, not in kind and label only; throws
 * otherwise.
 */
export function rerun(system: AnySystem, open: Open): Fight {
  const begun = apply(system, open.boundary, { type: 'opened', call: open.call });
  const scene = { fight: begun };
  const { script, args, by = '' } = open.call;
  const steps = system.scripts[script]!(scene, args as never, by) as Script;
  const events = [...open.events];
  let input: unknown;
  while (events.length > 0) {
    const step = steps.next(input);
    if (step.done) throw new Error(`${script} ended before what was recorded`);
    const { value } = step;
    const first = events[0]!;
    if (!sameJson(recordedOf(first), recordOf(value))) {
      throw new Error(`${script}: ${text(recordOf(value))} where ${text(first)} was recorded`);
    }
    const taken = value.do === 'ask' ? untilAnswered(events) : events.splice(0, 1);
    for (const event of taken) scene.fight = apply(system, scene.fight, event);
    input = inputOf(taken.at(-1)!);
  }
  return { ...scene.fight, open: { ...scene.fight.open!, queued: open.queued } };
}

/** What is recorded of a step, faces left out. */
function recordOf(step: Step): unknown {
  switch (step.do) {
    case 'roll':
      return { type: 'rolled', roll: step.roll };
    case 'ask':
      return { type: 'asked', question: step.question };
    case 'emit':
      return step.event;
  }
}

const recordedOf = (event: FightEvent): unknown =>
  event.type === 'rolled' ? { type: event.type, roll: (event as Rolled).roll } : event;

type Rolled = Extract<FightEvent, { type: 'rolled' }>;

const text = (value: unknown): string => JSON.stringify(value);

function untilAnswered(events: FightEvent[]): FightEvent[] {
  const at = events.findIndex((event) => event.type === 'answered');
  return events.splice(0, at < 0 ? events.length : at + 1);
}

function inputOf(event: FightEvent): unknown {
  if (event.type === 'rolled') return (event as { faces?: unknown }).faces;
  if (event.type === 'answered') return (event as { answers?: unknown }).answers;
  return undefined;
}
