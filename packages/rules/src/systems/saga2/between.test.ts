import { describe, expect, it } from 'vitest';
import type { Dice } from '../../kernel/dice';
import { between, carry, type Between } from './between';
import { characterSchema, type Character } from './sheets';
import { Battle, only } from './testing/battle';
import { HERO, SLASH } from './testing/kit';

const worn = characterSchema.parse({
  ...HERO,
  ...{ hp: { max: 40, now: 3 }, wp: { max: 15, now: 1 }, jp: { max: 9, now: 2 } },
  lp: { max: 8, now: 4 },
});

const faces =
  (...rolled: number[]): Dice =>
  (_stream, at) =>
    rolled[at]!;

function changed(sheet: Character, change: Between, dice: Dice = faces()) {
  const made = between(sheet, change, dice);
  return made.ok ? made.value : { refused: made.refusal.code };
}

describe('SG-END-2: recovery', () => {
  it('a night at an inn restores everything', () => {
    expect(changed(worn, { do: 'inn' })).toMatchObject({
      sheet: { hp: { now: 40 }, wp: { now: 15 }, jp: { now: 9 }, lp: { now: 8 } },
    });
  });

  it('who sat out a fight gets 2D6 x 体 HP, 1D6 WP and 1D6 JP rolled apart, 1 LP', () => {
    // (2 + 3) x 4 = 20
    expect(changed(worn, { do: 'satOut' }, faces(2, 3, 6, 1))).toMatchObject({
      sheet: { hp: { now: 23 }, wp: { now: 7 }, jp: { now: 3 }, lp: { now: 5 } },
      entry: { k: 'sat-out', dice: [2, 3], hp: 20, wp: 6, jp: 1, lp: 1 },
    });
  });

  it('and nothing above the maximum', () => {
    const fresh = characterSchema.parse(HERO);
    expect(changed(fresh, { do: 'satOut' }, faces(6, 6, 6, 6))).toMatchObject({
      sheet: { hp: { now: 40 }, wp: { now: 15 }, jp: { now: 9 }, lp: { now: 8 } },
    });
  });
});

describe('SG-END-3: growth', () => {
  it('is maximum WP or JP +1, once for each scenario; what is in the pool stays', () => {
    const grown = changed({ ...worn, growths: 1 }, { do: 'grow', pool: 'jp' });
    expect(grown).toMatchObject({
      sheet: { jp: { now: 2, max: 10 }, wp: { max: 15 }, growths: 0 },
    });
    expect(changed(worn, { do: 'grow', pool: 'wp' })).toEqual({ refused: 'nothing_to_grow' });
  });
});

describe('SG-GLM-10: after the fight', () => {
  it('the sheet has what was learned and what is left', () => {
    const battle = Battle.acting(
      { party: { amy: {} }, options: { starterTechniques: false, techniques: [SLASH] as never } },
      {
        amy: { do: 'attack', weapon: 'sword', target: 'orc' },
        orc: { do: 'guard', defend: false },
      },
      ['amy', 'orc'],
    );
    // Triple 5: strength 2 / 2 + 2 / 2 = 2; free. 5 + 5 + 7 beats 3 + 2; 2D6 + 4 + 6 - 4.
    const events = battle.go([5, 5, 5, 1, 2, 3, 4]);
    expect(only(events, 'sg.glimmer')).toHaveLength(1);
    expect(carry(battle.get('amy'))).toMatchObject({
      techniques: [{ id: 'slash' }],
      wp: { now: 15 },
    });
  });

  it('enemies have no sheet to carry over', () => {
    expect(carry(new Battle().get('orc'))).toBeNull();
  });
});
