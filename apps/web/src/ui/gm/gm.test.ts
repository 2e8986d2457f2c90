import { fireEvent, render, screen } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import ValueCorrection from './ValueCorrection.svelte';
import VisibilityList from './VisibilityList.svelte';

const values = [
  { id: 'b', name: 'ボガードA', label: 'HP', value: 6, max: 18 },
  { id: 'z', name: 'ゼノン', label: 'HP', value: -6, max: 26 },
];

function correction() {
  const seen: [string, number][] = [];
  render(ValueCorrection, {
    values,
    oncorrect: (id: string, value: number) => seen.push([id, value]),
  });
  return seen;
}

test('a correction shows the difference before it is made', async () => {
  const seen = correction();
  await fireEvent.input(screen.getByRole('textbox', { name: '新しいHP' }), {
    target: { value: '８' },
  });
  expect(screen.getByRole('status').textContent).toBe('＋2');
  await fireEvent.submit(document.querySelector('form')!);
  expect(seen).toEqual([['b', 8]]);
});

test('no difference, out of range: nothing is sent', async () => {
  const seen = correction();
  await fireEvent.submit(document.querySelector('form')!);
  await fireEvent.input(screen.getByRole('textbox'), { target: { value: '19' } });
  await fireEvent.submit(document.querySelector('form')!);
  expect(seen).toEqual([]);
});

test('choosing another value starts from what it is now', async () => {
  correction();
  await fireEvent.change(screen.getByRole('combobox'), { target: { value: 'z' } });
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('-6');
});

test('visibility takes effect at once, by kind', async () => {
  const seen: string[] = [];
  render(VisibilityList, {
    rows: [{ id: 'r', name: 'レブナント', level: 'hidden' }],
    onchange: (id: string, level: string) => seen.push(`${id} ${level}`),
  });
  await fireEvent.click(screen.getByRole('radio', { name: '識別' }));
  expect(seen).toEqual(['r identified']);
});
