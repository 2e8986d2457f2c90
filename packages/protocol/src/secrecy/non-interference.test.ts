import fc from 'fast-check';
import { systemOf } from '@ransen/rules';
import { expect, test } from 'vitest';
import { compare } from './compare';
import { plans } from './plan';
import { Tally, told } from './report';
import { honest } from './watched-room';

const works = honest(systemOf('sword-world-2')!);

test('SW-KNW-15 what is hidden changes no byte of what players get', { timeout: 300_000 }, () => {
  const tally = new Tally();
  const started = performance.now();
  fc.assert(
    fc.property(plans(50), (plan) => {
      const verdict = compare(plan, works);
      if (verdict.leak) throw new Error(told(verdict.leak));
      tally.add(verdict);
    }),
    { numRuns: 570, seed: 14, endOnFailure: true },
  );
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  console.log(`non-interference: ${tally.toString()} (${seconds} s)`);
  expect(tally.kept).toBeGreaterThanOrEqual(500);
});
