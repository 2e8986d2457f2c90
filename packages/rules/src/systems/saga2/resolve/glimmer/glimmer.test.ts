import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../../kernel/json';
import { saga2 } from '../..';
import type { Options } from '../../settings';
import {
  techniqueSchema,
  type CharacterInput,
  type EnemyInput,
  type TechniqueInput,
} from '../../sheets';
import { Battle, only, rolled } from '../../testing/battle';
import { COUNTER, FIRE, PARRY, SLASH, SWEEP } from '../../testing/kit';

/** A sword technique of a rank with one power die and no base power: 1D6 + the weapon's 6. */
const art = (id: string, rank: number, rest: Partial<TechniqueInput> = {}) => ({
  ...{ id, name: id, skill: 'sword', rank, cost: rank, dice: 1 },
  ...rest,
});
const ranks = [1, 2, 3, 4, 5, 6].map((rank) => art(`s${rank}`, rank));

/** These alone can be learned. */
const teaching = (...techniques: TechniqueInput[]): Partial<Options> => ({
  starterTechniques: false,
  techniques: techniques.map((each) => techniqueSchema.parse(each)),
});

interface Setting {
  readonly learnable?: readonly TechniqueInput[];
  readonly amy?: Partial<CharacterInput>;
  readonly others?: Readonly<Record<string, Partial<CharacterInput>>>;
  readonly enemies?: Readonly<Record<string, Partial<EnemyInput>>>;
  readonly command?: JsonObject;
  readonly ruled?: readonly object[];
}

/** amy's place comes up first; without a command she attacks the orc with her sword. */
function amysTurn(setting: Setting = {}): Battle {
  const { learnable = ranks, amy = {}, others = {}, enemies = { orc: {} }, ruled = [] } = setting;
  const { command } = setting;
  const cast = { party: { amy, ...others }, enemies, options: teaching(...learnable) };
  const battle = Battle.acting(cast, command ? { amy: command } : {}, ['amy']);
  for (const each of ruled) battle.rule(each);
  return battle;
}

const learned = (events: readonly { type: string }[]) =>
  only(events, 'sg.glimmer').map(({ technique }) => technique.id);

const using = (technique: string, rest: JsonObject = {}): JsonObject => ({
  ...{ do: 'technique', technique, weapon: 'sword' },
  ...rest,
});

describe('SG-GLM-1: three dice alike', () => {
  it('teach the rank of the face, which is carried out at once and costs nothing', () => {
    const battle = amysTurn({
      amy: { techniques: [SLASH] },
      command: using('slash', { target: 'orc' }),
    });
    // 2 + 2 + 7 = 11 against 6; 3 + 6 - 4 = 5.
    const events = battle.go([2, 2, 2, 1, 2, 3]);
    expect(rolled(events)).toEqual(['hit', 'evasion', 'damage']);
    expect(learned(events)).toEqual(['s2']);
    expect(only(events, 'sg.paid')).toEqual([]);
    expect(only(events, 'sg.damaged')).toMatchObject([{ dealt: 5 }]);
    expect(battle.get('amy').body).toMatchObject({ learned: [{ id: 's2' }], wp: { now: 15 } });
  });

  it('nothing where two are alike', () => {
    const battle = amysTurn();
    battle.go([2, 2, 3]);
    expect(learned(battle.resolve([1, 2, 3]))).toEqual([]);
  });

  it('on a spell check: a spell of its skill', () => {
    const battle = amysTurn({
      amy: { techniques: [FIRE] },
      learnable: [...ranks, { ...FIRE, id: 'f1', name: 'f1' }],
      command: { do: 'technique', technique: 'fire', target: 'orc' },
    });
    const events = battle.go([2, 2, 2, 1, 2, 3, 3]);
    expect(rolled(events)).toEqual(['spell', 'resist', 'damage']);
    expect(learned(events)).toEqual(['f1']);
    expect(battle.get('amy').body.jp?.now).toBe(9);
  });

  it('only characters: an enemy with three dice alike there is not', () => {
    const battle = Battle.acting({ options: teaching(...ranks) }, {}, ['orc']);
    const events = battle.go([6, 6, 1, 2, 3]);
    battle.resolve([1, 1]);
    expect(learned(events)).toEqual([]);
  });
});

describe('SG-GLM-2 to SG-GLM-5: which one', () => {
  it('SG-GLM-2 several of that rank unknown: a draw in order of the list (SG-DAT-7)', () => {
    const learnable = [art('a', 2), art('b', 2), art('c', 1)];
    const events = amysTurn({ learnable }).go([2, 2, 2, 2, 1, 2, 3]);
    expect(rolled(events)).toEqual(['hit', 'draw', 'evasion', 'damage']);
    expect(learned(events)).toEqual(['b']);
  });

  it("SG-GLM-3 the source's example: skill 2, rank 2, strength 2; 5-5-5 brings rank 2", () => {
    expect(learned(amysTurn().go([5, 5, 5, 1, 2, 3]))).toEqual(['s2']);
  });

  it('SG-GLM-3 the same against rank 5: (2 + 5) / 2 = 3', () => {
    const enemies = { orc: { rank: 5 } };
    expect(learned(amysTurn({ enemies }).go([5, 5, 5, 1, 2, 3]))).toEqual(['s3']);
  });

  it('SG-GLM-4 all up to the strength known: one above it', () => {
    const amy = { techniques: ranks.slice(0, 2) };
    expect(learned(amysTurn({ amy }).go([1, 1, 1, 1, 2, 3]))).toEqual(['s3']);
  });

  it.each([
    ['of the fight', { do: 'strength', by: 1 }, 's3'],
    ['of the enemy', { do: 'strength', of: 'orc', by: 2 }, 's4'],
    ['downwards', { do: 'strength', by: -9 }, 's1'],
  ] as const)("SG-GLM-5 the GM's change %s", (_, rule, id) => {
    expect(learned(amysTurn({ ruled: [rule] }).go([5, 5, 5, 1, 2, 3]))).toEqual([id]);
  });

  it('SG-GLM-12 the highest rank among those declared counts', () => {
    const battle = amysTurn({
      amy: { techniques: [SWEEP] },
      enemies: { orc: {}, ogre: { rank: 6 }, bat: { rank: 9, row: 'back' } },
      command: using('sweep', { row: 'front' }),
    });
    // (2 + 6) / 2 = 4.
    expect(learned(battle.go([5, 5, 5]))).toEqual(['s4']);
  });

  it('SG-GLM-12 of the skill used, attack and support kinds alone', () => {
    const learnable = [COUNTER, PARRY, { ...FIRE, skill: 'flame' }, art('x', 1, { skill: 'axe' })];
    // Nothing to learn: a critical.
    const events = amysTurn({ learnable }).go([1, 1, 1, 1, 2, 3, 3]);
    expect(learned(events)).toEqual([]);
  });
});

describe('SG-GLM-6: nothing left to learn', () => {
  it.each([
    [1, 'even three ones'],
    [3, 'three threes'],
  ])('the check counts as a critical, the declared action goes on and is paid (%i)', (face) => {
    const battle = amysTurn({
      amy: { techniques: [SLASH] },
      learnable: [],
      command: using('slash', { target: 'orc' }),
    });
    // Hits against 9 + 3; two dice of the technique and one of the critical.
    const events = battle.go([face, face, face, 4, 5, 1, 1, 1]);
    expect(only(events, 'sg.answered')).toMatchObject([{ outcome: 'hit', extraDice: 1 }]);
    expect(battle.get('amy').body.wp?.now).toBe(13);
  });
});

describe('SG-GLM-7: a special fight', () => {
  const special = [{ do: 'special', on: true }];

  it('a critical on a hit check: rank of the die not used; it is a critical too', () => {
    const battle = amysTurn({ ruled: special });
    battle.go([6, 1, 6]);
    expect(battle.question?.asks.amy).toMatchObject({
      choices: [{ value: [0, 1] }, { value: [0, 2], shows: { critical: true, glimmer: 1 } }],
    });
    const events = battle.answer([0, 2], [4, 5, 1, 1]);
    expect(learned(events)).toEqual(['s1']);
    expect(only(events, 'sg.answered')).toMatchObject([{ outcome: 'hit', extraDice: 1 }]);
  });

  it('not where 6-6 is not picked, nor in any other fight', () => {
    const battle = amysTurn({ ruled: special });
    battle.go([6, 1, 6]);
    expect(learned(battle.answer([0, 1], [6, 5]))).toEqual([]);
    const plain = amysTurn();
    plain.go([6, 1, 6]);
    expect(learned(plain.answer([0, 2], [4, 5, 1, 1]))).toEqual([]);
  });

  it('not on a spell check', () => {
    const battle = amysTurn({
      amy: { techniques: [FIRE] },
      learnable: [{ ...FIRE, id: 'f1' }],
      command: { do: 'technique', technique: 'fire', target: 'orc' },
      ruled: special,
    });
    battle.go([6, 1, 6]);
    expect(learned(battle.answer([0, 2], [4, 5, 1, 1, 1]))).toEqual([]);
  });

  it('nothing left to learn: a plain critical', () => {
    const battle = amysTurn({ ruled: special, learnable: [] });
    battle.go([6, 1, 6]);
    const events = battle.answer([0, 2], [4, 5, 1, 1]);
    expect(only(events, 'sg.answered')).toMatchObject([{ outcome: 'hit', extraDice: 1 }]);
  });

  it('two dice stay a plain critical: there is no die that is not used', () => {
    const amy = { skills: [] };
    const events = amysTurn({ ruled: special, amy }).go([6, 6, 4, 5, 1, 1]);
    expect(learned(events)).toEqual([]);
    expect(only(events, 'sg.answered')).toMatchObject([{ outcome: 'hit', extraDice: 1 }]);
  });
});

describe('SG-GLM-13: the check and the target of the new technique', () => {
  it('6-6-6 is a critical as well', () => {
    const events = amysTurn().go([6, 6, 6, 4, 5, 1, 1]);
    expect(learned(events)).toEqual(['s2']);
    expect(only(events, 'sg.answered')).toMatchObject([{ outcome: 'hit', extraDice: 1 }]);
  });

  it('1-1-1 counts 2 and may miss: 2 + 7 against 7 + 3', () => {
    const events = amysTurn().go([1, 1, 1, 3, 4]);
    expect(learned(events)).toEqual(['s1']);
    expect(only(events, 'sg.answered')).toMatchObject([{ outcome: 'evaded' }]);
  });

  const three = { orc: {}, imp: {}, owl: { row: 'back' as const } };

  it.each([
    ['row', ['orc', 'imp']],
    ['all', ['orc', 'imp', 'owl']],
  ] as const)('at the row, or all, as its data says: %s', (targets, struck) => {
    const learnable = [art('wide', 1, { targets })];
    const events = amysTurn({ learnable, enemies: three }).go([
      ...[2, 2, 2],
      ...struck.flatMap(() => [6, 5]),
    ]);
    expect(only(events, 'sg.answered').map(({ who }) => who)).toEqual(struck);
  });

  it('several declared and one to take: the player names one', () => {
    const battle = amysTurn({
      enemies: three,
      amy: { techniques: [SWEEP] },
      learnable: [art('s1', 1)],
      command: using('sweep', { row: 'front' }),
    });
    battle.go([2, 2, 2]);
    expect(battle.question).toMatchObject({
      label: 'glimmer-target',
      asks: { amy: { choices: [{ value: 'orc' }, { value: 'imp' }] } },
    });
    const events = battle.answer('imp', [6, 5]);
    expect(only(events, 'sg.answered').map(({ who }) => who)).toEqual(['imp']);
  });

  it('a support one at whom the player names; with 6-6 used one more die', () => {
    const heal = art('heal', 1, { kind: 'support', restores: 'hp', base: 3 });
    const battle = amysTurn({
      learnable: [heal],
      others: { bob: { hp: { now: 10, max: 40 } } },
    });
    battle.go([6, 6, 6]);
    const events = battle.answer('bob', [2, 4]);
    expect(rolled(events)).toEqual(['restore']);
    expect(only(events, 'sg.restored')).toMatchObject([{ target: 'bob', amount: 9 }]);
    expect(battle.hp('bob')).toBe(19);
  });

  it('"acts last" is not looked at again', () => {
    const learnable = [art('late', 1, { actsLast: true })];
    expect(learned(amysTurn({ learnable }).go([2, 2, 2, 6, 5]))).toEqual(['late']);
  });
});

describe('SG-GLM-8, SG-GLM-12, SG-GLM-14: three alike on an evasion check', () => {
  const claw = { id: 'claw', name: '大爪', skill: 'unarmed', rank: 1, cost: 0, dice: 2 };
  const clawing = { do: 'technique', technique: 'claw', weapon: 'natural', target: 'amy' };
  const striking = { do: 'attack', weapon: 'natural', target: 'amy' };

  /** The orc's place: it hits with 6 + 5 + 3 = 14. */
  function orcsTurn(learnable: TechniqueInput[], command: JsonObject, amy = {}) {
    const enemies = { orc: { techniques: [claw] } };
    const cast = { party: { amy }, enemies, options: teaching(...learnable) };
    return Battle.acting(cast, { orc: command }, ['orc']);
  }

  it('a counter of the weapon in hand: evaded whatever the totals, and carried out free', () => {
    const battle = orcsTurn([COUNTER], clawing);
    // 1D6 + 2 + 6 - 4.
    const events = battle.go([6, 5, 1, 1, 1, 3]);
    expect(rolled(events)).toEqual(['hit', 'evasion', 'damage']);
    expect(learned(events)).toEqual(['counter']);
    expect(only(events, 'sg.glimmer')).toMatchObject([{ on: 'defence' }]);
    expect(only(events, 'sg.answered')).toMatchObject([{ outcome: 'glimmer' }]);
    expect(only(events, 'sg.damaged')).toMatchObject([{ why: 'counter', target: 'orc', dealt: 7 }]);
    expect(battle.get('amy').body.wp?.now).toBe(15);
  });

  it('a parry: nothing more', () => {
    const events = orcsTurn([PARRY], striking).go([6, 5, 1, 1, 1]);
    expect(learned(events)).toEqual(['parry']);
    expect(only(events, 'sg.damaged')).toEqual([]);
  });

  it('by rank and strength, attacker’s rank: 3-3-3 at (2 + 2) / 2', () => {
    const learnable = [
      { ...PARRY, id: 'p1' },
      { ...PARRY, id: 'p2', rank: 2 },
      { ...PARRY, id: 'p3', rank: 3 },
    ];
    expect(learned(orcsTurn(learnable, striking).go([6, 5, 3, 3, 3]))).toEqual(['p2']);
  });

  it('weapons in the order declared, fists last', () => {
    const knife = { id: 'knife', name: '短剣', skill: 'shortsword' as const, attack: 1 };
    const amy = {
      weapons: [{ id: 'sword', name: '剣', skill: 'sword' as const, attack: 6 }, knife],
      inHand: ['knife'],
    };
    const learnable = [
      { ...PARRY, id: 'sword-parry' },
      { ...PARRY, id: 'fist-parry', skill: 'unarmed' },
      { ...PARRY, id: 'knife-parry', skill: 'shortsword' },
    ];
    expect(learned(orcsTurn(learnable, striking, amy).go([6, 5, 2, 2, 2]))).toEqual([
      'knife-parry',
    ]);
    const taught = { ...amy, techniques: [learnable[2]!] };
    const battle = orcsTurn(learnable, striking, taught);
    battle.go([6, 5]);
    expect(learned(battle.answer('evasion', [2, 2, 2]))).toEqual(['fist-parry']);
  });

  it('else 見切り of the technique: evaded, no place used', () => {
    const battle = orcsTurn([], clawing);
    const events = battle.go([6, 5, 2, 2, 2]);
    expect(only(events, 'sg.mikiri')).toMatchObject([{ who: 'amy', of: '大爪' }]);
    expect(only(events, 'sg.answered')).toMatchObject([{ outcome: 'glimmer' }]);
    expect(only(events, 'sg.damaged')).toEqual([]);
    expect(battle.get('amy').body).toMatchObject({
      mikiri: [{ of: '大爪', name: '大爪' }],
      mikiriUsed: [],
    });
  });

  it('neither: the total stands; 6-6-6 is a critical', () => {
    const events = orcsTurn([], striking).go([6, 6, 6, 6, 6]);
    expect(only(events, 'sg.answered')).toMatchObject([{ outcome: 'evaded' }]);
  });

  it('neither: 1-1-1 is no fumble, 2 + 6 against 14', () => {
    const known = { mikiri: [{ of: '大爪', name: '大爪' }] };
    const battle = orcsTurn([], clawing, known);
    battle.go([6, 5]);
    const events = battle.answer('evasion', [1, 1, 1, 3, 3]);
    expect(only(events, 'sg.answered')).toMatchObject([{ outcome: 'hit', extraDice: 0 }]);
  });
});

describe('SG-GLM-10: what was learned', () => {
  it('stays on the sheet', () => {
    const battle = amysTurn();
    battle.go([2, 2, 2, 1, 2, 3]);
    expect(saga2.carry(battle.get('amy'))).toMatchObject({ techniques: [{ id: 's2' }] });
  });

  it('can be used in the next turn', () => {
    const battle = amysTurn();
    battle.go([2, 2, 2, 6, 5]);
    battle.go([1, 1]);
    battle.declare({ amy: using('s2', { target: 'orc' }) }, ['amy']);
    battle.go([1, 2, 4]);
    expect(only(battle.resolve([6, 5]), 'sg.paid')).toMatchObject([{ amount: 2 }]);
  });
});
