import fc from 'fast-check';
import { apply } from '../apply';
import { fightCommandSchema, type FightCommand } from '../commands';
import { begin, decide, emptyFight } from '../decide';
import { seededDice } from '../dice';
import type { FightEvent } from '../events';
import { all, GM, type Fight } from '../fight';
import type { Json } from '../json';
import type { AnySystem } from '../system';
import { GM_VIEWER, ONLOOKER, seatViewer, type Viewer } from '../viewer';
import { toy, type Op } from './toy';
import { foe, hero } from './table';

const SEATS = ['s-amy', 's-bob'];
export const VIEWERS: readonly Viewer[] = [ONLOOKER, ...SEATS.map(seatViewer)];

const entrants = [
  hero('amy', {}),
  hero('bob', {}),
  foe('kobold', {}),
  { ...foe('ghost', {}), hidden: true },
];

/** What somebody wants to do; the numbers pick among what is there by then. */
export interface Intent {
  readonly kind: Kind;
  readonly a: number;
  readonly b: number;
  readonly ops: Op[];
}
/** How often each is wanted. */
const KINDS = {
  ...{ act: 12, answer: 14, draft: 4, resolve: 2, undo: 4, stale: 2, foreign: 2 },
  ...{ correct: 2, enter: 2, leave: 1, show: 2, conceal: 2, hand: 1, preset: 2 },
  ...{ reveal: 1, owe: 1, propose: 2, settle: 2, end: 1 },
};
type Kind = keyof typeof KINDS;

const kinds = Object.entries(KINDS).flatMap(([kind, times]) =>
  Array<Kind>(times).fill(kind as Kind),
);

const number = fc.nat({ max: 11 });
const rollArbitrary = fc.record({
  op: fc.constant('roll'),
  who: number,
  count: fc.integer({ min: 1, max: 3 }),
  sides: fc.constantFrom(4, 6),
  secret: fc.boolean(),
});
const askArbitrary = fc.record({
  op: fc.constant('ask'),
  who: fc.array(number, { maxLength: 3, size: 'max' }),
  gm: fc.boolean(),
  drafts: fc.constantFrom('nobody', 'answerers', 'all'),
  secret: fc.constantFrom(false, false, true),
  preset: fc.boolean(),
});
const opArbitrary = fc.oneof(
  { weight: 2, arbitrary: rollArbitrary },
  { weight: 4, arbitrary: askArbitrary },
  { weight: 2, arbitrary: fc.record({ op: fc.constantFrom('hit', 'queue'), who: number }) },
  { weight: 1, arbitrary: fc.record({ op: fc.constantFrom('owe', 'line-up') }) },
) as fc.Arbitrary<Op>;

export const intents = (max = 30): fc.Arbitrary<Intent[]> =>
  fc.array(
    fc.record({
      kind: fc.constantFrom(...kinds),
      a: number,
      b: number,
      ops: fc.array(opArbitrary, { minLength: 1, maxLength: 6, size: 'max' }),
    }),
    { minLength: 5, maxLength: max, size: 'max' },
  );

export interface Step {
  readonly command: FightCommand | null;
  readonly by: Viewer;
  readonly before: Fight;
  readonly after: Fight;
  readonly events: readonly FightEvent[];
  readonly refused?: string;
}

/** Plays a fight of the toy, remembering every step. */
export class ToyPlay {
  readonly steps: Step[] = [];
  readonly begun: readonly FightEvent[];
  fight: Fight;
  private entered = 0;

  constructor(
    seed: number,
    private readonly system: AnySystem = toy,
    readonly dice = seededDice(seed),
  ) {
    const { events, fight } = begin(system, 1, {}, entrants, dice);
    this.begun = events;
    this.fight = fight;
  }

  get events(): FightEvent[] {
    return [...this.begun, ...this.steps.flatMap((step) => step.events)];
  }

  play(list: readonly Intent[]): this {
    for (const intent of list) this.step(intent);
    return this;
  }

  step(intent: Intent): Step {
    const wanted = this.wanted(intent);
    if (!wanted) return this.hand(intent);
    return this.do(wanted.command, wanted.by);
  }

  do(command: FightCommand, by: Viewer): Step {
    const before = this.fight;
    const outcome = decide(this.system, before, fightCommandSchema.parse(command), by, this.dice);
    const step: Step = outcome.ok
      ? { command, by, before, after: outcome.value.fight, events: outcome.value.events }
      : { command, by, before, after: before, events: [], refused: outcome.refusal.code };
    this.steps.push(step);
    this.fight = step.after;
    return step;
  }

  /** The server restarts: everything but the events is gone. */
  restart(system = this.system): void {
    this.fight = restored(system, this.events);
  }

  /** The room hands a combatant over: an event that is no command of the fight. */
  private hand({ a, b }: Intent): Step {
    const before = this.fight;
    const event: FightEvent = {
      type: 'owned',
      id: pick(Object.keys(before.combatants), a) ?? GM,
      owner: pick([...SEATS, GM], b)!,
    };
    const after = apply(this.system, before, event);
    const step: Step = { command: null, by: GM_VIEWER, before, after, events: [event] };
    this.steps.push(step);
    this.fight = after;
    return step;
  }

  private wanted({ kind, a, b, ops }: Intent): { command: FightCommand; by: Viewer } | null {
    const ids = all(this.fight).map((c) => c.id);
    const id = pick(ids, a) ?? 'nobody';
    const question = this.fight.open?.question;
    const who = pick(Object.keys(question?.asks ?? {}), a) ?? 'nobody';
    const gm = (command: FightCommand) => ({ command, by: GM_VIEWER });
    const answer = (of: string, confirm: boolean): FightCommand => ({
      type: 'answer',
      question: of,
      who,
      value: b % 4,
      confirm,
    });
    switch (kind) {
      case 'act':
        return gm({ type: 'act', actor: id, action: JSON.parse(JSON.stringify({ ops })) as Json });
      case 'answer':
        return gm(answer(question?.id ?? 'q1', true));
      case 'draft':
        return gm(answer(question?.id ?? 'q1', false));
      case 'resolve':
        return gm({ type: 'resolve', question: question?.id ?? 'q1' });
      case 'correct':
        return gm({ type: 'correct', target: id, field: 'hp', value: b });
      case 'leave':
      case 'show':
      case 'conceal':
        return gm({ type: kind, id });
      case 'enter':
        return gm(this.enter(b % 2 === 0));
      case 'preset':
        return gm({ type: 'preset', who: id, name: 'always', ...(b < 8 ? { value: b % 5 } : {}) });
      case 'reveal':
      case 'owe':
        return gm({ type: 'rule', command: kind });
      case 'hand':
        return null;
      case 'propose': {
        const by = b % 2 === 0 ? GM_VIEWER : seatViewer(SEATS[0]!);
        return { command: { type: 'propose', proposal: `p${b}`, about: id }, by };
      }
      case 'settle':
        return gm({ type: 'settle', proposal: `p${b}`, accept: a % 2 === 0 });
      case 'undo':
      case 'end':
        return gm({ type: kind });
      case 'stale':
        return gm(answer(`${a % 2 === 0 ? 'q' : 'g'}${b}`, true));
      case 'foreign':
        return { command: answer(question?.id ?? 'q1', true), by: pick(VIEWERS, b)! };
    }
  }

  private enter(hidden: boolean): FightCommand {
    this.entered += 1;
    const id = `newcomer-${this.entered}`;
    return { type: 'enter', enemies: [{ id, kind: 'newcomer', hidden, sheet: {} }] };
  }
}

/** The fight after stored events. */
export function restored(system: AnySystem, events: readonly FightEvent[]): Fight {
  const stored = JSON.parse(JSON.stringify(events)) as FightEvent[];
  return stored.reduce((fight, e) => apply(system, fight, e), emptyFight(system, 1, {}));
}

function pick<T>(list: readonly T[], n: number): T | undefined {
  return list[n % list.length];
}
