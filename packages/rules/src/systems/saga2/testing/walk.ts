import { begin, decide, type Decided } from '../../../kernel/decide';
import type { FightCommand } from '../../../kernel/commands';
import { seededDice } from '../../../kernel/dice';
import type { FightEvent } from '../../../kernel/events';
import { all, find, type Fight } from '../../../kernel/fight';
import type { Json } from '../../../kernel/json';
import { GM_VIEWER, playerOf, type Viewer } from '../../../kernel/viewer';
import { encounter } from '../../../testing/encounter';
import { picker, randomChoice } from '../../../testing/random-play';
import { saga2 } from '..';
import { optionsSchema, type Options } from '../settings';
import type { SgFight } from '../state';
import { anyAction } from './anything';
import { meddling } from './meddling';

/** One step of a walk: what somebody sent, and what came of it. */
export interface Step {
  readonly kind: 'play' | 'meddle' | 'any' | 'overrule';
  readonly command: FightCommand;
  readonly by: Viewer;
  readonly before: SgFight;
  /** Absent: refused with `code`. */
  readonly done?: Decided;
  readonly code?: string;
  readonly after: SgFight;
}

type Sent = Pick<Step, 'kind' | 'command' | 'by'>;
type Draw = (n: number) => number;

const OPTIONS: readonly Partial<Options>[] = [
  {},
  { knowledge: false },
  { chainGroups: 'largest', chainBonus: 'once' },
  { mikiriLimit: 'uses' },
];

export const optionsFor = (seed: number): Json =>
  optionsSchema.parse(OPTIONS[seed % OPTIONS.length]) as unknown as Json;

/** A fight of the starters, by seed. */
export const start = (seed: number): Decided =>
  begin(saga2, 1, optionsFor(seed), encounter(saga2, seed), seededDice(seed));

const MIX: readonly Step['kind'][] = [
  ...Array<'play'>(16).fill('play'),
  ...Array<'meddle'>(4).fill('meddle'),
  ...Array<'any'>(3).fill('any'),
  'overrule',
];

/**
 * A fight in which players and GM do all sorts of things, allowed or not. `between` may put another
 * fight in the place of the one that a step led to.
 */
export function* walk(
  seed: number,
  steps: number,
  between: (fight: SgFight, events: readonly FightEvent[]) => Fight = (fight) => fight,
): Generator<Step> {
  const pick = picker(seed * 7919 + 1);
  const dice = seededDice(seed);
  const begun = start(seed);
  const events = [...begun.events];
  let fight = between(begun.fight as SgFight, events) as SgFight;
  for (let i = 0; i < steps && fight.stage === 'running'; i += 1) {
    const sent = next(fight, pick);
    if (!sent) continue;
    const decided = decide(saga2, fight, sent.command, sent.by, dice);
    if (!decided.ok) {
      yield { ...sent, before: fight, code: decided.refusal.code, after: fight };
      continue;
    }
    events.push(...decided.value.events);
    const after = between(decided.value.fight as SgFight, events) as SgFight;
    yield { ...sent, before: fight, done: decided.value, after };
    fight = after;
  }
}

function next(fight: SgFight, pick: Draw): Sent | null {
  const kind = MIX[pick(MIX.length)]!;
  switch (kind) {
    case 'play': {
      const choice = randomChoice(saga2, fight, pick);
      return choice && { kind, ...choice };
    }
    case 'meddle':
      return { kind, command: meddling(fight, pick), by: GM_VIEWER };
    case 'any':
      return fight.open ? answering(fight, pick) : acting(fight, kind, pick);
    case 'overrule':
      return acting(fight, kind, pick);
  }
}

/** Any command as an answer to the question that is open. */
function answering(fight: SgFight, pick: Draw): Sent | null {
  const question = fight.open?.question;
  if (!question) return null;
  const asked = Object.keys(question.asks);
  const who = asked[pick(asked.length)]!;
  const actor = find(fight, who);
  if (!actor) return null;
  const value = anyAction(fight, actor, pick);
  const command = { type: 'answer', question: question.id, who, value, confirm: pick(3) > 0 };
  return { kind: 'any', command: command as FightCommand, by: playerOf(actor) };
}

function acting(fight: SgFight, kind: 'any' | 'overrule', pick: Draw): Sent | null {
  const everybody = all(fight);
  if (everybody.length === 0) return null;
  const actor = everybody[pick(everybody.length)]!;
  const command = {
    ...{ type: 'act', actor: actor.id, action: anyAction(fight, actor, pick) },
    ...(pick(4) === 0 ? { part: 'command' } : {}),
    ...(kind === 'overrule' ? { override: true } : {}),
  } as unknown as FightCommand;
  return { kind, command, by: kind === 'overrule' ? GM_VIEWER : playerOf(actor) };
}
