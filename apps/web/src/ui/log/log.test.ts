import { render, screen } from '@testing-library/svelte';
import { describe, expect, test } from 'vitest';
import { foe, logText, party, shownTerms, type LogRoll } from './log';
import LogLine from './LogLine.svelte';

const dice = (...values: number[]) => [{ dice: values.map((value) => ({ value })) }];

describe('shown terms add up to the shown total, or none are shown', () => {
  test.each<[string, LogRoll, boolean]>([
    ['6 and 4 with 7 is 17', { label: '', batches: dice(6, 4), terms: [7], total: 17 }, true],
    ['6 and 4 with 7 is not 18', { label: '', batches: dice(6, 4), terms: [7], total: 18 }, false],
    [
      'a table’s 5 with 7 is 12',
      { label: '', batches: dice(4, 5), tableValue: 5, terms: [7], total: 12 },
      true,
    ],
    ['hidden dice: no terms', { label: '', terms: [7], total: 17 }, false],
    ['no total: no terms', { label: '', batches: dice(6, 4), terms: [7] }, false],
  ])('%s', (_, roll, isShown) => {
    expect(shownTerms(roll) !== undefined).toBe(isShown);
  });

  test('a cancelled die does not count', () => {
    const batches = [{ dice: [{ value: 3 }, { value: 4, cancelled: true }] }];
    expect(shownTerms({ label: '', batches, terms: [2], total: 5 })).toEqual([2]);
  });
});

describe('sentences', () => {
  test('names keep their place and side; a missing one stays visible', () => {
    const text = logText('{a}の攻撃、{b}へ{c}。', { a: party('レナ'), b: foe('魔物A') });
    expect(text).toEqual([party('レナ'), 'の攻撃、', foe('魔物A'), 'へ', '{c}', '。']);
  });

  test('an inherited property is not a part', () => {
    expect(logText('{toString}', {})).toEqual(['{toString}']);
  });

  test('markup in a chat line is text', () => {
    render(LogLine, {
      entry: { id: '1', kind: 'chat', speaker: '<i>レナ', text: '<b>太字</b>' },
    });
    expect(screen.getByText('<b>太字</b>')).toBeTruthy();
    expect(document.querySelector('.chat b, .chat i')).toBeNull();
  });

  test('what was taken back stays, and says so when read', () => {
    const { container } = render(LogLine, {
      entry: { id: '1', kind: 'event', undone: true, text: ['14点。'] },
    });
    expect(container.textContent).toContain('取り消し：');
    expect(container.textContent).toContain('14点。');
  });

  test('hidden dice leave no die and no frame', () => {
    render(LogLine, {
      entry: { id: '1', kind: 'event', text: ['判定。'], rolls: [{ label: '知識', total: 9 }] },
    });
    expect(screen.queryByRole('img')).toBeNull();
  });
});
