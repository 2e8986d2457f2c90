import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, expect, test, vi } from 'vitest';
import type { ActionWay } from './action';
import WayGroup from './WayGroup.svelte';

afterEach(cleanup);

const way = (title: string, labels: readonly string[]): ActionWay => ({
  ...{ id: title, title, chosen: labels[0]! },
  options: labels.map((label) => ({ id: label, label })),
});

test('a few short ways stand side by side, longer ones in a list', () => {
  const ways = [way('立つ列', ['前列', '後列']), way('持つもの', ['長剣・丸盾', '長剣・手斧'])];
  render(WayGroup, { ways, onpick: () => {} });
  expect(screen.getByRole('radiogroup', { name: '立つ列' })).toBeTruthy();
  expect(screen.getByRole('combobox', { name: '持つもの' })).toBeTruthy();
});

test('choosing tells which way, and how', async () => {
  const onpick = vi.fn();
  render(WayGroup, { ways: [way('立つ列', ['前列', '後列'])], onpick });
  await fireEvent.click(screen.getByRole('radio', { name: '後列' }));
  expect(onpick).toHaveBeenCalledWith('立つ列', '後列');
});
