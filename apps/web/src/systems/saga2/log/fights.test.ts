import { emptyFight, GM_VIEWER, ONLOOKER, seatViewer } from '@ransen/rules';
import { afterEach, describe, expect, test } from 'vitest';
import { start, walk } from '../../../../../../packages/rules/src/systems/saga2/testing/walk';
import { saga2Web as web } from '..';
import { language, LANGUAGES } from '../../../texts/index.svelte';
import { shownTerms, type LogRoll } from '../../../ui/log/log';
import { isSpoken, Reader, wordsOf } from '../../testing/reader';
import type { Kind } from './entries';

afterEach(() => {
  language.current = 'ja';
});

const SEEDS = Array.from({ length: 12 }, (_, seed) => seed);
const STEPS = 200;

/** What no reader may ever see: gaps, faults, ids of combatants, techniques and things. */
const BROKEN = /undefined|NaN|null|\[object|[{}]|？|\b[ce]-[a-z0-9]|\b[a-z]+-[a-z]+\b.*\bid\b/;

/** Kinds that come up in nearly every fight. */
const COMMON: readonly Kind[] = [
  ...(['enter', 'turn', 'declare', 'close', 'initiative', 'order', 'act', 'check'] as const),
  ...(['answer', 'damage', 'fall', 'lost', 'pay', 'fix', 'special', 'strength'] as const),
];

const READERS = () => [GM_VIEWER, seatViewer('s1'), ONLOOKER].map((who) => new Reader(web, who));

/** A whole fight, read by several people in one language. */
function readFight(seed: number, readers: readonly Reader[]): void {
  const begun = start(seed);
  const empty = emptyFight(web.rules, 1, begun.fight.options);
  for (const reader of readers) reader.read(empty, begun.events);
  for (const { before, done } of walk(seed, STEPS)) {
    if (done) for (const reader of readers) reader.read(before, done.events);
  }
}

describe.each(LANGUAGES.map(({ id }) => id))('logs of random fights of SAGA2, %s', (lang) => {
  const kinds = new Set<string>();

  test.each(SEEDS)('seed %i: every line is a whole sentence for everybody', (seed) => {
    language.current = lang;
    const readers = READERS();
    readFight(seed, readers);
    for (const line of readers.flatMap(({ lines }) => lines)) {
      expect(wordsOf(line)).not.toMatch(BROKEN);
      expect(wordsOf(line)).not.toBe('');
    }
    for (const { entries } of readers) for (const { k } of entries) kinds.add(k);
  });

  test('between them they tell what happens in fights', () => {
    expect(COMMON.filter((kind) => !kinds.has(kind))).toEqual([]);
  });
});

test.each(SEEDS.slice(0, 6))('seed %i: what stands before a total comes to it', (seed) => {
  const reader = new Reader(web, GM_VIEWER);
  readFight(seed, [reader]);
  const rolls = reader.lines.flatMap((line): readonly LogRoll[] =>
    isSpoken(line) ? (line.rolls ?? []) : [],
  );
  const summed = rolls.filter(({ batches, total }) => batches && total !== undefined);
  expect(summed.length).toBeGreaterThan(0);
  for (const roll of summed) expect(shownTerms(roll), JSON.stringify(roll)).toBeDefined();
});

test('onlookers read nothing that is marked for the GM', () => {
  const reader = new Reader(web, ONLOOKER);
  readFight(1, [reader]);
  expect(JSON.stringify(reader.lines)).not.toMatch(/GMだけ|gmOnly/);
});
