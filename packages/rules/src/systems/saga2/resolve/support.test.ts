import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../kernel/json';
import type { CharacterInput, TechniqueInput } from '../sheets';
import { Battle, only, rolled, type Cast } from '../testing/battle';

/** Spell that restores 1D6 + 2 HP. */
const HEAL: TechniqueInput = {
  ...{ id: 'heal', name: '癒し', skill: 'flame', rank: 1, cost: 2, base: 2, dice: 1 },
  ...{ kind: 'support', restores: 'hp' },
};
const hurt: Partial<CharacterInput> = { hp: { now: 10, max: 40 } };
const heal = (rest: JsonObject = {}): JsonObject => ({
  do: 'technique',
  technique: 'heal',
  ...rest,
});
const item = (rest: JsonObject = {}): JsonObject => ({ do: 'item', item: 'salve', ...rest });
const salve = { id: 'salve', name: '傷薬', base: 5, restores: 'hp' as const };

/** amy's place, with one of these and hurt allies. */
function amysTurn(
  command: JsonObject,
  amy: Partial<CharacterInput>,
  others: Cast['party'] = { bob: hurt },
): Battle {
  return Battle.acting({ party: { amy, ...others } }, { amy: command }, ['amy']);
}

describe('SG-ATK-13: support needs no check', () => {
  it('power dice + base power are restored, the cost is paid', () => {
    const battle = amysTurn(heal({ target: 'bob' }), { techniques: [HEAL] });
    const events = battle.go([4]);
    expect(rolled(events)).toEqual(['restore']);
    expect(only(events, 'sg.restored')).toMatchObject([
      { by: 'amy', target: 'bob', pool: 'hp', dice: [4], amount: 6 },
    ]);
    expect(battle.hp('bob')).toBe(16);
    expect(battle.get('amy').body.jp?.now).toBe(7);
  });

  it('not above the maximum (SG-DAT-2)', () => {
    const battle = amysTurn(
      heal({ target: 'bob' }),
      { techniques: [HEAL] },
      {
        bob: { hp: { now: 38, max: 40 } },
      },
    );
    battle.go([4]);
    expect(battle.hp('bob')).toBe(40);
  });

  it.each([
    ['row', { row: 'front' }, ['amy', 'bob']],
    ['all', {}, ['amy', 'bob', 'cat']],
    ['self', {}, ['amy']],
  ] as const)('%s: each target with dice of its own', (targets, aim, healed) => {
    const battle = amysTurn(
      heal(aim),
      { techniques: [{ ...HEAL, targets }] },
      {
        bob: hurt,
        cat: { ...hurt, row: 'back' },
      },
    );
    const events = battle.go(healed.map(() => 1));
    expect(only(events, 'sg.restored').map(({ target }) => target)).toEqual(healed);
  });

  it('the effect simply happens: statuses are cured, resistances gained', () => {
    const charm = { ...HEAL, restores: undefined, dice: 0, base: 0 };
    const effects = { cures: ['poison' as const, 'sleep' as const], resists: ['fire' as const] };
    const battle = amysTurn(heal({ target: 'bob' }), { techniques: [{ ...charm, effects }] });
    battle.rule({ do: 'status', id: 'bob', status: 'poison' });
    const events = battle.go();
    expect(rolled(events)).toEqual([]);
    expect(only(events, 'sg.recovered')).toMatchObject([{ status: 'poison', why: 'cure' }]);
    expect(battle.get('bob').body.resists).toEqual(['fire']);
  });

  it('an item is used up', () => {
    const battle = amysTurn(item({ target: 'bob' }), { items: [{ ...salve, count: 2 }] });
    battle.go();
    expect(battle.hp('bob')).toBe(15);
    expect(battle.get('amy').body).toMatchObject({ items: { salve: 1 } });
  });

  it('unless its sheet says otherwise', () => {
    const battle = amysTurn(item({ target: 'bob' }), { items: [{ ...salve, usedUp: false }] });
    battle.go();
    expect(battle.get('amy').body).toMatchObject({ items: { salve: 1 } });
  });

  it('no LP for dice that restore: they are neither a check nor damage (SG-CHK-6)', () => {
    const cast: Cast = { party: { amy: { techniques: [HEAL] }, bob: hurt }, rerolls: ['amy'] };
    const battle = Battle.acting(cast, { amy: heal({ target: 'bob' }) }, ['amy']);
    expect(rolled(battle.go([4]))).toEqual(['restore']);
    expect(battle.question).toBeNull();
  });
});

describe('SG-TRN-14, SG-STS-1, SG-STS-2: support for who is down', () => {
  it('HP of 1 or more ends 気絶', () => {
    const battle = amysTurn(heal({ target: 'bob' }), { techniques: [HEAL] });
    battle.send({ type: 'correct', target: 'bob', field: 'hp', value: 0 });
    expect(battle.get('bob').body.condition).toBe('fainted');
    expect(only(battle.go([1]), 'sg.rose')).toMatchObject([{ id: 'bob' }]);
    expect(battle.get('bob').body).toMatchObject({ condition: 'up', hp: { now: 3 } });
  });

  it('昏倒 needs LP too', () => {
    const battle = amysTurn(heal({ target: 'bob' }), { techniques: [HEAL] });
    battle.send({ type: 'correct', target: 'bob', field: 'lp', value: 0 });
    battle.send({ type: 'correct', target: 'bob', field: 'hp', value: 0 });
    expect(only(battle.go([1]), 'sg.rose')).toEqual([]);
    expect(battle.get('bob').body).toMatchObject({ condition: 'collapsed', hp: { now: 3 } });
  });

  it('LP alone does not end it at HP 0', () => {
    const vital = { ...HEAL, restores: 'lp' as const };
    const battle = amysTurn(heal({ target: 'bob' }), { techniques: [vital] });
    battle.send({ type: 'correct', target: 'bob', field: 'lp', value: 0 });
    battle.send({ type: 'correct', target: 'bob', field: 'hp', value: 0 });
    expect(only(battle.go([1]), 'sg.rose')).toEqual([]);
  });
});

describe('SG-TRN-5: support at who is gone', () => {
  it('a random ally takes it', () => {
    const others = { bob: hurt, cat: hurt };
    const battle = amysTurn(heal({ target: 'bob' }), { techniques: [HEAL] }, others);
    battle.send({ type: 'leave', id: 'bob' });
    const events = battle.go([2, 4]);
    expect(rolled(events)).toEqual(['draw', 'restore']);
    expect(only(events, 'sg.acts')).toMatchObject([{ target: 'cat', retargeted: true }]);
  });
});
