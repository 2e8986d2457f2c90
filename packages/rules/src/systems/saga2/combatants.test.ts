import { describe, expect, it } from 'vitest';
import {
  cannotAct,
  conditionOf,
  everybody,
  inOrder,
  isThere,
  isVeiled,
  sideOf,
  streamOf,
  unheard,
} from './combatants';
import type { StatusName } from './sheets';
import type { Condition, SgCombatant, SgFight } from './state';
import { foe, hero } from './testing/people';

const fightOf = (all: readonly SgCombatant[], over: object = {}) =>
  ({
    combatants: Object.fromEntries(all.map((c) => [c.id, c])),
    data: { order: [], kinds: {} },
    open: null,
    ...over,
  }) as unknown as SgFight;
const ids = (all: readonly SgCombatant[]) => all.map(({ id }) => id);
const of = (now: number, lp: number | null) =>
  conditionOf({ hp: { now, max: 40 }, lp: lp === null ? null : { now: lp, max: 8 } });

describe('SG-STS-1, SG-STS-2, SG-DAT-4: condition by HP and LP', () => {
  it.each<[number, number | null, Condition]>([
    [1, 1, 'up'],
    [0, 1, 'fainted'],
    [0, 0, 'collapsed'],
    [5, 0, 'collapsed'],
    [1, null, 'up'],
    [0, null, 'defeated'],
  ])('HP %s, LP %s: %s', (hp, lp, condition) => {
    expect(of(hp, lp)).toBe(condition);
  });
});

it('SG-TRN-4: 気絶, 昏倒, 眠り, 石化 and defeated cannot act, スタン and マヒ can', () => {
  const lying = (['fainted', 'collapsed', 'defeated', 'gone'] as const).map((condition) =>
    hero({}, { condition }),
  );
  const under = (name: StatusName) => hero({}, { statuses: [{ name }] });
  expect([...lying, under('sleep'), under('petrification')].every(cannotAct)).toBe(true);
  const able = (['stun', 'paralysis', 'confusion', 'charm', 'darkness'] as const).map(under);
  expect(able.some(cannotAct)).toBe(false);
});

it('SG-TRN-14: 気絶 and 昏倒 are still there, defeated and gone are not', () => {
  const there = (condition: Condition) => isThere(hero({}, { condition }));
  expect((['up', 'fainted', 'collapsed'] as const).every(there)).toBe(true);
  expect((['defeated', 'gone'] as const).some(there)).toBe(false);
});

describe('SG-DAT-7: order', () => {
  const amy = { ...hero(), appeared: 0 };
  const late = { ...foe({}, {}, 'late'), appeared: 3 };
  const orc = { ...foe(), appeared: 1 };
  const lurker = { ...foe({}, {}, 'lurker'), hidden: true };
  const bob = { ...hero({}, {}, 'bob'), appeared: 2 };
  const all = [amy, late, orc, lurker, bob];

  it('of joining, as it was seen; who is hidden is not among them', () => {
    expect(ids(everybody(fightOf(all)))).toEqual(['amy', 'orc', 'bob', 'late']);
    expect(ids(sideOf(fightOf(all), 'enemy'))).toEqual(['orc', 'late']);
  });

  it('of initiative; who has no place comes behind, in order of joining', () => {
    const data = { order: ['late', 'bob'], kinds: {} };
    const order = inOrder(fightOf(all, { data }), ['orc', 'amy', 'bob', 'late']);
    expect(order).toEqual(['late', 'bob', 'amy', 'orc']);
  });
});

describe('SG-OPT-1: whose dice players see', () => {
  const known = { data: { order: [], kinds: { orc: { identified: true } } } };

  it('characters’ and those of identified kinds', () => {
    const fight = fightOf([hero(), foe()], known);
    expect([isVeiled(fight, hero()), isVeiled(fight, foe())]).toEqual([false, false]);
    expect([streamOf(fight, hero()), streamOf(fight, foe())]).toEqual(['party', 'party']);
  });

  it('not those of unknown or hidden enemies', () => {
    expect(streamOf(fightOf([foe()]), foe())).toBe('gm');
    expect(streamOf(fightOf([foe()], known), { ...foe(), hidden: true })).toBe('gm');
  });

  it('nor of known ones while somebody hidden acts', () => {
    const lurker = { ...foe({}, {}, 'lurker'), hidden: true };
    const open = { call: { script: 'go', args: {}, by: 'lurker' } };
    const fight = fightOf([foe(), lurker], { ...known, open });
    expect(streamOf(fight, foe())).toBe('gm');
  });

  it('and what only the GM is asked is no question that players see the table wait for', () => {
    const lurker = { ...foe({}, {}, 'lurker'), hidden: true };
    const open = { call: { script: 'go', args: {}, by: 'lurker' } };
    const acting = fightOf([hero(), foe(), lurker], { ...known, open });
    expect(unheard(fightOf([foe()], known), foe())).toEqual({});
    expect(unheard(fightOf([foe()]), foe())).toEqual({ secret: true });
    expect(unheard(acting, foe())).toEqual({ secret: true });
    expect(unheard(acting, hero())).toEqual({});
  });
});
