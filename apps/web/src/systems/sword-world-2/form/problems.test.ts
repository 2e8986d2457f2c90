import type { Json, JsonObject } from '@ransen/rules';
import { STARTERS } from '@ransen/rules/starters';
import { characterSchema, enemySchema } from '@ransen/rules/sword-world-2';
import { afterEach, describe, expect, test } from 'vitest';
import { language } from '../../../texts/index.svelte';
import { fieldName } from './field-names';
import { problemsOf } from './problems';

afterEach(() => {
  language.current = 'ja';
});

const { characters, enemies } = STARTERS['sword-world-2']!;

/** What people and files may put into a field. */
const WRONG: readonly Json[] = [null, '', 'x'.repeat(200), '\u202e', -1e6, 1e9, 1.5, {}, [{}, {}]];

/** The sheet with each of its fields spoilt in each way. */
function* spoilt(value: Json): Generator<Json> {
  yield* WRONG;
  if (typeof value !== 'object' || value === null) return;
  for (const [key, child] of Object.entries(value)) {
    for (const bad of spoilt(child as Json)) {
      yield Array.isArray(value)
        ? value.map((item: Json, i) => (String(i) === key ? bad : item))
        : { ...(value as JsonObject), [key]: bad };
    }
  }
}

describe('whatever is wrong with a sheet', () => {
  test.each([
    ['toma', characterSchema, characters['toma']],
    ['kurogane', characterSchema, characters['kurogane']],
    ['ironScorpion', enemySchema, enemies['ironScorpion']],
  ] as const)('%s: it is said in the language of the screen', (_id, schema, sheet) => {
    const told = new Set<string>();
    for (const bad of spoilt(sheet as Json)) {
      for (const words of Object.values(problemsOf(schema.safeParse(bad)))) told.add(words);
    }
    expect(told.size).toBeGreaterThan(8);
    expect([...told].filter((words) => !/[ぁ-ん]/.test(words))).toEqual([]);
  });
});

describe('problems of a sheet', () => {
  test('by path, in the language of the screen', () => {
    const empty = characterSchema.safeParse({ name: '', hp: {}, defence: 120 });
    expect(problemsOf(empty)).toEqual({
      name: '名前を入れてください。',
      hp: '最大値を数で入れてください。',
      defence: '99以下にしてください。',
    });
    language.current = 'en';
    expect(problemsOf(empty)).toMatchObject({ name: 'Enter a name.', defence: 'At most 99.' });
  });

  test('what is missing and what is no number has to be filled in', () => {
    const enemy = enemySchema.safeParse({ name: '魔物', parts: [{ evasion: 4, hp: null }] });
    expect(problemsOf(enemy)).toMatchObject({
      fame: '入れてください。',
      'parts.0.hp': '入れてください。',
      vitalityResistance: '基準値か、「4(11)」のように入れてください。',
    });
  });

  test('a sheet that is right has none', () => {
    expect(problemsOf(characterSchema.safeParse({ name: 'レナ', hp: 19 }))).toEqual({});
  });
});

describe('a field at the button', () => {
  test.each([
    ['hp.max', '最大HP', 'HP maximum'],
    ['hp', '最大HP', 'HP maximum'],
    ['skills.fighter', 'ファイター', 'Fighter'],
    ['weapons.1.damage.rating', '武器2・ダメージ・威力', 'Weapons no. 2, Damage, Rating'],
    ['parts.0.attacks.2.accuracy', '部位1・攻撃3・命中', 'Parts no. 1, Strike no. 3, Accuracy'],
    ['parts.0.hp', '部位1・HP', 'Parts no. 1, HP'],
  ])('%s is called as in the editor', (path, ja, en) => {
    expect(fieldName(path)).toBe(ja);
    language.current = 'en';
    expect(fieldName(path)).toBe(en);
  });

  test('what no editor shows has no name', () => {
    expect(fieldName('')).toBeUndefined();
    expect(fieldName('toString')).toBeUndefined();
  });
});
