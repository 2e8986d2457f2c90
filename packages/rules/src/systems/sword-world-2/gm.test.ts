import { describe, expect, it } from 'vitest';
import { GM_VIEWER, seatViewer } from '../../kernel';
import type { CharacterInput, EnemyInput } from './sheets';
import { Battle, only } from './testing/battle';
import { at, BOLT, SWORD } from './testing/kit';

const override = (actor: string, action: object, part?: string) =>
  ({
    ...{ type: 'act', actor, action },
    ...(part ? { part } : {}),
    override: true,
  }) as never;

describe('SW-ACT-22: the GM overrules', () => {
  const amy: Partial<CharacterInput> = {
    ...{ skills: { fighter: 3, sorcerer: 3 }, mp: 2 },
    weapons: [SWORD],
    spells: [BOLT],
  };
  const battle = () => Battle.turns({ party: { amy, bob: {} }, enemies: { orc: {}, imp: {} } });
  const blow = { do: 'attack', weapon: 'sword', targets: at('orc') };
  const said = (made: Battle, since: number) =>
    made.log('bob', since).some((entry) => entry.k === 'overruled' || entry.overruled === true);

  it.each([
    ['a second major action', [blow, [1, 2]], [blow, [1, 2]]],
    [
      'a spell after a normal move',
      [{ do: 'move', how: 'normal', to: 'partyRear' }, []],
      [bolt(), [1, 1, 3, 4]],
    ],
    ['too few MP', [{ do: 'move', how: 'limited', to: 'front' }, []], [bolt(), [1, 1, 3, 4]]],
    ['out of range', [{ do: 'move', how: 'full', to: 'partyRear' }, []], [blow, [1, 2]]],
  ] as const)('%s, and the log says so', (_, [first, dice], [then, more]) => {
    const made = battle();
    made.act('amy', first, dice, true);
    expect(made.refuses('amy', then)).not.toBeNull();
    const since = made.events.length;
    made.act('amy', then, more, true);
    expect(said(made, since)).toBe(true);
    expect(made.mp('amy')).toBeGreaterThanOrEqual(0);
  });

  it('also in deeds that are no major action', () => {
    const made = battle();
    const since = made.events.length;
    made.act('amy', { do: 'move', how: 'normal', to: 'enemyRear' }, [], true);
    expect(made.log('bob', since).map(({ k }) => k)).toEqual(['overruled', 'move']);
  });

  it('an unconscious actor', () => {
    const made = battle();
    made.send({ type: 'correct', target: 'amy', field: 'hp', value: 0 });
    expect(made.refuses('amy', blow)).toBe('unconscious');
    made.act('amy', blow, [1, 2], true);
  });

  it('not what does not exist, and changes nothing when refused', () => {
    const made = battle();
    const before = made.fight;
    const nothing = { ...blow, weapon: 'nothing' };
    const nobody = { ...blow, targets: at('nobody') };
    expect(made.refused(override('amy', nothing))).toBe('unknown_weapon');
    expect(made.refused(override('amy', nobody))).toBe('unknown_target');
    expect(made.refused(override('amy', { do: 'cast', spell: 'x', targets: at('orc') }))).toBe(
      'unknown_spell',
    );
    expect(made.refused(override('orc', { do: 'initiative' }))).toBe('unknown_action');
    expect(made.refused(override('orc', { do: 'check', of: 'imp' }))).toBe('unknown_action');
    expect(made.refused(override('amy', { do: 'loot', enemy: 'orc', part: 'p9' }))).toBe(
      'unknown_target',
    );
    expect(made.fight).toBe(before);
  });

  it('not for a player', () => {
    const made = battle();
    expect(made.refused(override('amy', blow), seatViewer('amy'))).toBe('gm_only');
  });
});

function bolt() {
  return { do: 'cast', spell: 'bolt', targets: at('orc') };
}

describe('GM corrections', () => {
  const part = (id: string) => ({ id, name: id, evasion: 0, hp: 9 });
  const hydra: Partial<EnemyInput> = { parts: [part('left'), part('right')] };
  const battle = () => Battle.turns({ party: { amy: {}, bob: {} }, enemies: { hydra, orc: {} } });
  const correct = (target: string, field: string, value: unknown) =>
    ({ type: 'correct', target, field, value }) as never;

  it.each([
    ['hp', 21, 'bad_value'],
    ['hp', 20, null],
    ['mp', 11, 'bad_value'],
    ['mp', -1, 'bad_value'],
    ['mp', 0, null],
    ['area', 'moon', 'bad_value'],
    ['condition', 'defeated', 'bad_value'],
    ['luck', 1, 'unknown_field'],
    ['item:none', 1, 'unknown_field'],
  ])('%s = %j: %s', (field, value, code) => {
    expect(battle().refused(correct('amy', field, value), GM_VIEWER)).toBe(code);
  });

  it('of HP put down and up whoever has them, without a death check', () => {
    const made = battle();
    made.send(correct('amy', 'hp', -5));
    expect(made.condition('amy')).toBe('unconscious');
    made.send(correct('amy', 'hp', 3));
    expect(made.condition('amy')).toBe('up');
    expect(only(made.events, 'sw.deathChecked')).toEqual([]);
  });

  it('of one part, and of the last', () => {
    const made = battle();
    made.send(correct('hydra', 'hp:p1', 0));
    expect(made.condition('hydra')).toBe('up');
    made.send(correct('hydra', 'hp:p2', -3));
    expect(made.condition('hydra')).toBe('defeated');
    made.send(correct('hydra', 'condition', 'up'));
    expect([made.condition('hydra'), made.hp('hydra', 'p1')]).toEqual(['up', 1]);
  });

  it('give the major action back', () => {
    const made = battle();
    made.act('amy', { do: 'withdraw' });
    expect(made.waiting()).toEqual(['bob']);
    made.send(correct('amy', 'major', false));
    expect(made.waiting()).toEqual(['amy', 'bob']);
  });
});

describe('SW-ACT-20: a status of the GM', () => {
  it('lasts as many rounds as it says, and may be lifted before', () => {
    const battle = Battle.turns();
    const fog = { do: 'status', id: 'amy', name: '霧', modifiers: { evasion: -1 } };
    battle.rule({ ...fog, rounds: 2 });
    const names = () => battle.get('amy').body.statuses.map(({ name }) => name);
    for (const expected of [['霧'], ['霧'], ['霧'], []]) {
      battle.endTurn();
      expect(names()).toEqual(expected);
    }
    battle.rule(fog);
    for (let i = 0; i < 6; i += 1) battle.endTurn();
    expect(names()).toEqual(['霧']);
    battle.rule({ do: 'lift', id: 'amy', status: '霧' });
    expect(names()).toEqual([]);
  });
});
