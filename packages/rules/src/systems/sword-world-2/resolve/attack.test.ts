import { describe, expect, it } from 'vitest';
import type { CharacterInput, EnemyInput } from '../sheets';
import { Battle, only, rolled } from '../testing/battle';
import { at, AXE, BOW, GUN, KNIVES, SWORD } from '../testing/kit';

const fighter: Partial<CharacterInput> = {
  skills: { fighter: 3 },
  bonuses: { dexterity: 1 },
  weapons: [SWORD],
};
const orc = (over: Partial<EnemyInput['parts'][number]> = {}): Partial<EnemyInput> => ({
  parts: [{ evasion: 2, defence: 4, hp: 30, ...over }],
});
const strike = (id: string, feat?: object, weapon = 'sword') => ({
  ...{ do: 'attack', weapon, targets: at(id) },
  ...(feat ? { feat } : {}),
});
const statuses = (battle: Battle, id: string) =>
  battle.get(id).body.statuses.map(({ key, modifiers }) => [key, modifiers]);

describe('SW-ACT-5: a weapon attack', () => {
  it.each([
    [[2, 3], false],
    [[2, 4], true],
  ])('with dice %j + 3 + 1 against an evasion of 2 + 7: hit %s', (dice, hit) => {
    const battle = Battle.turns({ party: { amy: fighter }, enemies: { orc: orc() } });
    // Rating 20 at a 7: 5; 5 + 3 - 4 = 4.
    battle.act('amy', strike('orc'), hit ? [...dice, 3, 4] : dice);
    expect(battle.hp('orc')).toBe(hit ? 26 : 30);
  });

  it('adds the weapon’s modifier, also where the skill is missing (SW-ACT-18)', () => {
    const green = { weapons: [{ ...SWORD, accuracy: 1 }] };
    const battle = Battle.turns({ party: { amy: green }, enemies: { orc: orc() } });
    const [attacked] = only(battle.act('amy', strike('orc'), [4, 5, 3, 4]), 'sw.attacked');
    expect(attacked).toMatchObject({ accuracy: { modifier: 1, total: 10 }, hit: true });
    // The row's additional damage counts all the same.
    expect(battle.hp('orc')).toBe(26);
  });

  it('rolls accuracy, then evasion, then damage (SW-ACT-13)', () => {
    const battle = Battle.turns({
      party: { amy: fighter },
      enemies: { orc: orc() },
      options: { enemyRolls: 'rolled' },
    });
    const events = battle.act('amy', strike('orc'), [6, 6, 1, 1, 3, 4]);
    expect(rolled(events)).toEqual(['accuracy', 'evasion', 'damage']);
  });
});

describe('SW-ACT-4, SW-ACT-18: guns', () => {
  const shot = strike('orc', undefined, 'gun');

  it('need Shooter and Magitech both', () => {
    for (const skills of [{ shooter: 3 }, { magitech: 3 }]) {
      const battle = Battle.turns({ party: { amy: { skills, weapons: [GUN] } } });
      expect(battle.refuses('amy', shot)).toBe('skills_missing');
    }
  });

  it('pass the armour and add the magic power, raised or not', () => {
    const gunner = {
      skills: { shooter: 3, magitech: 2 },
      bonuses: { intelligence: 3 },
      weapons: [GUN],
    };
    const battle = Battle.turns({ party: { amy: gunner }, enemies: { orc: orc() } });
    battle.act('amy', shot, [6, 6, 3, 4]);
    expect(battle.hp('orc')).toBe(20);
    battle.endTurn();
    const raised = { do: 'status', id: 'amy', name: '歌', modifiers: { magicPower: 2 } };
    battle.rule(raised);
    battle.act('amy', shot, [6, 6, 3, 4]);
    expect(battle.hp('orc')).toBe(8);
  });
});

describe('SW-ACT-12: declared feats', () => {
  const learned = (feat: string, over: Partial<CharacterInput> = {}): Partial<CharacterInput> => ({
    ...fighter,
    feats: [feat as 'feint'],
    ...over,
  });

  it('全力攻撃: damage +4, evasion -2 until the next own turn', () => {
    const battle = Battle.turns({
      party: { amy: learned('allOutAttack') },
      enemies: { orc: orc() },
    });
    battle.act('amy', strike('orc', { id: 'allOutAttack' }), [6, 6, 3, 4]);
    expect(battle.hp('orc')).toBe(22);
    expect(statuses(battle, 'amy')).toEqual([['allOutAttack', { evasion: -2 }]]);
    battle.endTurn();
    expect(statuses(battle, 'amy')).toEqual([]);
  });

  it('牽制攻撃: accuracy +1 and a critical value of 11', () => {
    const battle = Battle.turns({ party: { amy: learned('feint') }, enemies: { orc: orc() } });
    const events = battle.act('amy', strike('orc', { id: 'feint' }), [2, 3, 4, 6]);
    expect(only(events, 'sw.attacked')[0]).toMatchObject({ accuracy: { modifier: 5 }, hit: true });
    // 10 is not critical now: 8 + 3 - 4.
    expect(battle.hp('orc')).toBe(23);
  });

  it('必殺攻撃: critical from 9 on, evasion -2; none where there is no critical', () => {
    const battle = Battle.turns({
      party: { amy: learned('deadlyStrike') },
      enemies: { orc: orc() },
    });
    // 9 shows 7, the second roll 5 at a 7: 7 + 5 + 3 - 4 = 11.
    battle.act('amy', strike('orc', { id: 'deadlyStrike' }), [6, 6, 4, 5, 3, 4]);
    expect(battle.hp('orc')).toBe(19);
    expect(statuses(battle, 'amy')).toEqual([['deadlyStrike', { evasion: -2 }]]);
    const blunt = { ...SWORD, damage: { rating: 20, critical: 13, additional: 3 } };
    const dull = Battle.turns({
      party: { amy: learned('deadlyStrike', { weapons: [blunt] }) },
      enemies: { orc: orc() },
    });
    // A 12 shows 10.
    dull.act('amy', strike('orc', { id: 'deadlyStrike' }), [6, 6, 6, 6]);
    expect(dull.hp('orc')).toBe(21);
  });

  it('魔力撃: damage + magic power, evasion and both resistances -1', () => {
    const mage = learned('magicStrike', {
      skills: { fighter: 3, sorcerer: 2, priest: 1 },
      bonuses: { intelligence: 3 },
    });
    const battle = Battle.turns({ party: { amy: mage }, enemies: { orc: orc() } });
    battle.act('amy', strike('orc', { id: 'magicStrike' }), [6, 6, 3, 4]);
    expect(battle.hp('orc')).toBe(21);
    expect(statuses(battle, 'amy')).toEqual([
      ['magicStrike', { evasion: -1, mentalResistance: -1, vitalityResistance: -1 }],
    ]);
  });

  it('are one a turn, learned, and fit the weapon', () => {
    const bow = { ...BOW, inHand: true };
    const archer = {
      ...learned('allOutAttack', { skills: { shooter: 3 }, weapons: [bow] }),
      feats: ['allOutAttack', 'feint', 'magicStrike'],
    } as Partial<CharacterInput>;
    const battle = Battle.turns({ party: { amy: archer, bob: fighter } });
    const shoot = (id: string) => strike('orc', { id }, 'bow');
    expect(battle.refuses('amy', shoot('allOutAttack'))).toBe('feat_melee_only');
    expect(battle.refuses('amy', shoot('magicStrike'))).toBe('feat_melee_only');
    expect(battle.refuses('amy', shoot('deadlyStrike'))).toBe('feat_not_learned');
    expect(battle.refuses('amy', shoot('feint'))).toBeNull();
    expect(battle.refuses('amy', { do: 'withdraw', feat: { id: 'feint' } })).toBe(
      'feat_needs_weapon',
    );
    const both = { ...shoot('feint'), feat: { id: 'feint', ally: 'bob' } };
    expect(battle.refuses('amy', both)).toBe('unknown_action');
  });

  it('do nothing for a second attack that the GM has made without one', () => {
    const battle = Battle.turns({
      party: { amy: learned('allOutAttack') },
      enemies: { orc: orc() },
    });
    battle.act('amy', strike('orc', { id: 'allOutAttack' }), [6, 6, 3, 4]);
    battle.endTurn();
    battle.act('amy', strike('orc'), [6, 6, 3, 4]);
    expect(battle.hp('orc')).toBe(18);
  });
});

describe('SW-ACT-12: かばう', () => {
  const guard: Partial<CharacterInput> = { ...fighter, feats: ['cover'] };
  const hold = (ally: string) => ({ do: 'hold', feat: { id: 'cover', ally } });
  const brute: Partial<EnemyInput> = {
    parts: [{ attacks: [{ accuracy: 0, damage: '1d+2' }], evasion: 2, hp: 30 }],
  };
  const claw = (id: string) => ({ do: 'attack', weapon: 'attack', targets: at(id) });
  const party = { amy: guard, bob: guard, cid: {} };
  const enemies = { orc1: brute, orc2: brute, orc3: brute };
  const turnOfOrcs = (...holds: [string, string][]): Battle => {
    const battle = Battle.turns({ party, enemies });
    for (const [who, ally] of holds) battle.act(who, hold(ally));
    battle.endTurn();
    return battle;
  };

  it('takes the next blow without evasion, once', () => {
    const battle = turnOfOrcs(['amy', 'cid']);
    const [first] = only(battle.act('orc1', claw('cid'), [3]), 'sw.attacked');
    expect(first).toMatchObject({ target: { id: 'amy' }, coveredFor: 'cid', why: 'cover' });
    expect(first!.evasion).toBeUndefined();
    expect(battle.hp('amy')).toBe(15);
    // Evasion is the dice alone: 12 beats 7.
    battle.act('orc2', claw('cid'), [6, 6]);
    expect(battle.hp('cid')).toBe(20);
  });

  it('shows the GM that the blow will land', () => {
    const battle = turnOfOrcs(['amy', 'cid']);
    const odds = () =>
      battle
        .offers('orc1', 'p1')
        .find(({ action }) => action.do === 'attack')!
        .targets!.choices.find(({ value }) => (value as { id: string }).id === 'cid')!.shows!.odds;
    expect(odds()).toBe(1);
    battle.act('orc2', claw('cid'), [3]);
    // The dice alone against 7: 15 of 36 are less.
    expect(odds()).toBeCloseTo(15 / 36, 9);
  });

  it('several times by several coverers, each once, in order of joining', () => {
    const battle = turnOfOrcs(['bob', 'cid'], ['amy', 'cid']);
    const hit = (orc: string) =>
      only(battle.act(orc, claw('cid'), [3]), 'sw.attacked')[0]!.target.id;
    expect([hit('orc1'), hit('orc2')]).toEqual(['amy', 'bob']);
    battle.act('orc3', claw('cid'), [6, 6]);
  });

  it('needs both in the same area, and is kept for another blow', () => {
    const battle = turnOfOrcs(['amy', 'cid']);
    battle.send({ type: 'correct', target: 'amy', field: 'area', value: 'partyRear' });
    battle.act('orc1', claw('cid'), [6, 6]);
    battle.send({ type: 'correct', target: 'amy', field: 'area', value: 'front' });
    battle.act('orc2', claw('cid'), [3]);
    expect(battle.hp('amy')).toBe(15);
  });

  it('not by an unconscious coverer', () => {
    const battle = turnOfOrcs(['amy', 'cid']);
    battle.send({ type: 'correct', target: 'amy', field: 'hp', value: -1 });
    battle.act('orc1', claw('cid'), [6, 6]);
    expect(battle.hp('cid')).toBe(20);
  });

  it('also for an unconscious ally', () => {
    const battle = turnOfOrcs(['amy', 'cid']);
    battle.send({ type: 'correct', target: 'cid', field: 'hp', value: -1 });
    battle.act('orc1', claw('cid'), [3]);
    expect([battle.hp('amy'), battle.hp('cid')]).toEqual([15, -1]);
  });

  it('ends with the coverer’s next turn', () => {
    const battle = turnOfOrcs(['amy', 'cid']);
    battle.endTurn();
    battle.endTurn();
    battle.act('orc1', claw('cid'), [6, 6]);
    expect(battle.hp('cid')).toBe(20);
  });

  it('goes with any major action, and names an ally', () => {
    const battle = Battle.turns({ party, enemies });
    const feat = { id: 'cover', ally: 'cid' };
    battle.act('amy', strike('orc1', feat), [1, 2]);
    expect(battle.get('amy').body).toMatchObject({ covers: 'cid' });
    expect(battle.refuses('bob', hold('bob'))).toBe('feat_needs_ally');
    expect(battle.refuses('bob', hold('orc1'))).toBe('feat_needs_ally');
    expect(battle.refuses('bob', { do: 'withdraw', feat })).toBeNull();
  });
});

describe('SW-ACT-13, SW-DEF-6: the unconscious', () => {
  it('are hit without any roll, neither accuracy nor evasion', () => {
    const claws = { parts: [{ attacks: [{ accuracy: 0, damage: '1d' }], evasion: 2, hp: 30 }] };
    const battle = Battle.turns(
      {
        party: { amy: { hp: { max: 20, now: -2 }, adventurerLevel: 5 }, bob: {} },
        enemies: { orc: claws },
        options: { automaticResults: true, enemyRolls: 'rolled' },
      },
      'enemy',
    );
    battle.send({ type: 'correct', target: 'amy', field: 'area', value: 'front' });
    const action = { do: 'attack', weapon: 'attack', targets: at('amy') };
    // One die of damage, then the death check: 1 + 2 + 5 against 5.
    const events = battle.act('orc', action, [3, 1, 2]);
    expect(only(events, 'sw.attacked')[0]).toMatchObject({ hit: true, why: 'unconscious' });
    expect(only(events, 'sw.deathChecked')[0]).toMatchObject({ target: 5, alive: true });
  });
});

describe('SW-ACT-19: ranges', () => {
  it('count up to and including the weapon’s own, out of and into a melee', () => {
    const thrower = { skills: { fighter: 3 }, weapons: [KNIVES, AXE] };
    const battle = Battle.turns({ party: { amy: thrower, bob: {} } });
    const knives = strike('orc', undefined, 'knives');
    expect(battle.refuses('amy', knives)).toBeNull();
    battle.send({ type: 'correct', target: 'amy', field: 'area', value: 'partyRear' });
    expect(battle.refuses('amy', knives)).toBeNull();
    expect(battle.refuses('amy', strike('orc', undefined, 'axe'))).toBe('not_same_area');
    battle.send({ type: 'correct', target: 'orc', field: 'area', value: 'enemyRear' });
    expect(battle.refuses('amy', knives)).toBe('out_of_range');
  });
});
