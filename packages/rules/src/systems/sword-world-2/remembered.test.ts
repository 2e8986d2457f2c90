import { expect, test } from 'vitest';
import { rememberEach, rememberLast } from './remembered';

test('the last result is remembered, until asked about others', () => {
  let made = 0;
  const pair = rememberLast((a: object, b: object) => ({ a, b, n: (made += 1) }));
  const [one, two] = [{}, {}];
  expect(pair(one, two)).toBe(pair(one, two));
  expect(pair(two, one)).toMatchObject({ n: 2 });
  expect(pair(one, two)).toMatchObject({ n: 3 });
  const maybe = rememberLast((a: string | undefined) => [a]);
  expect([maybe(undefined, 0), maybe(undefined, 1)]).toEqual([[undefined], [undefined]]);
});

test('each object’s result is remembered with the last thing it was made from', () => {
  let made = 0;
  const each = rememberEach((a: object, b: string) => ({ a, b, n: (made += 1) }));
  const [one, two] = [{}, {}];
  const first = each(one, 'x');
  each(two, 'x');
  expect(each(one, 'x')).toBe(first);
  expect(each(one, 'y')).toMatchObject({ b: 'y', n: 3 });
  expect(each(one, 'x')).toMatchObject({ b: 'x', n: 4 });
});
