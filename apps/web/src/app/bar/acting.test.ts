import { GM_VIEWER, type FightView } from '@ransen/rules';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Desk } from '../room/desk.svelte';
import { Acting } from './acting.svelte';

const rat = (id: string) => ({ id, side: 'enemy', owner: 'gm', body: {} });
const fight = {
  stage: 'running',
  combatants: { 'e-1': rat('e-1'), 'e-2': rat('e-2'), 'e-3': rat('e-3') },
  slots: [
    { actor: 'e-1', part: 'p1', turn: 'turn' },
    { actor: 'e-1', part: 'p2', turn: 'turn' },
    { actor: 'e-2', turn: 'turn' },
    { actor: 'e-3', turn: 'turn' },
  ],
} as unknown as FightView;

let changes: number;
let acting: Acting;
const now = () => acting.now.map(({ key }) => key);

beforeEach(() => {
  changes = 0;
  const desk = { fight, you: GM_VIEWER, isFrozen: false, web: {} } as Desk;
  acting = new Acting(desk, () => (changes += 1));
});

describe('whom the GM acts for', () => {
  it('is the first in the order, who is not selected by that', () => {
    expect(now()).toEqual(['e-1/p1']);
    expect(acting.selected).toEqual([]);
    expect(acting.isSelected('e-1/p1')).toBe(false);
  });

  it('are those selected, in the order of the fight', () => {
    acting.toggle('e-3');
    acting.toggleKey('e-2');
    expect(now()).toEqual(['e-2', 'e-3']);
    expect(acting.selected).toEqual(['e-2', 'e-3']);
    acting.toggle('e-3');
    acting.toggle('e-2');
    expect([now(), acting.selected]).toEqual([['e-1/p1'], []]);
    expect(changes).toBe(4);
  });

  it('are the parts of one, one tap after the other; the next tap lets the last go', () => {
    acting.toggle('e-1');
    acting.toggle('e-1');
    expect(now()).toEqual(['e-1/p1', 'e-1/p2']);
    acting.toggle('e-1');
    expect(now()).toEqual(['e-1/p1']);
  });

  it('leave the squad once they have acted', () => {
    acting.toggle('e-2');
    acting.toggle('e-3');
    acting.done(acting.now[0]!);
    expect([now(), acting.selected]).toEqual([['e-3'], ['e-3']]);
  });
});
