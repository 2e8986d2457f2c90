import { expect, test } from 'vitest';
import { rememberEach, rememberLast, share } from './remembered';
import { sameText } from './json';

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

test('what was made of the same source and has the very same members is one object', () => {
  const [source, part] = [{}, {}];
  const first = share(source, { part, n: 1 });
  expect(share(source, { part, n: 1 })).toBe(first);
  expect(share({}, { part, n: 1 })).not.toBe(first);
  for (const other of [{ part, n: 2 }, { part: {}, n: 1 }, { n: 1, part }, { part }]) {
    expect(share<object>(source, other)).toBe(other);
  }
  const [list, object]: object[] = [[], {}];
  expect([share(part, list!), share(part, object!)]).toEqual([list, object]);
});

test('texts are the same when every key is in its place', () => {
  expect(sameText({ a: 1, b: [{ c: null }] }, { a: 1, b: [{ c: null }], d: undefined })).toBe(true);
  const others = [{ b: 2, a: 1 }, { a: 1 }, { a: 1, b: 3 }, { a: 1, b: 2, c: 3 }, [1, 2], null];
  for (const other of others) expect(sameText({ a: 1, b: 2 }, other)).toBe(false);
});
