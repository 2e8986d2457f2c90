import fc from 'fast-check';
import { SECRECY_KITS, type SecrecyKit } from '@ransen/rules/secrecy';
import { describe, expect, test } from 'vitest';
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

const soundly = ({ system }: SecrecyKit) => honest(system);

interface Planted {
  readonly name: string;
  readonly works: (kit: SecrecyKit) => Works;
  /** The same without the leak. */
  readonly without: (kit: SecrecyKit) => Works;
  readonly what: Leak['what'];
  /** What is read in one of the two rooms only. */
  readonly reads: RegExp;
}

const PLANTED: readonly Planted[] = [
  { name: 'a field', works: hurtInWords, without: soundly, what: 'frame', reads: /"mood"/ },
  { name: 'an id gap', works: numberedByRows, without: soundly, what: 'frame', reads: /"n":\d+/ },
  {
    name: 'a waiting mark',
    works: waitingForGm,
    without: withGmAsked,
    what: 'frame',
    reads: /"waits":\["gm"\]/,
  },
  { name: 'a refusal', works: explaining, without: soundly, what: 'ack', reads: /"hidden"/ },
  {
    name: 'a history count',
    works: countedForAll,
    without: soundly,
    what: 'answers',
    reads: /"from":\d+/,
  },
];

describe.each(SECRECY_KITS.map((kit) => [kit.system.id, kit] as const))('in %s', (_, kit) => {
  /** Fights that are tried until a leak is found. */
  const sample = fc.sample(plans(kit, 1.2), { numRuns: 150, seed: 15 });

  test.each(PLANTED)(
    '$name that leaks is found',
    { timeout: 120_000 },
    ({ works, without, ...leak }) => {
      const found = sample.findIndex((plan) => compare(kit, plan, works(kit)).leak);
      expect(found).toBeGreaterThanOrEqual(0);
      const { leak: seen } = compare(kit, sample[found]!, works(kit));
      expect(seen?.what).toBe(leak.what);
      expect(`${seen?.here} ${seen?.there}`).toMatch(leak.reads);
      expect(told(seen!)).toMatch(/^(seat:s\d|onlooker) got another/);
      for (const plan of sample.slice(0, found + 1)) {
        expect(compare(kit, plan, without(kit)).leak).toBeUndefined();
      }
    },
  );
});
