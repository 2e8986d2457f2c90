import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Fight } from './fight';
import type { Json } from './json';
import { toy, toyWith, type Op } from './probes/toy';
import { intents, restored, ToyPlay } from './probes/toy-play';
import { GM_VIEWER } from './viewer';

const roll = (count: number, over: Partial<Extract<Op, { op: 'roll' }>> = {}): Op => ({
  ...{ op: 'roll', who: 0, count, sides: 6, secret: false },
  ...over,
});
const ask: Op = {
  ...{ op: 'ask', who: [0], gm: false, drafts: 'nobody' },
  ...{ secret: false, preset: false },
};
const act = (...ops: Op[]) =>
  ({ type: 'act', actor: 'amy', action: { ops } as unknown as Json }) as const;
const answer = (id: string) =>
  ({ type: 'answer', question: id, who: 'amy', value: 0, confirm: true }) as const;

/** The server comes back with a newer version of the rules. */
function upgraded(play: ToyPlay, change: (ops: Op[]) => Op[]): ToyPlay {
  const newer = new ToyPlay(5, toyWith(change));
  newer.steps.push({ ...play.steps[0]!, events: play.events.slice(newer.begun.length) });
  newer.restart();
  return newer;
}

/** What the open action has not changed yet. */
function outside({ combatants, queue, slots, data }: Fight): unknown {
  return JSON.parse(JSON.stringify({ combatants, queue, slots, data }));
}

describe('an action that a newer version cannot follow', () => {
  test('returns to its boundary; the dice that were rolled come first, in their order', () => {
    const play = new ToyPlay(5);
    const boundary = outside(play.fight);
    const { drawn } = play.fight;
    play.do(act(roll(2), ask), GM_VIEWER);
    const { faces } = play.steps[0]!.events.find((event) => event.type === 'rolled')!;

    const newer = upgraded(play, (ops) => [roll(5), ...ops.slice(1)]);
    const step = newer.do(answer('q1'), GM_VIEWER);
    expect(step.events.map((event) => event.type)).toEqual(['drafted', 'answered', 'rewound']);
    expect(outside(newer.fight)).toEqual(boundary);
    expect(newer.fight.open).toBeNull();
    expect(newer.fight.drawn.party).toBe(drawn.party + 2);

    const again = newer.do(act(roll(2), ask), GM_VIEWER);
    const rolled = again.events.find((event) => event.type === 'rolled')!;
    const fresh = [2, 3, 4].map((i) => newer.dice('party', drawn.party + i, 6));
    expect(rolled.faces).toEqual([...faces, ...fresh]);
    expect(rolled.spared).toBe(2);
    expect(newer.fight.drawn.party).toBe(drawn.party + 5);
    expect(newer.fight.open?.question?.id).toBe('q2');
  });

  test('may be taken back twice: still the same dice first', () => {
    const play = new ToyPlay(5);
    play.do(act(roll(1), roll(1), ask, roll(1)), GM_VIEWER);
    const faces = play.events.flatMap((e) =>
      e.type === 'rolled' && e.roll.label === 'roll' ? e.faces : [],
    );
    const second = upgraded(play, (ops) => [ops[0]!, ask, ...ops.slice(1)]);
    second.do(answer('q1'), GM_VIEWER);
    second.do(act(roll(1), roll(1), ask, roll(1)), GM_VIEWER);
    expect(second.fight.spare.party.map((die) => die.value)).toEqual(faces.slice(1));
    const third = upgraded(second, (ops) => [roll(3), ...ops.slice(2)]);
    third.do(answer('q2'), GM_VIEWER);
    expect(third.fight.spare.party.map((die) => die.value)).toEqual(faces);
  });

  test('other dice are no spare dice, and none is left over for another action', () => {
    const play = new ToyPlay(5);
    play.do(act(roll(2), ask), GM_VIEWER);
    const newer = upgraded(play, () => [roll(1, { sides: 4 })]);
    newer.do(answer('q1'), GM_VIEWER);
    const { drawn } = newer.fight;
    newer.do(act(roll(2)), GM_VIEWER);
    expect(newer.fight.drawn.party).toBe(drawn.party + 1);
    expect(newer.fight.spare).toEqual({ party: [], gm: [] });
  });

  test('also when it would now ask somebody else', () => {
    const play = new ToyPlay(5);
    play.do(act(ask), GM_VIEWER);
    const newer = upgraded(play, () => [{ ...ask, who: [0, 1] } as Op]);
    const step = newer.do(answer('q1'), GM_VIEWER);
    expect(step.events.at(-1)).toEqual({ type: 'rewound' });
  });

  test('also when it would now be over before', () => {
    const play = new ToyPlay(5);
    play.do(act(ask, ask), GM_VIEWER);
    const newer = upgraded(play, () => []);
    expect(newer.do(answer('q1'), GM_VIEWER).events.at(-1)).toEqual({ type: 'rewound' });
  });

  test('goes back into the queue if it came from there', () => {
    const play = new ToyPlay(5);
    play.do(act({ op: 'queue', who: 0 }, { op: 'queue', who: 1 }), GM_VIEWER);
    expect(play.fight).toMatchObject({ open: { queued: true }, queue: [{ script: 'run' }] });
    const newer = upgraded(play, (ops) => [roll(1), ...ops]);
    const step = newer.do(answer('q1'), GM_VIEWER);
    expect(step.events.slice(2).map((event) => event.type)).toEqual([
      ...['rewound', 'opened', 'rolled', 'asked'],
    ]);
    expect(newer.fight).toMatchObject({ open: { queued: true }, queue: [{ script: 'run' }] });
  });

  test('keeps what was shown since', () => {
    const play = new ToyPlay(5);
    play.do(act(roll(1), ask), GM_VIEWER);
    play.do({ type: 'show', id: 'ghost' }, GM_VIEWER);
    play.do({ type: 'rule', command: 'reveal' }, GM_VIEWER);
    const newer = upgraded(play, () => [roll(2), ask]);
    newer.do(answer('q1'), GM_VIEWER);
    expect(newer.fight.combatants.ghost).toMatchObject({ hidden: false, appeared: 3 });
    expect(newer.fight.appearances).toBe(4);
    expect(newer.fight.data).toMatchObject({ revealed: 1 });
  });

  test('leaves dice and numbers consistent, whatever was going on', () => {
    let rewound = 0;
    fc.assert(
      fc.property(intents(), intents(10), fc.nat(), (list, rest, seed) => {
        const play = new ToyPlay(seed).play(list);
        const system = toyWith((ops) => [roll(1), ...ops]);
        const newer = new ToyPlay(seed, system);
        newer.steps.push({ ...play.steps[0]!, events: play.events.slice(newer.begun.length) });
        newer.restart();
        newer.play(rest);
        rewound += newer.events.filter((event) => event.type === 'rewound').length;
        const rolled = newer.events.filter((event) => event.type === 'rolled');
        const next = { party: 0, gm: 0 };
        for (const { roll: rolledBy, faces, spared = 0 } of rolled) {
          const { stream, sides } = rolledBy;
          const fresh = faces.slice(spared);
          expect(fresh).toEqual(fresh.map((_, i) => newer.dice(stream, next[stream] + i, sides)));
          next[stream] += fresh.length;
        }
        expect(newer.fight.drawn).toEqual(next);
        expect(JSON.stringify(restored(system, newer.events).spare)).toBe(
          JSON.stringify(newer.fight.spare),
        );
      }),
      { numRuns: 200 },
    );
    expect(rewound).toBeGreaterThan(10);
  });
});

test('closed actions are applied, never run again', () => {
  const play = new ToyPlay(5);
  play.do(act(roll(2), { op: 'hit', who: 1 }), GM_VIEWER);
  const other = toyWith(() => {
    throw new Error('run again');
  });
  expect(outside(restored(other, play.events))).toEqual(outside(restored(toy, play.events)));
});
