import { describe, expect, it } from 'vitest';
import type { CharacterInput, EnemyInput } from '../sheets';
import { Battle, rolled } from '../testing/battle';
import { SWORD } from '../testing/kit';

describe('SW-END-2: loot', () => {
  const fang = { roll: { from: 7, to: 9 }, items: [{ name: '牙', count: 2, price: 30 }] };
  const hide = { roll: 'auto' as const, items: [{ name: '皮', price: 10 }] };
  const loot = [hide, fang];
  const slayer: Partial<CharacterInput> = { skills: { fighter: 3 }, weapons: [SWORD] };
  const kill = (id: string, part = 'p1') => ({
    ...{ do: 'attack', weapon: 'sword' },
    targets: [{ id, part }],
  });
  const found = (battle: Battle) =>
    battle.fight.data.loot.found.map(({ by, items }) => [by, items.map(({ name }) => name)]);

  it('自動 without a roll to who dealt the last damage, one roll by default by the same', () => {
    const orc: Partial<EnemyInput> = { loot, parts: [{ evasion: 0, hp: 8 }] };
    const battle = Battle.turns({ party: { amy: {}, bob: slayer }, enemies: { orc } });
    battle.act('bob', kill('orc'), [6, 6, 3, 4]);
    expect(battle.waiting()).toEqual(['bob', 'amy']);
    battle.act('bob', { do: 'loot', enemy: 'orc', part: 'p1' }, [3, 4]);
    expect(found(battle)).toEqual([
      ['bob', ['皮']],
      ['bob', ['牙']],
    ]);
    expect(battle.fight.stage).toBe('over');
  });

  it('one roll for each part, fallen or not, by any player; no row fits: nothing', () => {
    const part = (id: string) => ({ id, name: id, evasion: 0, hp: 8 });
    const orc: Partial<EnemyInput> = { loot, parts: [part('head'), part('tail')], core: 'head' };
    const battle = Battle.turns({ party: { amy: {}, bob: slayer }, enemies: { orc } });
    battle.act('bob', kill('orc'), [6, 6, 3, 4]);
    battle.act('amy', { do: 'loot', enemy: 'orc', part: 'p2' }, [6, 6]);
    expect(battle.refuses('amy', { do: 'loot', enemy: 'orc', part: 'p2' })).toBe('no_loot');
    battle.rule({ do: 'lootAll' }, [3, 5]);
    expect(found(battle)).toEqual([
      ['bob', ['皮']],
      ['amy', []],
      ['bob', ['牙']],
    ]);
  });

  it('is rolled for by somebody else when the one who should has left', () => {
    const orc: Partial<EnemyInput> = { loot, parts: [{ evasion: 0, hp: 8 }] };
    const battle = Battle.turns({ party: { amy: {}, bob: slayer }, enemies: { orc } });
    battle.act('bob', kill('orc'), [6, 6, 3, 4]);
    battle.send({ type: 'leave', id: 'bob' });
    expect(battle.waiting()).toEqual(['amy']);
  });

  it('rolls are no checks: a 1-1 is not counted (SW-OPT-1)', () => {
    const orc: Partial<EnemyInput> = { loot, parts: [{ evasion: 0, hp: 8 }] };
    const battle = Battle.turns({
      party: { amy: {}, bob: slayer },
      enemies: { orc },
      options: { automaticResults: true },
    });
    battle.act('bob', kill('orc'), [6, 6, 3, 4]);
    battle.act('bob', { do: 'loot', enemy: 'orc', part: 'p1' }, [1, 1]);
    expect(battle.get('bob').body).toMatchObject({ doubleOnes: 0 });
  });

  it('there is none after a lost fight (SW-END-3)', () => {
    const battle = Battle.turns({ enemies: { orc: { loot }, imp: {} } });
    battle.send({ type: 'correct', target: 'orc', field: 'hp', value: 0 });
    battle.send({ type: 'correct', target: 'amy', field: 'hp', value: 0 });
    expect(battle.fight.data).toMatchObject({ victory: 'lost', loot: { rolls: [], found: [] } });
  });

  it('of those who fled or gave up is granted by the GM, also when the fight is over', () => {
    const battle = Battle.turns({ enemies: { orc: { loot } } });
    battle.rule({ do: 'depart', id: 'orc', as: 'surrendered' });
    expect([battle.fight.stage, found(battle)]).toEqual(['over', []]);
    const grant = { do: 'grantLoot', id: 'orc' };
    expect(rolled(battle.rule(grant, [3, 4]))).toEqual(['loot']);
    expect(found(battle)).toEqual([
      ['amy', ['皮']],
      ['amy', ['牙']],
    ]);
    expect(battle.refused({ type: 'rule', command: grant })).toBe('not_possible_now');
  });

  it('left when the GM closes the stage is left behind', () => {
    const battle = Battle.turns({ enemies: { orc: { loot } } });
    battle.send({ type: 'correct', target: 'orc', field: 'hp', value: 0 });
    const events = battle.rule({ do: 'close' });
    expect(rolled(events)).toEqual([]);
    expect(battle.fight).toMatchObject({ stage: 'over', data: { loot: { rolls: [] } } });
  });
});
