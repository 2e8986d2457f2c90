import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { faultIn } from './json-fault';
import { fieldOf, problemsOf, type Checker } from './sheet-check';
import { readSheets } from './sheet-json';

describe('pasted JSON', () => {
  it('is one sheet or a list of them', () => {
    expect(readSheets('{"name":"A"}')).toEqual({ ok: true, sheets: [{ name: 'A' }] });
    expect(readSheets('[{"name":"A"},{"name":"B"}]')).toEqual({
      ok: true,
      sheets: [{ name: 'A' }, { name: 'B' }],
    });
  });

  it('says at which line it stops being JSON', () => {
    const read = readSheets('{\n  "name": "A",\n  "hp": ,\n}');
    expect(read).toEqual({ ok: false, problem: '3行目の9文字目でJSONとして読めません。' });
  });

  it.each([
    ['{"a":1,}', 7],
    ['{"a":01}', 6],
    ['[1 2]', 3],
    ['{"a":"x', 5],
    ['{"a":[true,nul]}', 11],
    ['{} x', 3],
    ['', 0],
    ['{"a":1', 6],
    ["{'a':1}", 1],
  ])('%s breaks at its character %i', (text, at) => {
    expect(() => JSON.parse(text)).toThrow();
    expect(faultIn(text)).toBe(at);
  });

  it('is no sheet when it is something else', () => {
    for (const text of ['[]', '7', 'null', '[1]']) {
      expect(readSheets(text)).toEqual({ ok: false, problem: 'シートが見つかりません。' });
    }
  });
});

describe('a sheet', () => {
  const schema = z.strictObject({
    name: z.string().min(1),
    hp: z.strictObject({ max: z.int().min(1).max(999) }),
    race: z.enum(['human', 'elf']),
  });

  const web = { rules: { schemas: { character: schema } } } as unknown as Checker;

  it('has its problems named by place and in words', () => {
    expect(problemsOf(web, 'party', { name: '', hp: { max: 0 }, race: 'orc', mp: 1 })).toEqual({
      name: '1つ以上入れてください。',
      'hp.max': '1以上にしてください。',
      race: '次のどれかにしてください：human, elf',
      '': '知らない項目です：mp',
    });
    expect(problemsOf(web, 'party', { name: 'A', hp: { max: 'x' } })).toEqual({
      'hp.max': '数で入れてください。',
      race: '入れてください。',
    });
  });

  it('has one problem for each field, the first; a union’s in its own words', () => {
    const twice = z.strictObject({
      hp: z
        .string()
        .refine(() => false, 'First.')
        .refine(() => false, 'Second.'),
      mp: z.union([z.int(), z.literal('none')], { error: 'A number or none.' }),
      sp: z.union([z.int(), z.literal('none')]),
    });
    const rules = { schemas: { character: twice } };
    const worded = { rules, problem: (message: string) => `「${message}」` } as unknown as Checker;
    expect(problemsOf(worded, 'party', { hp: '1', mp: 'x', sp: 'x' })).toEqual({
      hp: '「First.」',
      mp: '「A number or none.」',
      sp: 'この値は使えません。',
    });
  });

  it('calls its fields by the system’s words, else by their paths', () => {
    const named = { ...web, fieldName: (path: string) => (path === 'hp' ? 'HP' : undefined) };
    expect(['hp', 'sp.x'].map((path) => fieldOf(named, path))).toEqual(['HP', 'sp.x']);
  });

  it('has none when it fits', () => {
    expect(problemsOf(web, 'party', { name: 'A', hp: { max: 3 }, race: 'elf' })).toEqual({});
  });
});
