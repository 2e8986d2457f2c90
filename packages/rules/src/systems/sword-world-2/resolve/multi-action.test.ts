import { describe, expect, it } from 'vitest';
import type { CharacterInput } from '../sheets';
import { Battle, only } from '../testing/battle';
import { at, BLAST, BOLT, SWORD } from '../testing/kit';

const both: Partial<CharacterInput> = {
  skills: { fighter: 3, sorcerer: 3 },
  bonuses: { intelligence: 3 },
  feats: ['multiAction'],
  weapons: [SWORD],
  spells: [BOLT, BLAST],
};

const multi = (first: 'attack' | 'cast', blow: string, ...charm: string[]) => ({
  ...{ do: 'multi', first },
  attack: { weapon: 'sword', targets: at(blow) },
  cast: { spell: 'bolt', targets: at(...charm) },
});

describe('SW-ACT-10: 《マルチアクション》', () => {
  const enemies = { orc: {}, ogre: {} };

  it('strikes and casts in the order chosen, each half to its end', () => {
    const battle = Battle.turns({ party: { amy: both }, enemies });
    // Accuracy 3 + 4 + 3 against 7, magic 6 + 2 + 6 against 7.
    const events = battle.act('amy', multi('attack', 'orc', 'ogre'), [3, 4, 3, 4, 6, 2, 3, 4]);
    expect(only(events, 'sw.declared').map(({ deed, mp }) => [deed, mp])).toEqual([
      ['attack', undefined],
      ['cast', 4],
    ]);
    // Rating 20 shows 5 at a 7: 5 + 3 from the sword, 5 + 6 from the spell.
    expect([battle.hp('orc'), battle.hp('ogre'), battle.mp('amy')]).toEqual([12, 9, 6]);
  });

  it('casts first when that is chosen', () => {
    const battle = Battle.turns({ party: { amy: both }, enemies });
    const events = battle.act('amy', multi('cast', 'orc', 'ogre'), [6, 2, 3, 4, 3, 4, 3, 4]);
    expect(only(events, 'sw.damaged').map(({ target }) => target.id)).toEqual(['ogre', 'orc']);
  });

  it('takes the feat of the turn', () => {
    const battle = Battle.turns({ party: { amy: both, bob: {} }, enemies });
    battle.act('amy', multi('attack', 'orc', 'ogre'), [1, 2, 1, 2, 1, 2]);
    expect(battle.get('amy').body.parts.self).toMatchObject({ major: true, feat: 'multiAction' });
  });

  it('leaves the second half undone and unpaid when the first ended the fight', () => {
    const frail = { parts: [{ evasion: 0, hp: 1 }] };
    const battle = Battle.turns({ party: { amy: both }, enemies: { orc: frail } });
    const events = battle.act('amy', multi('attack', 'orc', 'orc'), [3, 4, 3, 4]);
    expect(only(events, 'sw.over')).toHaveLength(1);
    expect(battle.mp('amy')).toBe(10);
  });

  it('leaves the second half undone and unpaid when its target fell in the first', () => {
    const frail = { parts: [{ evasion: 0, hp: 1 }] };
    const battle = Battle.turns({ party: { amy: both }, enemies: { orc: frail, ogre: {} } });
    battle.act('amy', multi('attack', 'orc', 'orc'), [3, 4, 3, 4]);
    expect([battle.condition('orc'), battle.mp('amy')]).toEqual(['defeated', 10]);
  });

  it('ends when the caster falls in the first half', () => {
    const battle = Battle.turns({ party: { amy: { ...both, hp: 6 }, bob: {} }, enemies });
    const action = {
      ...multi('cast', 'orc'),
      cast: {
        spell: 'blast',
        targets: [
          { id: 'amy', part: 'self' },
          { id: 'bob', part: 'self' },
          { id: 'orc', part: 'p1' },
          { id: 'ogre', part: 'p1' },
        ],
      },
    };
    // Magic 12 + 6; amy resists with 1-1 + 1, takes 5 + 6 = 11: -5; death check 6 + 1 >= 5.
    const amy = [6, 6, 1, 1, 3, 4, 3, 3];
    const bob = [1, 1, 3, 4];
    const events = battle.act('amy', action, [...amy, ...bob, 3, 4, 3, 4]);
    expect(battle.condition('amy')).toBe('unconscious');
    expect(only(events, 'sw.attacked')).toEqual([]);
    expect(battle.hp('ogre')).toBe(9);
  });
});
