import { describe, expect, it } from 'vitest';
import type { FightEvent } from '../../../../kernel/events';
import type { Json } from '../../../../kernel/json';
import type { CharacterInput, EnemyInput } from '../../sheets';
import type { Options } from '../../settings';
import { Battle, only, rolled } from '../../testing/battle';
import { FIRE, SLASH, SWEEP } from '../../testing/kit';

const fighter: Partial<CharacterInput> = { techniques: [SLASH, SWEEP, FIRE] };
const trio = { amy: fighter, bob: fighter, cat: fighter };
const bulky: Partial<EnemyInput> = { hp: 200 };

const slash = { technique: 'slash', weapon: 'sword' };
const sweep = { technique: 'sweep', weapon: 'sword' };
const fire = { technique: 'fire' };
const orc = { target: 'orc' };

interface Setting {
  readonly party?: Readonly<Record<string, Partial<CharacterInput>>>;
  readonly enemies?: Readonly<Record<string, Partial<EnemyInput>>>;
  readonly options?: Partial<Options>;
  readonly order?: readonly string[];
}

/** The action phase: amy, bob, cat, then the enemies. */
function fightOf({ party = trio, enemies = { orc: bulky }, options = {}, order }: Setting = {}) {
  const all = order ?? [...Object.keys(party), ...Object.keys(enemies)];
  return Battle.acting({ party, enemies, options }, {}, all);
}

/** amy opens with 《slash》 at the orc, the others join with the same; then these dice. */
function chained(setting: Setting, ...dice: readonly number[][]): Battle {
  const battle = fightOf(setting);
  battle.act('amy', { do: 'chain', ...slash, ...orc });
  const joining = Object.keys(setting.party ?? trio).length - 1;
  for (let i = 1; i <= joining; i += 1) {
    battle.answer(slash, i === joining ? dice.flat() : []);
  }
  return battle;
}

/** Each sets aside a face; the dice come after the last. */
function setAside(battle: Battle, aside: Record<string, number>, dice: readonly number[]) {
  const entries = Object.entries(aside);
  let events: FightEvent[] = [];
  entries.forEach(([who, face], i) => {
    events = battle.answer(face, i === entries.length - 1 ? dice : [], who);
  });
  return events;
}

const joinable = (battle: Battle): Json[] => {
  const [ask] = Object.values(battle.question!.asks);
  return ask?.kind === 'one' ? ask.choices.map(({ value }) => value) : [];
};

const actors = (battle: Battle) => battle.fight.slots.map(({ actor }) => actor);

describe("the source's example: 3-3-2, 2-5-4, 1-2-3", () => {
  const dice = [
    [3, 3, 2],
    [2, 5, 4],
    [1, 2, 3],
  ];

  it('SG-CHN-3, SG-CHN-4, SG-CHN-5: all three set aside a 2; one evasion fails, one damage', () => {
    const battle = chained({}, ...dice);
    // 3 + 3 + 7 = 13 against 1 + 2 + 3: fails, and all have hit.
    // (2 + 4 + 6) + (3 + 4 + 6) + (4 + 4 + 6) + 3 x (2 x 3) = 57, less 4.
    const events = setAside(battle, { amy: 2, bob: 2, cat: 2 }, [1, 2, 1, 1, 1, 2, 2, 2]);
    expect(rolled(events)).toEqual(['evasion', 'damage', 'damage', 'damage']);
    expect(only(events, 'sg.checked').map(({ check }) => check.total)).toEqual([13, 16, 11, 6]);
    expect(only(events, 'sg.chained')).toMatchObject([{ members: ['amy', 'bob', 'cat'], face: 2 }]);
    expect(only(events, 'sg.damaged')).toMatchObject([
      {
        why: 'chain',
        sums: [
          { who: 'amy', bonus: 6, raw: 18 },
          { who: 'bob', bonus: 6, raw: 19 },
          { who: 'cat', bonus: 6, raw: 20 },
        ],
        defence: 4,
        dealt: 53,
      },
    ]);
    expect(battle.hp('orc')).toBe(147);
    expect(actors(battle)).toEqual(['orc']);
  });

  it('SG-CHN-3: two set aside a 3, the third, having none, a 2: only the two chain', () => {
    const battle = chained({}, ...dice);
    // The chain acts at its first member's place, bob alone at his: 5 + 4 + 7 = 16.
    const events = setAside(battle, { amy: 3, bob: 2, cat: 3 }, [1, 2, 1, 1, 2, 2, 1, 2, 3, 3]);
    expect(rolled(events)).toEqual(['evasion', 'damage', 'damage', 'evasion', 'damage']);
    expect(only(events, 'sg.chained')).toMatchObject([{ members: ['amy', 'cat'], face: 3 }]);
    // (2 + 10 + 6) + (4 + 10 + 6) - 4, then 6 + 10 - 4.
    expect(only(events, 'sg.damaged').map(({ dealt }) => dealt)).toEqual([34, 12]);
    expect(only(events, 'sg.damaged').map(({ why }) => why)).toEqual(['chain', 'attack']);
  });

  it('SG-CHN-11, SG-OPT-2: with `chainBonus: once` 2 x 3 is added once', () => {
    const battle = chained({ options: { chainBonus: 'once' } }, ...dice);
    const events = setAside(battle, { amy: 2, bob: 2, cat: 2 }, [1, 2, 1, 1, 1, 2, 2, 2]);
    expect(only(events, 'sg.damaged')).toMatchObject([{ dealt: 41 }]);
  });

  it('SG-CHN-3, SG-CHN-9: all see all dice, and what setting each face aside leaves', () => {
    const battle = chained({}, ...dice);
    expect(battle.question).toMatchObject({
      label: 'set-aside',
      drafts: 'all',
      about: { dice: { amy: [3, 3, 2], bob: [2, 5, 4], cat: [1, 2, 3] }, target: 'orc' },
    });
    expect(battle.question?.asks.amy).toEqual({
      kind: 'one',
      choices: [
        { value: 3, shows: { total: 12 } },
        { value: 2, shows: { total: 13 } },
      ],
      default: 2,
    });
  });
});

describe('SG-CHN-1, SG-CHN-8: opening and joining', () => {
  const pair = { amy: fighter, bob: fighter };

  it('opens when the place of its first member comes up, towards those behind it', () => {
    const battle = fightOf({ order: ['bob', 'amy', 'orc', 'cat'] });
    const chain = { do: 'chain', ...slash, ...orc };
    expect(battle.refused({ type: 'act', actor: 'amy', action: chain })).toBe('not_your_turn');
    battle.act('bob', chain);
    expect(Object.keys(battle.question!.asks)).toEqual(['amy']);
    battle.answer(slash, [1, 2, 3, 1, 2, 3]);
    expect(battle.question?.label).toBe('set-aside');
  });

  it('asks the next in the order; whoever declines cuts off those behind', () => {
    const battle = fightOf();
    battle.act('amy', { do: 'chain', ...slash, ...orc });
    expect(battle.question).toMatchObject({
      label: 'join-chain',
      about: { opener: 'amy', members: ['amy'], target: 'orc' },
    });
    // Nobody joins: amy strikes alone, 5 + 4 + 7 against 3 + 3; no bonus.
    const events = battle.answer(null, [5, 4, 1]);
    expect(battle.question?.label).toBe('pick');
    expect(rolled(events)).toEqual(['hit']);
    const struck = battle.answer([0, 1], [1, 2, 3, 3]);
    expect(only(struck, 'sg.damaged')).toMatchObject([{ why: 'attack', dealt: 12 }]);
    expect(actors(battle)).toEqual(['bob', 'cat', 'orc']);
  });

  it('another technique or spell may be named: attacks with three dice that are covered', () => {
    const clumsy: Partial<CharacterInput> = {
      ...fighter,
      skills: [{ id: 'sword', ability: 'dexterity', level: 2 }],
      techniques: [SLASH, FIRE, { ...SLASH, id: 'late', actsLast: true }],
    };
    const battle = fightOf({ party: { amy: fighter, bob: clumsy, cat: { ...fighter, wp: 1 } } });
    battle.act('amy', { do: 'chain', ...slash, ...orc });
    expect(joinable(battle)).toEqual([null, slash]);
    battle.answer(slash);
    expect(joinable(battle)).toEqual([null, fire]);
  });

  it('nobody with nothing to join with is asked, and cuts off those behind', () => {
    const battle = fightOf({ party: { amy: fighter, bob: {}, cat: fighter } });
    battle.act('amy', { do: 'chain', ...slash, ...orc }, [1, 2, 3]);
    expect(battle.question?.label).toBe('pick');
  });

  it('those who join use up their action, and pay when the chain acts', () => {
    const battle = chained({ party: pair }, [1, 2, 3], [1, 2, 3]);
    expect(battle.get('bob').body.wp?.now).toBe(15);
    setAside(battle, { amy: 1, bob: 1 }, [1, 2, 1, 1, 1, 1]);
    expect(actors(battle)).toEqual(['orc']);
    expect(battle.get('amy').body.wp?.now).toBe(13);
    expect(battle.get('bob').body.wp?.now).toBe(13);
  });
});

describe('SG-CHN-4, SG-CHN-10: one defence for each, until the first fails', () => {
  const pair = { amy: fighter, bob: fighter };
  /** Both set aside a 1 of 1-2-3: 5 + 7 = 12 each. */
  const both = (dice: readonly number[], setting: Setting = {}) =>
    setAside(chained({ party: pair, ...setting }, [1, 2, 3], [1, 2, 3]), { amy: 1, bob: 1 }, dice);

  it('all evaded: nothing happens', () => {
    const events = both([4, 5, 4, 5]);
    expect(only(events, 'sg.answered').map(({ outcome }) => outcome)).toEqual(['evaded', 'evaded']);
    expect(only(events, 'sg.damaged')).toEqual([]);
  });

  it('the first evaded, the second not: both hit', () => {
    // 2 + 10 + 2 each, less 4.
    const events = both([4, 5, 1, 2, 1, 1, 1, 1]);
    expect(only(events, 'sg.answered').map(({ outcome }) => outcome)).toEqual(['evaded', 'hit']);
    expect(only(events, 'sg.damaged')).toMatchObject([{ dealt: 24 }]);
  });

  it('a fumble adds a die to the one of its pair; the other pair is not rolled', () => {
    const events = both([1, 1, 3, 3, 3, 1, 1]);
    expect(only(events, 'sg.damaged')).toMatchObject([
      {
        sums: [
          { who: 'amy', dice: [3, 3, 3] },
          { who: 'bob', dice: [1, 1] },
        ],
      },
    ]);
  });

  it('criticals: a pair the target won brings none, one not rolled the attacker’s', () => {
    const critical = (dice: readonly number[]) =>
      setAside(
        chained({ party: { ...trio } }, [6, 6, 1], [1, 2, 3], [1, 6, 6]),
        { amy: 1, bob: 1, cat: 1 },
        dice,
      );
    // amy's 6-6 meets 6-6 and is evaded; bob hits; cat's 6-6 is not rolled against.
    const events = critical([6, 6, 1, 2, 1, 1, 1, 1, 1, 1, 1]);
    expect(only(events, 'sg.damaged')[0]?.sums.map(({ dice }) => dice.length)).toEqual([2, 2, 3]);
  });

  it('without any defence all hit', () => {
    const battle = chained({ party: pair }, [1, 2, 3], [1, 2, 3]);
    battle.rule({ do: 'status', id: 'orc', status: 'petrification' });
    // (2 + 10 + 2) x 2 - 4 = 24, halved by 石化.
    const events = setAside(battle, { amy: 1, bob: 1 }, [1, 1, 1, 1]);
    expect(rolled(events)).toEqual(['damage', 'damage']);
    expect(only(events, 'sg.damaged')).toMatchObject([{ dealt: 12 }]);
  });

  it('is one damage and one attack: 1 LP in all, one release die', () => {
    const lively = { ...bulky, hp: 20, lp: 3 };
    const battle = chained(
      { party: pair, enemies: { orc: lively, imp: {} } },
      [1, 2, 3],
      [1, 2, 3],
    );
    battle.rule({ do: 'status', id: 'orc', status: 'confusion' });
    const events = setAside(battle, { amy: 1, bob: 1 }, [1, 2, 6, 6, 6, 6, 2]);
    expect(rolled(events)).toEqual(['evasion', 'damage', 'damage', 'release']);
    expect(only(events, 'sg.damaged')).toMatchObject([{ lp: 1 }]);
    expect(battle.get('orc').body).toMatchObject({ condition: 'fainted', lp: { now: 2 } });
    expect(battle.statuses('orc')).toEqual([]);
  });

  it('no parry, counter or 見切り is offered', () => {
    const guarded = { ...bulky, techniques: [{ ...SLASH, id: 'p', kind: 'parry' as const }] };
    const events = both([4, 5, 4, 5], { enemies: { orc: guarded } });
    expect(rolled(events)).toEqual(['evasion', 'evasion']);
  });

  it('spell and weapon: resist and evasion as fits', () => {
    const battle = fightOf({ party: pair });
    battle.act('amy', { do: 'chain', ...slash, ...orc });
    battle.answer(fire, [1, 2, 3, 1, 2, 3]);
    const events = setAside(battle, { amy: 1, bob: 1 }, [4, 5, 4, 5]);
    expect(rolled(events)).toEqual(['evasion', 'resist']);
  });
});

describe('SG-CHN-6, SG-CHN-10: the attribute is any one of the techniques', () => {
  /** amy with 斬, bob with 火; all aside, nothing evaded. */
  function mixed(enemy: Partial<EnemyInput>) {
    const battle = fightOf({
      party: { amy: fighter, bob: fighter },
      enemies: { orc: { ...bulky, ...enemy } },
    });
    battle.act('amy', { do: 'chain', ...slash, ...orc });
    battle.answer(fire, [1, 2, 3, 1, 2, 3]);
    setAside(battle, { amy: 1, bob: 1 }, [1, 2]);
    return battle;
  }

  it("as the chain's first member names it", () => {
    const { question } = mixed({});
    expect(question).toMatchObject({
      label: 'chain-attribute',
      asks: {
        amy: { choices: [{ value: 'slash' }, { value: 'fire' }], default: 'slash' },
      },
    });
  });

  it('weak doubles the power dice of all', () => {
    const events = mixed({ weak: ['fire'] }).answer('fire', [1, 1, 1, 1, 1, 1, 1, 1]);
    // (4 + 10 + 2) + (4 + 3 + 2) - 4.
    expect(only(events, 'sg.damaged')).toMatchObject([{ weak: true, dealt: 21 }]);
  });

  it('resisted halves the total once, the other attribute does not matter', () => {
    const orc = { resists: ['slash' as const], immune: ['fire' as const] };
    const events = mixed(orc).answer('slash', [1, 1, 1, 1]);
    // (2 + 10 + 2) + (2 + 3 + 2) - 4 = 17, halved.
    expect(only(events, 'sg.damaged')).toMatchObject([{ halved: 1, dealt: 8 }]);
  });

  it('immune: no damage, nothing is rolled', () => {
    const events = mixed({ immune: ['fire'] }).answer('fire', []);
    expect(only(events, 'sg.damaged')).toMatchObject([{ immune: true, dealt: 0 }]);
  });

  it('all effects follow', () => {
    const poisoner = {
      ...fighter,
      techniques: [{ ...SLASH, effects: { inflicts: ['poison' as const] } }],
    };
    const stunner = {
      ...fighter,
      techniques: [{ ...SLASH, effects: { inflicts: ['stun' as const] } }],
    };
    const battle = chained({ party: { amy: poisoner, bob: stunner } }, [1, 2, 3], [1, 2, 3]);
    setAside(battle, { amy: 1, bob: 1 }, [1, 2, 1, 1, 1, 1]);
    expect(battle.statuses('orc')).toEqual(['poison', 'stun']);
  });
});

describe('SG-CHN-2, SG-CHN-7, SG-CHN-11: attacks on several', () => {
  const pair = { amy: fighter, bob: fighter };
  const enemies = { orc: bulky, imp: bulky, owl: { ...bulky, row: 'back' as const } };

  it('chain with a single one whose target is among theirs; others face the wider alone', () => {
    const battle = fightOf({ party: pair, enemies });
    battle.act('amy', { do: 'chain', ...sweep, target: 'imp' });
    expect(joinable(battle)).toEqual([null, slash, sweep, fire]);
    battle.answer(slash, [1, 2, 3, 1, 2, 3]);
    // The orc: amy alone, 2 + 10 + 2 - 4. The imp: both, (2 + 10 + 2) x 2 - 4.
    const events = setAside(battle, { amy: 1, bob: 1 }, [1, 2, 1, 1, 1, 2, 1, 1, 1, 1]);
    expect(only(events, 'sg.damaged')).toMatchObject([
      { target: 'orc', why: 'chain', sums: [{ who: 'amy', bonus: 2 }], dealt: 10 },
      { target: 'imp', why: 'chain', sums: [{ who: 'amy' }, { who: 'bob' }], dealt: 24 },
    ]);
    expect(battle.hp('owl')).toBe(200);
  });

  it('with each other: every target they share faces both', () => {
    const battle = fightOf({ party: pair, enemies });
    battle.act('amy', { do: 'chain', ...sweep, target: 'imp' });
    battle.answer(sweep, [1, 2, 3, 1, 2, 3]);
    // The orc evades 12 and 12; the imp does not.
    const events = setAside(battle, { amy: 1, bob: 1 }, [4, 5, 4, 5, 1, 2, 1, 1, 1, 1]);
    expect(rolled(events)).toEqual(['evasion', 'evasion', 'evasion', 'damage', 'damage']);
    expect(only(events, 'sg.damaged')).toMatchObject([{ target: 'imp', dealt: 24 }]);
  });

  it('reach as alone: a melee technique does not open at the back row', () => {
    const battle = fightOf({ party: pair, enemies });
    const action = { do: 'chain', ...slash, target: 'owl' };
    expect(battle.refused({ type: 'act', actor: 'amy', action })).toBe('not_in_reach');
    battle.act('amy', { do: 'chain', ...fire, target: 'owl' });
    expect(joinable(battle)).toEqual([null, fire]);
  });
});

describe('SG-CHN-7, SG-CHN-9: who is out of the chain', () => {
  it('three alike: a 閃き, alone, at its place, with its dice', () => {
    const party = { amy: fighter, bob: fighter, cat: fighter };
    const battle = chained(
      { party, options: { starterTechniques: false } },
      [1, 2, 3],
      [4, 4, 4],
      [1, 2, 3],
    );
    expect(Object.keys(battle.question!.asks)).toEqual(['amy', 'cat']);
    // Nothing to learn: a critical (SG-GLM-6), struck alone after the chain of amy and cat.
    const events = setAside(battle, { amy: 1, cat: 1 }, [1, 2, 1, 1, 1, 1, 1, 2, 5, 5, 5]);
    expect(only(events, 'sg.chained')).toMatchObject([{ members: ['amy', 'cat'] }]);
    // 15 + 10 - 4.
    expect(only(events, 'sg.damaged').map(({ dealt }) => dealt)).toEqual([24, 21]);
  });

  it('a fumble, even if the faces agree', () => {
    const battle = chained({ party: { amy: fighter, bob: fighter } }, [1, 1, 5], [5, 2, 3]);
    // bob alone: 2 + 3 + 7 = 12 against 9 + 3, evaded.
    const events = setAside(battle, { amy: 5, bob: 5 }, [4, 5]);
    expect(only(events, 'sg.chained')).toEqual([]);
    expect(only(events, 'sg.paid').map(({ who }) => who)).toEqual(['amy', 'bob']);
    expect(rolled(events)).toEqual(['evasion']);
  });

  it('6-6 used in a special fight', () => {
    const options = { starterTechniques: false };
    const battle = chained({ options }, [6, 6, 2], [1, 2, 3], [1, 2, 3]);
    battle.rule({ do: 'special', on: true });
    // amy alone, a critical for there is nothing to learn; bob and cat: 4 + 7 = 11 against 6.
    const dice = [4, 5, 1, 1, 1, 1, 2, 1, 1, 1, 1];
    const events = setAside(battle, { amy: 2, bob: 2, cat: 2 }, dice);
    expect(only(events, 'sg.chained')).toMatchObject([{ members: ['bob', 'cat'], face: 2 }]);
  });

  it('all faces different: everybody alone, in order', () => {
    const battle = chained({ party: { amy: fighter, bob: fighter } }, [1, 2, 3], [1, 2, 3]);
    const events = setAside(battle, { amy: 1, bob: 2 }, [6, 3, 6, 3]);
    expect(only(events, 'sg.chained')).toEqual([]);
    expect(rolled(events)).toEqual(['evasion', 'evasion']);
  });

  it('SG-STS-6: 暗闇 sets the highest die aside', () => {
    const battle = fightOf({ party: { amy: fighter, bob: fighter } });
    battle.rule({ do: 'status', id: 'bob', status: 'darkness' });
    battle.act('amy', { do: 'chain', ...slash, ...orc });
    battle.answer(slash, [5, 2, 3, 5, 2, 3]);
    expect(Object.keys(battle.question!.asks)).toEqual(['amy']);
    expect(battle.question?.about).toMatchObject({ forced: { bob: 5 } });
    const events = setAside(battle, { amy: 5 }, [6, 3, 6, 3]);
    expect(only(events, 'sg.chained')).toMatchObject([{ members: ['amy', 'bob'], face: 5 }]);
  });
});

describe('somebody leaves while a question is open', () => {
  const leave = (battle: Battle, id: string, dice: readonly number[] = []) =>
    battle.send({ type: 'leave', id }, undefined, dice);

  it('one who is asked to join: the next one is asked', () => {
    const battle = fightOf();
    battle.act('amy', { do: 'chain', ...slash, ...orc });
    leave(battle, 'bob');
    expect(Object.keys(battle.question!.asks)).toEqual(['cat']);
  });

  it('one of those who set dice aside: the others go on', () => {
    const battle = chained({}, [1, 2, 3], [1, 2, 3], [1, 2, 3]);
    battle.answer(1, [], 'amy');
    battle.answer(1, [], 'cat');
    const events = leave(battle, 'bob', [1, 2, 1, 1, 1, 1]);
    expect(only(events, 'sg.chained')).toMatchObject([{ members: ['amy', 'cat'], face: 1 }]);
    // (2 + 10 + 2) x 2 - 4: two are chained.
    expect(only(events, 'sg.damaged')).toMatchObject([{ dealt: 24 }]);
  });

  it('fewer than two left: no bonus', () => {
    const battle = chained({ party: { amy: fighter, bob: fighter } }, [1, 2, 3], [1, 2, 3]);
    battle.answer(1, [], 'amy');
    const events = leave(battle, 'bob', [1, 2, 1, 1]);
    expect(only(events, 'sg.damaged')).toMatchObject([{ why: 'attack', dealt: 8 }]);
  });

  it('the target: another in reach is drawn for all of them', () => {
    const enemies = { orc: bulky, imp: bulky, cow: bulky };
    const battle = chained(
      { party: { amy: fighter, bob: fighter }, enemies },
      [1, 2, 3],
      [1, 2, 3],
    );
    battle.answer(1, [], 'amy');
    leave(battle, 'orc');
    const events = battle.answer(1, [2, 1, 2, 1, 1, 1, 1], 'bob');
    expect(rolled(events)[0]).toBe('draw');
    expect(only(events, 'sg.damaged')).toMatchObject([{ target: 'cow', dealt: 24 }]);
  });

  it('who opened it: it breaks off, the others act at their places', () => {
    const battle = chained({}, [1, 2, 3], [1, 2, 3], [1, 2, 3]);
    leave(battle, 'amy');
    expect(battle.question).toBeNull();
    expect(actors(battle)).toEqual(['bob', 'cat', 'orc']);
  });
});
