import { describe, expect, it } from 'vitest';
import type { CharacterInput } from '../sheets';
import { Battle, newcomer } from '../testing/battle';

const scout = (level: number, agility: number): Partial<CharacterInput> => ({
  skills: { scout: level },
  bonuses: { agility },
});

describe('SW-INI-1 to SW-INI-4: initiative', () => {
  const begun = (party: Record<string, Partial<CharacterInput>>, enemies = { orc: {} }) => {
    const battle = new Battle({ party, enemies });
    battle.rule({ do: 'close' });
    return battle;
  };
  const go = { do: 'initiative' };

  it('the example of the source: two without Scout fail, Scout 2 + bonus 2 reaches 10', () => {
    const battle = begun({ aarv: {}, lena: {}, xenon: scout(2, 2) });
    battle.act('aarv', go, [4, 5]);
    battle.act('lena', go, [4, 5]);
    battle.act('xenon', go, [2, 4]);
    expect(battle.fight.data.first).toBe('party');
  });

  it('nobody reaches it: the enemies are first, in every round', () => {
    const battle = begun({ amy: scout(2, 2) });
    battle.act('amy', go, [2, 3]);
    expect(battle.fight.data.first).toBe('enemy');
    battle.rule({ do: 'close' });
    battle.rule({ do: 'close' });
    const sides = Array.from({ length: 4 }, () => {
      const { round, side } = battle.fight.data;
      battle.endTurn();
      return [round, side];
    });
    expect(sides).toEqual([
      [1, 'enemy'],
      [1, 'party'],
      [2, 'enemy'],
      [2, 'party'],
    ]);
  });

  it('the highest value counts, of unidentified enemies too, not of hidden ones', () => {
    const enemies = {
      orc: { initiativeValue: 8 },
      imp: { initiativeValue: 12 },
      ghost: { initiativeValue: 20, hidden: true },
    };
    const battle = begun({ amy: {}, bob: {} }, enemies);
    battle.act('amy', go, [5, 6]);
    battle.act('bob', go, [6, 6]);
    expect(battle.fight.data.initiative).toMatchObject({ amy: { won: false }, bob: { won: true } });
  });

  it('late arrivals change nothing, and wait for their side’s next turn', () => {
    const battle = Battle.turns({ enemies: { orc: {}, ghost: { hidden: true } } });
    battle.endTurn();
    battle.send({ type: 'enter', enemies: [newcomer('imp', { initiativeValue: 30 })] });
    battle.send({ type: 'show', id: 'ghost' });
    battle.rule({ do: 'close' });
    expect(battle.fight.data).toMatchObject({ first: 'party', side: 'enemy' });
    expect(battle.waiting()).toEqual(['orc/p1']);
    battle.endTurn();
    battle.endTurn();
    expect(battle.waiting()).toEqual(['orc/p1', 'imp/p1', 'ghost/p1']);
  });
});
