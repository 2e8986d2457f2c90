import { describe, expect, it } from 'vitest';
import { viewOf } from '../../../kernel/view';
import { seatViewer } from '../../../kernel/viewer';
import { saga2 } from '..';
import { COMMAND } from '../actions';
import { Battle } from '../testing/battle';
import { chance, type Chancy } from './odds';

const hit = (modifier: number, skilled = true, blind = false): Chancy => ({
  spec: { kind: 'hit', modifier, skilled },
  blind,
});
const evasion = (modifier: number, skilled = false): Chancy => ({
  spec: { kind: 'evasion', modifier, skilled },
  blind: false,
});

describe('odds of hitting (SG-ATK-10)', () => {
  it('without a defence: all but a fumble, which three ones are not (SG-ATK-7, SG-STS-11)', () => {
    expect(chance(hit(0, false), null)).toBeCloseTo(35 / 36);
    expect(chance(hit(0), null)).toBe(1);
  });

  it('far ahead: all but fumbles and the defence criticals', () => {
    // 2D6 against 2D6: 35/36 no fumble x 35/36 no critical defence.
    expect(chance(hit(50, false), evasion(0))).toBeCloseTo((35 * 35) / (36 * 36));
    // Best two of three dice show 6-6 in 16 of 216.
    expect(chance(hit(50), evasion(0, true))).toBeCloseTo(200 / 216);
  });

  it('far behind: a critical that meets none, or a fumbled defence', () => {
    // 1/36 x 35/36 critical, and 34/36 others x 1/36 fumbled evasion.
    expect(chance(hit(-50, false), evasion(0))).toBeCloseTo((35 + 34) / (36 * 36));
  });

  it('in between: higher totals, of equal ones the passive side (SG-CHK-3)', () => {
    const pairs = [1, 2, 3, 4, 5, 6].flatMap((a) => [1, 2, 3, 4, 5, 6].map((b) => [a, b] as const));
    let hits = 0;
    for (const [a, b] of pairs) {
      for (const [c, d] of pairs) {
        if (a + b === 2 || c + d === 12) continue;
        if (a + b === 12 || c + d === 2 || a + b + 1 > c + d) hits += 1;
      }
    }
    expect(chance(hit(4, false), evasion(3))).toBeCloseTo(hits / (36 * 36));
  });

  it('SG-STS-6: worse in the dark', () => {
    expect(chance(hit(3, true, true), evasion(3))).toBeLessThan(chance(hit(3, false), evasion(3)));
  });
});

describe('odds that are shown', () => {
  const offered = (knowledge: boolean) => {
    const battle = new Battle({
      enemies: { orc: {}, imp: { row: 'back' } },
      options: { knowledge },
    });
    battle.resolve();
    const view = viewOf(saga2, battle.fight, seatViewer('amy'));
    const offer = saga2.options(view, 'amy', COMMAND).find(({ id }) => id === 'attack:sword');
    return offer?.targets?.choices.map(({ shows }) => shows);
  };

  it('are those of targets in reach whose values are known: 3D6 + 7 against 2D6 + 3', () => {
    expect(offered(false)).toEqual([{ odds: chance(hit(7), evasion(3)) }, { reach: false }]);
  });

  it('are absent for a veiled enemy (SG-OPT-1)', () => {
    expect(offered(true)).toEqual([undefined, { reach: false }]);
  });
});
