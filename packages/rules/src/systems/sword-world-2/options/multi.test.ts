import { describe, expect, it } from 'vitest';
import { composeAction, type Offer } from '../../../kernel/offer';
import type { CharacterInput } from '../sheets';
import { Battle } from '../testing/battle';
import { at, AXE, BLAST, BOLT, BOW, HEAL, SWORD } from '../testing/kit';

const adept: Partial<CharacterInput> = {
  skills: { fighter: 3, sorcerer: 3, priest: 2, shooter: 1 },
  feats: ['multiAction'],
  weapons: [SWORD, { ...AXE, inHand: true }, { ...BOW, inHand: false }],
  spells: [BOLT, { ...BOLT, id: 'flare', action: 'minor' }, { ...HEAL, mpCost: 99 }],
};
const enemies = { orc: {}, ogre: {} };

const multis = (offers: readonly Offer[]): Offer[] =>
  offers.filter(({ action }) => action.do === 'multi');

const told = ({ choices }: NonNullable<Offer['targets']>) =>
  choices.map(({ value, refusal }) => [value, refusal?.code]);

describe('SW-ACT-10: 《マルチアクション》 is offered', () => {
  it('once for each major spell and order', () => {
    const battle = Battle.turns({ party: { amy: adept }, enemies });
    expect(
      multis(battle.offers('amy')).map(({ action, refusal }) => [action, refusal?.code]),
    ).toEqual([
      [{ do: 'multi', cast: { spell: 'bolt' }, first: 'attack' }, undefined],
      [{ do: 'multi', cast: { spell: 'bolt' }, first: 'cast' }, undefined],
      [{ do: 'multi', cast: { spell: 'heal' }, first: 'attack' }, 'not_enough_mp'],
      [{ do: 'multi', cast: { spell: 'heal' }, first: 'cast' }, 'not_enough_mp'],
    ]);
  });

  it('with every weapon that can be used, on every enemy, as one choice', () => {
    const battle = Battle.turns({ party: { amy: adept }, enemies });
    const [offer] = multis(battle.offers('amy'));
    const blow = (weapon: string, id: string) => ({ weapon, targets: [{ id, part: 'p1' }] });
    expect(told(offer!.targets!)).toEqual([
      [blow('sword', 'orc'), undefined],
      [blow('sword', 'ogre'), undefined],
      [blow('axe', 'orc'), undefined],
      [blow('axe', 'ogre'), undefined],
    ]);
    const action = composeAction(offer!, {
      targets: [blow('axe', 'ogre')],
      extras: [{ id: 'orc', part: 'p1' }],
    });
    expect(action).toMatchObject({
      attack: blow('axe', 'ogre'),
      cast: { spell: 'bolt', targets: [{ id: 'orc', part: 'p1' }] },
    });
    expect(battle.refuses('amy', action)).toBeNull();
  });

  it('not without a weapon that can be used, nor twice in a turn (SW-ACT-12)', () => {
    const bare = { ...adept, weapons: [{ ...BOW, inHand: false }] };
    const unarmed = Battle.turns({ party: { amy: bare, bob: {} }, enemies });
    expect(multis(unarmed.offers('amy'))[0]?.refusal?.code).toBe('not_in_hand');
    const battle = Battle.turns({ party: { amy: adept, bob: {} }, enemies });
    const blow = { weapon: 'sword', targets: at('orc') };
    const cast = { spell: 'bolt', targets: at('orc') };
    battle.act('amy', { do: 'multi', first: 'attack', attack: blow, cast }, [1, 2, 1, 2, 3, 4]);
    battle.send({ type: 'correct', target: 'amy', field: 'major', value: false });
    expect(multis(battle.offers('amy')).map(({ refusal }) => refusal?.code)).toEqual(
      Array(4).fill('feat_used'),
    );
  });
});

describe('at the limits of a sheet', () => {
  const part = (i: number) => ({ id: `x${i}`, name: `部位${i}`, evasion: 5, hp: 20 });
  const parts = Array.from({ length: 12 }, (_, i) => part(i));
  const full: Partial<CharacterInput> = {
    ...adept,
    weapons: Array.from({ length: 16 }, (_, i) => ({ ...SWORD, id: `w${i}`, inHand: i === 0 })),
    spells: Array.from({ length: 64 }, (_, i) => ({ ...(i === 0 ? BLAST : BOLT), id: `s${i}` })),
  };

  it('offers grow with spells and weapons, not with their pairs', () => {
    const battle = Battle.turns({ party: { amy: full, bob: {} }, enemies });
    const offers = battle.offers('amy');
    expect(multis(offers)).toHaveLength(64 * 2);
    expect(new Set(multis(offers).map(({ targets }) => targets)).size).toBe(1);
  });

  it('an area spell takes every part of everybody (SW-DEF-9)', () => {
    const pack = Object.fromEntries(Array.from({ length: 8 }, (_, i) => [`orc${i}`, { parts }]));
    const battle = Battle.turns({ party: { amy: full, bob: {} }, enemies: pack });
    const blast = battle.offers('amy').find(({ action }) => action.spell === 's0')!;
    const [front] = blast.targets!.choices.map(({ value }) => value);
    expect(front).toHaveLength(2 + 8 * 12);
    expect(battle.refuses('amy', composeAction(blast, { targets: [front!] }))).toBeNull();
  });
});
