import { describe, expect, it } from 'vitest';
import type { CharacterInput, EnemyInput } from '../sheets';
import { Battle, newcomer, only, rolled } from '../testing/battle';
import { at, SWORD } from '../testing/kit';

describe('SW-OPT-1: automatic results', () => {
  const options = { automaticResults: true };
  const sage: Partial<CharacterInput> = { skills: { sage: 1 }, adventurerLevel: 1 };

  it('on knowledge: 6-6 finds out, 1-1 nothing, and is counted', () => {
    const orc = { fame: 30, weaknessValue: 40 };
    const battle = new Battle({ party: { amy: sage, bob: sage }, enemies: { orc }, options });
    battle.act('amy', { do: 'check', of: 'orc' }, [1, 1]);
    expect(battle.get('amy').body).toMatchObject({ doubleOnes: 1 });
    battle.act('bob', { do: 'check', of: 'orc' }, [6, 6]);
    expect(battle.fight.data.kinds.orc).toMatchObject({ identified: true, weakness: true });
    const easy = new Battle({ party: { amy: sage }, enemies: { orc: { fame: 1 } }, options });
    easy.act('amy', { do: 'check', of: 'orc' }, [1, 1]);
    expect(easy.fight.data.kinds.orc).toMatchObject({ identified: false });
  });

  it('on initiative: 1-1 fails, 6-6 does not succeed', () => {
    const begun = (initiativeValue: number) => {
      const battle = new Battle({ enemies: { orc: { initiativeValue } }, options });
      battle.rule({ do: 'close' });
      return battle;
    };
    const hard = begun(13);
    hard.act('amy', { do: 'initiative' }, [6, 6]);
    expect(hard.fight.data.first).toBe('enemy');
    const easy = begun(2);
    easy.act('amy', { do: 'initiative' }, [1, 1]);
    expect(easy.fight.data.first).toBe('enemy');
  });

  const amy: Partial<CharacterInput> = { skills: { fighter: 3 }, weapons: [SWORD] };
  const blow = { do: 'attack', weapon: 'sword', targets: at('orc') };
  const orc = (evasion: number): Partial<EnemyInput> => ({ parts: [{ evasion, hp: 30 }] });
  const strike = (evasion: number, dice: readonly number[], enemyRolls: 'fixed' | 'rolled') => {
    const battle = Battle.turns({
      party: { amy },
      enemies: { orc: orc(evasion) },
      options: { ...options, enemyRolls },
    });
    return only(battle.act('amy', blow, dice), 'sw.attacked')[0]!.hit;
  };

  it.each([
    ['active 1-1 fails, nothing more is rolled', -20, [1, 1], 'rolled', false],
    ['passive 6-6 avoids, even an active 6-6', -20, [6, 6, 6, 6], 'rolled', false],
    ['active 6-6 succeeds', 40, [6, 6, 3, 4, 3, 4], 'rolled', true],
    [
      'active 6-6 succeeds against a passive 1-1 and a fixed value',
      40,
      [6, 6, 3, 4],
      'fixed',
      true,
    ],
    ['passive 1-1 does not avoid', 40, [1, 2, 1, 1, 3, 4], 'rolled', true],
    ['else the totals', 3, [3, 4, 3, 4], 'rolled', false],
    ['a fixed value has no dice', 3, [3, 5, 3, 4], 'fixed', true],
  ] as const)('opposed: %s', (_, evasion, dice, enemyRolls, hit) => {
    expect(strike(evasion, dice, enemyRolls)).toBe(hit);
  });

  it('on death checks: 6-6 survives anything, 1-1 dies of anything', () => {
    const claw = { parts: [{ attacks: [{ accuracy: 20, damage: '1d+60' }], evasion: 0, hp: 30 }] };
    const fall = (die: number, over: Partial<CharacterInput>) => {
      const battle = Battle.turns(
        { party: { amy: over, bob: {} }, enemies: { orc: claw }, options },
        'enemy',
      );
      battle.act('orc', { do: 'attack', weapon: 'attack', targets: at('amy') }, [
        1,
        2,
        1,
        die,
        die,
      ]);
      return battle.condition('amy');
    };
    expect(fall(6, {})).toBe('unconscious');
    expect(fall(1, { hp: { max: 90, now: 61 }, adventurerLevel: 20 })).toBe('dead');
  });

  it('on a rating: the first 1-1 is counted, a later one is not', () => {
    const battle = Battle.turns({ party: { amy }, enemies: { orc: orc(0) }, options });
    battle.act('amy', blow, [6, 5, 4, 6, 1, 1]);
    expect(battle.get('amy').body).toMatchObject({ doubleOnes: 0 });
    battle.endTurn();
    battle.act('amy', blow, [6, 5, 1, 1]);
    expect(battle.get('amy').body).toMatchObject({ doubleOnes: 1 });
  });

  it('off: neither counts nor decides', () => {
    const battle = Battle.turns({ party: { amy }, enemies: { orc: orc(-20) } });
    battle.act('amy', blow, [1, 1, 3, 4]);
    expect([battle.hp('orc'), battle.get('amy').body]).toMatchObject([22, { doubleOnes: 0 }]);
  });
});

describe('SW-OPT-2, SW-DAT-4: enemy rolls', () => {
  const orc: Partial<EnemyInput> = {
    parts: [{ attacks: [{ accuracy: '3(10)', damage: '1d' }], evasion: 0, hp: 30 }],
  };
  const hit = { do: 'attack', weapon: 'attack', targets: at('amy') };

  it('fixed: the published value; the damage is rolled all the same', () => {
    const battle = Battle.turns({ enemies: { orc } }, 'enemy');
    const events = battle.act('orc', hit, [4, 5, 2]);
    expect(only(events, 'sw.attacked')[0]!.accuracy).toEqual({ modifier: 3, total: 10 });
    expect(rolled(events)).toEqual(['evasion', 'damage']);
  });

  it('rolled: 2d + base', () => {
    const battle = Battle.turns({ enemies: { orc }, options: { enemyRolls: 'rolled' } }, 'enemy');
    const events = battle.act('orc', hit, [1, 2, 3, 3]);
    expect(only(events, 'sw.attacked')[0]).toMatchObject({
      accuracy: { dice: [1, 2], total: 6 },
      evasion: { total: 6 },
      hit: false,
    });
  });
});

describe('SW-OPT-3: open enemies', () => {
  it('are identified from their appearance; the check is for the weakness', () => {
    const orc = { fame: 5, weaknessValue: 9 };
    const battle = new Battle({
      party: { amy: { skills: { sage: 1 } } },
      enemies: { orc },
      options: { enemyInfo: 'open' },
    });
    expect(battle.fight.data.kinds.orc).toMatchObject({ identified: true, checking: true });
    battle.act('amy', { do: 'check', of: 'orc' }, [4, 4]);
    expect(battle.fight.data.kinds.orc).toMatchObject({ identified: true, weakness: true });
    battle.send({ type: 'enter', enemies: [newcomer('imp')] });
    expect(battle.fight.data.kinds.imp).toMatchObject({ identified: true, weakness: false });
  });
});
