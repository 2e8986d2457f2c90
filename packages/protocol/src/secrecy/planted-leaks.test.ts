import fc from 'fast-check';
import { systemOf, type AnySystem } from '@ransen/rules';
import { expect, test } from 'vitest';
import { compare, type Leak } from './compare';
import { plans } from './plan';
import {
  countedForAll,
  explaining,
  hurtInWords,
  numberedByRows,
  waitingForGm,
  withGmAsked,
} from './plants';
import { told } from './report';
import { honest, type Works } from './watched-room';

const system = systemOf('sword-world-2')!;
/** Fights that are tried until a leak is found. */
const SAMPLE = fc.sample(plans(60), { numRuns: 150, seed: 15 });

interface Planted {
  readonly name: string;
  readonly works: (system: AnySystem) => Works;
  /** The same without the leak. */
  readonly without: (system: AnySystem) => Works;
  readonly what: Leak['what'];
  /** What is read in one of the two rooms only. */
  readonly reads: RegExp;
}

const PLANTED: readonly Planted[] = [
  { name: 'a field', works: hurtInWords, without: honest, what: 'frame', reads: /"mood"/ },
  { name: 'an id gap', works: numberedByRows, without: honest, what: 'frame', reads: /"n":\d+/ },
  {
    name: 'a waiting mark',
    works: waitingForGm,
    without: withGmAsked,
    what: 'frame',
    reads: /"waits":\["gm"\]/,
  },
  { name: 'a refusal', works: explaining, without: honest, what: 'ack', reads: /"hidden"/ },
  {
    name: 'a history count',
    works: countedForAll,
    without: honest,
    what: 'answers',
    reads: /"from":\d+/,
  },
];

test.each(PLANTED)(
  '$name that leaks is found',
  { timeout: 120_000 },
  ({ works, without, ...leak }) => {
    const found = SAMPLE.findIndex((plan) => compare(plan, works(system)).leak);
    expect(found).toBeGreaterThanOrEqual(0);
    const { leak: seen } = compare(SAMPLE[found]!, works(system));
    expect(seen?.what).toBe(leak.what);
    expect(`${seen?.here} ${seen?.there}`).toMatch(leak.reads);
    expect(told(seen!)).toMatch(/^(seat:s\d|onlooker) got another/);
    for (const plan of SAMPLE.slice(0, found + 1)) {
      expect(compare(plan, without(system)).leak).toBeUndefined();
    }
  },
);
