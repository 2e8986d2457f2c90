import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../kernel/json';
import type { Options } from '../settings';
import type { CharacterInput, TechniqueInput } from '../sheets';
import { Battle, only, rolled } from '../testing/battle';
import { FIRE } from '../testing/kit';

const names = ['爪', '牙', '尾', '角'];
/** Techniques of the orc: 1D6 + its 5. */
const blows = names.map((name, i): TechniqueInput => ({
  ...{ id: `t${i}`, name, skill: 'unarmed', rank: 1, cost: 0, dice: 1 },
}));
const known = names.map((name) => ({ of: name, name }));

const blow = (technique: string): JsonObject => ({
  ...{ do: 'technique', technique, weapon: 'natural', target: 'amy' },
});

/** The orc's place, with the first of its techniques unless said otherwise. */
function attacked(
  amy: Partial<CharacterInput>,
  options: Partial<Options> = {},
  command: JsonObject = blow('t0'),
): Battle {
  const enemies = { orc: { techniques: [...blows, FIRE] } };
  return Battle.acting({ party: { amy }, enemies, options }, { orc: command }, ['orc']);
}

const offered = (battle: Battle) => {
  const ask = battle.question?.asks.amy;
  return ask?.kind === 'one' ? ask.choices.map(({ value }) => value) : null;
};

describe('SG-GLM-8, SG-GLM-15: using 見切り', () => {
  it('is asked after the attack check; evades without a roll, even a critical', () => {
    const battle = attacked({ mikiri: known });
    expect(rolled(battle.go([6, 6]))).toEqual(['hit']);
    expect(offered(battle)).toEqual(['evasion', 'mikiri']);
    const events = battle.answer('mikiri');
    expect(only(events, 'sg.answered')).toMatchObject([{ outcome: 'mikiri' }]);
    expect(rolled(events)).toEqual([]);
    expect(only(events, 'sg.mikiriUsed')).toMatchObject([{ of: '爪', place: true }]);
    expect(battle.get('amy').body).toMatchObject({ mikiriUsed: ['爪'] });
  });

  it('may be declined', () => {
    const battle = attacked({ mikiri: known });
    battle.go([6, 5]);
    expect(rolled(battle.answer('evasion', [6, 6, 1]))).toEqual(['evasion']);
  });

  it('only of that technique, known by its name', () => {
    const battle = attacked({ mikiri: known.slice(1) });
    battle.go([6, 5, 1, 2, 3]);
    expect(battle.question?.label).toBe('pick');
  });

  it('never against a spell', () => {
    const spell = { do: 'technique', technique: 'fire', target: 'amy' };
    const battle = attacked({ mikiri: [{ of: '火球', name: '火球' }] }, {}, spell);
    battle.go([1, 2]);
    expect(offered(battle)).toEqual(['spell', 'resistance']);
  });

  it('only where a check is allowed', () => {
    const battle = attacked({ mikiri: known });
    battle.rule({ do: 'status', id: 'amy', status: 'sleep' });
    expect(only(battle.go([6, 5, 3]), 'sg.answered')).toMatchObject([{ outcome: 'noDefence' }]);
  });
});

describe('SG-GLM-9, SG-OPT-2: three a scenario', () => {
  it('different ones: a fourth is not offered', () => {
    const battle = attacked({ mikiri: known, mikiriUsed: ['牙', '尾', '角'] });
    battle.go([6, 5, 1, 2, 3]);
    expect(battle.question?.label).toBe('pick');
  });

  it('different ones: one used before is free', () => {
    const battle = attacked({ mikiri: known, mikiriUsed: ['爪', '牙', '尾'] });
    battle.go([6, 5]);
    expect(only(battle.answer('mikiri'), 'sg.mikiriUsed')).toMatchObject([{ place: false }]);
    expect(battle.get('amy').body).toMatchObject({ mikiriUsed: ['爪', '牙', '尾'] });
  });

  it('different ones: the same three times leaves two places', () => {
    const battle = attacked({ mikiri: known, mikiriUsed: ['牙', '牙', '牙'] });
    battle.go([6, 5]);
    expect(offered(battle)).toContain('mikiri');
  });

  it('`mikiriLimit: uses`: each use counts', () => {
    const options: Partial<Options> = { mikiriLimit: 'uses' };
    const used = attacked({ mikiri: known, mikiriUsed: ['爪', '爪', '爪'] }, options);
    used.go([6, 5, 1, 2, 3]);
    expect(used.question?.label).toBe('pick');
    const twice = attacked({ mikiri: known, mikiriUsed: ['爪', '爪'] }, options);
    twice.go([6, 5]);
    expect(only(twice.answer('mikiri'), 'sg.mikiriUsed')).toMatchObject([{ place: true }]);
  });
});
