import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LogEntry } from '../../ui/log/log';
import type { Desk } from '../room/desk.svelte';
import Announcement from './Announcement.svelte';

beforeEach(() => vi.useFakeTimers());

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const found = (id: string, banner: string): LogEntry => ({
  ...{ id, kind: 'found', title: '閃き', text: ['だれかが閃いた。'], banner, fresh: true },
});
const said: LogEntry = { id: '2', kind: 'chat', speaker: 'アキ', text: 'おお', fresh: true };
const deskWith = (lines: readonly LogEntry[]) => ({ lines }) as Desk;

test('what is found is told for a while, whatever else comes, one after the other', async () => {
  const first = found('1', '水面の月');
  const { rerender } = render(Announcement, { desk: deskWith([first]) });
  expect(screen.getByRole('status').textContent).toContain('水面の月');
  await vi.advanceTimersByTimeAsync(3_000);
  await rerender({ desk: deskWith([first, said, found('3', '朝凪の太刀')]) });
  expect(screen.getByRole('status').textContent).toContain('水面の月');
  await vi.advanceTimersByTimeAsync(2_000);
  expect(screen.getByRole('status').textContent).toContain('朝凪の太刀');
  await vi.advanceTimersByTimeAsync(5_000);
  expect(screen.queryByRole('status')).toBeNull();
});
