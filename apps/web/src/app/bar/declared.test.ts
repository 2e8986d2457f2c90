import { GM_VIEWER, seatViewer, type FightView } from '@ransen/rules';
import { expect, it } from 'vitest';
import { declaredOf } from './declared';

const person = (id: string, owner: string) => ({ id, side: 'party', owner, body: {} });

/** Two are asked for an action, one of whom has confirmed; the GM is asked for nothing. */
const fight = {
  combatants: { 'c-ann': person('c-ann', 's1'), 'c-ben': person('c-ben', 's1') },
  question: {
    id: 'q1',
    label: 'command',
    asks: {
      'c-ann': { kind: 'action', default: {} },
      'c-ben': { kind: 'action', default: {} },
    },
    answers: {
      'c-ann': { value: { do: 'guard' }, confirmed: true },
      'c-ben': { value: { do: 'attack' }, confirmed: false },
    },
  },
} as unknown as FightView;

it('lists one’s own confirmed actions while others are missing', () => {
  expect(declaredOf(fight, seatViewer('s1'))).toEqual([
    { question: 'q1', who: 'c-ann', action: { do: 'guard' } },
  ]);
});

it('lists nobody else’s, and nothing once the question is closed', () => {
  expect(declaredOf(fight, seatViewer('s2'))).toEqual([]);
  expect(declaredOf(fight, GM_VIEWER)).toEqual([]);
  const { question: _, ...closed } = fight;
  expect(declaredOf(closed, seatViewer('s1'))).toEqual([]);
});
