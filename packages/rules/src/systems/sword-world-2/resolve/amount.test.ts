import { describe, expect, it } from 'vitest';
import type { CharacterInput, WeaponInput } from '../sheets';
import { Battle, only } from '../testing/battle';
import { at, SWORD } from '../testing/kit';

/** What a blow does with these dice of damage; the accuracy is 12. */
function damage(weapon: Partial<WeaponInput>, dice: readonly number[]): number | 'failed' {
  const amy: Partial<CharacterInput> = {
    skills: { fighter: 3 },
    weapons: [{ ...SWORD, ...weapon }],
  };
  const orc = { parts: [{ evasion: 0, hp: 200 }] };
  const battle = Battle.turns({ party: { amy }, enemies: { orc } });
  const action = { do: 'attack', weapon: 'sword', targets: at('orc') };
  const events = battle.act('amy', action, [6, 6, ...dice]);
  return only(events, 'sw.failed').length > 0 ? 'failed' : 200 - battle.hp('orc');
}

const rating = (critical?: number) => ({
  damage: { rating: 20, ...(critical === undefined ? {} : { critical }) },
});

describe('SW-ACT-8: the rating table', () => {
  // Row 20: 3 shows 1, 7 shows 5, 8 shows 6, 9 shows 7, 10 shows 8, 12 shows 10.
  it.each([
    ['below the critical value', rating(), [4, 5], 7],
    ['at it: again, and added', rating(), [4, 6, 3, 4], 13],
    ['as often as it comes', rating(), [6, 6, 4, 6, 6, 6, 1, 2], 29],
    ['a critical value of 8', rating(8), [4, 4, 3, 4], 11],
    ['13: never', rating(13), [6, 6], 10],
    ['1-1 at first: the attack fails', rating(), [1, 1], 'failed'],
    ['1-1 later: the chain stops', rating(), [4, 6, 1, 1], 8],
    ['plain dice know no critical', { damage: '2d+5' }, [6, 6], 17],
    ['and no 1-1', { damage: '2d+5' }, [1, 1], 7],
  ] as const)('%s', (_, weapon, dice, expected) => {
    expect(damage(weapon, dice)).toBe(expected);
  });
});

describe('SW-ACT-8: a failed attack', () => {
  it('leaves its ammunition spent', () => {
    const bow: WeaponInput = {
      ...{ id: 'bow', name: '弓', kind: 'bow', skill: 'shooter', inHand: true, count: 3 },
      damage: { rating: 20 },
    };
    const battle = Battle.turns({ party: { amy: { skills: { shooter: 3 }, weapons: [bow] } } });
    battle.act('amy', { do: 'attack', weapon: 'bow', targets: at('orc') }, [6, 6, 1, 1]);
    expect(battle.get('amy').body).toMatchObject({ weapons: { bow: { left: 2 } } });
    expect(battle.hp('orc')).toBe(20);
  });
});
