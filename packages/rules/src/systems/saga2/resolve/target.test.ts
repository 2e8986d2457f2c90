import { describe, expect, it } from 'vitest';
import { Battle, only, rolled } from '../testing/battle';
import { BOW, SLASH, SWEEP } from '../testing/kit';

const strike = (target = 'orc') => ({ do: 'attack', weapon: 'sword', target });
const wide = (technique: string, row?: string) => ({
  ...{ do: 'technique', technique, weapon: 'sword' },
  ...(row ? { row } : {}),
});
const status = (battle: Battle, id: string, name: string) =>
  battle.rule({ do: 'status', id, status: name });
const fell = (battle: Battle, id: string) =>
  battle.send({ type: 'correct', target: id, field: 'hp', value: 0 });
const back = { row: 'back' as const };
const targets = (events: readonly { type: string }[]) =>
  only(events, 'sg.answered').map(({ who }) => who);

/** Everybody evades with 6 and 6. */
const evading = (count: number) => Array.from({ length: 2 * count }, () => 6);

describe('SG-TRN-5: the declared target at one’s action', () => {
  it('down: a random reachable enemy, drawn in order of joining (SG-DAT-7)', () => {
    const cast = { enemies: { orc: {}, bat: {}, cat: {} } };
    const battle = Battle.acting(cast, { amy: strike('orc') }, ['amy']);
    fell(battle, 'orc');
    const events = battle.go([2, 2, 5, 4]);
    expect(rolled(events)).toEqual(['draw', 'hit']);
    expect(only(events, 'sg.acts')).toMatchObject([{ target: 'cat', retargeted: true }]);
  });

  it('a lone candidate needs no draw', () => {
    const cast = { enemies: { orc: {}, bat: {}, owl: back } };
    const battle = Battle.acting(cast, { amy: strike('orc') }, ['amy']);
    fell(battle, 'orc');
    const events = battle.go([2, 5, 4]);
    expect(only(events, 'sg.acts')).toMatchObject([{ target: 'bat', retargeted: true }]);
  });

  it('out of reach: likewise; a bow still reaches (SG-TRN-3)', () => {
    const cast = { enemies: { orc: {}, bat: {} } };
    const moved = { orc: { do: 'guard', defend: true, from: 'back' } };
    const sword = Battle.acting(cast, { ...moved, amy: strike('orc') }, ['amy']);
    expect(only(sword.go([2, 5, 4]), 'sg.acts')).toMatchObject([{ target: 'bat' }]);
    const archer = { weapons: [BOW], inHand: ['bow'] };
    const bow = Battle.acting(
      { ...cast, party: { amy: archer } },
      { ...moved, amy: { do: 'attack', weapon: 'bow', target: 'orc' } },
      ['amy'],
    );
    // No bow skill: two dice.
    const [acts] = only(bow.go([2, 5, 6, 6]), 'sg.acts');
    expect(acts).toMatchObject({ target: 'orc' });
    expect(acts).not.toHaveProperty('retargeted');
  });

  it('nobody left: the action is lost, unpaid', () => {
    const party = { amy: { techniques: [SLASH] }, bob: {} };
    const slash = { ...wide('slash'), target: 'orc', from: 'back' };
    const battle = Battle.acting({ party }, { amy: slash }, ['amy', 'orc']);
    const events = battle.go([]);
    expect(only(events, 'sg.lost')).toMatchObject([{ who: 'amy', why: 'noTarget' }]);
    expect(battle.get('amy').body.wp?.now).toBe(15);
  });
});

describe('SG-TRN-4: a back row that counts as front', () => {
  it('while nobody in the front row can act', () => {
    const cast = { enemies: { orc: {}, owl: back } };
    const battle = Battle.acting(cast, { amy: strike('owl') }, ['amy']);
    status(battle, 'orc', 'petrification');
    expect(only(battle.go([2, 5, 4]), 'sg.acts')).toMatchObject([{ target: 'owl' }]);
  });

  it('not with スタン or マヒ', () => {
    const cast = { enemies: { orc: {}, owl: back } };
    const battle = Battle.acting(cast, { amy: strike('owl') }, ['amy']);
    status(battle, 'orc', 'stun');
    status(battle, 'orc', 'paralysis');
    const [acts] = only(battle.go([2, 5, 4]), 'sg.acts');
    expect(acts).toMatchObject({ target: 'orc', retargeted: true });
  });
});

describe('SG-TRN-14: attacks on several', () => {
  const party = {
    amy: { techniques: [SWEEP, { ...SWEEP, id: 'storm', targets: 'all' as const }] },
  };

  it('one row: the one declared if somebody stands there, else the other if it is reached', () => {
    const enemies = { orc: {}, bat: {}, owl: back };
    const battle = Battle.acting({ party, enemies }, { amy: wide('sweep', 'front') }, ['amy']);
    battle.go([2, 5, 4]);
    expect(targets(battle.answer([1, 2], evading(2)))).toEqual(['orc', 'bat']);

    const empty = Battle.acting({ party, enemies }, { amy: wide('sweep', 'front') }, ['amy']);
    fell(empty, 'orc');
    fell(empty, 'bat');
    empty.go([2, 5, 4]);
    expect(targets(empty.answer([1, 2], evading(1)))).toEqual(['owl']);
  });

  it('all: both rows whatever the reach', () => {
    const enemies = { orc: {}, owl: back };
    const battle = Battle.acting({ party, enemies }, { amy: wide('storm') }, ['amy']);
    battle.go([2, 5, 4]);
    expect(targets(battle.answer([1, 2], evading(2)))).toEqual(['orc', 'owl']);
  });

  it('take those 気絶 with them, not 昏倒, defeated or gone', () => {
    const enemies = { orc: { techniques: [{ ...SWEEP, skill: 'axe' }] } };
    const sweep = { do: 'technique', technique: 'sweep', weapon: 'natural', row: 'front' };
    const three = { amy: {}, bob: {}, cat: { lp: { now: 0, max: 8 } } };
    const battle = Battle.acting({ party: three, enemies }, { orc: sweep }, ['orc']);
    fell(battle, 'amy');
    expect(battle.get('cat').body.condition).toBe('collapsed');
    // 気絶 is hit without a check, Bob evades with a critical.
    battle.go([3, 4, 1, 1, 6, 6, 1]);
    expect(targets(battle.answer([0, 1]))).toEqual(['bob']);
    expect(battle.get('amy').body.lp?.now).toBe(7);
    expect(battle.get('cat').body.lp?.now).toBe(0);
  });
});

describe('somebody leaves in the middle of an attack', () => {
  const party = { amy: { techniques: [SWEEP] }, bob: {} };
  const enemies = { orc: {}, bat: {} };

  it('the target, while the attacker picks: nothing happens to it', () => {
    const battle = Battle.acting({ party, enemies }, { amy: strike('orc') }, ['amy']);
    battle.go([2, 5, 4]);
    battle.send({ type: 'leave', id: 'orc' });
    const events = battle.answer([1, 2]);
    expect(rolled(events)).toEqual([]);
    expect(battle.fight.open).toBeNull();
  });

  it('a defender, while it picks: the attack goes on to the next', () => {
    const foes = { orc: { techniques: [{ ...SWEEP, skill: 'axe' }] } };
    const sweep = { do: 'technique', technique: 'sweep', weapon: 'natural', row: 'front' };
    const battle = Battle.acting({ party: { amy: {}, bob: {} }, enemies: foes }, { orc: sweep }, [
      'orc',
    ]);
    battle.go([3, 4, 1, 2, 3]);
    expect(battle.question?.asks).toHaveProperty('amy');
    const events = battle.send({ type: 'leave', id: 'amy' }, undefined, [6, 6, 1]);
    expect(rolled(events)).toEqual(['evasion']);
    expect(battle.question?.asks).toHaveProperty('bob');
    battle.answer([0, 1]);
    expect(battle.fight.open).toBeNull();
  });

  it('the attacker: the action breaks off', () => {
    const battle = Battle.acting({ party, enemies }, { amy: wide('sweep', 'front') }, ['amy']);
    battle.go([2, 5, 4]);
    battle.send({ type: 'leave', id: 'amy' });
    expect(battle.fight.open).toBeNull();
    expect(battle.hp('orc')).toBe(50);
  });

  it('one who was hit, while spending LP on the damage: it is dealt to nobody', () => {
    const cast = { party, enemies, rerolls: ['amy'] };
    const battle = Battle.acting(cast, { amy: strike('orc') }, ['amy']);
    battle.go([2, 5, 4]);
    battle.answer(null);
    battle.answer([1, 2], [1, 2, 4]);
    expect(battle.question?.label).toBe('lp-reroll');
    battle.send({ type: 'leave', id: 'orc' });
    const events = battle.answer(null);
    expect(only(events, 'sg.damaged')).toEqual([]);
  });
});
