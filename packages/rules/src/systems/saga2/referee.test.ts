import { describe, expect, it } from 'vitest';
import { apply } from '../../kernel/apply';
import { decide } from '../../kernel/decide';
import { seededDice, type Dice } from '../../kernel/dice';
import type { Fight } from '../../kernel/fight';
import { GM_VIEWER } from '../../kernel/viewer';
import { picker, randomChoice, type Choice } from '../../testing/random-play';
import { saga2 } from '.';
import type { SgEvent } from './events';
import type { SgFight } from './state';
import { Referee } from './testing/referee';
import { start } from './testing/walk';

const SEEDS = 14;
const CHOICES = 250;

/** Dice that come in threes, so that three alike are no rarity. */
const threefold =
  (dice: Dice): Dice =>
  (stream, index, sides) =>
    dice(stream, Math.floor(index / 3), sides);

const SPECIAL: Choice = {
  command: { type: 'rule', command: { do: 'special', on: true } },
  by: GM_VIEWER,
};

interface Happened {
  readonly fight: SgFight;
  readonly event: SgEvent;
}

/** What happens in a fight played at random, each event with the fight before it. */
function* played(seed: number): Generator<Happened> {
  const pick = picker(seed * 131 + 5);
  const dice = seed % 2 === 0 ? seededDice(seed) : threefold(seededDice(seed));
  let fight: Fight = start(seed).fight;
  let choice: Choice | null = seed % 3 === 0 ? SPECIAL : randomChoice(saga2, fight, pick);
  for (let i = 0; choice && i < CHOICES; i += 1) {
    const decided = decide(saga2, fight, choice.command, choice.by, dice);
    if (!decided.ok) throw new Error(decided.refusal.code);
    for (const event of decided.value.events) {
      if (event.type.startsWith('sg.')) {
        yield { fight: fight as SgFight, event: event as SgEvent };
      }
      fight = apply(saga2, fight, event);
    }
    choice = randomChoice(saga2, fight, pick);
  }
}

const games = Array.from({ length: SEEDS }, (_, seed) => [...played(seed)]);

/** What a referee says of all games, with each event as `told` to it. */
const faultsOf = (told: (event: SgEvent) => SgEvent): string[] =>
  games.flatMap((game, seed) => {
    const referee = new Referee();
    for (const { fight, event } of game) referee.see(fight, told(event));
    return referee.faults.map((fault) => `seed ${seed}: ${fault}`);
  });

describe('fights played at random, under the eyes of a referee who knows the rule book alone', () => {
  it('keep to SG-CHK-2, SG-ATK-10, SG-ATK-11, SG-ATT-7, SG-GLM-11, SG-STS-1 and SG-TRN-12', () => {
    expect(faultsOf((event) => event)).toEqual([]);
  });

  it.each<[string, (event: SgEvent) => SgEvent]>([
    ['SG-CHK-2', (e) => (e.type === 'sg.checked' ? better(e) : e)],
    ['SG-ATK-10', (e) => (e.type === 'sg.answered' ? { ...e, outcome: 'evaded' } : e)],
    ['SG-ATK-4', (e) => (e.type === 'sg.answered' ? { ...e, extraDice: e.extraDice + 1 } : e)],
    ['SG-ATK-11', (e) => (e.type === 'sg.damaged' ? { ...e, dealt: e.dealt + 1 } : e)],
    ['SG-STS-1', (e) => (e.type === 'sg.damaged' ? { ...e, lp: 1 - (e.lp ?? 0) } : e)],
    ['SG-STS-4', (e) => (e.type === 'sg.damaged' ? { ...e, dealt: e.dealt + 1 } : e)],
    ['SG-GLM-11', (e) => (e.type === 'sg.glimmer' ? higher(e) : e)],
    ['SG-TRN-12', (e) => (e.type === 'sg.ordered' ? { ...e, order: e.order.toReversed() } : e)],
  ])('would be faulted for %s', (clause, told) => {
    expect(faultsOf(told).some((fault) => fault.includes(clause))).toBe(true);
  });
});

type Of<T extends SgEvent['type']> = Extract<SgEvent, { type: T }>;

const better = (event: Of<'sg.checked'>): SgEvent => ({
  ...event,
  check: { ...event.check, modifier: event.check.modifier + 1 },
});

const higher = (event: Of<'sg.glimmer'>): SgEvent => ({
  ...event,
  technique: { ...event.technique, rank: event.technique.rank + 1 },
});
