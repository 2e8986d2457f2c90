import { STARTERS } from '@ransen/rules/starters';
import type { JsonObject } from '@ransen/rules';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { afterEach, describe, expect, test } from 'vitest';
import { saga2Web as web } from '..';
import { optionProblems, problemsOf } from '../../../app/lobby/sheet-check';
import Host from '../testing/EditorHost.svelte';

afterEach(cleanup);

type Side = 'party' | 'enemy';

/** The editor on a sheet; `sheet()` is how it stands now. */
function edit(side: Side, initial: JsonObject) {
  let now = initial;
  render(Host, { side, initial, onsheet: (sheet: JsonObject) => (now = sheet) });
  return { sheet: () => now, problems: () => problemsOf(web, side, now) };
}

const type = (label: string, value: string, inside: ReturnType<typeof within> = screen) =>
  fireEvent.input(inside.getByLabelText(label), { target: { value } });

const region = (name: string) =>
  within(screen.getByRole('region', { name: new RegExp(`^${name}`) }));

describe('a character from nothing', () => {
  test('a name and the figures of SG-DAT-5 are enough', async () => {
    const { sheet, problems } = edit('party', web.blankCharacter());
    await type('名前', 'ナツ', region('基本'));
    await fireEvent.click(screen.getByRole('button', { name: '能力値から入れる' }));
    // 体 3, 技 3, no spell skill: HP 20 + 15, WP 9, JP 0, LP 6 + 1, DP 1.
    expect(sheet()).toMatchObject({
      ...{ hp: { max: 35 }, wp: { max: 9 }, jp: { max: 0 }, lp: { max: 7 }, dp: 1 },
    });
    expect(problems()).toEqual({});
  });

  test('every number stays free to change', async () => {
    const { sheet } = edit('party', web.blankCharacter());
    await fireEvent.click(screen.getByRole('button', { name: '能力値から入れる' }));
    await type('最大HP', '４１');
    expect(sheet()).toMatchObject({ hp: { max: 41 } });
  });

  test('a weapon that goes is in no hand any more', async () => {
    const { sheet } = edit('party', web.blankCharacter());
    await fireEvent.click(screen.getByRole('button', { name: '武器を加える' }));
    await fireEvent.click(region('盾').getByRole('checkbox', { name: '新しい武器' }));
    expect(sheet()).toMatchObject({ inHand: ['w1'] });
    await fireEvent.click(screen.getByRole('button', { name: '新しい武器を消す' }));
    expect(sheet()).toMatchObject({ inHand: [], weapons: [] });
  });
});

describe('techniques', () => {
  test('are picked from the samples, each once', async () => {
    const { sheet } = edit('party', web.blankCharacter());
    const picker = within(screen.getByRole('group', { name: '見本から選ぶ' }));
    await fireEvent.click(picker.getByRole('button', { name: '加える' }));
    expect(sheet()['techniques']).toMatchObject([{ skill: 'sword', rank: 1 }]);
    const options = within(picker.getByLabelText('見本から選ぶ')).getAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).not.toContain('1 露払い');
  });

  test('are written with the figures of their rank (SG-DAT-5)', async () => {
    const { sheet } = edit('enemy', web.blankEnemy());
    await fireEvent.click(screen.getByRole('button', { name: '技・術を書く' }));
    const row = within(screen.getByRole('group', { name: '新しい技・術' }));
    await type('ランク', '3', row);
    await fireEvent.click(row.getByRole('button', { name: 'ランクから入れる' }));
    // Rank 3: cost 3, dice 1 + 2, base power 6.
    expect(sheet()['techniques']).toMatchObject([{ cost: 3, dice: 3, base: 6 }]);
  });
});

test('the group’s own techniques are an option of the room', async () => {
  let options: JsonObject = { knowledge: true };
  const Editor = await web.optionsEditor!();
  const { rerender } = render(Editor, {
    value: options,
    problems: {},
    onchange: (next: JsonObject) => (options = next),
  });
  await fireEvent.click(screen.getByRole('button', { name: '技・術を書く' }));
  expect(optionProblems(web, options)).toEqual({ 'techniques.0.name': '名前を入れてください。' });
  await rerender({ value: options });
  await type('名前', '水切り', within(screen.getByRole('group', { name: '新しい技・術' })));
  expect(optionProblems(web, options)).toEqual({});
});

describe('what is wrong is said at its field', () => {
  test('in words, with the field’s name', () => {
    const sheet = { name: '', rank: 1, hit: 3, evasion: 3, resist: 3, hp: 10 };
    const { problems } = edit('enemy', sheet);
    expect(Object.keys(problems())).toEqual(['name']);
    expect(web.fieldName?.('weapons.0.attack')).toBe('武器1・攻撃力');
    expect(web.fieldName?.('hp.now')).toBe('今のHP');
  });
});

const { characters, enemies } = STARTERS['saga2']!;

describe.each([
  ['party', characters],
  ['enemy', enemies],
] as const)('samples: %s', (side, sheets) => {
  test.each(Object.entries(sheets))('%s opens and can be saved as it is', (_, sheet) => {
    const { problems } = edit(side, sheet as JsonObject);
    expect(problems()).toEqual({});
    expect(screen.queryByText(/undefined|\[object/)).toBeNull();
  });
});
