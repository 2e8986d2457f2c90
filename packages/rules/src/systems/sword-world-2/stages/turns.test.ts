import { describe, expect, it } from 'vitest';
import { Battle } from '../testing/battle';

describe('SW-ACT-1: a side’s turn', () => {
  it('ends when all have acted or passed, in whatever order they like', () => {
    const battle = Battle.turns({ party: { amy: {}, bob: {} } });
    battle.act('bob', { do: 'pass' });
    expect(battle.waiting()).toEqual(['amy']);
    battle.act('amy', { do: 'withdraw' });
    expect(battle.fight.data).toMatchObject({ side: 'enemy', round: 1 });
  });

  it('goes on without those who are taken away in the middle of it', () => {
    for (const type of ['leave', 'conceal'] as const) {
      const battle = Battle.turns({ enemies: { orc: {}, imp: {} } });
      battle.endTurn();
      battle.act('orc', { do: 'pass' });
      expect(battle.waiting()).toEqual(['imp/p1']);
      battle.send({ type, id: 'imp' });
      expect(battle.fight.data).toMatchObject({ side: 'party', round: 2 });
    }
  });
});

describe('SW-END-1: the end', () => {
  it('at once, when the last enemy is defeated or gone', () => {
    const battle = Battle.turns({ enemies: { orc: {}, imp: {} } });
    battle.send({ type: 'correct', target: 'orc', field: 'hp', value: 0 });
    expect(battle.fight.data.victory).toBeNull();
    battle.rule({ do: 'depart', id: 'imp', as: 'fled' });
    expect(battle.fight.data.victory).toBe('won');
  });

  it('at once, when no character is left conscious', () => {
    const battle = Battle.turns({ party: { amy: {}, bob: {} } });
    battle.send({ type: 'correct', target: 'amy', field: 'hp', value: 0 });
    battle.send({ type: 'correct', target: 'bob', field: 'condition', value: 'dead' });
    expect(battle.fight).toMatchObject({ stage: 'over', data: { victory: 'lost' } });
  });

  const offer = (proposal: string, ...enemies: string[]) =>
    ({ type: 'propose', proposal, about: { type: 'surrender', enemies } }) as const;

  it('when a surrender is accepted, for all or for single enemies; it may be asked again', () => {
    const battle = Battle.turns({ enemies: { orc: {}, imp: {} } });
    battle.send(offer('p1', 'imp'));
    battle.send({ type: 'settle', proposal: 'p1', accept: false });
    battle.send(offer('p2', 'imp'));
    battle.send({ type: 'settle', proposal: 'p2', accept: true });
    expect([battle.condition('imp'), battle.condition('orc')]).toEqual(['surrendered', 'up']);
    battle.send(offer('p3'));
    battle.send({ type: 'settle', proposal: 'p3', accept: true });
    expect(battle.fight.data.victory).toBe('won');
  });
});
