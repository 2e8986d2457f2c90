import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { systemOf } from '@ransen/rules';
import { language, LANGUAGES } from '../../texts/index.svelte';
import type { WebSystem } from '../web-system';

type Catalogue = Readonly<Record<string, string>>;

const gaps = (text: string) =>
  [...new Set([...text.matchAll(/\{(\w+)/g)].map((match) => match[1]))].sort();

/** Tests what must hold of a system's texts; `folder` is where its catalogues stand. */
export function testTexts(web: WebSystem, ja: Catalogue, en: Catalogue, folder: string): void {
  const keys = Object.keys(ja);

  afterEach(() => {
    language.current = 'ja';
  });

  describe('catalogues', () => {
    test('both languages have the same keys and gaps', () => {
      expect(Object.keys(en).sort()).toEqual([...keys].sort());
      for (const key of keys) expect(gaps(en[key]!), key).toEqual(gaps(ja[key]!));
    });

    test('no text is empty, and no English one is Japanese', () => {
      for (const key of keys) {
        expect(ja[key], key).not.toBe('');
        expect(en[key], key).not.toMatch(/[\u3040-\u30ff\u4e00-\u9fff]/);
      }
    });

    test('no key stands in two files', () => {
      const files = readdirSync(folder).filter((name) => name.endsWith('.ja.ts'));
      const all = files.flatMap((name) =>
        [...readFileSync(join(folder, name), 'utf8').matchAll(/^ {2}'?([\w.-]+)'?:/gm)].map(
          (match) => match[1],
        ),
      );
      expect(all).toHaveLength(keys.length);
      expect(new Set(all).size).toBe(keys.length);
    });
  });

  describe('refusals', () => {
    test.each(Object.keys(systemOf(web.id)!.codes!))('%s has words', (code) => {
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
}
