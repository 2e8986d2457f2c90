import { describe, expect, it } from 'vitest';
import type { CharacterInput, EnemyInput, EnemySpellInput, SpellInput } from '../sheets';
import { Battle, only } from '../testing/battle';
import { at, BLAST, BOLT, HEAL } from '../testing/kit';

const mage = (...spells: SpellInput[]): Partial<CharacterInput> => ({
  skills: { sorcerer: 3, priest: 2 },
  bonuses: { intelligence: 3 },
  spells,
});
const cast = (spell: string, ...ids: string[]) => ({ do: 'cast', spell, targets: at(...ids) });
const fight = (spell: SpellInput, over: Partial<EnemyInput> = {}, ...more: SpellInput[]) =>
  Battle.turns({
    party: { amy: mage(spell, ...more) },
    enemies: { orc: { mentalResistance: 2, ...over }, ogre: over },
  });
const tough = (hp: number, defence = 3) => ({ parts: [{ evasion: 0, defence, hp }] });

describe('SW-ACT-6: what resisting does', () => {
  // Magic power 6; mental resistance 2 + 7 = 9; equal: resisted.
  it('equal totals: resisted, one more gets through', () => {
    const battle = fight(BOLT, tough(40));
    battle.act('amy', cast('bolt', 'orc'), [1, 2, 3, 4]);
    // 5 + 6 = 11, halved 6; armour does not count.
    expect(battle.hp('orc')).toBe(34);
    battle.endTurn();
    battle.act('amy', cast('bolt', 'orc'), [2, 2, 3, 4]);
    expect(battle.hp('orc')).toBe(23);
  });

  it('half: rounded up, and no critical, but 1-1 still fails (SW-ACT-14)', () => {
    const battle = fight(BOLT, tough(40));
    // A 12 on rating 20 shows 10: 16 / 2.
    battle.act('amy', cast('bolt', 'orc'), [1, 2, 6, 6]);
    expect(battle.hp('orc')).toBe(32);
    battle.endTurn();
    const events = battle.act('amy', cast('bolt', 'orc'), [1, 2, 1, 1]);
    expect(only(events, 'sw.failed')).toHaveLength(1);
    expect([battle.hp('orc'), battle.mp('amy')]).toEqual([32, 2]);
  });

  it('消滅: nothing is rolled any more', () => {
    const battle = fight({ ...BOLT, resist: { outcome: 'none' } }, tough(40));
    battle.act('amy', cast('bolt', 'orc'), [1, 2]);
    expect([battle.hp('orc'), battle.mp('amy')]).toEqual([40, 6]);
  });

  it('短縮: the shorter duration', () => {
    const effect: SpellInput['effect'] = {
      kind: 'status',
      name: '霧',
      modifiers: { evasion: -1 },
      rounds: 3,
      shorterRounds: 1,
    };
    const battle = fight({ ...BOLT, mpCost: 1, resist: { outcome: 'shorter' }, effect });
    const until = (id: string) => battle.get(id).body.statuses[0]?.until;
    battle.act('amy', cast('bolt', 'orc'), [1, 2]);
    expect(until('orc')).toEqual({ round: 2, side: 'party' });
    battle.endTurn();
    battle.act('amy', cast('bolt', 'ogre'), [6, 6]);
    expect(until('ogre')).toEqual({ round: 5, side: 'party' });
    expect(until('orc')).toBeUndefined();
  });

  it('an enemy spell worded by the GM leaves a status that its next casting replaces', () => {
    const spell: EnemySpellInput = {
      ...{ id: 'mist', name: '霧', publicName: '影', power: '3(10)', mpCost: 0, range: 30 },
      target: { kind: 'one' },
      resist: { outcome: 'none' },
      effect: { kind: 'status', modifiers: { evasion: -1 }, rounds: 3 },
    };
    const battle = fight(BOLT, { ...tough(40), spells: [spell] });
    const keys = () => battle.get('amy').body.statuses.map(({ key }) => key);
    battle.endTurn();
    // 10 against 1-2 of the target: not resisted.
    battle.act('orc', cast('mist', 'amy'), [1, 2]);
    expect(keys()).toEqual(['影']);
    battle.endTurn();
    battle.endTurn();
    battle.act('orc', cast('mist', 'amy'), [1, 2]);
    expect(keys()).toEqual(['影']);
  });

  it('必中: neither magic nor resistance is rolled', () => {
    const battle = fight({ ...BOLT, resist: { outcome: 'unresistable' } }, tough(40));
    battle.act('amy', cast('bolt', 'orc'), [3, 4]);
    expect(battle.hp('orc')).toBe(29);
  });

  it('任意: the target is asked; who declines takes it, who resists is spared', () => {
    const battle = fight({ ...BOLT, resist: { outcome: 'atWill' } }, tough(40));
    battle.act('amy', cast('bolt', 'orc'));
    expect(Object.keys(battle.fight.open!.question!.asks)).toEqual(['orc']);
    battle.answer(false, [3, 4]);
    expect(battle.hp('orc')).toBe(29);
    battle.endTurn();
    battle.act('amy', cast('bolt', 'orc'));
    battle.answer(true, [1, 2]);
    expect(battle.hp('orc')).toBe(29);
  });

  it('任意: a target that the GM takes away meanwhile is passed over', () => {
    for (const type of ['leave', 'conceal'] as const) {
      const battle = fight({ ...BOLT, resist: { outcome: 'atWill' } }, tough(40));
      battle.act('amy', cast('bolt', 'orc'));
      battle.send({ type, id: 'orc' });
      if (battle.fight.open) battle.answer(true);
      expect(battle.fight.open).toBeNull();
      expect(battle.mp('amy')).toBe(6);
    }
  });
});

describe('SW-ACT-13: several targets', () => {
  const wide = { ...BOLT, target: { kind: 'many', count: 3 } } as const;

  it('share one magic total; each has its own resistance, then its own damage, in order', () => {
    const battle = fight(wide, tough(40));
    // Ogre (resistance 7) falls short of 8, the orc's 9 does not.
    battle.act('amy', cast('bolt', 'ogre', 'orc'), [1, 1, 3, 4, 3, 4]);
    expect([battle.hp('ogre'), battle.hp('orc')]).toEqual([29, 34]);
  });

  it('are each missed by their own 1-1 only', () => {
    const battle = fight(wide, tough(40));
    battle.act('amy', cast('bolt', 'ogre', 'orc'), [6, 6, 1, 1, 3, 4]);
    expect([battle.hp('ogre'), battle.hp('orc')]).toEqual([40, 29]);
  });

  it('are not named twice, in whatever way', () => {
    const battle = fight(wide);
    const twice = { ...cast('bolt', 'orc'), targets: [{ id: 'orc' }, { id: 'orc', part: 'p1' }] };
    expect(battle.refuses('amy', twice)).toBe('too_many_targets');
  });
});

describe('SW-ACT-4: areas', () => {
  it('of range "self" are the caster’s own', () => {
    const around = {
      ...BLAST,
      range: 'self',
      target: { kind: 'area', affects: 'enemies' },
    } as const;
    const battle = fight(around);
    const all = { ...cast('blast'), targets: [{ id: 'orc' }, { id: 'ogre' }] };
    expect(battle.refuses('amy', all)).toBeNull();
    battle.send({ type: 'correct', target: 'amy', field: 'area', value: 'partyRear' });
    expect(battle.refuses('amy', all)).toBe('not_same_area');
  });

  it('take everybody in them, allies and unconscious too', () => {
    const battle = Battle.turns({
      party: { amy: mage(BLAST), bob: { hp: { max: 20, now: -1 } } },
      enemies: { orc: {} },
    });
    battle.send({ type: 'correct', target: 'bob', field: 'area', value: 'front' });
    expect(battle.refuses('amy', cast('blast', 'orc'))).toBe('wrong_target');
    expect(battle.refuses('amy', cast('blast', 'amy', 'orc', 'bob'))).toBeNull();
  });
});

describe('SW-ACT-16: willing targets', () => {
  const blessing: SpellInput = {
    ...BOLT,
    resist: { outcome: 'none' },
    effect: { kind: 'status', name: '加護', modifiers: { evasion: 1 }, rounds: 3 },
  };
  const names = (battle: Battle, id: string) =>
    battle.get(id).body.statuses.map(({ name }) => name);
  const duo = (spell: SpellInput) =>
    Battle.turns({ party: { amy: mage(spell), bob: {} }, enemies: { orc: {} } });

  it('do not resist what their own side casts on them', () => {
    const battle = duo(blessing);
    battle.act('amy', cast('bolt', 'bob'));
    expect(names(battle, 'bob')).toEqual(['加護']);
  });

  it('but resist what falls on everybody in the area', () => {
    const battle = duo({ ...blessing, target: { kind: 'area', affects: 'everyone' } });
    // Magic 1 + 2 + 6 against the caster's 12 + 1, Bob's 2 + 1 and the orc's 0 + 7.
    battle.act('amy', cast('bolt', 'amy', 'bob', 'orc'), [1, 2, 6, 6, 1, 1]);
    expect([names(battle, 'amy'), names(battle, 'bob'), names(battle, 'orc')]).toEqual([
      [],
      ['加護'],
      ['加護'],
    ]);
  });
});

describe('SW-ACT-7, SW-ACT-15: a physical spell', () => {
  it('is reduced by armour and hurts those whom physical damage hurts', () => {
    const weak = { weakness: { kind: 'physicalDamage', amount: 2 }, weaknessValue: 12 } as const;
    const battle = fight({ ...BOLT, physical: true }, { ...tough(40, 3), ...weak });
    battle.rule({ do: 'reveal', of: 'orc', identified: true, weakness: true });
    // Halved 11 is 6, + 2 - 3.
    battle.act('amy', cast('bolt', 'orc'), [1, 2, 3, 4]);
    expect(battle.hp('orc')).toBe(35);
  });
});

describe('SW-ACT-11, SW-ACT-16: healing', () => {
  const hurt = { hp: { max: 20, now: 3 } };

  it('gives rating + magic power, no critical, not above the maximum', () => {
    const battle = Battle.turns({ party: { amy: mage(HEAL), bob: hurt, cid: hurt } });
    // A 12 shows 10 and is not rolled again: 10 + 5.
    battle.act('amy', cast('heal', 'bob'), [6, 6]);
    expect(battle.hp('bob')).toBe(18);
    battle.endTurn();
    battle.endTurn();
    battle.act('amy', cast('heal', 'bob'), [6, 6]);
    expect([battle.hp('bob'), battle.mp('amy')]).toEqual([20, 4]);
  });

  it('fails on a 1-1, the MP stay spent', () => {
    const battle = Battle.turns({ party: { amy: mage(HEAL), bob: hurt } });
    battle.act('amy', cast('heal', 'bob'), [1, 1]);
    expect([battle.hp('bob'), battle.mp('amy')]).toEqual([3, 7]);
  });

  it('is not cast without the MP', () => {
    const battle = Battle.turns({ party: { amy: { ...mage(HEAL), mp: 2 }, bob: hurt } });
    expect(battle.refuses('amy', cast('heal', 'bob'))).toBe('not_enough_mp');
  });

  const undead = { category: 'undead', ...tough(40), mentalResistance: 2 } as const;

  it('is damage to an undead, known for one or not: magic damage, resisted to nothing', () => {
    const battle = fight(HEAL, undead);
    // Magic power 5; 9 is the resistance: 4 + 5 is resisted, 5 + 5 is not.
    battle.act('amy', cast('heal', 'orc'), [2, 2]);
    expect(battle.hp('orc')).toBe(40);
    battle.endTurn();
    battle.act('amy', cast('heal', 'orc'), [2, 3, 6, 6]);
    expect(battle.hp('orc')).toBe(25);
  });

  it('is resisted as its data says where they say it', () => {
    const battle = fight({ ...HEAL, resist: { outcome: 'half' } }, undead);
    battle.act('amy', cast('heal', 'orc'), [2, 2, 3, 4]);
    expect(battle.hp('orc')).toBe(35);
  });

  it('adds a healing weakness that is known', () => {
    const weak = { weakness: { kind: 'healingDamage', amount: 3 }, weaknessValue: 14 } as const;
    const battle = fight(HEAL, { ...undead, ...weak });
    battle.act('amy', cast('heal', 'orc'), [6, 6, 3, 4]);
    expect(battle.hp('orc')).toBe(30);
    battle.endTurn();
    battle.rule({ do: 'reveal', of: 'orc', identified: true, weakness: true });
    battle.act('amy', cast('heal', 'orc'), [6, 6, 3, 4]);
    expect(battle.hp('orc')).toBe(17);
  });

  it('heals an enemy that is no undead', () => {
    const battle = fight(HEAL, tough(40));
    battle.send({ type: 'correct', target: 'orc', field: 'hp', value: 10 });
    battle.act('amy', cast('heal', 'orc'), [3, 4]);
    expect(battle.hp('orc')).toBe(20);
  });
});

describe('SW-ACT-3: spells after moving', () => {
  const minor = { ...BOLT, action: 'minor' } as const;

  it.each([
    ['limited', 'front', null],
    ['normal', 'partyRear', 'no_magic_after_move'],
    ['full', 'partyRear', 'no_magic_after_move'],
  ])('%s move', (how, to, code) => {
    const battle = Battle.turns({ party: { amy: mage(minor), bob: {} } });
    battle.send({ type: 'correct', target: 'orc', field: 'area', value: 'enemyRear' });
    battle.act('amy', { do: 'move', how, to });
    expect(battle.refuses('amy', cast('bolt', 'orc'))).toBe(code);
  });
});
