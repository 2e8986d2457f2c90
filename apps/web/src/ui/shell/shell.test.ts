import { fireEvent, render, screen } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import PhoneTabs from './PhoneTabs.svelte';
import Seats from './Seats.svelte';
import TurnLine from './TurnLine.svelte';

test('the turn line is a status that names whom the table waits for', () => {
  render(TurnLine, {
    tone: 'enemy',
    who: '敵の番',
    waitingFor: [{ name: 'ストラ', note: 'かばう？' }, { name: 'GM' }],
  });
  const line = screen.getByRole('status', { name: '手番' });
  expect(line.textContent?.replace(/\s+/g, '')).toContain(
    '卓が待っているのはストラ（かばう？）、GM',
  );
});

test('a lost connection is said in words, in the list and in the summary', () => {
  render(Seats, {
    seats: [
      { id: '1', name: 'GM', connected: true },
      { id: '2', name: 'ストラ', connected: false },
    ],
  });
  expect(screen.getByText('ストラ（切断）')).toBeTruthy();
  expect(screen.getByRole('button', { name: '卓にいる人、2人、切断1人' })).toBeTruthy();
});

test('tabs: three, the count is read, the GM’s third is 操作', async () => {
  const props = { tab: 'field' as const, badges: { action: 2 }, gm: false, hasAction: true };
  const { rerender } = render(PhoneTabs, props);
  const names = () => screen.getAllByRole('button').map((tab) => tab.textContent?.trim());
  expect(names()).toHaveLength(3);
  const action = screen.getByRole('button', { name: /行動.*選択2件/s });
  await fireEvent.click(action);
  expect(action.getAttribute('aria-current')).toBe('true');
  await rerender({ gm: true });
  expect(screen.getByRole('button', { name: '操作' })).toBeTruthy();
});

test('a fight that plays itself has no 行動', () => {
  render(PhoneTabs, { tab: 'field', badges: {}, gm: false, hasAction: false });
  expect(screen.queryByRole('button', { name: '行動' })).toBeNull();
});
