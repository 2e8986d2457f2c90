import { createHash, createHmac } from 'node:crypto';
import type { RecordedRoll } from '@ransen/protocol';
import type { Entry, Stream } from '@ransen/rules';
import { describe, expect, it } from 'vitest';
import { checkFight, lastFight } from './verify';

const SEED = 'a secret seed';
const HASH = createHash('sha256').update(SEED).digest('hex');

/** The die as docs/protocol.md words it; so small a number of sides throws no hash away. */
function die(index: number): number {
  const hash = createHmac('sha256', SEED).update(`party:${index}:0`).digest();
  return (hash.readUInt32BE(0) % 6) + 1;
}

const roll = (first: number, count: number): RecordedRoll => ({
  sides: 6,
  faces: Array.from({ length: count }, (_, i) => die(first + i)),
});
const rolls = [roll(0, 2), roll(2, 2), roll(4, 1)];

const thrown = (faces: readonly number[]): Entry => ({ k: 'thrown', faces });
const web = {
  rolls: ({ faces }: Entry) => [{ stream: 'party' as Stream, sides: 6, faces: faces as number[] }],
};
const check = (entries: Entry[], faces: readonly RecordedRoll[] = rolls) =>
  checkFight(web, {
    commitment: { party: HASH, gm: 'unknown' },
    seeds: { party: SEED },
    rolls: { party: faces },
    entries,
  });

describe('checking the dice', () => {
  it('works out every die, and finds those of the log among them', async () => {
    const [checked, ...others] = await check([thrown(rolls[0]!.faces), thrown(rolls[2]!.faces)]);
    expect(others).toEqual([]);
    expect(checked).toMatchObject({
      stream: 'party',
      verdict: { ok: true, dice: 5 },
      fitsLog: true,
    });
  });

  it('finds a die that was changed', async () => {
    const [a = 0, b = 0] = rolls[1]!.faces;
    const forged = [rolls[0]!, { sides: 6, faces: [a, (b % 6) + 1] }];
    const [checked] = await check([], forged);
    expect(checked?.verdict).toEqual({ ok: false, wrong: 'die', roll: 1, die: 1, expected: b });
  });

  it('finds dice of the log that were never rolled', async () => {
    const [checked] = await check([thrown([7, 7])]);
    expect(checked).toMatchObject({ verdict: { ok: true }, fitsLog: false });
  });

  it('takes the log from the last start on', () => {
    const entries = [{ k: 'started' }, { k: 'a' }, { k: 'started' }, { k: 'b' }];
    expect(lastFight(entries).map(({ k }) => k)).toEqual(['started', 'b']);
    expect(lastFight([{ k: 'a' }])).toEqual([]);
  });
});
