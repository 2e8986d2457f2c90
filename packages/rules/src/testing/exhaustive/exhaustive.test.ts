import { describe, expect, it } from 'vitest';
import { SYSTEMS } from '../../systems';
import { EXHAUSTIVE_KITS, report, run } from '.';

const ROUNDS = 150;

describe.each(SYSTEMS.map(({ id }) => [id] as const))('%s', (id) => {
  it(
    'uses every effect in random fights of the starters, and each command holds',
    { timeout: 180_000 },
    () => {
      const kit = EXHAUSTIVE_KITS.find(({ system }) => system.id === id)!;
      const [, ...failures] = report(run(kit, { seed: 8, rounds: ROUNDS }));
      expect(failures).toEqual([]);
    },
  );
});
