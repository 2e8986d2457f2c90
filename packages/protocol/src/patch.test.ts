import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyPatch, diff } from './patch';

/** What travels: a patch is only ever seen after JSON has carried it. */
const carried = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

/** JSON values that are often alike, with the names a patch could stumble over. */
const json = fc
  .letrec((tie) => ({
    value: fc.oneof(
      { maxDepth: 4 },
      fc.constantFrom(null, true, 0, 1, '', 'a'),
      fc.array(tie('value'), { maxLength: 4 }),
      fc.dictionary(fc.constantFrom('a', 'b', 'c', '=', '@', '__proto__'), tie('value'), {
        maxKeys: 4,
        noNullPrototype: true,
      }),
    ),
  }))
  .value.map(carried);

describe('diff and applyPatch', () => {
  it('lead from any JSON value to any other', () => {
    fc.assert(
      fc.property(json, json, (before, after) => {
        const patch = diff(before, after);
        const result = patch === undefined ? before : applyPatch(before, carried(patch));
        expect(JSON.stringify(sorted(result))).toBe(JSON.stringify(sorted(after)));
      }),
      { numRuns: 2000 },
    );
  });

  it('say nothing of a value that is the same', () => {
    fc.assert(fc.property(json, (value) => diff(value, carried(value)) === undefined));
  });

  it('leave the value before as it was', () => {
    fc.assert(
      fc.property(json, json, (before, after) => {
        const copy = JSON.stringify(before);
        applyPatch(before, diff(before, after) ?? {});
        expect(JSON.stringify(before)).toBe(copy);
      }),
    );
  });
});

describe('diff', () => {
  it('is a JSON merge patch: only what changed, null for what is gone', () => {
    expect(diff({ hp: 10, mp: 3, prone: true }, { hp: 7, mp: 3 })).toEqual({ hp: 7, prone: null });
  });

  it('does not look into objects that are the same one', () => {
    const trap = new Proxy(
      {},
      {
        ownKeys: () => {
          throw new Error('looked into');
        },
      },
    );
    expect(diff({ kept: trap, hp: 1 }, { kept: trap, hp: 2 })).toEqual({ hp: 2 });
  });

  it('takes an undefined member for an absent one', () => {
    expect(diff({ a: undefined, b: 1 }, { b: 1, c: undefined })).toBeUndefined();
    expect(diff({ a: 1 }, { a: undefined })).toEqual({ a: null });
  });

  it('cuts out of a list and puts in, where most of it stays', () => {
    expect(diff(['a', 'b', 'c'], ['b', 'c'])).toEqual({ '@': [0, 1] });
    expect(diff(['a', 'b', 'c'], ['a', 'x', 'y', 'c'])).toEqual({ '@': [1, 1, 'x', 'y'] });
    expect(diff(['a'], ['b'])).toEqual(['b']);
  });

  it('marks a value that a merge would change', () => {
    expect(diff({}, { choice: null })).toEqual({ choice: { '=': null } });
    expect(diff({}, { ask: { default: null } })).toEqual({ ask: { '=': { default: null } } });
  });
});

describe('applyPatch', () => {
  it('shares what did not change', () => {
    const before = { kept: { deep: 1 }, hp: 1 };
    const after = applyPatch(before, { hp: 2 }) as typeof before;
    expect(after.kept).toBe(before.kept);
  });

  it('sets no prototype from outside', () => {
    const after = applyPatch({}, JSON.parse('{"__proto__":{"evil":true}}'));
    expect(Object.getPrototypeOf(after)).toBe(Object.prototype);
    expect(({} as { evil?: boolean }).evil).toBeUndefined();
  });
});

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return entries.map(([key, member]) => [key, sorted(member)]);
}
