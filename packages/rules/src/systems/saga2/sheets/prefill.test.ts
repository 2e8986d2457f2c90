import { describe, expect, it } from 'vitest';
import { characterSchema, type CharacterInput } from './character';
import { prefilledPools, prefilledTechnique } from './prefill';

const flame = (level: number) =>
  ({ id: 'flame', name: '炎', type: 'spell', ability: 'wits', level }) as const;
const song = (level: number) =>
  ({ id: 'song', name: '歌', type: 'spell', ability: 'heart', level }) as const;

function sheet(body: number, skills: NonNullable<CharacterInput['skills']>) {
  const abilities = [
    { id: 'body', name: '体', value: body },
    { id: 'dexterity', name: '技', value: 4 },
    { id: 'wits', name: '知', value: 7 },
    { id: 'heart', name: '心', value: 2 },
  ];
  return characterSchema.parse({
    name: '試し',
    abilities,
    skills,
    hp: 1,
    wp: 0,
    jp: 0,
    lp: 1,
  });
}

describe('SG-DAT-5 pools of a new sheet', () => {
  it('SG-DAT-5 with 体 5 and 技 4: HP 20 + 25, WP 12, LP 6 + 2, DP 2', () => {
    expect(prefilledPools(sheet(5, []))).toEqual({ hp: 45, wp: 12, jp: 0, lp: 8, dp: 2 });
  });

  it('SG-DAT-5 with 体 0: HP 20, LP 6, DP 0', () => {
    expect(prefilledPools(sheet(0, []))).toMatchObject({ hp: 20, lp: 6, dp: 0 });
  });

  it('SG-DAT-5 takes JP from the ability of the best spell skill, not the best ability', () => {
    expect(prefilledPools(sheet(5, [flame(1), song(3)])).jp).toBe(6);
    expect(prefilledPools(sheet(5, [flame(3), song(1)])).jp).toBe(21);
  });

  it('SG-DAT-5 gives no JP for a spell skill at level 0, which is not had (SG-DAT-6)', () => {
    expect(prefilledPools(sheet(5, [flame(0)])).jp).toBe(0);
    expect(prefilledPools(sheet(5, [flame(0), song(1)])).jp).toBe(6);
  });

  it('SG-DAT-5 gives no JP for other skills', () => {
    const cooking = { id: 'cooking', name: '料理', ability: 'wits', level: 5 };
    expect(prefilledPools(sheet(5, [cooking])).jp).toBe(0);
  });
});

describe('SG-DAT-5 figures of a technique', () => {
  it.each([
    [1, 2, 2],
    [2, 2, 4],
    [3, 3, 6],
    [4, 3, 8],
    [5, 4, 10],
    [6, 4, 12],
  ])('SG-DAT-5 rank %i: %iD6 + %i, and its rank as the cost', (rank, dice, base) => {
    expect(prefilledTechnique(rank)).toEqual({ cost: rank, dice, base });
  });
});
