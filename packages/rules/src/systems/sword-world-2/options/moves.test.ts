import { describe, expect, it } from 'vitest';
import type { Area } from '../state';
import { Battle } from '../testing/battle';
import { at, BOLT, BOW, KNIVES, SWORD } from '../testing/kit';

const move = (how: string, to: Area) => ({ do: 'move', how, to });
const put = (battle: Battle, id: string, area: Area) =>
  battle.send({ type: 'correct', target: id, field: 'area', value: area });
const archer = { skills: { shooter: 1, sorcerer: 1 }, weapons: [BOW], spells: [BOLT] };
const evasion = (battle: Battle, id: string) =>
  battle.get(id).body.statuses.map(({ modifiers }) => modifiers.evasion);

/** Everybody where a test needs them; `bob` keeps the party's turn open. */
function placed(areas: Record<string, Area>, amy: object = archer): Battle {
  const battle = Battle.turns({ party: { amy, bob: {} }, enemies: { orc: {}, imp: {} } });
  for (const [id, area] of Object.entries(areas)) put(battle, id, area);
  return battle;
}

describe('SW-ACT-3: moves', () => {
  const apart = { amy: 'partyRear', bob: 'partyRear', orc: 'enemyRear', imp: 'enemyRear' } as const;

  it('limited: stays, and anything may follow', () => {
    const battle = placed({ ...apart, amy: 'front' });
    expect(battle.refuses('amy', move('limited', 'partyRear'))).toBe('area_too_far');
    battle.act('amy', move('limited', 'front'));
    expect(battle.refuses('amy', { do: 'attack', weapon: 'bow', targets: at('orc') })).toBeNull();
    expect(battle.refuses('amy', { do: 'cast', spell: 'bolt', targets: at('orc') })).toBeNull();
  });

  it('normal: one area; no spell, throw or shot, but a blow', () => {
    const battle = placed({ ...apart, imp: 'front' }, { ...archer, weapons: [SWORD, KNIVES] });
    expect(battle.refuses('amy', move('normal', 'enemyRear'))).toBe('area_too_far');
    battle.act('amy', move('normal', 'front'));
    const shot = { do: 'attack', weapon: 'knives', targets: at('orc') };
    expect(battle.refuses('amy', shot)).toBe('no_magic_after_move');
    const bolt = { do: 'cast', spell: 'bolt', targets: at('orc') };
    expect(battle.refuses('amy', bolt)).toBe('no_magic_after_move');
    const blow = { do: 'attack', weapon: 'sword', targets: at('imp') };
    expect(battle.refuses('amy', blow)).toBeNull();
  });

  it('full: up to two areas for the major action, evasion -4 until the next own turn', () => {
    const battle = placed(apart);
    battle.act('amy', move('full', 'enemyRear'));
    expect(battle.get('amy').body.parts.self).toMatchObject({ major: true });
    expect(evasion(battle, 'amy')).toEqual([-4]);
    battle.endTurn();
    expect(evasion(battle, 'amy')).toEqual([-4]);
    battle.endTurn();
    expect(evasion(battle, 'amy')).toEqual([]);
  });

  it('full: stops where enemies stand', () => {
    const battle = placed({ ...apart, imp: 'front' });
    expect(battle.refuses('amy', move('full', 'enemyRear'))).toBe('area_blocked');
    expect(battle.refuses('amy', move('full', 'front'))).toBeNull();
    // Nobody is stopped by the unconscious or by one nobody sees.
    battle.send({ type: 'conceal', id: 'imp' });
    expect(battle.refuses('amy', move('full', 'enemyRear'))).toBeNull();
  });

  it('once, before the major action (SW-ACT-2)', () => {
    const battle = placed(apart);
    battle.act('amy', move('limited', 'partyRear'));
    expect(battle.refuses('amy', move('normal', 'front'))).toBe('moved_already');
    const other = placed({ ...apart, amy: 'front', orc: 'front' });
    other.act('amy', { do: 'attack', weapon: 'bow', targets: at('orc') }, [1, 1]);
    expect(other.refuses('amy', move('normal', 'enemyRear'))).toBe('move_after_major');
  });

  it('out of a melee only after a withdrawal in the turn before', () => {
    const battle = placed({ amy: 'front', bob: 'front', orc: 'front' });
    expect(battle.refuses('amy', move('normal', 'partyRear'))).toBe('in_melee');
    expect(battle.refuses('amy', move('full', 'partyRear'))).toBe('in_melee');
    expect(battle.refuses('amy', move('limited', 'front'))).toBeNull();
    battle.act('amy', { do: 'withdraw' });
    expect(evasion(battle, 'amy')).toEqual([-4]);
    battle.endTurn();
    battle.endTurn();
    expect(evasion(battle, 'amy')).toEqual([]);
    battle.act('amy', move('normal', 'partyRear'));
    expect(battle.get('amy').body.area).toBe('partyRear');
  });

  it('and the leave to go lapses after one turn', () => {
    const battle = placed({ amy: 'front', orc: 'front' });
    battle.act('amy', { do: 'withdraw' });
    for (let i = 0; i < 4; i += 1) battle.endTurn();
    expect(battle.refuses('amy', move('normal', 'partyRear'))).toBe('in_melee');
  });

  it('a melee needs conscious members of both sides', () => {
    const battle = placed({ amy: 'front', bob: 'partyRear', orc: 'front', imp: 'enemyRear' });
    battle.send({ type: 'correct', target: 'orc', field: 'hp', value: 0 });
    expect(battle.refuses('amy', move('normal', 'partyRear'))).toBeNull();
    expect(battle.refuses('amy', { do: 'withdraw' })).toBe('not_in_melee');
  });

  it('penalties add up (SW-ACT-20)', () => {
    const battle = placed(
      { amy: 'front', orc: 'front' },
      { skills: { fighter: 1 }, weapons: [SWORD], feats: ['allOutAttack'] },
    );
    battle.act('amy', { do: 'withdraw' });
    battle.send({ type: 'correct', target: 'amy', field: 'major', value: false });
    const blow = { do: 'attack', weapon: 'sword', targets: at('orc') };
    battle.act('amy', { ...blow, feat: { id: 'allOutAttack' } }, [6, 6, 3, 4]);
    expect(evasion(battle, 'amy')).toEqual([-4, -2]);
  });
});

describe('SW-ACT-3, SW-DEF-9: an enemy of many parts', () => {
  const part = (id: string) => ({
    ...{ id, name: id, evasion: 0, hp: 9 },
    attacks: [{ accuracy: 0, damage: '1d' }],
  });
  const hydra = { parts: [part('left'), part('right')] };
  const battle = () => {
    const made = Battle.turns({ party: { amy: {} }, enemies: { hydra, orc: {} } }, 'enemy');
    put(made, 'hydra', 'enemyRear');
    return made;
  };

  it('moves as one, before any part acts', () => {
    const fight = battle();
    fight.act('hydra/p1', { do: 'withdraw' }, [], true);
    expect(fight.refuses('hydra/p2', move('normal', 'front'))).toBe('move_after_major');
    expect(fight.refuses('hydra/p2', move('limited', 'enemyRear'))).toBeNull();
  });

  it('spends the major actions of all its parts on a full move', () => {
    const fight = battle();
    fight.act('hydra/p2', move('full', 'front'));
    expect(fight.waiting()).toEqual(['orc/p1']);
  });
});

describe('SW-ACT-21: placing', () => {
  function placing(): Battle {
    const battle = new Battle({ party: { amy: {}, bob: {} } });
    battle.rule({ do: 'close' });
    battle.act('amy', { do: 'initiative' }, [6, 6]);
    battle.act('bob', { do: 'pass' });
    return battle;
  }

  it('the first side, in its rear or the front, one of them in front; then the other', () => {
    const battle = placing();
    expect(battle.waiting()).toEqual(['amy', 'bob']);
    expect(battle.refuses('orc', { do: 'place', area: 'front' })).toBe('not_your_turn');
    expect(battle.refuses('amy', { do: 'place', area: 'enemyRear' })).toBe('only_rear_or_front');
    battle.act('amy', { do: 'place', area: 'partyRear' });
    expect(battle.refuses('bob', { do: 'place', area: 'partyRear' })).toBe('must_stand_in_front');
    battle.act('bob', { do: 'place', area: 'front' });
    expect(battle.refuses('orc', { do: 'place', area: 'enemyRear' })).toBe('must_stand_in_front');
    battle.act('orc', { do: 'place', area: 'front' });
    expect(battle.fight.data).toMatchObject({ stage: 'turns', side: 'party', round: 1 });
  });

  it('may be changed until the side is done', () => {
    const battle = placing();
    battle.act('amy', { do: 'place', area: 'front' });
    battle.act('amy', { do: 'place', area: 'partyRear' });
    expect(battle.get('amy').body.area).toBe('partyRear');
  });

  it('whoever the GM does not wait for stands in front', () => {
    const battle = placing();
    battle.act('amy', { do: 'place', area: 'partyRear' });
    battle.rule({ do: 'close' });
    expect([battle.get('bob').body.area, battle.waiting()]).toEqual(['front', ['orc']]);
  });
});
