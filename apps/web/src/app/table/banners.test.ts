import { expect, test } from 'vitest';
import type { LogEntry } from '../../ui/log/log';
import { newBanners } from './banners';

const found = (id: string, more: object = {}): LogEntry => ({
  ...{ id, kind: 'found', title: '閃いた', text: [], banner: '水面の月', fresh: true },
  ...more,
});

test('what is found before one’s eyes is announced once', () => {
  const lines = [found('1'), found('2')];
  expect(newBanners(lines, '1').map(({ id }) => id)).toEqual(['2']);
  expect(newBanners(lines, '2')).toEqual([]);
});

test('neither what was read before, nor what was undone, nor a plain discovery', () => {
  const lines = [
    found('1', { fresh: false }),
    found('2', { undone: true }),
    found('3', { banner: undefined }),
  ];
  expect(newBanners(lines, undefined)).toEqual([]);
});
