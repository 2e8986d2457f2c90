import { describe, expect, it } from 'vitest';
import type { CharacterInput, EnemyInput, EnemySpellInput } from '../sheets';
import { Battle, only, rolled } from '../testing/battle';
import { at, BLAST, HEAL, SWORD } from '../testing/kit';
import { sumOf } from './harm';

const claw = (damage: string): Partial<EnemyInput> => ({
  parts: [{ attacks: [{ accuracy: 20, damage }], evasion: 0, hp: 30 }],
});
const hit = (id: string) => ({ do: 'attack', weapon: 'attack', targets: at(id) });
const turns = (amy: Partial<CharacterInput>, damage: string, bob: Partial<CharacterInput> = {}) =>
  Battle.turns(
    { party: { amy, bob }, enemies: { orc: claw(damage), ogre: claw(damage) } },
    'enemy',
  );

describe('SW-ACT-14: the order of a sum', () => {
  const roll = { rolls: [[3, 4]], base: 5, added: 6 };

  it('halves roll and addition, then weakness and feat, then defence', () => {
    const harm = { roll, halved: true, weakness: 3, feat: 4, armour: true };
    // (5 + 6) / 2 = 6; + 3 + 4 - 5.
    expect(sumOf(harm, 5).dealt).toBe(8);
    expect(sumOf({ ...harm, armour: false }, 5).dealt).toBe(13);
  });

  it('is at least 0 (SW-ACT-7)', () => {
    expect(sumOf({ roll, armour: true }, 20).dealt).toBe(0);
  });
});

describe('SW-DEF-8: the example of the source', () => {
  const aarv: Partial<CharacterInput> = {
    ...{ hp: { max: 20, now: 7 }, adventurerLevel: 2, defence: 4 },
    bonuses: { vitality: 2 },
  };
  const bogard: Partial<EnemyInput> = {
    parts: [{ attacks: [{ accuracy: '4(11)', damage: '2d+5' }], evasion: 0, hp: 30 }],
  };
  const potion = { id: 'awake', name: 'アウェイクポーション', effect: { kind: 'awaken' } } as const;
  const stra = { items: [potion] };

  it('11 beats 10, 17 - 4 = 13, 7 -> -6, 7 + 2 + 2 against 6: unconscious, and up with HP 1', () => {
    const battle = Battle.turns({ party: { aarv, stra }, enemies: { bogard } }, 'enemy');
    const events = battle.act('bogard', hit('aarv'), [4, 6, 6, 6, 3, 4]);
    expect(only(events, 'sw.attacked')[0]).toMatchObject({
      accuracy: { total: 11 },
      evasion: { total: 10 },
    });
    expect(only(events, 'sw.deathChecked')[0]).toMatchObject({
      check: { total: 11 },
      target: 6,
      alive: true,
    });
    expect([battle.hp('aarv'), battle.condition('aarv')]).toEqual([-6, 'unconscious']);
    expect(battle.waiting()).toEqual(['stra']);
    battle.act('stra', { do: 'use', item: 'awake', targets: at('aarv') });
    expect([battle.hp('aarv'), battle.condition('aarv')]).toEqual([1, 'up']);
    // Woken in its side's turn, it acts in it.
    expect(battle.waiting()).toEqual(['aarv']);
    expect(battle.get('stra').body).toMatchObject({ items: { awake: 0 } });
  });
});

describe('SW-DEF-5: death checks', () => {
  // Level 1 + bonus 0; evasion by dice alone is never enough.
  it.each([
    ['at exactly 0 against 0', 5, '1d+4', 1, 0, true],
    ['reached', 5, '1d+7', 1, 3, true],
    ['just reached', 1, '1d+3', 1, 3, true],
    ['missed by one', 1, '1d+4', 1, 4, false],
  ])('%s', (_, hp, damage, die, target, alive) => {
    const battle = turns({ hp: { max: 20, now: hp } }, damage);
    // Evasion, damage, then 1 + 1 + level 1 = 3.
    const events = battle.act('orc', hit('amy'), [1, 1, die, 1, 1]);
    expect(only(events, 'sw.deathChecked')[0]).toMatchObject({ target, alive });
    expect(battle.condition('amy')).toBe(alive ? 'unconscious' : 'dead');
  });

  it('come again at each further damage, against the whole amount', () => {
    const battle = turns({ hp: { max: 20, now: 1 }, adventurerLevel: 5 }, '1d+2');
    battle.act('orc', hit('amy'), [1, 1, 1, 1, 1]);
    expect(battle.hp('amy')).toBe(-2);
    // No roll to hit the unconscious: one die of damage, then the check.
    const events = battle.act('ogre', hit('amy'), [3, 1, 1]);
    expect(rolled(events)).toEqual(['damage', 'death']);
    expect(only(events, 'sw.deathChecked')[0]).toMatchObject({ target: 7, alive: true });
  });

  it('not at damage of 0', () => {
    const battle = turns({ hp: { max: 20, now: 1 }, defence: 3 }, '1d+2');
    battle.act('orc', hit('amy'), [1, 1, 6, 3, 3]);
    expect(battle.hp('amy')).toBe(-4);
    expect(rolled(battle.act('ogre', hit('amy'), [1]))).toEqual(['damage']);
    expect([battle.hp('amy'), battle.condition('amy')]).toEqual([-4, 'unconscious']);
  });

  it('are not made for enemies (SW-DEF-9)', () => {
    const amy = { skills: { fighter: 3 }, weapons: [SWORD] };
    const orc = { parts: [{ evasion: 0, hp: 8 }] };
    const battle = Battle.turns({ party: { amy }, enemies: { orc, ogre: {} } });
    const action = { do: 'attack', weapon: 'sword', targets: at('orc') };
    expect(rolled(battle.act('amy', action, [6, 6, 3, 4]))).toEqual(['accuracy', 'damage']);
    expect([battle.hp('orc'), battle.condition('orc')]).toEqual([0, 'defeated']);
  });
});

describe('SW-DEF-6: the unconscious', () => {
  const healer: Partial<CharacterInput> = {
    ...{ skills: { priest: 1 }, spells: [HEAL], mp: 20 },
    items: [
      { id: 'awake', name: '気付け', effect: { kind: 'awaken' } },
      { id: 'herb', name: '薬草', effect: { kind: 'healing', dice: '1d' } },
    ],
  };
  const heal = { do: 'cast', spell: 'heal', targets: at('amy') };
  const down = (hp: number) =>
    Battle.turns({ party: { amy: { hp: { max: 20, now: hp } }, bob: healer } });

  it('wake when healing lifts them to 1, and act in that turn', () => {
    const battle = down(-5);
    battle.act('bob', heal, [3, 4]);
    expect([battle.hp('amy'), battle.condition('amy')]).toEqual([1, 'up']);
    expect(battle.waiting()).toEqual(['amy']);
  });

  it('stay unconscious below, without a new check', () => {
    const battle = down(-6);
    expect(rolled(battle.act('bob', heal, [3, 4]))).toEqual(['healing']);
    expect([battle.hp('amy'), battle.condition('amy')]).toEqual([0, 'unconscious']);
  });

  it('do nothing themselves', () => {
    const battle = down(-1);
    expect(battle.refuses('amy', { do: 'move', how: 'limited', to: 'partyRear' })).toBe(
      'unconscious',
    );
  });

  it('are woken by somebody else in the same area only', () => {
    const battle = down(-1);
    const wake = (id: string) => ({ do: 'use', item: 'awake', targets: at(id) });
    expect(battle.refuses('bob', wake('bob'))).toBe('not_on_yourself');
    expect(battle.refuses('bob', wake('amy'))).toBe('not_same_area');
    battle.send({ type: 'correct', target: 'bob', field: 'area', value: 'partyRear' });
    battle.act('bob', wake('amy'));
    expect(battle.hp('amy')).toBe(1);
  });

  it('resist as usual', () => {
    const breath: EnemySpellInput = {
      ...{ id: 'breath', name: '息', range: 20, power: 20 },
      resist: { outcome: 'half' },
      effect: { kind: 'fixedDamage', amount: 4 },
    };
    const battle = Battle.turns(
      {
        party: { amy: { hp: { max: 20, now: -1 }, adventurerLevel: 9 }, bob: {} },
        enemies: { orc: { spells: [breath] } },
      },
      'enemy',
    );
    const events = battle.act('orc', { do: 'cast', spell: 'breath', targets: at('amy') }, [
      ...[6, 6, 1, 1],
    ]);
    expect(rolled(events)).toEqual(['resistance', 'death']);
  });

  it('and the dead: neither potion nor healing reaches these (SW-DEF-7)', () => {
    const battle = down(-1);
    battle.send({ type: 'correct', target: 'amy', field: 'condition', value: 'dead' });
    battle.send({ type: 'correct', target: 'bob', field: 'area', value: 'partyRear' });
    expect(battle.refuses('bob', heal)).toBe('target_down');
    expect(battle.refuses('bob', { do: 'use', item: 'herb', targets: at('amy') })).toBe(
      'target_down',
    );
  });
});

describe('SW-DEF-9: parts', () => {
  const part = (id: string, hp: number) => ({
    ...{ id, name: id, evasion: 0, hp },
    attacks: [{ accuracy: 0, damage: '1d' }],
  });
  const hydra = (core?: string): Partial<EnemyInput> => ({
    parts: [part('left', 8), part('right', 8), part('body', 8)],
    ...(core ? { core } : {}),
  });
  const amy: Partial<CharacterInput> = {
    skills: { fighter: 3, sorcerer: 3 },
    weapons: [SWORD],
    spells: [BLAST],
    mp: 40,
  };
  const cut = (p: string) => ({
    ...{ do: 'attack', weapon: 'sword' },
    targets: [{ id: 'hydra', part: p }],
  });

  it('act one by one, and not once they have fallen', () => {
    const battle = Battle.turns({ party: { amy, bob: {} }, enemies: { hydra: hydra() } });
    battle.act('amy', cut('p2'), [6, 6, 3, 4]);
    expect([battle.hp('hydra', 'p2'), battle.condition('hydra')]).toEqual([0, 'up']);
    expect(battle.refuses('amy', cut('p2'))).toBe('major_spent');
    battle.endTurn();
    expect(battle.waiting()).toEqual(['hydra/p1', 'hydra/p3']);
    expect(battle.refuses('hydra/p2', { do: 'pass' })).toBe('out_of_fight');
    battle.endTurn();
    expect(battle.refuses('amy', cut('p2'))).toBe('target_down');
  });

  it('with a core: it alone decides', () => {
    const battle = Battle.turns({ party: { amy }, enemies: { hydra: hydra('body'), orc: {} } });
    battle.act('amy', cut('p1'), [6, 6, 3, 4]);
    battle.endTurn();
    battle.act('amy', cut('p2'), [6, 6, 3, 4]);
    expect(battle.condition('hydra')).toBe('up');
    battle.endTurn();
    battle.act('amy', cut('p3'), [6, 6, 3, 4]);
    expect(battle.condition('hydra')).toBe('defeated');
  });

  it('with a core that falls first: defeated, whatever the others have', () => {
    const battle = Battle.turns({ party: { amy }, enemies: { hydra: hydra('body'), orc: {} } });
    battle.act('amy', cut('p3'), [6, 6, 3, 4]);
    expect(battle.condition('hydra')).toBe('defeated');
  });

  it('without one: defeated with the last', () => {
    const battle = Battle.turns({ party: { amy }, enemies: { hydra: hydra(), orc: {} } });
    for (const p of ['p1', 'p2', 'p3']) {
      expect(battle.condition('hydra')).toBe('up');
      battle.act('amy', cut(p), [6, 6, 3, 4]);
      battle.endTurn();
    }
    expect(battle.condition('hydra')).toBe('defeated');
  });

  it('are each hit by an area, with the resistance they share; none after the defeat', () => {
    const battle = Battle.turns({
      party: { amy: { ...amy, hp: 40 } },
      enemies: { hydra: hydra('right'), orc: {} },
    });
    battle.send({ type: 'correct', target: 'amy', field: 'area', value: 'partyRear' });
    const targets = ['p1', 'p2', 'p3'].map((p) => ({ id: 'hydra', part: p }));
    const blast = { do: 'cast', spell: 'blast', targets: [{ id: 'orc' }, ...targets] };
    // Magic 12 + 3 beats 0 + 7. Orc, left and right take 5 + 3; then the core is gone.
    const events = battle.act('amy', blast, [6, 6, 3, 4, 3, 4, 3, 4]);
    expect(only(events, 'sw.damaged').map(({ target }) => target)).toEqual([
      { id: 'orc', part: 'p1' },
      { id: 'hydra', part: 'p1' },
      { id: 'hydra', part: 'p2' },
    ]);
    expect(battle.hp('hydra', 'p3')).toBe(8);
  });
});
