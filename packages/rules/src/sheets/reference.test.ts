import { describe, expect, it } from 'vitest';
import { characterSchema, enemySchema } from '../systems/sword-world-2/sheets';
import { fieldsOf, fieldTable, sheetReference } from './reference';

const characterFields = fieldsOf(characterSchema);
const enemyFields = fieldsOf(enemySchema);
const find = (path: string) => characterFields.find((field) => field.path === path);

describe('field reference', () => {
  it('describes every field of both sheets, each path once', () => {
    for (const fields of [characterFields, enemyFields]) {
      expect(fields.filter(({ description }) => description === '')).toEqual([]);
      expect(new Set(fields.map(({ path }) => path)).size).toBe(fields.length);
    }
  });

  it('shows type, default and need of a field', () => {
    expect(find('name')).toMatchObject({ type: 'text', required: true, default: null });
    expect(find('defence')).toMatchObject({ type: '0 to 99', required: false, default: '0' });
    expect(find('hp')).toMatchObject({ type: '1 to 9999 | object', required: true });
    expect(find('skills.*')).toMatchObject({ type: '0 to 30' });
  });

  it('goes into lists and variants', () => {
    const paths = characterFields.map(({ path }) => path);
    expect(paths).toContain('bonuses.agility');
    expect(paths).toContain('weapons[].damage.critical');
    expect(paths).toContain('spells[].effect(status).modifiers.evasion');
    expect(enemyFields.map(({ path }) => path)).toContain('loot[].items[].price');
  });

  it('makes a Markdown table with escaped bars', () => {
    const [header, rule, first] = fieldTable(characterSchema).split('\n');
    expect(header).toBe('| Field | Type | Default | Meaning |');
    expect(rule).toBe('| --- | --- | --- | --- |');
    expect(first).toMatch(/^\| `name` \| text \| \*\*required\*\* \| .+ \|$/);
    expect(fieldTable(characterSchema)).toContain('| `hp` | 1 to 9999 \\| object |');
    expect(sheetReference(characterSchema, enemySchema)).toMatch(
      /^### Character\n[^]+\n### Enemy\n/,
    );
  });
});
