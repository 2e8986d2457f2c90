import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { systemOf } from '@ransen/rules';
import { language, LANGUAGES } from '../../../texts/index.svelte';
import { saga2Web as web } from '..';
import { sgEn, sgJa, type SgKey } from '.';

afterEach(() => {
  language.current = 'ja';
});

const keys = Object.keys(sgJa) as SgKey[];
const gaps = (text: string) =>
  [...new Set([...text.matchAll(/\{(\w+)/g)].map((match) => match[1]))].sort();

describe('catalogues', () => {
  test('both languages have the same keys and gaps', () => {
    expect(Object.keys(sgEn).sort()).toEqual([...keys].sort());
    for (const key of keys) expect(gaps(sgEn[key]), key).toEqual(gaps(sgJa[key]));
  });

  test('no text is empty, and no English one is Japanese', () => {
    for (const key of keys) {
      expect(sgJa[key], key).not.toBe('');
      expect(sgEn[key], key).not.toMatch(/[\u3040-\u30ff\u4e00-\u9fff]/);
    }
  });

  test('no key stands in two files', () => {
    const files = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.ja.ts'));
    const all = files.flatMap((name) =>
      [
        ...readFileSync(join(import.meta.dirname, name), 'utf8').matchAll(/^ {2}'?([\w.-]+)'?:/gm),
      ].map((match) => match[1]),
    );
    expect(all).toHaveLength(keys.length);
    expect(new Set(all).size).toBe(keys.length);
  });
});

describe('refusals', () => {
  test.each(Object.keys(systemOf('saga2')!.codes!))('%s has words', (code) => {
    const told = LANGUAGES.map(({ id }) => {
      language.current = id;
      return web.refusal({ code });
    });
    expect(told.every((words) => words)).toBe(true);
    expect(new Set(told).size).toBe(2);
  });

  test('shared codes are not the system\u2019s', () => {
    expect(web.refusal({ code: 'not_your_turn' })).toBeUndefined();
    expect(web.refusal({ code: 'toString' })).toBeUndefined();
  });
});
