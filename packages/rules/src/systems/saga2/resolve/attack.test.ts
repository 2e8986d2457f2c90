import { describe, expect, it } from 'vitest';
import { Battle, only, rolled, type Cast } from '../testing/battle';
import { COUNTER, FIRE, PARRY, SHIELD, SLASH, SWEEP } from '../testing/kit';

const strike = (target = 'orc') => ({ do: 'attack', weapon: 'sword', target });
const use = (technique: string, target = 'orc') => ({
  ...{ do: 'technique', technique, weapon: 'sword', target },
});
const claw = (target = 'amy') => ({ do: 'attack', weapon: 'natural', target });

/** Amy strikes first; her dice are 2, 5, 4 where nothing else is said. */
function striking(cast: Cast, command: object = strike()) {
  return Battle.acting(cast, { amy: { ...command } }, ['amy', 'orc']);
}
/** The orc strikes first at Amy. */
function struck(cast: Cast, command: object = claw()) {
  return Battle.acting(cast, { orc: { ...command } }, ['orc', 'amy']);
}

describe('SG-ATK-1, SG-ATK-3: a normal attack', () => {
  it('hits with a higher total: 1D6 + attack value - defence', () => {
    const battle = striking({});
    battle.go([2, 5, 4]);
    // 5 + 4 + 7 = 16 against 6 + 5 + 3 = 14; 3 + 6 - 4 = 5.
    const events = battle.answer([1, 2], [6, 5, 3]);
    expect(rolled(events)).toEqual(['evasion', 'damage']);
    expect(only(events, 'sg.answered')).toMatchObject([{ outcome: 'hit', extraDice: 0 }]);
    expect(battle.hp('orc')).toBe(45);
  });

  it('does nothing on equal totals (SG-CHK-3)', () => {
    const battle = striking({ enemies: { orc: { evasion: 5 } } });
    battle.go([2, 5, 4]);
    const events = battle.answer([1, 2], [6, 5]);
    expect(only(events, 'sg.answered')).toMatchObject([{ outcome: 'evaded' }]);
    expect(battle.hp('orc')).toBe(50);
  });

  it('asks who has a shield how to evade (SG-ATK-1)', () => {
    const shielded = { shields: [SHIELD], inHand: ['sword', 'shield'] };
    const battle = struck({ party: { amy: shielded } });
    battle.go([3, 4]);
    expect(battle.question).toMatchObject({
      label: 'defence',
      about: { by: 'orc', total: 10, deed: 'attack' },
      asks: { amy: { default: 'evasion' } },
    });
    // Without the skill two dice + 5: 2 + 2 + 5 = 9 against 10; 4 + 5 - 2 = 7.
    battle.answer('shield', [2, 2, 4]);
    expect(battle.hp('amy')).toBe(33);
  });
});

describe('SG-ATK-2: spells', () => {
  const caster = { techniques: [FIRE] };
  const cast = { do: 'technique', technique: 'fire', target: 'orc' };

  it('are resisted, do not add the weapon and cost JP', () => {
    const battle = striking({ party: { amy: caster } }, cast);
    battle.go([2, 5, 4]);
    // 5 + 4 + 5 = 14 against 4 + 4 + 3 = 11; 6 + 2 + 3 - 4 = 7.
    const events = battle.answer([1, 2], [4, 4, 6, 2]);
    expect(rolled(events)).toEqual(['resist', 'damage']);
    expect(battle.hp('orc')).toBe(43);
    expect(battle.get('amy').body.jp).toEqual({ now: 6, max: 9 });
  });

  it('the defender resists with the same spell skill or with 抵抗', () => {
    const flames = { ...FIRE, id: 'flames', name: '炎' };
    const battle = struck(
      { enemies: { orc: { techniques: [flames] } } },
      { do: 'technique', technique: 'flames', target: 'amy' },
    );
    battle.go([3, 4]);
    expect(battle.question).toMatchObject({
      asks: {
        amy: {
          choices: [
            { value: 'spell', shows: { modifier: 5, skilled: true } },
            { value: 'resistance', shows: { modifier: 5, skilled: true } },
          ],
        },
      },
    });
  });
});

describe('SG-ATK-4: criticals and fumbles', () => {
  it('a critical attack and a fumbled evasion add a die each', () => {
    const battle = striking({});
    battle.go([6, 6, 2]);
    // 1 + 2 dice: 1 + 2 + 3 + 6 - 4 = 8.
    battle.answer([0, 1], [1, 1, 1, 2, 3]);
    expect(battle.hp('orc')).toBe(42);
  });

  it('SG-ATK-5: of two criticals the defender’s counts', () => {
    const battle = striking({});
    battle.go([6, 6, 2]);
    battle.answer([0, 1], [6, 6]);
    expect(battle.hp('orc')).toBe(50);
  });
});

describe('SG-ATK-6: an attack check that fumbles', () => {
  it('fails without a defence, and a technique is paid all the same', () => {
    const battle = striking({ party: { amy: { techniques: [SLASH] } } }, use('slash'));
    battle.go([1, 1, 2]);
    const events = battle.answer([0, 1]);
    expect(rolled(events)).toEqual([]);
    expect(battle.hp('orc')).toBe(50);
    expect(battle.get('amy').body.wp?.now).toBe(13);
  });
});

describe('SG-ATK-8: the cost of a technique', () => {
  it('is paid when it is carried out', () => {
    const battle = striking({ party: { amy: { techniques: [SLASH] } } }, use('slash'));
    expect(battle.get('amy').body.wp?.now).toBe(15);
    battle.go([2, 5, 4]);
    // 2D6 + 4 + 6 - 4: 3 + 5 + 6 = 14.
    battle.answer([1, 2], [1, 2, 3, 5]);
    expect(battle.get('amy').body.wp?.now).toBe(13);
    expect(battle.hp('orc')).toBe(36);
  });

  it('not covered any more: a normal attack with the declared weapon', () => {
    const battle = striking({ party: { amy: { techniques: [SLASH] } } }, use('slash'));
    battle.send({ type: 'correct', target: 'amy', field: 'wp', value: 1 });
    const acts = only(battle.go([2, 5, 4]), 'sg.acts');
    expect(acts).toMatchObject([{ deed: 'attack', weapon: 'sword', fallback: true }]);
    battle.answer([1, 2], [1, 2, 3]);
    expect(battle.hp('orc')).toBe(45);
    expect(battle.get('amy').body.wp?.now).toBe(1);
  });
});

describe('SG-ATK-9: an attack on several', () => {
  const enemies = { orc1: {}, orc2: {}, bat: { row: 'back' as const } };

  it('one check; each target in order of joining, settled before the next', () => {
    const cast = { party: { amy: { techniques: [SWEEP] } }, enemies };
    const sweep = { do: 'technique', technique: 'sweep', weapon: 'sword', row: 'front' };
    const battle = Battle.acting(cast, { amy: sweep }, ['amy']);
    battle.go([2, 5, 4]);
    const events = battle.answer([1, 2], [1, 2, 3, 5, 6, 5, 4, 4]);
    const hits = ['evasion', 'damage', 'evasion', 'damage'];
    expect(rolled(events)).toEqual(hits);
    // 3 + 5 + 4 + 6 - 4 = 14, and 4 + 4 + 4 + 6 - 4 = 14.
    expect([battle.hp('orc1'), battle.hp('orc2'), battle.hp('bat')]).toEqual([36, 36, 50]);
  });

  it('SG-TRN-16: a coverer takes the covered one’s share and its own', () => {
    const cast = {
      party: { amy: {}, bob: {} },
      enemies: { orc: { techniques: [{ ...SWEEP, skill: 'axe' }] } },
    };
    const sweep = { do: 'technique', technique: 'sweep', weapon: 'natural', row: 'front' };
    const cover = { do: 'guard', defend: false, cover: 'amy' };
    const battle = Battle.acting(cast, { orc: sweep, bob: cover }, ['orc']);
    // 7 + 3 = 10; Bob evades with 1 + 2 + 6 = 9 twice: 1 + 1 + 4 + 5 - 2 = 9 each time.
    battle.go([3, 4, 1, 1, 2]);
    battle.answer([0, 2], [1, 1, 1, 1, 2]);
    const events = battle.answer([0, 2], [1, 1]);
    expect(only(events, 'sg.damaged')).toMatchObject([{ target: 'bob', dealt: 9 }]);
    expect([battle.hp('amy'), battle.hp('bob')]).toEqual([40, 22]);
  });
});

describe('SG-TRN-16: cover', () => {
  it('places change hands once: who cover each other take each other’s attack', () => {
    const cast = { party: { amy: {}, bob: {} } };
    const battle = Battle.acting(
      cast,
      {
        orc: claw('amy'),
        amy: { do: 'guard', defend: false, cover: 'bob' },
        bob: { do: 'guard', defend: true, cover: 'amy' },
      },
      ['orc'],
    );
    const covered = only(battle.go([3, 4, 1, 1, 2]), 'sg.covered');
    expect(covered).toMatchObject([{ who: 'bob', ally: 'amy' }]);
    // 4 + 5 - 2 = 7, halved: Bob defends as well (SG-TRN-7).
    battle.answer([0, 2], [4]);
    expect([battle.hp('amy'), battle.hp('bob')]).toEqual([40, 37]);
  });

  it('of several the first in order', () => {
    const cover = { do: 'guard', defend: false, cover: 'amy' };
    const cast = { party: { amy: {}, bob: {}, cat: {} } };
    const commands = { orc: claw('amy'), bob: cover, cat: cover };
    const battle = Battle.acting(cast, commands, ['orc', 'cat', 'bob']);
    const covered = only(battle.go([3, 4, 1, 1, 2]), 'sg.covered');
    expect(covered).toMatchObject([{ who: 'cat', ally: 'amy' }]);
  });
});

describe('SG-ATK-12: parry and counter', () => {
  const trained = { techniques: [PARRY, COUNTER] };

  it('a parry is an evasion check with the weapon’s skill; WP are paid before it', () => {
    const battle = struck({ party: { amy: trained } });
    battle.go([3, 4]);
    expect(battle.question?.asks['amy']).toMatchObject({
      choices: [
        { value: 'evasion', shows: { modifier: 6, skilled: true } },
        { value: 'technique:parry', shows: { modifier: 7, skilled: true, cost: 1 } },
        { value: 'technique:counter', shows: { modifier: 7, skilled: true, cost: 2 } },
      ],
      default: 'evasion',
    });
    battle.answer('technique:parry', [1, 2, 1]);
    expect(battle.get('amy').body.wp?.now).toBe(14);
    // 1 + 2 + 7 = 10 against 10: evaded.
    const events = battle.answer([0, 1]);
    expect(only(events, 'sg.answered')).toMatchObject([{ outcome: 'evaded' }]);
    expect([battle.hp('amy'), battle.hp('orc')]).toEqual([40, 50]);
  });

  it('evaded by counter: the attacker takes its damage', () => {
    const battle = struck({ party: { amy: trained } });
    battle.go([3, 4]);
    battle.answer('technique:counter', [1, 2, 1]);
    // 5 + 2 + 6 - 4 = 9.
    const events = battle.answer([0, 1], [5]);
    expect(only(events, 'sg.damaged')).toMatchObject([{ why: 'counter', by: 'amy', dealt: 9 }]);
    expect([battle.hp('amy'), battle.hp('orc')]).toEqual([40, 41]);
  });

  it('a counter that fails is hit', () => {
    const battle = struck({ party: { amy: trained } });
    battle.go([6, 4]);
    battle.answer('technique:counter', [1, 2, 1]);
    battle.answer([0, 1], [5]);
    expect([battle.hp('amy'), battle.hp('orc')]).toEqual([32, 50]);
  });

  it('needs its weapon in hand, WP, and no spell (SG-TRN-6)', () => {
    const bare = struck({ party: { amy: { ...trained, inHand: [] } } });
    bare.go([3, 4, 1, 2, 3]);
    expect(bare.question?.label).toBe('pick');
    const tired = struck({ party: { amy: { ...trained, wp: { now: 1, max: 9 } } } });
    tired.go([3, 4]);
    expect(tired.question?.asks['amy']).toMatchObject({
      choices: [{ value: 'evasion' }, { value: 'technique:parry' }],
    });
  });
});

describe('SG-STS-11: who cannot act', () => {
  it('makes no check, which is no fumble; the attack check is rolled', () => {
    const battle = striking({ enemies: { orc: {}, bat: {} } });
    battle.rule({ do: 'status', id: 'orc', status: 'sleep' });
    battle.go([2, 5, 4]);
    const events = battle.answer([1, 2], [3]);
    expect(only(events, 'sg.answered')).toMatchObject([{ outcome: 'noDefence', extraDice: 0 }]);
    // Damage of 1 or more wakes (SG-STS-7).
    expect([battle.hp('orc'), battle.statuses('orc')]).toEqual([45, []]);
  });
});

describe('SG-STS-1, SG-STS-2: HP 0 and LP 0', () => {
  const party = (lp: number, hp = 7) => ({
    party: { amy: { hp: { now: hp, max: 40 }, lp: { now: lp, max: 8 } }, bob: {} },
  });
  const body = (battle: Battle) => {
    const { condition, hp, lp } = battle.get('amy').body;
    return [condition, hp.now, lp?.now];
  };

  it('気絶 costs 1 LP in all (SG-STS-11)', () => {
    const battle = struck(party(3));
    battle.go([3, 4, 1, 1, 2]);
    battle.answer([0, 2], [6]);
    expect(body(battle)).toEqual(['fainted', 0, 2]);
  });

  it('LP 0: 昏倒', () => {
    const battle = struck(party(1));
    battle.go([3, 4, 1, 1, 2]);
    battle.answer([0, 2], [6]);
    expect(body(battle)).toEqual(['collapsed', 0, 0]);
  });

  it('every further damage of 1 or more costs 1 LP', () => {
    const cast = { ...party(3), enemies: { orc: { techniques: [{ ...SWEEP, skill: 'axe' }] } } };
    const sweep = { do: 'technique', technique: 'sweep', weapon: 'natural', row: 'front' };
    const battle = Battle.acting(cast, { orc: sweep }, ['orc']);
    battle.send({ type: 'correct', target: 'amy', field: 'hp', value: 0 });
    // 気絶: no check. Bob evades.
    battle.go([3, 4, 1, 1, 6, 6, 1]);
    battle.answer([0, 1]);
    expect(body(battle)).toEqual(['fainted', 0, 2]);
  });
});

describe('SG-CHK-6: 1 LP for one of the dice', () => {
  const lp = (battle: Battle) => battle.get('amy').body.lp?.now;

  it('on a check and on damage, once a roll', () => {
    const battle = striking({ rerolls: ['amy'] });
    battle.go([2, 1, 4]);
    expect(battle.question).toMatchObject({
      label: 'lp-reroll',
      about: { roll: 'hit', dice: [2, 1, 4], modifier: 7 },
    });
    battle.answer(1, [5]);
    expect([battle.question?.label, lp(battle)]).toEqual(['pick', 7]);
    battle.answer([1, 2], [6, 5, 1]);
    expect(battle.question?.about).toMatchObject({ roll: 'damage', dice: [1] });
    // 1 becomes 6: 6 + 6 - 4 = 8.
    battle.answer(0, [6]);
    expect([battle.hp('orc'), lp(battle)]).toEqual([42, 6]);
  });

  it('may be declined', () => {
    const battle = striking({ rerolls: ['amy'] });
    battle.go([2, 5, 4]);
    battle.answer(null);
    expect([battle.question?.label, lp(battle)]).toEqual(['pick', 8]);
  });

  it('is asked for a check although nothing is to be spent on the order', () => {
    const battle = new Battle({ party: { amy: {} }, enemies: { orc: {} } });
    battle.send({ type: 'preset', who: 'amy', name: 'lp-reroll' });
    battle.declare({ orc: { do: 'guard', defend: false } }, ['amy', 'orc']);
    expect(battle.question).toBeNull();
    battle.go([2, 5, 4]);
    expect(battle.question).toMatchObject({ label: 'lp-reroll', about: { roll: 'hit' } });
  });

  it('not while LP is 1 or less', () => {
    const battle = striking({ rerolls: ['amy'], party: { amy: { lp: { now: 1, max: 8 } } } });
    battle.go([2, 5, 4]);
    expect(battle.question?.label).toBe('pick');
  });

  it('an enemy has it only if its sheet gives LP, and the GM is asked (SG-DAT-4)', () => {
    const battle = struck({ enemies: { orc: { lp: 3 } }, rerolls: ['orc'] });
    battle.go([3, 4]);
    expect(battle.question).toMatchObject({ label: 'lp-reroll', asks: { orc: {} } });
  });
});

describe('SG-STS-6: 暗闇', () => {
  it('forces the two lowest on hit and evasion', () => {
    const battle = striking({});
    battle.rule({ do: 'status', id: 'amy', status: 'darkness' });
    // 2 + 4 + 7 = 13 against 2 + 1 + 3 = 6; 1 + 6 - 4 = 3.
    const events = battle.go([2, 5, 4, 2, 1, 1]);
    expect(only(events, 'sg.checked')[0]?.check).toMatchObject({ used: [0, 2], total: 13 });
    expect(battle.hp('orc')).toBe(47);
  });

  it('takes 2 from a check of two dice', () => {
    const battle = striking({ party: { amy: { skills: [] } } });
    battle.rule({ do: 'status', id: 'amy', status: 'darkness' });
    const events = battle.go([5, 5, 6, 5]);
    expect(only(events, 'sg.checked')[0]?.check).toMatchObject({ modifier: 3, total: 13 });
  });
});

describe('SG-STS-10: 石化', () => {
  it('no check, and the damage is halved', () => {
    const battle = striking({ enemies: { orc: {}, bat: {} } });
    battle.rule({ do: 'status', id: 'orc', status: 'petrification' });
    battle.go([2, 5, 4]);
    // 5 + 6 - 4 = 7, halved 3.
    battle.answer([1, 2], [5]);
    expect(battle.hp('orc')).toBe(47);
  });
});

it('SG-DAT-4: an enemy without LP is defeated at HP 0', () => {
  const battle = striking({ enemies: { orc: { hp: 5 }, bat: {} } });
  battle.go([2, 5, 4]);
  const events = battle.answer([1, 2], [1, 1, 1, 3]);
  expect(only(events, 'sg.fell')).toEqual([{ type: 'sg.fell', id: 'orc', as: 'defeated' }]);
});
