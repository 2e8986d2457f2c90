import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../../kernel/json';
import type { StatusName, TechniqueInput } from '../../sheets';
import { Battle, only, rolled, type Cast } from '../../testing/battle';
import { FIRE, SLASH, SWEEP } from '../../testing/kit';

const at = (target: string): JsonObject => ({ do: 'attack', weapon: 'sword', target });
const guard: JsonObject = { do: 'guard', defend: true };
const HEAL: TechniqueInput = {
  ...{ id: 'heal', name: '癒し', skill: 'flame', rank: 1, cost: 1, base: 2, dice: 1 },
  ...{ kind: 'support', restores: 'hp' },
};
const trio: Cast = {
  party: { amy: { techniques: [SLASH, SWEEP, FIRE, HEAL] }, bob: {} },
  enemies: { orc: {}, imp: {}, owl: { row: 'back' } },
};

/** amy's place comes up first, with these statuses on her. */
function amysTurn(command: JsonObject, statuses: readonly StatusName[], cast = trio): Battle {
  const battle = Battle.acting(cast, { amy: command }, ['amy', 'bob']);
  for (const status of statuses) battle.rule({ do: 'status', id: 'amy', status, by: 'orc' });
  return battle;
}

describe('SG-STS-3, SG-STS-12: スタン', () => {
  it('spends the action and ends with it', () => {
    const battle = amysTurn(at('orc'), ['stun']);
    const events = battle.go();
    expect(only(events, 'sg.lost')).toMatchObject([{ who: 'amy', why: 'stun' }]);
    expect(only(events, 'sg.recovered')).toMatchObject([{ status: 'stun', why: 'action' }]);
    expect(battle.fight.slots[0]?.actor).toBe('bob');
  });

  it('of who has acted already: the next turn’s action', () => {
    const battle = Battle.acting({}, { amy: guard, orc: guard }, ['amy', 'orc']);
    battle.go();
    battle.rule({ do: 'status', id: 'amy', status: 'stun' });
    battle.go();
    battle.declare({ orc: guard }, ['amy', 'orc']);
    expect(only(battle.go(), 'sg.lost')).toMatchObject([{ who: 'amy', why: 'stun' }]);
  });

  it('leaves passive checks', () => {
    const battle = Battle.acting({}, {}, ['orc', 'amy']);
    battle.rule({ do: 'status', id: 'amy', status: 'stun' });
    battle.go([1, 2, 4, 5, 6]);
    expect(battle.question?.label).toBe('pick');
  });
});

describe('SG-STS-4, SG-STS-12: 毒', () => {
  /** Turn 1 goes by; the poison's dice come with the last place. */
  function turnOf(cast: Cast, id: string, statuses: readonly StatusName[], dice: number[]) {
    const battle = Battle.acting(cast, { amy: guard, orc: guard }, [id]);
    for (const status of statuses) battle.rule({ do: 'status', id, status });
    while (battle.fight.slots.length > 1) battle.go();
    return { battle, events: battle.go(dice) };
  }

  it('2D6 when the turn changes; defence and defend do not count', () => {
    const { battle, events } = turnOf({}, 'amy', ['poison'], [3, 4]);
    expect(rolled(events)).toEqual(['poison']);
    expect(only(events, 'sg.damaged')).toMatchObject([{ why: 'poison', dealt: 7 }]);
    expect(battle.hp('amy')).toBe(33);
    expect(battle.statuses('amy')).toEqual(['poison']);
  });

  it('halved by 石化, rounded down', () => {
    const { battle } = turnOf({}, 'orc', ['poison', 'petrification'], [3, 4]);
    expect(battle.hp('orc')).toBe(47);
  });

  it('wakes who sleeps', () => {
    const { battle } = turnOf({}, 'orc', ['poison', 'sleep'], [3, 4]);
    expect(battle.statuses('orc')).toEqual(['poison']);
  });

  it('goes on at HP 0 and costs 1 LP each time (SG-STS-1)', () => {
    const cast: Cast = { party: { amy: { hp: { now: 0, max: 40 } }, bob: {} } };
    const battle = Battle.acting(cast, { bob: guard, orc: guard }, ['bob', 'orc']);
    battle.rule({ do: 'status', id: 'amy', status: 'poison' });
    battle.go();
    const events = battle.go([1, 1]);
    expect(only(events, 'sg.damaged')).toMatchObject([{ dealt: 2, lp: 1 }]);
    expect(battle.get('amy').body.lp?.now).toBe(7);
  });

  it('each poisoned combatant in initiative order (SG-TRN-13)', () => {
    const battle = Battle.acting({}, { amy: guard, orc: guard }, ['orc', 'amy']);
    for (const id of ['amy', 'orc']) battle.rule({ do: 'status', id, status: 'poison' });
    battle.go();
    const events = battle.go([1, 2, 3, 4]);
    expect(only(events, 'sg.damaged').map(({ target }) => target)).toEqual(['orc', 'amy']);
  });
});

describe('SG-STS-5: マヒ', () => {
  it('no action, but passive checks', () => {
    const battle = Battle.acting({}, {}, ['orc', 'amy']);
    battle.rule({ do: 'status', id: 'amy', status: 'paralysis' });
    battle.go([1, 2, 4, 5, 6]);
    expect(battle.question?.label).toBe('pick');
    const events = battle.resolve();
    expect(only(events, 'sg.lost')).toMatchObject([{ who: 'amy', why: 'unable' }]);
    expect(battle.statuses('amy')).toEqual(['paralysis']);
  });
});

describe('SG-STS-8, SG-STS-13: 混乱', () => {
  const targetOf = (events: readonly { type: string }[]) => only(events, 'sg.acts')[0]?.target;

  it.each([
    [1, 'bob'],
    [2, 'orc'],
    [3, 'imp'],
  ])('one draw among all in reach but itself, in order of joining: %i is %s', (die, target) => {
    const battle = amysTurn(at('orc'), ['confusion']);
    const events = battle.go([die, 1, 2, 4]);
    expect(rolled(events)).toEqual(['draw', 'hit']);
    expect(targetOf(events)).toBe(target);
    expect(only(events, 'sg.acts')).toMatchObject([{ why: 'confusion' }]);
  });

  it('the own side is reached whole, the other as by the attack', () => {
    const party = {
      amy: { row: 'back' as const, techniques: [FIRE] },
      bob: { row: 'back' as const },
    };
    const battle = amysTurn(at('orc'), ['confusion'], { ...trio, party: { ...party, cat: {} } });
    // bob and cat; amy's sword reaches nobody from the back row.
    const events = battle.go([2, 1, 2, 4]);
    expect(events.find(({ type }) => type === 'rolled')).toMatchObject({
      roll: { label: 'draw', sides: 2 },
    });
    expect(targetOf(events)).toBe('cat');
  });

  it('not those who are down', () => {
    const battle = amysTurn(at('orc'), ['confusion']);
    battle.send({ type: 'correct', target: 'bob', field: 'hp', value: 0 });
    expect(targetOf(battle.go([1, 1, 2, 4]))).toBe('orc');
  });

  it('an attack on a row takes that one’s row, without itself', () => {
    const sweep = { do: 'technique', technique: 'sweep', weapon: 'sword', row: 'front' };
    const battle = amysTurn(sweep, ['confusion']);
    battle.go([1, 5, 4, 1]);
    expect(rolled(battle.resolve([1, 2, 3]))).toEqual(['evasion']);
    const events = battle.resolve([3, 3]);
    expect(only(events, 'sg.answered').map(({ who }) => who)).toEqual(['bob']);
  });

  it('support goes astray too', () => {
    const heal = { do: 'technique', technique: 'heal', target: 'bob' };
    const battle = amysTurn(heal, ['confusion']);
    // bob, orc, imp, owl: spells reach both rows.
    const events = battle.go([4, 3]);
    expect(only(events, 'sg.restored')).toMatchObject([{ target: 'owl' }]);
  });

  it('a guard has no target', () => {
    expect(rolled(amysTurn(guard, ['confusion']).go())).toEqual([]);
  });
});

describe('SG-STS-9, SG-STS-14: 魅了', () => {
  const deeds = (battle: Battle) => {
    const ask = battle.question?.asks.orc;
    return ask?.kind === 'one' ? ask.choices.map(({ value }) => value as JsonObject) : [];
  };

  it('even: as declared', () => {
    const battle = amysTurn(at('imp'), ['charm']);
    const events = battle.go([2, 1, 2, 4]);
    expect(rolled(events)).toEqual(['charm', 'hit']);
    expect(only(events, 'sg.statusRoll')).toMatchObject([{ status: 'charm', die: 2 }]);
    expect(only(events, 'sg.acts')).toMatchObject([{ target: 'imp' }]);
  });

  it('odd: the charmer orders, within what is in hand; never against itself', () => {
    const battle = amysTurn(at('imp'), ['charm']);
    battle.go([3]);
    expect(battle.question).toMatchObject({ label: 'order', about: { who: 'amy' } });
    expect(deeds(battle)).toEqual([
      at('bob'),
      at('imp'),
      { do: 'attack', weapon: 'unarmed', target: 'bob' },
      { do: 'attack', weapon: 'unarmed', target: 'imp' },
      { do: 'technique', technique: 'slash', weapon: 'sword', target: 'bob' },
      { do: 'technique', technique: 'slash', weapon: 'sword', target: 'imp' },
      { do: 'technique', technique: 'sweep', weapon: 'sword', target: 'bob' },
      { do: 'technique', technique: 'sweep', weapon: 'sword', target: 'imp' },
      { do: 'technique', technique: 'fire', target: 'bob' },
      { do: 'technique', technique: 'fire', target: 'imp' },
      { do: 'technique', technique: 'fire', target: 'owl' },
      { do: 'technique', technique: 'heal', target: 'amy' },
      { do: 'technique', technique: 'heal', target: 'bob' },
      { do: 'guard', defend: false },
    ]);
    const events = battle.answer(at('bob'), [1, 2, 4]);
    expect(only(events, 'sg.acts')).toMatchObject([{ target: 'bob', why: 'order' }]);
  });

  it('an order is paid for like a command', () => {
    const battle = amysTurn(at('imp'), ['charm']);
    battle.go([3]);
    battle.answer(
      { do: 'technique', technique: 'slash', weapon: 'sword', target: 'bob' },
      [1, 2, 4],
    );
    battle.resolve([6, 5, 1]);
    expect(battle.get('amy').body.wp?.now).toBe(13);
  });

  it('SG-OPT-1 of an unknown enemy nothing but its attack can be ordered', () => {
    const enemies = { orc: { techniques: [{ ...SLASH, skill: 'unarmed' }] }, imp: {} };
    const setting: Cast = { party: { amy: {}, bob: {} }, enemies, options: { knowledge: true } };
    const battle = Battle.acting(setting, {}, ['orc']);
    battle.rule({ do: 'status', id: 'orc', status: 'charm', by: 'amy' });
    battle.go([3]);
    expect(battle.question?.asks.amy).toMatchObject({
      choices: [
        { value: { do: 'attack', weapon: 'natural', target: 'bob' } },
        { value: { do: 'attack', weapon: 'natural', target: 'imp' } },
        { value: { do: 'guard', defend: false } },
      ],
    });
  });

  it('SG-OPT-1 nor does what can be ordered of it tell how far its attack reaches', () => {
    const party: Cast['party'] = { amy: {}, bob: {}, cat: { row: 'back' } };
    const choicesOf = (reach: 'melee' | 'ranged') => {
      const cast: Cast = { party, enemies: { orc: { reach } }, options: { knowledge: true } };
      const battle = Battle.acting(cast, {}, ['orc']);
      battle.rule({ do: 'status', id: 'orc', status: 'charm', by: 'amy' });
      battle.go([3]);
      return battle.question?.asks.amy;
    };
    expect(choicesOf('melee')).toEqual(choicesOf('ranged'));
  });

  it('the charmer counts as not reachable: another one is drawn', () => {
    const battle = amysTurn(at('orc'), ['charm']);
    const events = battle.go([2, 1, 2, 4]);
    expect(only(events, 'sg.acts')).toMatchObject([{ target: 'imp', retargeted: true }]);
  });

  it('and is left out of wider attacks', () => {
    const sweep = { do: 'technique', technique: 'sweep', weapon: 'sword', row: 'front' };
    const battle = amysTurn(sweep, ['charm']);
    battle.go([2, 1, 2, 4]);
    const events = battle.resolve([6, 5]);
    expect(only(events, 'sg.answered').map(({ who }) => who)).toEqual(['imp']);
  });

  it('no die while the charmer is down; the command stands', () => {
    const battle = amysTurn(at('imp'), ['charm']);
    battle.send({ type: 'correct', target: 'orc', field: 'hp', value: 0 });
    expect(rolled(battle.go([1, 2, 4]))).toEqual(['hit']);
  });

  it('with 混乱: the charm die first, an order is not drawn for', () => {
    const battle = amysTurn(at('imp'), ['confusion', 'charm']);
    battle.go([3]);
    const events = battle.answer(at('bob'), [1, 2, 4]);
    expect(rolled(events)).toEqual(['hit']);
    expect(only(events, 'sg.acts')).toMatchObject([{ target: 'bob', why: 'order' }]);
  });

  it('with 混乱, even: drawn, without the charmer', () => {
    const battle = amysTurn(at('imp'), ['confusion', 'charm']);
    const events = battle.go([2, 2, 1, 2, 4]);
    expect(rolled(events)).toEqual(['charm', 'draw', 'hit']);
    expect(only(events, 'sg.acts')).toMatchObject([{ target: 'imp', why: 'confusion' }]);
  });
});

describe('SG-STS-8, SG-STS-9, SG-STS-13: the release roll of who is attacked', () => {
  /** The orc attacks amy, who evades or not, and rolls once the attack is settled. */
  function attacked(statuses: readonly StatusName[], evasion: number[], rest: number[]) {
    const battle = Battle.acting(
      trio,
      { orc: { do: 'attack', weapon: 'natural', target: 'amy' } },
      ['orc'],
    );
    for (const status of statuses) battle.rule({ do: 'status', id: 'amy', status, by: 'imp' });
    battle.go([4, 4, ...evasion]);
    return { battle, events: battle.resolve(rest) };
  }

  it.each(['confusion', 'charm'] as const)(
    '%s: even ends it, also if the attack missed',
    (status) => {
      const { battle, events } = attacked([status], [6, 5, 1], [4]);
      expect(rolled(events)).toEqual(['release']);
      expect(battle.statuses('amy')).toEqual([]);
    },
  );

  it('odd does not; after the damage', () => {
    const { battle, events } = attacked(['charm'], [1, 1, 2], [3, 5]);
    expect(rolled(events)).toEqual(['damage', 'release']);
    expect(only(events, 'sg.statusRoll')).toMatchObject([{ status: 'charm', die: 5 }]);
    expect(battle.statuses('amy')).toEqual(['charm']);
  });

  it('one die for each of them', () => {
    const { battle } = attacked(['confusion', 'charm'], [6, 5, 1], [3, 4]);
    expect(battle.statuses('amy')).toEqual(['confusion']);
  });

  it('none for what the attack itself brought', () => {
    const gaze = {
      ...{ id: 'gaze', name: '凝視', skill: 'unarmed', rank: 1, cost: 0, dice: 1 },
      effects: { inflicts: ['charm' as const] },
    };
    const battle = Battle.acting(
      { enemies: { orc: { techniques: [gaze] } } },
      { orc: { do: 'technique', technique: 'gaze', weapon: 'natural', target: 'amy' } },
      ['orc'],
    );
    battle.go([6, 5, 1, 1, 2]);
    const events = battle.resolve([3]);
    expect(rolled(events)).toEqual(['damage']);
    expect(battle.get('amy').body.statuses).toEqual([{ name: 'charm', by: 'orc' }]);
  });

  it('the coverer, not the one covered', () => {
    const battle = Battle.acting(
      trio,
      {
        orc: { do: 'attack', weapon: 'natural', target: 'amy' },
        bob: { do: 'guard', defend: false, cover: 'amy' },
      },
      ['orc'],
    );
    for (const id of ['amy', 'bob']) battle.rule({ do: 'status', id, status: 'charm', by: 'imp' });
    battle.go([3, 3, 6, 5, 1]);
    battle.resolve([2]);
    expect(battle.statuses('amy')).toEqual(['charm']);
    expect(battle.statuses('bob')).toEqual([]);
  });
});
