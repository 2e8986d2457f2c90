import { fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { beforeEach, expect, test, vi } from 'vitest';
import type { LogEntry } from './log';
import LogView from './LogView.svelte';

const line = (id: number): LogEntry => ({ id: `e${id}`, kind: 'system', text: `行${id}` });
const lines = (count: number) => Array.from({ length: count }, (_, i) => line(i));

/** jsdom lays nothing out: the list keeps its estimates, and these are the sizes of the box. */
function size(box: HTMLElement, scrollHeight: number) {
  Object.defineProperties(box, {
    scrollHeight: { value: scrollHeight, configurable: true },
    clientHeight: { value: 600, configurable: true },
  });
}

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
});

test('of 5000 entries only what can be seen is drawn, the last one among them', async () => {
  const { container } = render(LogView, { entries: lines(5000) });
  await tick();
  const drawn = container.querySelectorAll('.ln');
  expect(drawn.length).toBeGreaterThan(5);
  expect(drawn.length).toBeLessThan(40);
  expect(screen.getByText('行4999')).toBeTruthy();
});

test('at the end it follows, and new lines are read out', async () => {
  const { rerender } = render(LogView, { entries: lines(100) });
  await rerender({ entries: lines(101) });
  expect(screen.getByText('行100')).toBeTruthy();
  expect(screen.getByRole('log').getAttribute('aria-live')).toBe('polite');
  expect(screen.queryByRole('button')).toBeNull();
});

test('scrolled up it stays, counts what is new, and one press goes to the end', async () => {
  const { rerender } = render(LogView, { entries: lines(100) });
  const box = screen.getByRole('log');
  size(box, 7200);
  box.scrollTop = 6600;
  await fireEvent.scroll(box);
  box.scrollTop = 1000;
  await fireEvent.scroll(box);
  await rerender({ entries: lines(103) });
  expect(screen.queryByText('行102')).toBeNull();
  expect(box.scrollTop).toBe(1000);
  await fireEvent.click(screen.getByRole('button', { name: '新着3件' }));
  expect(screen.getByText('行102')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

test('older entries put in front are not new', async () => {
  const { rerender } = render(LogView, { entries: lines(100).slice(50) });
  const box = screen.getByRole('log');
  size(box, 3600);
  box.scrollTop = 3000;
  await fireEvent.scroll(box);
  box.scrollTop = 100;
  await fireEvent.scroll(box);
  await rerender({ entries: lines(100) });
  expect(screen.queryByRole('button')).toBeNull();
  expect(box.scrollTop).toBe(100 + 50 * 72);
});
