import { describe, expect, it } from 'vitest';
import { decide } from '../../../kernel/decide';
import { all } from '../../../kernel/fight';
import type { Json, JsonObject } from '../../../kernel/json';
import { composeAction, type Chosen, type Offer, type OfferSlot } from '../../../kernel/offer';
import { viewOf } from '../../../kernel/view';
import { playerOf } from '../../../kernel/viewer';
import { complete, picker } from '../../../testing/random-play';
import { swordWorld2 } from '..';
import { isHero, type SwCombatant, type SwFight } from '../state';
import { anyAction } from '../testing/anything';
import { isOffered } from '../testing/compose';
import { walk } from '../testing/walk';

interface Seat {
  readonly fight: SwFight;
  readonly actor: SwCombatant;
  readonly part?: string;
  readonly offers: readonly Offer[];
}

/** Everybody, part by part, at moments of random fights in which an action could begin. */
function* seats(seeds: number, steps: number): Generator<Seat> {
  for (let seed = 0; seed < seeds; seed += 1) {
    let i = 0;
    for (const { after: fight } of walk(seed, steps)) {
      i += 1;
      if (i % 5 !== 0 || fight.open || fight.stage !== 'running') continue;
      for (const actor of all(fight)) yield* seatsOf(fight, actor);
    }
  }
}

function* seatsOf(fight: SwFight, actor: SwCombatant): Generator<Seat> {
  const view = viewOf(swordWorld2, fight, playerOf(actor));
  if (!view.combatants[actor.id]) return;
  const parts = isHero(actor) ? [undefined] : Object.keys(actor.body.parts);
  for (const part of parts) {
    const offers = swordWorld2.options(view, actor.id, part);
    yield { fight, actor, ...(part === undefined ? {} : { part }), offers };
  }
}

/** The code an action is refused with, or null. */
function refused({ fight, actor, part }: Seat, action: JsonObject): string | null {
  const whose = { actor: actor.id, ...(part === undefined ? {} : { part }) };
  const command = { type: 'act', ...whose, action } as const;
  const decided = decide(swordWorld2, fight, command, playerOf(actor), () => 3);
  return decided.ok ? null : decided.refusal.code;
}

const openOf = (slot: OfferSlot | undefined): Json[] =>
  slot?.choices.filter((choice) => !choice.refusal).map((choice) => choice.value) ?? [];

/** The least that makes an action of an offer, with one choice in its place. */
function withChoice(offer: Offer, slot: 'targets' | 'extras', value: Json): Chosen {
  const other = slot === 'targets' ? 'extras' : 'targets';
  const filling = openOf(offer[other]).slice(0, offer[other]?.min ?? 0);
  return { [slot]: [value], [other]: filling };
}

const told = ({ actor, part }: Seat, action: JsonObject) =>
  `${actor.id}/${part ?? ''}: ${JSON.stringify(action)}`;

describe('SW-ACT-22: what is offered', () => {
  it('is accepted, however it is composed', () => {
    const pick = picker(5);
    let composed = 0;
    for (const seat of seats(8, 150)) {
      for (const offer of seat.offers.filter(({ refusal }) => !refusal)) {
        const action = complete(offer, pick);
        composed += 1;
        const code = refused(seat, action);
        if (code !== null) expect.fail(`${code} ${told(seat, action)}`);
        if (!isOffered(seat.fight, seat.actor.id, seat.offers, action)) {
          expect.fail(`not recognised: ${told(seat, action)}`);
        }
      }
    }
    expect(composed).toBeGreaterThan(1000);
  });

  it('and marked as not possible is refused, with the reason that was given', () => {
    const codes = new Set<string>();
    for (const seat of seats(8, 150)) {
      for (const { action, reason } of refusals(seat.offers)) {
        codes.add(reason);
        const code = refused(seat, action);
        if (code !== reason) expect.fail(`${code}, not ${reason}: ${told(seat, action)}`);
      }
    }
    for (const code of ['major_spent', 'out_of_range', 'hands_full', 'in_melee', 'used_up']) {
      expect(codes).toContain(code);
    }
  });

  it('is all that is accepted: of anything else nothing', () => {
    const pick = picker(9);
    let accepted = 0;
    let denied = 0;
    for (const seat of seats(10, 150)) {
      for (let i = 0; i < 8; i += 1) {
        const action = anyAction(seat.fight, seat.actor, pick);
        const code = refused(seat, action);
        if (code === null) accepted += 1;
        else denied += 1;
        const offered = isOffered(seat.fight, seat.actor.id, seat.offers, action);
        if (offered !== (code === null)) expect.fail(`${code ?? 'accepted'} ${told(seat, action)}`);
      }
    }
    expect(accepted).toBeGreaterThan(100);
    expect(denied).toBeGreaterThan(1000);
  });
});

/** Whole actions that the offers say are not possible, and why. */
function* refusals(offers: readonly Offer[]): Generator<{ action: JsonObject; reason: string }> {
  for (const offer of offers) {
    const { refusal, targets, extras } = offer;
    if (refusal && !targets && !extras) yield { action: offer.action, reason: refusal.code };
    for (const slot of ['targets', 'extras'] as const) {
      const other = slot === 'targets' ? extras : targets;
      if (openOf(other).length < (other?.min ?? 0)) continue;
      for (const choice of offer[slot]?.choices ?? []) {
        if (!choice.refusal) continue;
        const action = composeAction(offer, withChoice(offer, slot, choice.value));
        yield { action, reason: choice.refusal.code };
      }
    }
  }
}
