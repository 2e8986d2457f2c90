import { verifyDice } from '@ransen/protocol';
import type { Stream } from '@ransen/rules';
import { describe, expect, it } from 'vitest';
import { commitmentOf, seededDice } from './seeded';

const seeds = { party: '0'.repeat(64), gm: 'f'.repeat(64) };
const dice = seededDice(seeds);
const draw = (stream: Stream, sides: number, count: number) =>
  Array.from({ length: count }, (_, index) => dice(stream, index, sides));

describe('dice from a seed', () => {
  /** `printf party:0:0 | openssl dgst -sha256 -hmac 000...0`, first eight digits modulo 6, plus 1 */
  it('are what anybody can compute with openssl', () => {
    expect(draw('party', 6, 3)).toEqual([4, 5, 2]);
  });

  it('are the same whenever they are looked at, each for itself', () => {
    const all = draw('party', 6, 50);
    expect(seededDice(seeds)('party', 37, 6)).toBe(all[37]);
    expect(draw('gm', 6, 50)).not.toEqual(all);
  });

  it('show every face as often as the others', () => {
    for (const sides of [2, 6, 10, 20]) {
      const counts = new Map<number, number>();
      for (const face of draw('party', sides, 6000)) {
        counts.set(face, (counts.get(face) ?? 0) + 1);
      }
      expect([...counts.keys()].sort((a, b) => a - b)).toEqual(
        Array.from({ length: sides }, (_, i) => i + 1),
      );
      const expected = 6000 / sides;
      const chi = [...counts.values()].reduce((sum, n) => sum + (n - expected) ** 2 / expected, 0);
      expect(chi).toBeLessThan(sides - 1 + 5 * Math.sqrt(2 * (sides - 1)));
    }
  });
});

describe('verifyDice', () => {
  const faces = draw('party', 6, 6);
  const rolls = [
    { sides: 6, faces: faces.slice(0, 2) },
    { sides: 6, faces: [...faces.slice(1, 2), ...faces.slice(2, 4)], spared: 1 },
    { sides: 6, faces: faces.slice(4) },
  ];
  const claim = {
    stream: 'party' as const,
    seed: seeds.party,
    commitment: commitmentOf(seeds).party,
    rolls,
  };

  it('agrees with every die that the server drew, dice used again apart', async () => {
    expect(await verifyDice(claim)).toEqual({ ok: true, dice: 6 });
  });

  it('finds a die that was changed', async () => {
    const wrong = (faces[5]! % 6) + 1;
    const changed = [...rolls.slice(0, 2), { sides: 6, faces: [faces[4]!, wrong] }];
    expect(await verifyDice({ ...claim, rolls: changed })).toEqual({
      ok: false,
      wrong: 'die',
      roll: 2,
      die: 1,
      expected: faces[5],
    });
  });

  it('finds a seed that is not the one promised', async () => {
    const other = { ...claim, seed: seeds.gm };
    expect(await verifyDice(other)).toEqual({ ok: false, wrong: 'commitment' });
  });
});
