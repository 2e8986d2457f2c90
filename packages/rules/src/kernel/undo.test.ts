import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Fight } from './fight';
import { intents, ToyPlay } from './probes/toy-play';
import { GM_VIEWER } from './viewer';

const action = (...ops: object[]) => ({ ops }) as never;
const ask = { op: 'ask', who: [0], gm: false, drafts: 'nobody', secret: false, preset: false };
const hit = { op: 'hit', who: 1 };
const roll = { op: 'roll', who: 0, count: 2, sides: 6, secret: false };

/** What undo takes back: all but dice, numbers, ids, what was seen or said, who plays whom. */
function undoable(fight: Fight): unknown {
  const {
    drawn: _d,
    spare: _s,
    asked: _a,
    step: _n,
    appearances: _p,
    retired: _r,
    proposals: _q,
    past: _past,
    ...rest
  } = fight;
  const combatants = Object.values(fight.combatants).map(
    ({ hidden: _h, appeared: _ap, owner: _o, presets: _pr, ...combatant }) => combatant,
  );
  const data = { ...(fight.data as object), revealed: 0 };
  return JSON.parse(JSON.stringify({ ...rest, combatants, data }));
}

function table(): ToyPlay {
  return new ToyPlay(1);
}

describe('undo', () => {
  test('leads to the last boundary exactly, in the middle of an action too, again and again', () => {
    let undone = 0;
    let inTheMiddle = 0;
    fc.assert(
      fc.property(intents(40), fc.nat(), (list, seed) => {
        const play = new ToyPlay(seed);
        const boundaries: unknown[] = [];
        for (const intent of list) {
          const { before, events, after } = play.step(intent);
          if (events[0]?.type === 'stepped') boundaries.push(undoable(before));
          if (events[0]?.type !== 'undone') continue;
          undone += 1;
          if (before.open) inTheMiddle += 1;
          expect(undoable(after)).toEqual(boundaries.pop());
          expect(after.drawn).toEqual(before.drawn);
          expect(after.asked).toEqual(before.asked);
          expect(after.step).toBe(before.step);
          expect(after.appearances).toBe(before.appearances);
          expect(after.retired).toEqual(expect.arrayContaining([...before.retired]));
          expect(after.proposals).toEqual(before.proposals);
        }
        while (play.do({ type: 'undo' }, GM_VIEWER).refused === undefined) {
          expect(undoable(play.fight)).toEqual(boundaries.pop());
        }
        expect(boundaries).toEqual([]);
      }),
      { numRuns: 200 },
    );
    expect(undone).toBeGreaterThan(60);
    expect(inTheMiddle).toBeGreaterThan(20);
  });

  test('never rolls a die again', () => {
    const play = table();
    const { drawn } = play.fight;
    play.do({ type: 'act', actor: 'amy', action: action(roll, hit) }, GM_VIEWER);
    play.do({ type: 'undo' }, GM_VIEWER);
    play.do({ type: 'act', actor: 'amy', action: action(roll, hit) }, GM_VIEWER);
    expect(play.fight.drawn.party).toBe(drawn.party + 4);
  });

  test('keeps what was shown and revealed, its number, and who plays whom', () => {
    const play = table();
    play.do({ type: 'act', actor: 'amy', action: action(ask, hit) }, GM_VIEWER);
    play.do({ type: 'show', id: 'ghost' }, GM_VIEWER);
    play.do({ type: 'rule', command: 'reveal' }, GM_VIEWER);
    play.step({ kind: 'hand', a: 0, b: 1, ops: [] });
    const { ghost, amy } = play.fight.combatants;
    expect([ghost?.hidden, ghost?.appeared, amy?.owner]).toEqual([false, 3, 's-bob']);
    play.do({ type: 'undo' }, GM_VIEWER);
    expect(play.fight.open).toBeNull();
    expect(play.fight.combatants).toMatchObject({
      ghost: { hidden: false, appeared: 3 },
      amy: { owner: 's-bob' },
    });
    expect(play.fight.data).toMatchObject({ revealed: 1 });
  });

  test('keeps the number of one who was shown and concealed again', () => {
    const play = table();
    play.do({ type: 'act', actor: 'amy', action: action(ask) }, GM_VIEWER);
    play.do({ type: 'show', id: 'ghost' }, GM_VIEWER);
    play.do({ type: 'conceal', id: 'ghost' }, GM_VIEWER);
    play.do({ type: 'undo' }, GM_VIEWER);
    expect(play.fight.combatants.ghost).toMatchObject({ hidden: true, appeared: 3 });
    play.do({ type: 'show', id: 'ghost' }, GM_VIEWER);
    expect(play.fight.combatants.ghost).toMatchObject({ hidden: false, appeared: 3 });
  });

  test('takes a concealment back by itself, not with something hidden before it', () => {
    const play = table();
    play.do({ type: 'leave', id: 'ghost' }, GM_VIEWER);
    play.do({ type: 'conceal', id: 'kobold' }, GM_VIEWER);
    play.do({ type: 'undo' }, GM_VIEWER);
    expect(play.fight.combatants).not.toHaveProperty('ghost');
    expect(play.fight.combatants.kobold?.hidden).toBe(false);
    play.do({ type: 'conceal', id: 'kobold' }, GM_VIEWER);
    expect(play.fight.combatants.kobold?.hidden).toBe(true);
  });

  test('takes back the end of a fight', () => {
    const play = table();
    play.do({ type: 'end' }, GM_VIEWER);
    expect(play.do({ type: 'act', actor: 'amy', action: action(hit) }, GM_VIEWER).refused).toBe(
      'fight_over',
    );
    play.do({ type: 'undo' }, GM_VIEWER);
    expect(play.fight.stage).toBe('running');
  });
});
