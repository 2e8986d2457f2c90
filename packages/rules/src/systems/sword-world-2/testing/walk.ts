import { begin, decide, type Decided } from '../../../kernel/decide';
import type { FightCommand } from '../../../kernel/commands';
import { seededDice } from '../../../kernel/dice';
import type { FightEvent } from '../../../kernel/events';
import { all, type Fight } from '../../../kernel/fight';
import type { Json, JsonObject } from '../../../kernel/json';
import type { Entrant } from '../../../kernel/system';
import { GM_VIEWER, playerOf, type Viewer } from '../../../kernel/viewer';
import { picker, randomChoice } from '../../../testing/random-play';
import { swordWorld2 } from '..';
import { characterSchema, FEATS, keysOf, type CharacterInput } from '../sheets';
import type { SwFight } from '../state';
import { anyAction } from './anything';
import { encounter, optionsOf } from './encounter';
import { BLAST, BOLT, BOW, GUN, HEAL, KNIVES, SWORD } from './kit';
import { meddling } from './meddling';

/** One step of a walk: what somebody sent, and what came of it. */
export interface Step {
  readonly kind: 'play' | 'meddle' | 'any' | 'overrule';
  readonly command: FightCommand;
  readonly by: Viewer;
  readonly before: SwFight;
  /** Absent: refused with `code`. */
  readonly done?: Decided;
  readonly code?: string;
  readonly after: SwFight;
}

const OPTIONS: readonly Json[] = [
  optionsOf({}),
  optionsOf({ automaticResults: true, enemyRolls: 'rolled' }),
  optionsOf({ automaticResults: true }),
  optionsOf({ enemyInfo: 'open' }),
];

export const optionsFor = (seed: number): Json => OPTIONS[seed % OPTIONS.length]!;

/** Knows every feat and casts what asks its targets, which the starters seldom do. */
const ADEPT: CharacterInput = {
  name: '達人',
  adventurerLevel: 7,
  skills: { fighter: 5, sorcerer: 5, priest: 4, shooter: 3, magitech: 2, scout: 1 },
  hp: 40,
  mp: 60,
  feats: keysOf(FEATS),
  weapons: [SWORD, KNIVES, { ...BOW, inHand: false }, { ...GUN, inHand: false }],
  spells: [
    BOLT,
    BLAST,
    HEAL,
    {
      ...{ id: 'lull', name: '眠り', skill: 'sorcerer', mpCost: 2, range: 20 },
      target: { kind: 'many', count: 4 },
      resist: { outcome: 'atWill' },
      effect: { kind: 'status', modifiers: { accuracy: -2 }, rounds: 2 },
    },
    {
      ...{ id: 'calm', name: '静寂', skill: 'priest', range: 'self', action: 'minor' },
      target: { kind: 'area', affects: 'everyone' },
      resist: { outcome: 'atWill' },
      effect: { kind: 'status', modifiers: { magicPower: 1 }, rounds: 1 },
    },
  ],
  items: [
    { id: 'awake', name: 'アウェイクポーション', count: 3, effect: { kind: 'awaken' } },
    {
      id: 'potion',
      name: '薬',
      count: 2,
      action: 'minor',
      effect: { kind: 'healing', dice: '1d' },
    },
  ],
};

/** A fight of the starters and the adept, by seed. */
export function start(seed: number): Decided {
  const adept: Entrant = {
    ...{ id: 'c-5', side: 'party', owner: 's1', kind: 'adept', hidden: false },
    sheet: characterSchema.parse(ADEPT),
  };
  const entrants = [...encounter(seed), adept];
  return begin(swordWorld2, 1, optionsFor(seed), entrants, seededDice(seed));
}

type Mix = Readonly<Record<Step['kind'], number>>;
const MIX: Mix = { play: 12, meddle: 4, any: 3, overrule: 1 };

/**
 * A fight in which players and GM do all sorts of things, allowed or not. `between` may put another
 * fight in the place of the one that a step led to.
 */
export function* walk(
  seed: number,
  steps: number,
  between: (fight: SwFight, events: readonly FightEvent[]) => Fight = (fight) => fight,
  mix: Mix = MIX,
): Generator<Step> {
  const pick = picker(seed * 7919 + 1);
  const dice = seededDice(seed);
  const begun = start(seed);
  const events = [...begun.events];
  let fight = between(begun.fight as SwFight, events) as SwFight;
  for (let i = 0; i < steps && fight.stage === 'running'; i += 1) {
    const sent = next(fight, mix, pick);
    if (!sent) continue;
    const decided = decide(swordWorld2, fight, sent.command, sent.by, dice);
    if (!decided.ok) {
      yield { ...sent, before: fight, code: decided.refusal.code, after: fight };
      continue;
    }
    events.push(...decided.value.events);
    const after = between(decided.value.fight as SwFight, events) as SwFight;
    yield { ...sent, before: fight, done: decided.value, after };
    fight = after;
  }
}

type Sent = Pick<Step, 'kind' | 'command' | 'by'>;

function next(fight: SwFight, mix: Mix, pick: (n: number) => number): Sent | null {
  const kind = weighted(mix, pick);
  switch (kind) {
    case 'play': {
      const choice = randomChoice(swordWorld2, fight, pick);
      return choice && { kind, ...choice };
    }
    case 'meddle':
      return { kind, command: meddling(fight, pick), by: GM_VIEWER };
    case 'any':
    case 'overrule':
      return acting(fight, kind, pick);
  }
}

function weighted(mix: Mix, pick: (n: number) => number): Step['kind'] {
  const bag = Object.entries(mix).flatMap(([kind, n]) => Array<string>(n).fill(kind));
  return bag[pick(bag.length)] as Step['kind'];
}

function acting(
  fight: SwFight,
  kind: 'any' | 'overrule',
  pick: (n: number) => number,
): Sent | null {
  const everybody = all(fight);
  if (everybody.length === 0) return null;
  const actor = everybody[pick(everybody.length)]!;
  const parts = [undefined, ...Object.keys(actor.body.parts)];
  const part = parts[pick(parts.length)];
  const command = {
    ...{ type: 'act', actor: actor.id, action: anyAction(fight, actor, pick) as JsonObject },
    ...(part === undefined ? {} : { part }),
    ...(kind === 'overrule' ? { override: true } : {}),
  } as FightCommand;
  return { kind, command, by: kind === 'overrule' ? GM_VIEWER : playerOf(actor) };
}
