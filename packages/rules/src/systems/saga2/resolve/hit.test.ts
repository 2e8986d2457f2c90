import { describe, expect, it } from 'vitest';
import type { EnemyInput, TechniqueInput } from '../sheets';
import { Battle, only, rolled } from '../testing/battle';
import { SLASH, SWEEP } from '../testing/kit';

/** Amy hits the orc with this technique; what follows. */
function slashing(technique: Partial<TechniqueInput>, orc: Partial<EnemyInput>) {
  const party = { amy: { techniques: [{ ...SLASH, ...technique }] } };
  const command = { do: 'technique', technique: 'slash', weapon: 'sword', target: 'orc' };
  const battle = Battle.acting({ party, enemies: { orc } }, { amy: command }, ['amy']);
  battle.go([6, 6, 4]);
  return battle;
}
const HIT = [1, 2];
const normal = (battle: Battle, ...damage: number[]) => battle.answer([0, 2], [...HIT, ...damage]);
const critical = (battle: Battle, ...damage: number[]) =>
  battle.answer([0, 1], [...HIT, ...damage]);
const dealt = (events: readonly { type: string }[]) => only(events, 'sg.damaged')[0];

describe('SG-ATK-11: the order of a damage sum', () => {
  it('weak: twice the power dice; the die of a critical is not doubled', () => {
    // 2D x 2 + 1D: 1 + 2 + 3 + 4 + 5 = 15, + 4 + 6 - 4 = 21.
    const events = critical(slashing({}, { weak: ['slash'] }), 1, 2, 3, 4, 5);
    expect(dealt(events)).toMatchObject({ weak: true, dealt: 21 });
  });

  it('the only attribute resisted: all dice, what is left is halved', () => {
    // 3 + 4 + 4 + 6 - 4 = 13, halved 6.
    const events = normal(slashing({}, { resists: ['slash'] }), 3, 4);
    expect(dealt(events)).toMatchObject({ halved: 1, dealt: 6 });
  });

  it('one of several resisted: half the dice (SG-ATT-3); the die of a critical is whole', () => {
    const burning: Partial<TechniqueInput> = { attributes: ['slash', 'fire'], dice: 3 };
    // 3D / 2 = 1D, + 1D: 3 + 5 + 4 + 6 - 4 = 14.
    const events = critical(slashing(burning, { resists: ['fire'] }), 3, 5);
    expect(dealt(events)).toMatchObject({ dealt: 14 });
  });

  it('1D becomes none: base power and attack value alone', () => {
    const burning: Partial<TechniqueInput> = { attributes: ['slash', 'fire'], dice: 1 };
    const events = normal(slashing(burning, { resists: ['fire'] }));
    expect(rolled(events)).toEqual(['evasion']);
    expect(dealt(events)).toMatchObject({ dealt: 6, sums: [{ dice: [], raw: 10 }] });
  });

  it('weak to one and resistant to another: doubled, then halved (SG-ATT-8)', () => {
    const burning: Partial<TechniqueInput> = { attributes: ['slash', 'fire'], dice: 3 };
    const orc = { weak: ['slash' as const], resists: ['fire' as const] };
    // 3 x 2 / 2 = 3D: 1 + 1 + 1 + 4 + 6 - 4 = 9.
    expect(dealt(normal(slashing(burning, orc), 1, 1, 1))).toMatchObject({ dealt: 9 });
  });

  it('all immune: no roll, no damage, no effects', () => {
    const stunning = { effects: { inflicts: ['stun' as const] } };
    const battle = slashing(stunning, { immune: ['slash'] });
    const events = critical(battle);
    expect(rolled(events)).toEqual(['evasion']);
    expect(dealt(events)).toMatchObject({ immune: true, sums: [], dealt: 0 });
    expect(battle.statuses('orc')).toEqual([]);
  });

  it('one of several immune: halved at the end, and effects follow', () => {
    const stunning: Partial<TechniqueInput> = {
      attributes: ['slash', 'fire'],
      effects: { inflicts: ['stun'] },
    };
    const battle = slashing(stunning, { immune: ['fire'] });
    // 3 + 4 + 4 + 6 - 4 = 13, halved 6.
    expect(dealt(normal(battle, 3, 4))).toMatchObject({ halved: 1, dealt: 6 });
    expect(battle.statuses('orc')).toEqual(['stun']);
  });

  it('無 meets neither weakness nor resistance (SG-DAT-6)', () => {
    const plain = slashing({ attributes: [] }, { weak: ['slash'] });
    // 3 + 4 + 4 + 6 - 4 = 13.
    expect(dealt(normal(plain, 3, 4))).toMatchObject({ attributes: [], dealt: 13 });
  });
});

describe('SG-ATK-9: effects', () => {
  it('follow at 0 damage too', () => {
    const battle = slashing({ effects: { inflicts: ['poison'] } }, { defence: 99 });
    expect(dealt(normal(battle, 3, 4))).toMatchObject({ dealt: 0 });
    expect(battle.statuses('orc')).toEqual(['poison']);
  });

  it('sleep that comes with damage stays: damage is before effects', () => {
    const battle = slashing({ effects: { inflicts: ['sleep'] } }, {});
    normal(battle, 3, 4);
    expect(battle.statuses('orc')).toEqual(['sleep']);
  });

  it('a status that is there is not added again (SG-STS-11)', () => {
    const battle = slashing({ effects: { inflicts: ['poison'] } }, {});
    battle.rule({ do: 'status', id: 'orc', status: 'poison' });
    normal(battle, 3, 4);
    expect(battle.statuses('orc')).toEqual(['poison']);
  });
});

it('SG-STS-11: one attack costs one LP, also of who takes two shares', () => {
  const party = { amy: {}, bob: { hp: { now: 5, max: 40 } } };
  const enemies = { orc: { techniques: [{ ...SWEEP, skill: 'axe' }] } };
  const commands = {
    orc: { do: 'technique', technique: 'sweep', weapon: 'natural', row: 'front' },
    bob: { do: 'guard', defend: false, cover: 'amy' },
  };
  const battle = Battle.acting({ party, enemies }, commands, ['orc']);
  battle.go([3, 4, 1, 1, 2]);
  // Bob falls in Amy's place; his own share hits without a check.
  const events = battle.answer([0, 2], [3, 3, 3, 3]);
  expect(only(events, 'sg.damaged').map(({ target, lp }) => [target, lp])).toEqual([
    ['bob', 1],
    ['bob', undefined],
  ]);
  expect(battle.get('bob').body).toMatchObject({ condition: 'fainted', lp: { now: 7 } });
});

it('SG-TRN-7: defend halves the final damage, rounded down', () => {
  const enemies = { orc: { attack: 6 } };
  const defend = { do: 'guard', defend: true };
  const claw = { do: 'attack', weapon: 'natural', target: 'amy' };
  const battle = Battle.acting({ enemies }, { orc: claw, amy: defend }, ['orc']);
  battle.go([3, 4, 1, 1, 2]);
  // 3 + 6 - 2 = 7, halved 3.
  battle.answer([0, 2], [3]);
  expect(battle.hp('amy')).toBe(37);
});
