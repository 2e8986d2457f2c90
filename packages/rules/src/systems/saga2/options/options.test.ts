import { describe, expect, it } from 'vitest';
import { decide } from '../../../kernel/decide';
import { all, find } from '../../../kernel/fight';
import { sameJson, type Json, type JsonObject } from '../../../kernel/json';
import { composeAction, type Offer, type OfferSlot } from '../../../kernel/offer';
import { viewOf } from '../../../kernel/view';
import { playerOf } from '../../../kernel/viewer';
import { complete, picker } from '../../../testing/random-play';
import { saga2 } from '..';
import { COMMAND } from '../actions';
import { isHero, type SgFight } from '../state';
import { anyAction } from '../testing/anything';
import { Battle } from '../testing/battle';
import { BOW, FIRE, PARRY, SHIELD, SLASH, SWEEP } from '../testing/kit';
import { walk } from '../testing/walk';
import { canHold } from './hands';

/** Somebody who may choose: a command while it is asked for, an action at a place in the order. */
interface Seat {
  readonly fight: SgFight;
  readonly actor: string;
  readonly part?: string;
  readonly offers: readonly Offer[];
}

function* seats(seeds: number, steps: number): Generator<Seat> {
  for (let seed = 0; seed < seeds; seed += 1) {
    let i = 0;
    for (const { after: fight } of walk(seed, steps)) {
      i += 1;
      if (i % 4 === 0 && fight.stage === 'running') yield* seatsOf(fight);
    }
  }
}

function* seatsOf(fight: SgFight): Generator<Seat> {
  const question = fight.open?.question;
  if (fight.open && question?.label !== 'command') return;
  const actors = question ? Object.keys(question.asks) : all(fight).map(({ id }) => id);
  const part = question ? { part: COMMAND } : {};
  for (const actor of actors.filter((id) => find(fight, id) !== undefined)) {
    yield { fight, actor, ...part, offers: offersOf(fight, actor, part.part) };
  }
}

const offersOf = (fight: SgFight, actor: string, part?: string): readonly Offer[] =>
  saga2.options(viewOf(saga2, fight, playerOf(find(fight, actor)!)), actor, part);

/** The code an action or a command is refused with, or null. */
function refused({ fight, actor }: Seat, action: JsonObject): string | null {
  const question = fight.open?.question;
  const command = question
    ? ({
        type: 'answer',
        question: question.id,
        who: actor,
        value: action,
        confirm: false,
      } as const)
    : ({ type: 'act', actor, action } as const);
  const decided = decide(saga2, fight, command, playerOf(find(fight, actor)!), () => 3);
  return decided.ok ? null : decided.refusal.code;
}

const told = ({ actor }: Seat, action: JsonObject) => `${actor}: ${JSON.stringify(action)}`;

const openOf = (slot: OfferSlot | undefined): Json[] =>
  slot?.choices.filter((choice) => !choice.refusal).map((choice) => choice.value) ?? [];

/** Is the action one that these offers lead to? Any set that can be held counts as offered. */
function isOffered({ fight, actor, offers }: Seat, action: JsonObject): boolean {
  return offers.some((offer) => {
    if (offer.refusal) return false;
    const slots = [offer.targets, offer.extras, ...(offer.ways ?? [])].filter((slot) => !!slot);
    const bare = (of: JsonObject) =>
      Object.fromEntries(
        Object.entries(of).filter(
          ([key]) => key !== 'hands' && !slots.some(({ at }) => at === key),
        ),
      );
    if (!sameJson(bare(action), bare(offer.action))) return false;
    return (
      holds(fight, actor, offer, action) &&
      slots
        .filter(({ at }) => at !== 'hands')
        .every((slot) => {
          const value = action[slot.at];
          if (value === undefined) return slot.min === 0;
          return openOf(slot).some((each) => sameJson(each, value));
        })
    );
  });
}

/** With that weapon in one of the sets offered, in whatever order it was written. */
function holds(
  fight: SgFight,
  actor: string,
  { action: offered, ways }: Offer,
  action: JsonObject,
) {
  const c = find(fight, actor)!;
  const hands = action.hands as string[] | undefined;
  if (hands === undefined || !isHero(c)) return (hands ?? []).length === 0;
  const sets = openOf(ways?.find(({ at }) => at === 'hands')) as string[][];
  const known = sets.length > 0 ? sets : [offered.hands as string[]];
  const sorted = (set: readonly string[]) => [...set].sort().join();
  return canHold(c.body.sheet, hands) && known.some((set) => sorted(set) === sorted(hands));
}

describe('what is offered', () => {
  it('is accepted, however it is composed', () => {
    const pick = picker(5);
    let composed = 0;
    for (const seat of seats(6, 150)) {
      for (const offer of seat.offers.filter(({ refusal }) => !refusal)) {
        const action = complete(offer, pick);
        composed += 1;
        const code = refused(seat, action);
        if (code !== null) expect.fail(`${code} ${told(seat, action)}`);
        if (!isOffered(seat, action)) expect.fail(`not recognised: ${told(seat, action)}`);
      }
    }
    expect(composed).toBeGreaterThan(500);
  });

  it('and marked as not possible is refused, with the reason that was given', () => {
    const codes = new Set<string>();
    for (const seat of seats(6, 150)) {
      for (const { action, reason } of refusals(seat.offers)) {
        codes.add(reason);
        const code = refused(seat, action);
        if (code !== reason) expect.fail(`${code}, not ${reason}: ${told(seat, action)}`);
      }
    }
    for (const code of ['used_up', 'not_your_turn']) expect([...codes]).toContain(code);
    expect(codes.size).toBeGreaterThan(3);
  });

  it('is all that is accepted: of anything else nothing', () => {
    const pick = picker(9);
    let accepted = 0;
    let denied = 0;
    for (const seat of seats(6, 150)) {
      for (let i = 0; i < 8; i += 1) {
        const action = anyAction(seat.fight, find(seat.fight, seat.actor)!, pick);
        const code = refused(seat, action);
        if (code === null) accepted += 1;
        else denied += 1;
        if (isOffered(seat, action) !== (code === null)) {
          expect.fail(`${code ?? 'accepted'} ${told(seat, action)}`);
        }
      }
    }
    expect(accepted).toBeGreaterThan(100);
    expect(denied).toBeGreaterThan(1000);
  });
});

/** Whole actions that the offers say are not possible, and why. */
function* refusals(offers: readonly Offer[]): Generator<{ action: JsonObject; reason: string }> {
  for (const offer of offers) {
    const { refusal, targets } = offer;
    if (refusal && !targets) yield { action: offer.action, reason: refusal.code };
    for (const { value, refusal: why } of targets?.choices ?? []) {
      if (why) yield { action: composeAction(offer, { targets: [value] }), reason: why.code };
    }
  }
}

/** Without odds, which have a test of their own. */
const VEILED = { knowledge: true };

/** Commands of amy, with sword in hand, a shield and a bow; bob stands behind her. */
function commands(change: object = {}, enemies: object = { orc: {}, imp: { row: 'back' } }) {
  const battle = new Battle({
    party: {
      amy: {
        weapons: [{ id: 'sword', name: '剣', skill: 'sword', attack: 6 }, BOW],
        shields: [SHIELD],
        techniques: [SLASH, SWEEP, FIRE, PARRY],
        items: [
          { id: 'herb', name: '薬草', restores: 'hp', base: 10 },
          { id: 'rope', name: '縄', usable: false },
        ],
        ...change,
      },
      bob: { row: 'back' },
    },
    enemies: enemies as never,
    options: VEILED,
  });
  battle.resolve();
  return { battle, offers: offersOf(battle.fight, 'amy', COMMAND) };
}

const one = (offers: readonly Offer[], id: string): Offer => {
  const found = offers.find((offer) => offer.id === id);
  if (!found) throw new Error(`${id} is not among ${offers.map((offer) => offer.id).join(' ')}`);
  return found;
};

const values = (slot: OfferSlot | undefined) => slot?.choices.map(({ value }) => value);

describe('SG-TRN-7: commands that are offered', () => {
  it('are attacks, techniques, spells, items and guards; no parry, nothing that is only carried', () => {
    const { offers } = commands();
    expect(offers.map(({ id, group }) => `${group} ${id}`)).toEqual([
      'attack attack:sword',
      'attack attack:bow',
      'attack attack:unarmed',
      'technique technique:slash:sword',
      'technique technique:sweep:sword',
      'spell technique:fire',
      'item item:herb',
      'guard guard:defend',
      'guard guard:cover',
      'guard guard:none',
    ]);
  });

  it('SG-TRN-14: at enemies who are not down, marked where they are out of reach', () => {
    const { offers } = commands();
    expect(one(offers, 'attack:sword').targets?.choices).toEqual([
      { value: 'orc' },
      { value: 'imp', shows: { reach: false } },
    ]);
    expect(one(offers, 'attack:bow').targets?.choices).toEqual([
      { value: 'orc' },
      { value: 'imp' },
    ]);
    const fallen = commands();
    fallen.battle.send({ type: 'correct', target: 'orc', field: 'hp', value: 0 });
    const after = one(offersOf(fallen.battle.fight, 'amy', COMMAND), 'attack:sword').targets;
    expect(after?.choices).toEqual([{ value: 'imp' }]);
  });

  it('SG-DAT-3: at a row where the technique takes one', () => {
    const { targets } = one(commands().offers, 'technique:sweep:sword');
    expect(targets).toMatchObject({
      at: 'row',
      choices: [{ value: 'front' }, { value: 'back', shows: { reach: false } }],
    });
  });

  it('SG-TRN-2: from either row, with what can be held along with the weapon', () => {
    const { offers } = commands();
    const hands = (id: string) => values(one(offers, id).ways?.find(({ at }) => at === 'hands'));
    expect(values(one(offers, 'attack:sword').ways?.[0])).toEqual(['front', 'back']);
    expect(hands('attack:sword')).toEqual([['sword'], ['sword', 'shield']]);
    expect(one(offers, 'attack:bow').action.hands).toEqual(['bow']);
    expect(hands('technique:fire')).toEqual([
      ['sword'],
      ['bow'],
      ['sword', 'shield'],
      [],
      ['shield'],
    ]);
  });

  it('SG-TRN-6: fists take a free hand, which bow, or sword and shield, do not leave', () => {
    const { offers } = commands();
    const fists = one(offers, 'attack:unarmed');
    const hands = values(fists.ways?.find(({ at }) => at === 'hands'));
    expect(hands).toEqual([['sword'], [], ['shield']]);
  });

  it('SG-ATK-8: not what cannot be paid for', () => {
    const { offers } = commands({ wp: 1, jp: 2 });
    expect(one(offers, 'technique:slash:sword').refusal).toEqual({ code: 'not_enough_wp' });
    expect(one(offers, 'technique:fire').refusal).toEqual({ code: 'not_enough_jp' });
  });

  it('SG-TRN-14: support at the own side, 気絶 and 昏倒 too', () => {
    const { battle } = commands();
    battle.send({ type: 'correct', target: 'bob', field: 'hp', value: 0 });
    const { targets } = one(offersOf(battle.fight, 'amy', COMMAND), 'item:herb');
    expect(values(targets)).toEqual(['amy', 'bob']);
  });

  it('SG-TRN-16: cover one ally, not oneself', () => {
    const { offers } = commands();
    expect(values(one(offers, 'guard:cover').targets)).toEqual(['bob']);
    expect(values(one(offers, 'guard:defend').extras)).toEqual(['bob']);
  });

  it('of a veiled enemy are nothing to players', () => {
    const { battle } = commands();
    const view = viewOf(saga2, battle.fight, playerOf(battle.get('amy')));
    const veiled = new Battle({ options: { knowledge: true } });
    expect(
      saga2.options(viewOf(saga2, veiled.fight, { role: 'onlooker' }), 'orc', COMMAND),
    ).toEqual([]);
    expect(saga2.options(view, 'nobody', COMMAND)).toEqual([]);
  });
});

describe('SG-CHN-8: a chain is offered', () => {
  const cast = {
    party: { amy: { techniques: [SLASH] }, bob: {} },
    enemies: { orc: {}, imp: { row: 'back' as const } },
    options: VEILED,
  };
  const idle = { do: 'guard', defend: false };
  const waiting = { amy: idle, bob: idle, orc: idle, imp: idle };
  const chains = (order: string[]) => {
    const battle = Battle.acting(cast, waiting, order);
    return {
      battle,
      offers: offersOf(battle.fight, 'amy').filter(({ group }) => group === 'chain'),
    };
  };

  it('to who is followed by an ally, at targets in reach', () => {
    const { offers } = chains(['amy', 'bob', 'orc', 'imp']);
    expect(offers.map(({ id }) => id)).toEqual(['chain:slash:sword']);
    expect(offers[0]?.targets?.choices).toEqual([
      { value: 'orc' },
      { value: 'imp', refusal: { code: 'not_in_reach' } },
    ]);
  });

  it('not with an enemy between', () => {
    expect(chains(['amy', 'orc', 'bob', 'imp']).offers).toEqual([]);
  });
});
