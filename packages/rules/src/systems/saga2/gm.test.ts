import { describe, expect, it } from 'vitest';
import { seatViewer } from '../../kernel/viewer';
import { Battle, only } from './testing/battle';

const two = { party: { amy: {}, bob: {} }, enemies: { orc: {}, imp: {} } };
const idle = { do: 'guard', defend: false };
const waiting = { amy: idle, bob: idle, orc: idle, imp: idle };

/** The first action of turn 1; nobody does anything by itself. */
const acting = (cast: ConstructorParameters<typeof Battle>[0] = two) =>
  Battle.acting(cast, waiting, ['amy', 'bob', 'orc', 'imp']);

const refusal = (battle: Battle, command: object) =>
  battle.refused({ type: 'rule', command: command as never });

const correct = (battle: Battle, target: string, field: string, value: string | number) =>
  battle.send({ type: 'correct', target, field, value });

describe('GM commands of SAGA2', () => {
  it('are for the GM alone', () => {
    const command = { type: 'rule', command: { do: 'special', on: true } } as const;
    expect(acting().refused(command, seatViewer('amy'))).toBe('gm_only');
  });

  it('SG-GLM-5, SG-GLM-7: change the strength of a fight or an enemy, and make it special', () => {
    const battle = acting();
    battle.rule({ do: 'special', on: true });
    battle.rule({ do: 'strength', by: 1 });
    battle.rule({ do: 'strength', of: 'orc', by: -2 });
    expect(battle.fight.data).toMatchObject({ special: true, strength: 1, strengths: { orc: -2 } });
    expect(refusal(battle, { do: 'strength', of: 'amy', by: 1 })).toBe('unknown_combatant');
  });

  it('SG-OPT-1: reveal and hide a kind that players have met, and stay through undo', () => {
    const battle = acting({ ...two, options: { knowledge: true } });
    battle.go();
    battle.rule({ do: 'reveal', of: 'orc', identified: false, weakness: true });
    battle.send({ type: 'undo' });
    expect(battle.fight.data.kinds.orc).toMatchObject({ identified: true, weakness: true });
    battle.rule({ do: 'reveal', of: 'orc', identified: false });
    expect(battle.fight.data.kinds.orc).toMatchObject({ identified: false, weakness: false });
    const unseen = new Battle({ enemies: { orc: {}, lurker: { hidden: true } } });
    const reveal = { do: 'reveal', of: 'lurker', identified: true };
    expect(refusal(unseen, reveal)).toBe('not_possible_now');
  });

  it('put statuses on and take them away, each once (SG-STS-11)', () => {
    const battle = acting();
    battle.rule({ do: 'status', id: 'bob', status: 'charm', by: 'orc' });
    expect(battle.get('bob').body.statuses).toEqual([{ name: 'charm', by: 'orc' }]);
    expect(refusal(battle, { do: 'status', id: 'bob', status: 'charm' })).toBe('not_possible_now');
    battle.rule({ do: 'lift', id: 'bob', status: 'charm' });
    expect(battle.statuses('bob')).toEqual([]);
    expect(refusal(battle, { do: 'lift', id: 'bob', status: 'charm' })).toBe('unknown_field');
  });

  it('SG-TRN-8: have commands declared anew until somebody has acted', () => {
    const moved = { do: 'guard', defend: true, from: 'back' };
    const battle = Battle.acting(two, { ...waiting, amy: moved }, ['amy', 'bob', 'orc', 'imp']);
    expect(battle.get('amy').body).toMatchObject({ row: 'back', moved: true });
    battle.rule({ do: 'reopen' });
    expect(battle.question).toMatchObject({
      label: 'command',
      asks: { amy: { default: moved }, bob: { default: idle } },
    });
    expect(battle.get('amy').body).toMatchObject({ row: 'front', moved: false, guard: null });
    expect(battle.fight).toMatchObject({ slots: [], data: { turn: 1, phase: 'command' } });
    battle.declare({}, ['bob', 'amy', 'orc', 'imp']);
    expect(battle.fight.slots[0]?.actor).toBe('bob');
    battle.rule({ do: 'reopen', enemies: true });
    expect(Object.keys(battle.question!.asks)).toEqual(['orc', 'imp']);
  });

  it('SG-TRN-8: who aimed at somebody out of sight now defends unless it declares anew', () => {
    const battle = new Battle(two);
    battle.answer({ do: 'guard', defend: true, from: 'front' }, [], 'orc');
    battle.answer({ do: 'guard', defend: true, from: 'front' }, [], 'imp');
    const strike = {
      do: 'attack',
      weapon: 'sword',
      target: 'orc',
      from: 'front',
      hands: ['sword'],
    };
    battle.answer(strike, [], 'amy');
    battle.send({ type: 'conceal', id: 'orc' });
    battle.rule({ do: 'test', who: ['bob'], ability: 'magic', number: 10 });
    battle.answer(null, [], 'bob');
    expect(battle.question!.asks.amy).toMatchObject({ default: { do: 'guard', defend: true } });
  });

  it('and not once somebody has', () => {
    const battle = acting();
    battle.go();
    expect(refusal(battle, { do: 'reopen' })).toBe('not_possible_now');
  });

  it('SG-END-7: let an enemy leave, and the last one ends the fight', () => {
    const battle = acting();
    battle.rule({ do: 'depart', id: 'orc' });
    expect(battle.fight.slots.map(({ actor }) => actor)).toEqual(['amy', 'bob', 'imp']);
    expect(battle.fight.stage).toBe('running');
    battle.rule({ do: 'depart', id: 'imp' });
    expect(battle.fight).toMatchObject({ stage: 'over', data: { victory: 'won' } });
  });

  it('SG-CHK-1: call for a check only of those who have the ability', () => {
    const battle = acting();
    const test = { do: 'test', who: ['amy'], ability: 'magic', number: 10 };
    expect(refusal(battle, { ...test, ability: 'nothing' })).toBe('unknown_combatant');
    expect(refusal(battle, { ...test, who: ['orc'] })).toBe('unknown_combatant');
    expect(refusal(battle, { ...test, number: undefined })).toBe('bad_value');
    expect(refusal(battle, { ...test, of: 'bob' })).toBe('unknown_combatant');
    expect(refusal(battle, test)).toBeNull();
  });

  it('SG-CHK-1: whoever leaves while another picks dice makes no check', () => {
    const battle = acting();
    battle.rule({ do: 'test', who: ['amy', 'bob'], ability: 'dexterity', number: 10 });
    battle.answer('skill:sword', [], 'amy');
    battle.answer('skill:sword', [1, 2, 6], 'bob');
    battle.send({ type: 'leave', id: 'bob' });
    // 5 + 2 + 6.
    battle.answer([1, 2], [], 'amy');
    expect(only(battle.events, 'sg.tested')).toMatchObject([
      { who: 'amy', success: true, check: { total: 13 } },
    ]);
  });

  it('SG-OPT-1: a check against the weakness value shows attributes too', () => {
    const enemies = { orc: { fame: 12, weaknessValue: 14 }, imp: {} };
    const battle = acting({ ...two, enemies, options: { knowledge: true } });
    battle.rule({ do: 'test', who: ['amy', 'bob'], ability: 'magic', of: 'orc' });
    battle.answer('plain', [], 'amy');
    // 3 + 9 = 12 identifies, 3 + 11 = 14 finds the weakness.
    battle.answer('plain', [4, 5, 5, 6], 'bob');
    expect(only(battle.events, 'sg.revealed')).toMatchObject([
      { kind: 'orc', identified: true, weakness: false },
      { kind: 'orc', identified: true, weakness: true },
    ]);
  });
});

describe('corrections', () => {
  it('SG-DAT-2: keep pools within their maximum', () => {
    const battle = acting();
    const tried = (field: string, value: number) =>
      battle.refused({ type: 'correct', target: 'amy', field, value });
    expect([tried('wp', 15), tried('wp', 16), tried('wp', -1)]).toEqual([
      null,
      'bad_value',
      'bad_value',
    ]);
    expect(tried('nothing', 1)).toBe('unknown_field');
    expect(battle.refused({ type: 'correct', target: 'orc', field: 'wp', value: 1 })).toBe(
      'unknown_field',
    );
  });

  it('SG-STS-1, SG-STS-2, SG-DAT-4: HP and LP say who is down', () => {
    const battle = acting();
    const conditions = () => ['amy', 'bob', 'orc'].map((id) => battle.get(id).body.condition);
    correct(battle, 'amy', 'hp', 0);
    correct(battle, 'orc', 'hp', 0);
    expect(conditions()).toEqual(['fainted', 'up', 'defeated']);
    correct(battle, 'amy', 'lp', 0);
    expect(conditions()).toEqual(['collapsed', 'up', 'defeated']);
    correct(battle, 'amy', 'hp', 3);
    expect(conditions()).toEqual(['collapsed', 'up', 'defeated']);
    correct(battle, 'amy', 'lp', 1);
    expect(conditions()).toEqual(['up', 'up', 'defeated']);
  });

  it('of a condition bring its pools along', () => {
    const battle = acting();
    correct(battle, 'amy', 'condition', 'collapsed');
    expect(battle.get('amy').body).toMatchObject({ lp: { now: 0 }, condition: 'collapsed' });
    correct(battle, 'amy', 'condition', 'up');
    expect(battle.get('amy').body).toMatchObject({ lp: { now: 1 }, hp: { now: 40 } });
    const defeat = {
      type: 'correct',
      target: 'amy',
      field: 'condition',
      value: 'defeated',
    } as const;
    expect(battle.refused(defeat)).toBe('bad_value');
  });
});

describe('the end of a fight', () => {
  it('SG-END-1: HP rises to half, rounded up; the GM may refuse who is 昏倒', () => {
    const hp = { max: 41, now: 41 };
    const battle = acting({ ...two, party: { amy: { hp }, bob: { hp } } });
    correct(battle, 'amy', 'hp', 5);
    correct(battle, 'bob', 'lp', 0);
    battle.rule({ do: 'depart', id: 'orc' });
    battle.rule({ do: 'depart', id: 'imp' });
    expect(battle.question).toMatchObject({ label: 'revive', asks: { gm: { default: ['bob'] } } });
    battle.answer([]);
    expect(battle.fight.stage).toBe('over');
    expect(battle.hp('amy')).toBe(21);
    expect(battle.get('bob').body).toMatchObject({ condition: 'collapsed', lp: { now: 0 } });
  });

  it('SG-END-7: the GM ends it at any time, and it is settled the same way', () => {
    const battle = acting();
    battle.rule({ do: 'status', id: 'bob', status: 'poison' });
    correct(battle, 'amy', 'hp', 1);
    battle.send({ type: 'end' });
    expect(battle.fight).toMatchObject({ stage: 'over', data: { victory: 'stopped' } });
    expect(battle.statuses('bob')).toEqual([]);
    expect(battle.hp('amy')).toBe(20);
  });

  it('SG-END-7: also while commands are declared; undo asks for them again', () => {
    const battle = new Battle(two);
    expect(battle.question?.label).toBe('command');
    battle.send({ type: 'end' });
    expect(battle.fight).toMatchObject({ stage: 'over', open: null, data: { victory: 'stopped' } });
    battle.send({ type: 'undo' });
    expect(battle.fight.stage).toBe('running');
    expect(battle.question?.label).toBe('command');
  });
});
