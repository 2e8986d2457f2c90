import { describe, expect, it } from 'vitest';
import { viewOf } from '../../../kernel/view';
import { GM_VIEWER, seatViewer } from '../../../kernel/viewer';
import { saga2 } from '..';
import { FOE } from '../testing/kit';
import { Battle, only } from '../testing/battle';

const two = { party: { amy: {}, bob: {} }, enemies: { orc: {} } };
const guard = (from = 'front') => ({ do: 'guard', defend: true, from, hands: ['sword'] });
const idle = { do: 'guard', defend: false };
const nobodyActs = { amy: idle, bob: idle, orc: idle, imp: idle };
const slots = ({ fight }: Battle) => fight.slots.map(({ actor }) => actor);

/** The enemies have declared; the party is asked. */
function partyAsked(cast: ConstructorParameters<typeof Battle>[0] = two): Battle {
  const battle = new Battle(cast);
  battle.resolve();
  return battle;
}

describe('SG-TRN-2 and SG-TRN-8: commands', () => {
  it('are asked of the GM first, then of all players together, who see and change them', () => {
    const battle = new Battle(two);
    expect(Object.keys(battle.question!.asks)).toEqual(['orc']);
    expect(viewOf(saga2, battle.fight, seatViewer('amy')).question).toBeUndefined();
    battle.resolve();
    expect(Object.keys(battle.question!.asks)).toEqual(['amy', 'bob']);
    const draft = { type: 'answer', question: battle.question!.id, who: 'amy' } as const;
    battle.send({ ...draft, value: guard(), confirm: true }, seatViewer('amy'));
    battle.send({ ...draft, value: guard('back'), confirm: false }, seatViewer('amy'));
    const seen = viewOf(saga2, battle.fight, seatViewer('bob'));
    expect(seen.question?.answers).toEqual({ amy: { value: guard('back'), confirmed: false } });
    expect(seen.waits).toEqual(['amy', 'bob']);
  });

  it('closed by the GM make everybody defend who has not declared', () => {
    const battle = partyAsked();
    battle.send({ type: 'preset', who: 'amy', name: 'lp-reroll', value: null });
    battle.resolve([1, 1, 1, 1, 1, 1]);
    expect(battle.get('bob').body.guard).toEqual({ defend: true });
  });

  it('a row move counts only if the row differs from that of the turn before', () => {
    const battle = partyAsked();
    battle.answer(guard('back'), [], 'amy');
    battle.answer(guard('front'), [1, 1, 1, 1, 1, 1], 'bob');
    expect(battle.get('amy').body).toMatchObject({ row: 'back', moved: true });
    expect(battle.get('bob').body).toMatchObject({ row: 'front', moved: false });
    // 技 5 + 2 - 1, and without the move 5 + 2.
    expect(only(battle.events, 'sg.initiative').map(({ modifier }) => modifier)).toEqual([6, 7, 3]);
  });
});

describe('SG-OPT-1: a check that the GM calls for while commands are declared', () => {
  const test = { do: 'test', who: ['bob'], ability: 'magic', of: 'orc' };
  const cast = { ...two, options: { knowledge: true } };

  it('comes first; what was declared is the default of the question asked anew', () => {
    const battle = partyAsked(cast);
    battle.answer(guard('back'), [], 'amy');
    battle.rule(test);
    expect(battle.question).toMatchObject({
      label: 'test',
      about: { ability: 'magic', of: 'orc' },
    });
    battle.answer('plain', [5, 4]);
    expect(battle.question?.label).toBe('command');
    expect(battle.question?.asks).toMatchObject({ amy: { default: guard('back') } });
    expect(battle.fight.data.kinds.orc).toMatchObject({ identified: true, weakness: false });
  });

  it('says nothing of the number to those asked, and does not identify below it (SG-CHK-4)', () => {
    const battle = partyAsked(cast);
    battle.rule(test);
    expect(JSON.stringify(battle.question)).not.toContain('10');
    battle.answer('plain', [4, 2]);
    expect(only(battle.events, 'sg.tested')).toMatchObject([{ number: 10, success: false }]);
    expect(battle.fight.data.kinds.orc).toMatchObject({ identified: false });
  });

  it('waits in an action for its end', () => {
    const attack = { do: 'attack', weapon: 'sword', target: 'orc' };
    const battle = Battle.acting(cast, { ...nobodyActs, amy: attack }, ['amy', 'bob', 'orc']);
    battle.go([1, 2, 3]);
    battle.rule(test);
    expect(battle.question?.label).toBe('pick');
    battle.answer([0, 1], [6, 6]);
    expect(battle.question?.label).toBe('test');
  });
});

describe('an enemy that comes in the middle of a turn', () => {
  const newcomer = {
    id: 'wolf',
    kind: 'wolf',
    hidden: false,
    sheet: { ...FOE, name: '狼' } as never,
  };

  it('waits for the next one', () => {
    const battle = Battle.acting(two, nobodyActs, ['amy', 'orc', 'bob']);
    battle.send({ type: 'enter', enemies: [newcomer] });
    for (let i = 0; i < 3; i += 1) battle.go();
    expect(battle.fight.data.turn).toBe(2);
    expect(Object.keys(battle.question!.asks)).toEqual(['orc', 'wolf']);
  });

  it('also when it was out of sight only for a while', () => {
    const cast = { ...two, enemies: { orc: {}, imp: {} } };
    const battle = Battle.acting(cast, nobodyActs, ['amy', 'orc', 'bob', 'imp']);
    battle.send({ type: 'conceal', id: 'orc' });
    expect(slots(battle)).toEqual(['amy', 'bob', 'imp']);
    battle.send({ type: 'show', id: 'orc' });
    expect(slots(battle)).toEqual(['amy', 'bob', 'imp']);
    expect(battle.get('orc').body).toMatchObject({ command: null, guard: null });
  });
});

describe('SG-TRN-17: who cannot act', () => {
  it('declares nothing, keeps what it holds and has no place even if freed', () => {
    const battle = new Battle(two);
    battle.rule({ do: 'status', id: 'bob', status: 'sleep' });
    battle.resolve();
    expect(Object.keys(battle.question!.asks)).toEqual(['amy']);
    battle.answer(guard(), [2, 2, 1, 1], 'amy');
    battle.rule({ do: 'lift', id: 'bob', status: 'sleep' });
    expect(slots(battle)).toEqual(['amy', 'orc']);
    expect(battle.get('bob').body).toMatchObject({ command: null, hands: ['sword'] });
  });

  it('loses its place once it becomes unable, マヒ too', () => {
    const battle = Battle.acting(two, nobodyActs, ['amy', 'bob', 'orc']);
    battle.rule({ do: 'status', id: 'bob', status: 'paralysis' });
    const events = battle.go();
    expect(only(events, 'sg.lost')).toEqual([{ type: 'sg.lost', who: 'bob', why: 'unable' }]);
    expect(slots(battle)).toEqual(['orc']);
  });

  it('of both sides leaves the fight waiting for the GM', () => {
    const battle = new Battle({ party: { amy: {} } });
    battle.rule({ do: 'status', id: 'orc', status: 'petrification' });
    battle.resolve();
    battle.rule({ do: 'status', id: 'amy', status: 'petrification' });
    battle.resolve([1, 1, 1, 1]);
    expect(battle.fight).toMatchObject({ stage: 'running', open: null, slots: [] });
    battle.rule({ do: 'lift', id: 'amy', status: 'petrification' });
    expect(Object.keys(battle.question!.asks)).toEqual(['amy']);
  });
});

it('the GM declares for a character that is out of sight of its player', () => {
  const battle = partyAsked();
  battle.send({ type: 'conceal', id: 'amy' });
  const { id } = battle.question!;
  const answer = {
    type: 'answer',
    question: id,
    who: 'amy',
    value: guard(),
    confirm: true,
  } as const;
  expect(battle.refused(answer, seatViewer('amy'))).toBe('old_prompt');
  expect(battle.refused(answer, GM_VIEWER)).toBeNull();
});
