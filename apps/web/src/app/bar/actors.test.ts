import type { CombatantView, FightView, QuestionView } from '@ransen/rules';
import { GM_VIEWER, ONLOOKER, seatViewer } from '@ransen/rules';
import { describe, expect, it } from 'vitest';
import { actorsOf } from './actors';

const combatant = (id: string, owner: string): CombatantView => ({
  id,
  side: id.startsWith('c-') ? 'party' : 'enemy',
  owner,
  body: {},
});

function fight(slots: FightView['slots'], question?: QuestionView): FightView {
  return {
    no: 1,
    system: 'duel',
    stage: 'running',
    options: {},
    combatants: {
      'c-ann': combatant('c-ann', 's1'),
      'c-ben': combatant('c-ben', 's2'),
      'e-rat': combatant('e-rat', 'gm'),
    },
    slots,
    waits: [],
    proposals: [],
    data: {},
    ...(question ? { question } : {}),
  };
}

const slot = (actor: string, part?: string) => ({ actor, turn: 'turn', ...(part ? { part } : {}) });
const keys = (...args: Parameters<typeof actorsOf>) => actorsOf(...args).map(({ key }) => key);

describe('whom one acts for', () => {
  const all = fight([slot('c-ann'), slot('c-ben'), slot('e-rat', 'p1'), slot('e-rat', 'p2')]);

  it('is who stands in the order and is one’s own, part by part', () => {
    expect(keys(all, seatViewer('s1'))).toEqual(['c-ann']);
    expect(keys(all, GM_VIEWER)).toEqual(['e-rat/p1', 'e-rat/p2']);
    expect(keys(all, ONLOOKER)).toEqual([]);
  });

  it('is also whom the GM took over, in the order or not', () => {
    expect(keys(all, GM_VIEWER, ['c-ben'])).toEqual(['c-ben', 'e-rat/p1', 'e-rat/p2']);
    expect(keys(fight([slot('c-ann')]), GM_VIEWER, ['c-ben'])).toEqual(['c-ben']);
  });

  it('is first of all who is asked for an action, until that is confirmed', () => {
    const question = (confirmed: boolean): QuestionView => ({
      id: 'q1',
      label: 'command',
      asks: { 'c-ann': { kind: 'action', default: {} } },
      answers: { 'c-ann': { value: {}, confirmed } },
    });
    const asked = actorsOf(fight([slot('c-ann')], question(false)), seatViewer('s1'));
    expect(asked).toEqual([{ key: 'c-ann', id: 'c-ann', question: 'q1' }]);
    expect(actorsOf(fight([], question(true)), seatViewer('s1'))).toEqual([]);
  });

  it('is only the first in the order where they act one after another, and nobody meanwhile', () => {
    const first = fight([slot('c-ann'), slot('c-ben')]);
    expect(keys(first, seatViewer('s1'), [], true)).toEqual(['c-ann']);
    expect(keys(first, seatViewer('s2'), [], true)).toEqual([]);
    expect(keys({ ...first, acting: 'c-ann' }, seatViewer('s1'), [], true)).toEqual([]);
  });

  it('is nobody once the fight is over', () => {
    expect(keys({ ...all, stage: 'over' }, GM_VIEWER)).toEqual([]);
  });
});
