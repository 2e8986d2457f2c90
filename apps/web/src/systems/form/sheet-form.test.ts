import { describe, expect, test } from 'vitest';
import type { JsonObject } from '@ransen/rules';
import { SheetForm } from './sheet-form';

/** A form whose sheet is what was put into it last. */
function formOf(sheet: JsonObject, problems: Record<string, string> = {}) {
  let value = sheet;
  return new SheetForm(() => ({ value, problems, onchange: (next) => (value = next) }));
}

describe('a sheet by path', () => {
  test('a new value leaves the old sheet as it was', () => {
    const sheet = {
      weapons: [
        { id: 'a', name: '剣' },
        { id: 'b', name: '槍' },
      ],
    };
    const form = formOf(sheet);
    form.put(['weapons', 1, 'name'], '斧');
    expect(form.sheet).toEqual({
      weapons: [
        { id: 'a', name: '剣' },
        { id: 'b', name: '斧' },
      ],
    });
    expect(sheet.weapons[1]).toEqual({ id: 'b', name: '槍' });
  });

  test('what is not there yet is made, and undefined takes a field away', () => {
    const form = formOf({});
    form.put(['bonuses', 'spirit'], 2);
    expect(form.sheet).toEqual({ bonuses: { spirit: 2 } });
    form.put(['bonuses', 'spirit'], undefined);
    expect(form.sheet).toEqual({ bonuses: {} });
  });

  test('SW-DAT-1 a bare number is the maximum, also once more is said', () => {
    const form = formOf({ hp: 20 });
    expect(form.number(['hp', 'max'])).toBe(20);
    form.put(['hp', 'now'], 7);
    expect(form.sheet).toEqual({ hp: { max: 20, now: 7 } });
  });

  test('an inherited name is no field', () => {
    expect(formOf({}).at(['constructor', 'name'])).toBeUndefined();
  });

  test('rows keep their keys when one before them goes', () => {
    const form = formOf({ loot: [{ roll: 'auto' }, { roll: { to: 8 } }, { roll: { from: 9 } }] });
    const [, second, third] = form.rows(['loot']);
    form.remove(['loot'], 0);
    expect(form.rows(['loot']).map(({ key }) => key)).toEqual([second!.key, third!.key]);
    form.add(['loot'], { roll: 'auto' });
    expect(new Set(form.rows(['loot']).map(({ key }) => key)).size).toBe(3);
  });

  test('a free id is one that no row has', () => {
    expect(formOf({ weapons: [{ id: 'w1' }, { id: 'w3' }] }).freeId(['weapons'], 'w')).toBe('w2');
  });

  test('problems are found by path, as they are worded', () => {
    const form = formOf({}, { 'weapons.0.name': '名前を入れてください。' });
    expect(form.problem(['weapons', 0, 'name'])).toBe('名前を入れてください。');
    expect(form.problem(['mp'])).toBeUndefined();
  });
});
