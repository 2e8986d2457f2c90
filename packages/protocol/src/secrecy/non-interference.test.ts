import fc from 'fast-check';
import { SYSTEMS } from '@ransen/rules';
import { SECRECY_KITS } from '@ransen/rules/secrecy';
import { expect, test } from 'vitest';
import { compare } from './compare';
import { plans } from './plan';
import { Tally, told } from './report';
import { honest } from './watched-room';

test('every rule system is put to the proof', () => {
  expect(SECRECY_KITS.map(({ system }) => system.id)).toEqual(SYSTEMS.map(({ id }) => id));
});

test.each(SECRECY_KITS.map((kit) => [kit.system.id, kit] as const))(
  'SW-KNW-15, SG-OPT-1 what is hidden in %s changes no byte of what players get',
  { timeout: 300_000 },
  (id, kit) => {
    const tally = new Tally();
    const works = honest(kit.system);
    const started = performance.now();
    fc.assert(
      fc.property(plans(kit), (plan) => {
        const verdict = compare(kit, plan, works);
        if (verdict.leak) throw new Error(told(verdict.leak));
        tally.add(verdict);
      }),
      { numRuns: kit.length.pairs, seed: 14, endOnFailure: true },
    );
    const seconds = ((performance.now() - started) / 1000).toFixed(0);
    console.log(`non-interference, ${id}: ${tally.toString()} (${seconds} s)`);
    expect(tally.kept).toBeGreaterThanOrEqual(kit.length.kept);
  },
);
