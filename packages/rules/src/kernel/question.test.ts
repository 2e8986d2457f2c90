import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { apply } from './apply';
import { emptyFight } from './decide';
import type { Fight } from './fight';
import type { Json } from './json';
import { bytes } from './probes/rerun';
import { toy, type Op } from './probes/toy';
import { intents, ToyPlay, VIEWERS } from './probes/toy-play';
import { closingValues, fits, type Ask } from './question';
import { viewOf } from './view';
import { GM_VIEWER, ONLOOKER, seatViewer } from './viewer';

const AMY = seatViewer('s-amy');
const BOB = seatViewer('s-bob');
const asking = (over: Partial<Extract<Op, { op: 'ask' }>>): Op => ({
  op: 'ask',
  who: [0, 1],
  gm: false,
  drafts: 'answerers',
  secret: false,
  preset: false,
  ...over,
});
const hit: Op = { op: 'hit', who: 2 };

/** Order of the numbers: 0 amy, 1 bob, 2 kobold, 3 ghost (hidden). */
function asked(...ops: Op[]): ToyPlay {
  const play = new ToyPlay(3);
  const action = { ops } as unknown as Json;
  play.do({ type: 'act', actor: 'kobold', action }, GM_VIEWER);
  return play;
}
const reply = (who: string, value: Json, confirm = true, question = 'q1') =>
  ({ type: 'answer', question, who, value, confirm }) as const;
const closing = (play: ToyPlay) =>
  play.events.flatMap((event) => (event.type === 'answered' ? [event.answers] : []));

describe('a question to several', () => {
  test('changes until all have confirmed; the closing values alone are heard', () => {
    const play = asked(asking({}), hit);
    play.do(reply('amy', 3, false), AMY);
    play.do(reply('amy', 2), AMY);
    play.do(reply('bob', 0, false), BOB);
    play.do(reply('amy', 0, false), AMY);
    expect(play.fight.open?.question?.answers).toEqual({
      amy: { value: 0, confirmed: false },
      bob: { value: 0, confirmed: false },
    });
    play.do(reply('bob', 2), BOB);
    expect(closing(play)).toEqual([]);
    play.do(reply('amy', 1), AMY);
    expect(closing(play)).toEqual([{ amy: 1, bob: 2 }]);
    const straight = asked(asking({}), hit);
    straight.do(reply('bob', 2), BOB);
    straight.do(reply('amy', 1), AMY);
    expect(bytes(play.fight)).toBe(bytes(straight.fight));
  });

  test('refuses old ids, others, onlookers and what is no choice', () => {
    const play = asked(asking({ who: [0] }), asking({ who: [1] }));
    expect(play.do(reply('amy', 1), BOB).refused).toBe('old_prompt');
    expect(play.do(reply('amy', 1), ONLOOKER).refused).toBe('not_allowed');
    expect(play.do(reply('bob', 1), BOB).refused).toBe('old_prompt');
    expect(play.do(reply('amy', 4), AMY).refused).toBe('bad_answer');
    expect(play.do(reply('amy', 1), AMY).refused).toBeUndefined();
    expect(play.do(reply('amy', 1), AMY).refused).toBe('old_prompt');
    expect(play.do(reply('bob', 1), BOB).refused).toBe('old_prompt');
    expect(play.do(reply('bob', 1, true, 'q2'), GM_VIEWER).refused).toBeUndefined();
    expect(play.fight.open).toBeNull();
  });

  test('takes the default for whoever has not confirmed when it is closed', () => {
    const play = asked(asking({}));
    play.do(reply('amy', 3), AMY);
    play.do(reply('bob', 3, false), BOB);
    expect(play.do({ type: 'resolve', question: 'q1' }, BOB).refused).toBe('gm_only');
    play.do({ type: 'resolve', question: 'q1' }, GM_VIEWER);
    expect(closing(play)).toEqual([{ amy: 3, bob: 1 }]);
  });

  test('goes on when one of those asked leaves: the default is that one’s answer', () => {
    const play = asked(asking({}), hit);
    play.do({ type: 'leave', id: 'amy' }, GM_VIEWER);
    expect(closing(play)).toEqual([]);
    expect(viewOf(toy, play.fight, BOB).waits).toEqual(['bob']);
    play.do(reply('bob', 2), BOB);
    expect(closing(play)).toEqual([{ amy: 1, bob: 2 }]);
  });

  test('keeps the answer of one who had confirmed and leaves', () => {
    const play = asked(asking({}), hit);
    play.do(reply('amy', 3), AMY);
    play.do({ type: 'leave', id: 'amy' }, GM_VIEWER);
    play.do(reply('bob', 2), BOB);
    expect(closing(play)).toEqual([{ amy: 3, bob: 2 }]);
  });

  test('breaks off with the action when the one who acts leaves', () => {
    const play = asked(asking({}), hit);
    play.do({ type: 'leave', id: 'kobold' }, GM_VIEWER);
    expect(play.fight.open).toBeNull();
    expect(play.events.filter((event) => event.type === 'toy.hit')).toEqual([]);
  });

  test('follows a combatant to another person', () => {
    const play = asked(asking({ who: [0] }));
    play.step({ kind: 'hand', a: 0, b: 1, ops: [] });
    expect(viewOf(toy, play.fight, AMY).question).toBeUndefined();
    expect(play.do(reply('amy', 1), AMY).refused).toBe('old_prompt');
    expect(play.do(reply('amy', 1), BOB).refused).toBeUndefined();
  });
});

describe('changes in the middle of a question', () => {
  test('keep their place when the script runs again', () => {
    // All have 10: the first hit sees 40 + 2. One corrected to 3, one more with 10, the answer 1:
    // the second sees 43 + 3.
    const play = asked(hit, asking({ who: [0] }), hit);
    play.do({ type: 'correct', target: 'bob', field: 'hp', value: 3 }, GM_VIEWER);
    const enemies = [{ id: 'newcomer', kind: 'newcomer', hidden: true, sheet: {} }];
    play.do({ type: 'enter', enemies }, GM_VIEWER);
    play.restart();
    play.do(reply('amy', 1), AMY);
    const hits = play.events.filter((event) => event.type === 'toy.hit');
    expect(hits).toEqual([
      { type: 'toy.hit', who: 'kobold', n: 42 % 7 },
      { type: 'toy.hit', who: 'ghost', n: 46 % 7 },
    ]);
  });
});

describe('standing answers', () => {
  const preset = (who: string, value: Json) =>
    ({ type: 'preset', who, name: 'always', value }) as const;

  test('are tried first, recorded like others, and asked when one does not fit', () => {
    const play = new ToyPlay(3);
    play.do(preset('amy', 3), AMY);
    play.do(preset('bob', 9), BOB);
    const action = { ops: [asking({ who: [0], preset: true }), asking({ preset: true })] };
    play.do({ type: 'act', actor: 'kobold', action: action as unknown as Json }, GM_VIEWER);
    expect(closing(play)).toEqual([{ amy: 3 }]);
    expect(play.fight.open?.question).toMatchObject({
      id: 'q2',
      answers: { amy: { value: 3, confirmed: true } },
    });
    play.do(reply('bob', 0, true, 'q2'), BOB);
    expect(closing(play)[1]).toEqual({ amy: 3, bob: 0 });
  });

  test('are for the one who plays the combatant', () => {
    const play = new ToyPlay(3);
    expect(play.do(preset('amy', 1), BOB).refused).toBe('not_yours');
    expect(play.do(preset('ghost', 1), BOB).refused).toBe('unknown_combatant');
    play.do(preset('amy', 1), AMY);
    expect(viewOf(toy, play.fight, BOB).combatants.amy).not.toHaveProperty('presets');
    expect(viewOf(toy, play.fight, AMY).combatants.amy?.presets).toEqual({ always: 1 });
  });
});

describe('question ids', () => {
  test('of players have no gaps: they see all of theirs, and none of the GM’s', () => {
    let players = 0;
    let gms = 0;
    fc.assert(
      fc.property(intents(), fc.nat(), (list, seed) => {
        const play = new ToyPlay(seed).play(list);
        const ids: string[] = [];
        play.events.reduce(
          (fight: Fight, event) => {
            const after = apply(toy, fight, event);
            if (event.type !== 'asked') return after;
            const { id, asks } = after.open!.question!;
            const views = VIEWERS.map((viewer) => viewOf(toy, after, viewer));
            const shown = views.some((view) => view.question?.id === id);
            // A character that the GM plays for somebody is asked in front of all.
            const { combatants } = views[0]!;
            const known = Object.keys(asks).some((who) => combatants[who]?.side === 'party');
            if (shown || known) ids.push(id);
            else gms += 1;
            return after;
          },
          emptyFight(toy, 1, {}),
        );
        expect(ids).toEqual(ids.map((_, i) => `q${i + 1}`));
        players += ids.length;
      }),
      { numRuns: 200 },
    );
    expect(players).toBeGreaterThan(40);
    expect(gms).toBeGreaterThan(40);
  });
});

test('a question to an enemy that was handed to a player is numbered with the players’', () => {
  const play = new ToyPlay(3);
  play.step({ kind: 'hand', a: 2, b: 0, ops: [] });
  const action = { ops: [asking({ who: [2] })] } as unknown as Json;
  play.do({ type: 'act', actor: 'kobold', action }, AMY);
  expect(viewOf(toy, play.fight, AMY).question?.id).toBe('q1');
});

test('a question to nobody is not asked', () => {
  const play = asked(asking({ who: [] }), hit);
  expect(play.fight.open).toBeNull();
  expect(closing(play)).toEqual([]);
});

describe('an answer', () => {
  const values = [0, 1, 2].map((value) => ({ value }));
  const some: Ask = { kind: 'some', choices: values, min: 1, max: 2, default: [0] };
  const range: Ask = { kind: 'number', min: 1, max: 3, default: 1 };

  test.each([
    [some, [2, 0], true],
    [some, [], false],
    [some, [0, 1, 2], false],
    [some, [1, 1], false],
    [some, [3], false],
    [some, 1, false],
    [range, 3, true],
    [range, 0, false],
    [range, 1.5, false],
    [range, '2', false],
  ])('%j takes %j: %s', (ask, value, taken) => {
    expect(fits(ask, value)).toBe(taken);
  });

  test('closes only when everybody asked has confirmed', () => {
    const question = {
      label: 'l',
      id: 'q1',
      stream: 'party',
      asks: { a: range, b: range },
    } as const;
    const a = { value: 1, confirmed: true };
    expect(closingValues({ ...question, answers: { a } })).toBeUndefined();
    expect(closingValues({ ...question, answers: { a, b: { ...a, value: 3 } } })).toEqual({
      a: 1,
      b: 3,
    });
  });
});
