import { expect, test } from 'vitest';
import { toy } from './probes/toy';
import { ToyPlay } from './probes/toy-play';
import { askOne, emit } from './script';
import type { AnySystem } from './system';
import { GM_VIEWER, seatViewer } from './viewer';

/** When the fight is over amy says how much she finds; it is revealed once. */
const looting: AnySystem = {
  ...toy,
  aftermath: ({ data }) => (data.revealed === 0 ? { script: 'loot', args: null } : null),
  scripts: {
    ...toy.scripts,
    *loot() {
      yield* askOne('amy', 'loot', { kind: 'number', min: 1, max: 6, default: 1 });
      yield* emit({ type: 'toy.revealed' });
    },
  },
};

test('a fight that is over has an aftermath, and is closed only after it', () => {
  const play = new ToyPlay(1, looting);
  expect(play.do({ type: 'finish' }, GM_VIEWER).refused).toBe('fight_running');
  play.do({ type: 'end' }, GM_VIEWER);
  expect(play.fight.stage).toBe('over');
  expect(play.fight.open?.question).toMatchObject({ id: 'q1', label: 'loot' });
  expect(play.do({ type: 'finish' }, GM_VIEWER).refused).toBe('action_open');
  const found = { type: 'answer', question: 'q1', who: 'amy', value: 6, confirm: true } as const;
  play.do(found, seatViewer('s-amy'));
  expect(play.fight).toMatchObject({ open: null, data: { revealed: 1 } });
  play.do({ type: 'finish' }, GM_VIEWER);
  expect(play.fight.stage).toBe('closed');
  expect(play.do({ type: 'undo' }, GM_VIEWER).refused).toBe('fight_over');
});
