import { fireEvent, render, screen } from '@testing-library/svelte';
import { describe, expect, test } from 'vitest';
import Menu from './Menu.svelte';
import NumberInput from './NumberInput.svelte';
import { parseNumber } from './parse-number';
import SegmentedControl from './SegmentedControl.svelte';

describe('numbers as people type them', () => {
  test.each([
    ['7', 7],
    ['７', 7],
    [' １２ ', 12],
    ['-2', -2],
    ['−2', -2],
    ['－２', -2],
    ['ー2', -2],
    ['＋4', 4],
    ['-0', 0],
  ])('%s is %i', (text, value) => {
    expect(parseNumber(text)).toBe(value);
  });

  test.each(['', '七', '1.5', '1e3', '0x10', '--1', '99999999999999999999'])(
    '%s is none',
    (text) => {
      expect(parseNumber(text)).toBeUndefined();
    },
  );
});

describe('a number field', () => {
  test('reports the number while typing and tidies the text when left', async () => {
    const seen: (number | undefined)[] = [];
    render(NumberInput, {
      label: 'HP',
      value: 3,
      onchange: (value: number | undefined) => seen.push(value),
    });
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'HP' });
    await fireEvent.input(field, { target: { value: '１２' } });
    expect(field.value).toBe('１２');
    await fireEvent.blur(field);
    expect(field.value).toBe('12');
    await fireEvent.input(field, { target: { value: '七' } });
    expect(seen).toEqual([12, undefined]);
  });

  test('complains only after it was left, at the field', async () => {
    render(NumberInput, { label: 'HP', value: undefined });
    const field = screen.getByRole('textbox');
    await fireEvent.input(field, { target: { value: '七' } });
    expect(field.getAttribute('aria-invalid')).toBeNull();
    await fireEvent.blur(field);
    const words = document.getElementById(field.getAttribute('aria-describedby')!);
    expect(words?.textContent).toContain('数で入れてください');
  });

  test('a number from outside replaces another one, not the same in other digits', async () => {
    const { rerender } = render(NumberInput, { label: 'HP', value: 3 });
    const field = screen.getByRole<HTMLInputElement>('textbox');
    await rerender({ value: 8 });
    expect(field.value).toBe('8');
    await fireEvent.input(field, { target: { value: '９' } });
    await rerender({ value: 9 });
    expect(field.value).toBe('９');
  });
});

test('a segmented control is one tab stop, and arrows choose', async () => {
  const seen: string[] = [];
  render(SegmentedControl, {
    label: '見え方',
    value: 'b',
    options: ['a', 'b', 'c'].map((id) => ({ id, label: id })),
    onchange: (id: string) => seen.push(id),
  });
  const [a, b, c] = screen.getAllByRole<HTMLElement>('radio');
  expect([a, b, c].map((each) => each?.tabIndex)).toEqual([-1, 0, -1]);
  b?.focus();
  await fireEvent.keyDown(b!, { key: 'ArrowRight' });
  await fireEvent.keyDown(c!, { key: 'ArrowRight' });
  expect(seen).toEqual(['c', 'a']);
});

test('a menu takes the focus, closes on Esc, and gives the focus back', async () => {
  render(Menu, {
    label: 'メニュー',
    items: [
      { id: 'x', label: '抜ける' },
      { id: 'y', label: '終える', disabledReason: '戦闘中です。' },
    ],
    onpick: () => {},
  });
  const trigger = screen.getByRole('button', { name: 'メニュー' });
  await fireEvent.click(trigger);
  expect(document.activeElement).toBe(screen.getByRole('menuitem', { name: '抜ける' }));
  await fireEvent.keyDown(document.activeElement!, { key: 'Escape' });
  expect(screen.queryByRole('menu')).toBeNull();
  expect(document.activeElement).toBe(trigger);
});
