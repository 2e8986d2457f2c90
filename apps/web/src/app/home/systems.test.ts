import { expect, test } from 'vitest';
import { offeredSystems } from './systems';

const system = (id: string) => ({ id, name: { ja: id, en: id }, version: 1, options: {} });

test('a system that has no screen is not offered', () => {
  const known = [system('saga2'), system('not-drawn-yet'), system('sword-world-2')];
  expect(offeredSystems(known).map(({ id }) => id)).toEqual(['saga2', 'sword-world-2']);
});
