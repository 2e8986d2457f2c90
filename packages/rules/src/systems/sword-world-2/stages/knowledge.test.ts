import { describe, expect, it } from 'vitest';
import { GM_VIEWER, ONLOOKER, seatViewer, viewOf, type JsonObject } from '../../../kernel';
import { swordWorld2 } from '..';
import type { CharacterInput, EnemyInput } from '../sheets';
import { Battle, newcomer, only } from '../testing/battle';
import { at, BOLT } from '../testing/kit';

const sage = (level: number, intelligence: number): Partial<CharacterInput> => ({
  skills: { sage: level },
  bonuses: { intelligence },
});
const rider = (level: number, intelligence: number): Partial<CharacterInput> => ({
  skills: { rider: level },
  bonuses: { intelligence },
});
const weak: Partial<EnemyInput> = {
  fame: 8,
  weaknessValue: 14,
  weakness: { kind: 'magicDamage', amount: 3 },
};
const check = (of: string) => ({ do: 'check', of });
const standing = (battle: Battle, kind = 'orc') => {
  const { identified, weakness } = battle.fight.data.kinds[kind]!;
  return { identified, weakness };
};

describe('SW-KNW-6: one roll, the best total for each purpose', () => {
  const scholar = (bonuses: CharacterInput['bonuses']): Partial<CharacterInput> => ({
    skills: { sage: 1, rider: 5 },
    bonuses,
  });

  it('identifies with Rider where Sage alone would not, and finds no weakness with it', () => {
    const battle = new Battle({ party: { amy: scholar({}) }, enemies: { orc: weak } });
    // 9 + 5 reaches both values, 9 + 1 only the fame.
    const [checked] = only(battle.act('amy', check('orc'), [4, 5]), 'sw.checked');
    expect(checked).toMatchObject({ identify: 5, findWeakness: 1 });
    expect(standing(battle)).toEqual({ identified: true, weakness: false });
  });

  it('counts the dice alone among them, for identifying only', () => {
    const dull = sage(1, -3);
    const battle = new Battle({
      party: { amy: dull },
      enemies: { orc: { ...weak, weaknessValue: 8 } },
    });
    // 8 alone identifies; 8 + 1 - 3 = 6 finds nothing.
    battle.act('amy', check('orc'), [4, 4]);
    expect(standing(battle)).toEqual({ identified: true, weakness: false });
  });
});

describe('SW-KNW-7: what a total reaches', () => {
  it.each([
    [[2, 5], { identified: false, weakness: false }],
    [[3, 5], { identified: true, weakness: false }],
  ])('dice alone %j against fame 8', (dice, expected) => {
    const battle = new Battle({ enemies: { orc: weak } });
    battle.act('amy', check('orc'), dice);
    expect(standing(battle)).toEqual(expected);
  });

  it.each([
    [[3, 3], { identified: true, weakness: false }],
    [[3, 4], { identified: true, weakness: true }],
  ])('Sage 3 + bonus 4 and dice %j against weakness value 14', (dice, expected) => {
    const battle = new Battle({ party: { amy: sage(3, 4) }, enemies: { orc: weak } });
    battle.act('amy', check('orc'), dice);
    expect(standing(battle)).toEqual(expected);
  });

  it('needs the fame for the weakness too, where that is the higher value', () => {
    const odd = { ...weak, fame: 12, weaknessValue: 9 };
    const battle = new Battle({ party: { amy: sage(2, 0) }, enemies: { orc: odd } });
    battle.act('amy', check('orc'), [4, 5]);
    expect(standing(battle)).toEqual({ identified: false, weakness: false });
  });
});

describe('SW-KNW-9: names', () => {
  it('count kinds by letter in order of appearance and the enemies within a kind', () => {
    const battle = new Battle({
      enemies: { orc1: {}, imp: {}, orc2: {}, ghost: { hidden: true } },
    });
    battle.send({ type: 'enter', enemies: [newcomer('orc3')] });
    battle.send({ type: 'show', id: 'ghost' });
    const seen = Object.entries(viewOf(swordWorld2, battle.fight, ONLOOKER).combatants);
    const named = seen.flatMap(([id, { body }]) =>
      body.type === 'enemy' ? [[id, body.letter, body.nth]] : [],
    );
    expect(named).toEqual([
      ['orc1', 0, 1],
      ['imp', 1, 1],
      ['orc2', 0, 2],
      ['orc3', 0, 3],
      ['ghost', 2, 1],
    ]);
  });

  it('from the sheet are told in both languages, those the GM gives in one', () => {
    const shadow = { publicName: '影', publicNameEn: 'Shadow' };
    const battle = new Battle({ enemies: { orc: shadow } });
    const seen = () => viewOf(swordWorld2, battle.fight, seatViewer('amy'));
    const names = () => [seen().combatants.orc!.body, seen().data.kinds as JsonObject];
    expect(names()).toMatchObject([shadow, { k0: shadow }]);
    expect(battle.log('amy').find(({ k, id }) => k === 'enter' && id === 'orc')).toMatchObject(
      shadow,
    );
    const since = battle.events.length;
    battle.rule({ do: 'name', of: 'orc', publicName: '灰色の影' });
    expect(names()).toMatchObject([{ publicName: '灰色の影' }, { k0: { publicName: '灰色の影' } }]);
    expect(JSON.stringify([names(), battle.log('amy', since)])).not.toContain('Shadow');
  });

  it('of attacks and spells are told in both languages (SW-KNW-14)', () => {
    const gaze = { name: '石化', nameEn: 'Petrify', publicName: '視線', publicNameEn: 'Stare' };
    const attack = { ...gaze, accuracy: 0, damage: '1d' };
    const orc = { parts: [{ evasion: 0, hp: 20, attacks: [attack] }] };
    const battle = Battle.turns({ party: { amy: {} }, enemies: { orc } }, 'enemy');
    const since = battle.events.length;
    battle.act('orc', { do: 'attack', weapon: 'attack', targets: at('amy') }, [6, 5]);
    const said = battle.log('amy', since).find(({ k }) => k === 'act');
    expect(said).toMatchObject({ what: '視線', whatEn: 'Stare' });
  });

  it('keep number and letter through an undo', () => {
    const battle = Battle.turns({ enemies: { orc: {}, ghost: { hidden: true } } });
    battle.act('amy', { do: 'move', how: 'limited', to: 'front' });
    battle.send({ type: 'show', id: 'ghost' });
    battle.rule({ do: 'close' });
    battle.send({ type: 'undo' });
    battle.send({ type: 'undo' });
    expect(battle.get('ghost')).toMatchObject({ hidden: false, body: { nth: 1 } });
    expect(battle.fight.data.kinds.ghost).toMatchObject({ letter: 1, checking: true });
    expect(battle.waiting()).toEqual(['amy']);
  });
});

describe('SW-KNW-13: late arrivals', () => {
  const party = { amy: {}, bob: { hp: { max: 20, now: -1 } } };

  it('of a new kind are checked before anyone acts, by the conscious only', () => {
    const battle = Battle.turns({ party });
    battle.send({ type: 'enter', enemies: [newcomer('imp')] });
    expect(battle.waiting()).toEqual(['amy']);
    expect(battle.refuses('amy', { do: 'pass' })).toBeNull();
    expect(battle.refuses('amy', { do: 'attack', weapon: 'none', targets: at('imp') })).toBe(
      'unknown_weapon',
    );
    expect(battle.refuses('amy', { do: 'move', how: 'limited', to: 'front' })).toBe('check_first');
    expect(battle.refuses('bob', check('imp'))).toBe('unconscious');
    battle.act('amy', check('imp'), [1, 2]);
    expect(battle.refuses('amy', { do: 'move', how: 'limited', to: 'front' })).toBeNull();
  });

  it('in the middle of an action wait for its end', () => {
    const charm = {
      ...BOLT,
      resist: { outcome: 'atWill' } as const,
      effect: { kind: 'status', rounds: 1 } as const,
    };
    const battle = Battle.turns({
      party: { amy: { skills: { sorcerer: 1 }, spells: [charm] }, bob: {} },
    });
    battle.act('amy', { do: 'cast', spell: 'bolt', targets: at('orc') });
    battle.send({ type: 'enter', enemies: [newcomer('imp')] });
    expect(battle.fight.open?.question?.label).toBe('resist');
    battle.answer(false);
    expect(battle.fight.open).toBeNull();
    expect(battle.waiting()).toEqual(['amy', 'bob']);
    expect(battle.fight.slots[0]?.turn).toBe('knowledge');
  });

  it('during the first stage are one more kind to roll for', () => {
    const battle = new Battle({ party: { amy: {}, cid: {} } });
    battle.act('amy', check('orc'), [1, 2]);
    battle.send({ type: 'enter', enemies: [newcomer('imp')] });
    expect(battle.waiting()).toEqual(['amy', 'cid']);
    expect(battle.refuses('amy', check('orc'))).toBe('already_checked');
    battle.act('amy', check('imp'), [1, 2]);
    battle.act('cid', { do: 'pass' });
    expect(battle.fight.data.stage).toBe('initiative');
  });

  it('of a known kind are not rolled for, found or not', () => {
    const battle = new Battle();
    battle.act('amy', check('orc'), [1, 2]);
    battle.send({ type: 'enter', enemies: [newcomer('orc2')] });
    expect(battle.fight.data.stage).toBe('initiative');
    expect(battle.fight.slots[0]?.turn).toBe('initiative');
    battle.rule({ do: 'check', of: 'orc2' });
    expect(battle.refuses('amy', check('orc2'))).toBeNull();
  });

  it('that are taken away again are not waited for', () => {
    const battle = Battle.turns();
    battle.send({ type: 'enter', enemies: [newcomer('imp')] });
    battle.send({ type: 'conceal', id: 'imp' });
    expect(battle.fight.slots[0]?.turn).toBe('turn');
    battle.send({ type: 'show', id: 'imp' });
    expect(battle.fight.slots[0]?.turn).toBe('knowledge');
    battle.send({ type: 'leave', id: 'imp' });
    expect(battle.fight.slots[0]?.turn).toBe('turn');
  });

  it('that an undo took back are checked when they come again', () => {
    const battle = Battle.turns();
    battle.send({ type: 'enter', enemies: [newcomer('imp')] });
    battle.send({ type: 'undo' });
    expect(battle.fight.slots[0]?.turn).toBe('turn');
    battle.send({ type: 'enter', enemies: [newcomer('imp2')] });
    expect(battle.fight.slots[0]?.turn).toBe('knowledge');
    expect(battle.get('imp2').body).toMatchObject({ nth: 2 });
  });

  it('after the last enemy fell are not rolled for, and the loot is', () => {
    const loot = { loot: [{ roll: { from: 2 }, items: [{ name: '牙' }] }] };
    const battle = Battle.turns({ enemies: { orc: loot } });
    battle.send({ type: 'correct', target: 'orc', field: 'hp', value: 0 });
    expect(battle.fight.data.stage).toBe('loot');
    battle.send({ type: 'enter', enemies: [newcomer('imp')] });
    expect(battle.refused({ type: 'rule', command: { do: 'check', of: 'orc' } })).toBe(
      'wrong_stage',
    );
    battle.act('amy', { do: 'loot', enemy: 'orc', part: 'p1' }, [3, 4]);
    expect(battle.fight.data.loot.found).toHaveLength(1);
    expect(battle.fight.stage).toBe('over');
  });
});

describe('SW-KNW-1: the first stage', () => {
  it('begins when the first enemy is in sight', () => {
    const battle = new Battle({ enemies: { ghost: { hidden: true } } });
    expect([battle.fight.data.stage, battle.waiting()]).toEqual(['knowledge', []]);
    battle.send({ type: 'show', id: 'ghost' });
    expect(battle.waiting()).toEqual(['amy']);
  });

  it('tells that somebody passed the check, not a turn', () => {
    const battle = Battle.turns({ party: { amy: {}, bob: {} } });
    battle.send({ type: 'enter', enemies: [newcomer('imp')] });
    const since = battle.events.length;
    battle.act('amy', { do: 'pass' });
    expect(battle.log('bob', since)).toEqual([{ k: 'pass', who: 'amy', stage: 'knowledge' }]);
    battle.act('bob', { do: 'pass' });
    expect(battle.waiting()).toEqual(['amy', 'bob']);
  });
});

describe('SW-KNW-16: revealing and hiding', () => {
  const cases = [
    [
      { identified: false, weakness: true },
      { identified: true, weakness: true },
    ],
    [{ identified: true }, { identified: true, weakness: false }],
    [{ identified: false }, { identified: false, weakness: false }],
  ] as const;
  it.each(cases)('%j leads to %j, whatever was known', (told, expected) => {
    for (const known of [{ identified: false }, { identified: true, weakness: true }]) {
      const battle = Battle.turns({ enemies: { orc: weak } });
      battle.rule({ do: 'reveal', of: 'orc', ...known });
      battle.rule({ do: 'reveal', of: 'orc', ...told });
      expect(standing(battle)).toEqual(expected);
    }
  });

  it('lets the weakness count from the next roll on, and no longer when it is hidden', () => {
    const battle = Battle.turns({
      party: { amy: { skills: { sorcerer: 3 }, spells: [BOLT], mp: 40 } },
      enemies: { orc: weak },
    });
    const bolt = { do: 'cast', spell: 'bolt', targets: at('orc') };
    // Magic 2 + 3 = 5 against 7: half of 5 + 3, then 3 more.
    battle.rule({ do: 'reveal', of: 'orc', identified: false, weakness: true });
    battle.act('amy', bolt, [1, 1, 3, 4]);
    expect(battle.hp('orc')).toBe(13);
    battle.endTurn();
    battle.rule({ do: 'reveal', of: 'orc', identified: true });
    battle.act('amy', bolt, [1, 1, 3, 4]);
    expect(battle.hp('orc')).toBe(9);
  });

  it('finds no weakness whose value is "none", with any total', () => {
    const none = { ...weak, weaknessValue: 'none' as const };
    const battle = new Battle({
      party: { amy: sage(30, 20) },
      enemies: { orc: none },
      options: { automaticResults: true },
    });
    battle.act('amy', check('orc'), [6, 6]);
    expect(standing(battle)).toEqual({ identified: true, weakness: false });
  });

  it('is of no use for a kind nobody has met', () => {
    const battle = new Battle({ enemies: { orc: {}, ghost: { hidden: true } } });
    const command = { do: 'reveal', of: 'ghost', identified: true };
    expect(battle.refused({ type: 'rule', command }, GM_VIEWER)).toBe('not_possible_now');
  });
});

describe('SW-KNW-12: the example of the source', () => {
  it('rider 8 exactly identifies, sage 15 finds the weakness, dice alone fail', () => {
    const battle = new Battle({
      party: { aarv: rider(1, 3), lena: sage(3, 4), xenon: {} },
      enemies: { revenant: weak },
    });
    battle.act('aarv', check('revenant'), [1, 3]);
    expect(standing(battle, 'revenant')).toEqual({ identified: true, weakness: false });
    battle.act('lena', check('revenant'), [4, 4]);
    expect(standing(battle, 'revenant')).toEqual({ identified: true, weakness: true });
    battle.act('xenon', check('revenant'), [3, 4]);
    expect(standing(battle, 'revenant')).toEqual({ identified: true, weakness: true });
    expect(battle.fight.data.stage).toBe('initiative');
  });
});
