import { describe, expect, it } from 'vitest';
import { swordWorld2 } from '.';
import type { CharacterInput } from './sheets';
import type { CharacterBody } from './state';
import { Battle } from './testing/battle';
import { at, AXE, BOW, GUN, KNIVES, SWORD } from './testing/kit';

const stowed = { inHand: false };
const weapons = (battle: Battle, id: string) => (battle.get(id).body as CharacterBody).weapons;
const armed = (...list: CharacterInput['weapons'] & object): Partial<CharacterInput> => ({
  skills: { fighter: 3, shooter: 3, magitech: 1 },
  weapons: list,
});
const duo = (amy: Partial<CharacterInput>, bob: Partial<CharacterInput> = armed()) =>
  Battle.turns({ party: { amy, bob } });

describe('SW-ACT-9: changing weapons', () => {
  it('sheathes a sword and holsters a one-hand gun, throws everything else away', () => {
    const battle = duo(armed(SWORD, GUN));
    battle.act('amy', { do: 'stow', weapon: 'sword' });
    battle.act('amy', { do: 'stow', weapon: 'gun' });
    expect(weapons(battle, 'amy')).toMatchObject({
      sword: { place: 'stowed' },
      gun: { place: 'stowed' },
    });
    const other = duo(armed(AXE, KNIVES));
    expect(other.refuses('amy', { do: 'stow', weapon: 'axe' })).toBe('nowhere_to_put');
    expect(other.refuses('amy', { do: 'stow', weapon: 'knives' })).toBe('nowhere_to_put');
    other.act('amy', { do: 'discard', weapon: 'axe' });
    expect(weapons(other, 'amy').axe).toMatchObject({ place: 'away', ground: { front: 1 } });
  });

  it('takes minor actions, before and after the major one', () => {
    const battle = duo(armed(SWORD, { ...AXE, ...stowed }));
    battle.act('amy', { do: 'attack', weapon: 'sword', targets: at('orc') }, [1, 2]);
    battle.act('amy', { do: 'discard', weapon: 'sword' });
    battle.act('amy', { do: 'draw', weapon: 'axe' });
    expect(weapons(battle, 'amy').axe!.place).toBe('hand');
  });

  it('takes the major action to pick up, so that no attack is left in that round', () => {
    const battle = duo(armed(SWORD));
    battle.act('amy', { do: 'discard', weapon: 'sword' });
    battle.act('amy', { do: 'pickup', weapon: 'sword' });
    const again = { do: 'attack', weapon: 'sword', targets: at('orc') };
    expect(battle.refuses('amy', again)).toBe('major_spent');
  });

  it('does not let go of bare hands', () => {
    const fists = { ...SWORD, id: 'fists', category: 'unarmed', skill: 'grappler' } as const;
    const battle = duo(armed(fists));
    expect(battle.refuses('amy', { do: 'discard', weapon: 'fists' })).toBe('unknown_weapon');
  });
});

describe('SW-ACT-17: hands', () => {
  it('are two in all', () => {
    const battle = duo(armed(SWORD, { ...AXE, ...stowed }, { ...BOW, ...stowed }));
    expect(battle.refuses('amy', { do: 'draw', weapon: 'bow' })).toBe('hands_full');
    battle.act('amy', { do: 'draw', weapon: 'axe' });
    expect(battle.refuses('amy', { do: 'draw', weapon: 'bow' })).toBe('hands_full');
    battle.act('amy', { do: 'stow', weapon: 'sword' });
    expect(battle.refuses('amy', { do: 'draw', weapon: 'bow' })).toBe('hands_full');
    battle.act('amy', { do: 'discard', weapon: 'axe' });
    battle.act('amy', { do: 'draw', weapon: 'bow' });
  });

  it('have to be free to pick up', () => {
    const battle = duo(armed(SWORD), armed(SWORD, AXE));
    battle.act('amy', { do: 'discard', weapon: 'sword' });
    const taken = { do: 'pickup', weapon: 'sword', owner: 'amy' };
    expect(battle.refuses('bob', taken)).toBe('hands_full');
  });
});

describe('SW-ACT-17: what lies on the ground', () => {
  it('was thrown at a target: it lies there, the next one has to be drawn', () => {
    const battle = duo(armed(KNIVES));
    battle.rule({ do: 'reveal', of: 'orc', identified: true });
    battle.send({ type: 'correct', target: 'amy', field: 'area', value: 'partyRear' });
    battle.act('amy', { do: 'attack', weapon: 'knives', targets: at('orc') }, [1, 2]);
    expect(weapons(battle, 'amy').knives).toMatchObject({
      place: 'stowed',
      left: 1,
      ground: { front: 1 },
    });
    battle.act('bob', { do: 'pickup', weapon: 'knives', owner: 'amy' });
    expect(weapons(battle, 'amy').knives!.ground.front).toBe(0);
    expect(weapons(battle, 'bob').knives).toMatchObject({ place: 'hand', left: 1 });
  });

  it('may be picked up by anybody there, and goes back to its owner', () => {
    const battle = duo(armed(SWORD), armed({ ...SWORD, ...stowed }));
    battle.act('amy', { do: 'discard', weapon: 'sword' });
    battle.act('bob', { do: 'pickup', weapon: 'sword', owner: 'amy' });
    // Bob has a sword of his own: the other one gets a free id.
    expect(weapons(battle, 'bob')['sword-2']).toMatchObject({ place: 'hand' });
    battle.act('bob', { do: 'discard', weapon: 'sword-2' });
    battle.act('amy', { do: 'pickup', weapon: 'sword' });
    expect(weapons(battle, 'amy').sword).toMatchObject({ place: 'hand', ground: { front: 0 } });
  });

  it('keeps the shots that are left in a bow', () => {
    const battle = duo(armed(BOW));
    battle.act('amy', { do: 'attack', weapon: 'bow', targets: at('orc') }, [1, 2]);
    battle.act('amy', { do: 'discard', weapon: 'bow' });
    expect(weapons(battle, 'amy').bow).toMatchObject({ place: 'away', left: 4 });
    battle.act('bob', { do: 'pickup', weapon: 'bow', owner: 'amy' });
    expect(weapons(battle, 'bob').bow).toMatchObject({ place: 'hand', left: 4 });
    battle.endTurn();
    battle.act('bob', { do: 'attack', weapon: 'bow', targets: at('orc') }, [1, 2]);
    battle.act('bob', { do: 'discard', weapon: 'bow' });
    battle.act('amy', { do: 'pickup', weapon: 'bow' });
    expect(weapons(battle, 'amy').bow).toMatchObject({ place: 'hand', left: 3 });
  });

  it('comes home after the fight: throwing weapons whole, shots spent, nothing borrowed', () => {
    const battle = duo(armed(KNIVES, SWORD), armed(BOW));
    battle.act('amy', { do: 'attack', weapon: 'knives', targets: at('orc') }, [1, 2]);
    battle.act('bob', { do: 'attack', weapon: 'bow', targets: at('orc') }, [1, 2]);
    battle.endTurn();
    battle.act('amy', { do: 'discard', weapon: 'sword' });
    battle.act('bob', { do: 'discard', weapon: 'bow' });
    battle.act('bob', { do: 'pickup', weapon: 'sword', owner: 'amy' });
    const carried = (id: string) =>
      (swordWorld2.carry(battle.get(id)) as { weapons: { id: string; count?: number }[] }).weapons;
    expect(carried('amy').map(({ id, count }) => [id, count])).toEqual([
      ['knives', 2],
      ['sword', undefined],
    ]);
    expect(carried('bob').map(({ id, count }) => [id, count])).toEqual([['bow', 4]]);
  });
});

describe('SW-ACT-22: GM corrections of what is left', () => {
  it('put a throwing weapon back into the belt', () => {
    const battle = duo(armed({ ...KNIVES, count: 1 }));
    battle.act('amy', { do: 'attack', weapon: 'knives', targets: at('orc') }, [1, 2]);
    expect(battle.refuses('amy', { do: 'draw', weapon: 'knives' })).toBe('nothing_there');
    battle.send({ type: 'correct', target: 'amy', field: 'weapon:knives', value: 2 });
    battle.act('amy', { do: 'draw', weapon: 'knives' });
  });
});
