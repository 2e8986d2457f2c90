import { describe, expect, it } from 'vitest';
import { Battle } from './testing/battle';

describe('a field that the GM corrects', () => {
  const herb = { id: 'herb', name: '薬草', restores: 'hp', base: 10 } as const;
  const battle = new Battle({ party: { amy: { items: [herb] } } });
  const tried = (field: string) =>
    battle.refused({ type: 'correct', target: 'amy', field, value: 1 });

  it('is one by its name alone, an item by its id', () => {
    expect(['hp', 'lp', 'item:herb'].map(tried)).toEqual([null, null, null]);
  });

  it.each(['hp:x', 'hp:', 'item', 'item:', 'item:herb:x', 'item:constructor', '__proto__', ''])(
    'is not %j',
    (field) => expect(tried(field)).toBe('unknown_field'),
  );
});
