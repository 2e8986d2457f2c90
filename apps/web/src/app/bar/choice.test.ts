import type { Offer, OfferSlot } from '@ransen/rules';
import { describe, expect, it } from 'vitest';
import {
  chosenOffer,
  chosenValues,
  chosenWays,
  keyOf,
  nextOf,
  NO_WISH,
  renewed,
  tapped,
} from './choice';

const offer = (id: string, refusal?: string): Offer => ({
  id,
  group: 'major',
  action: { do: id },
  ...(refusal ? { refusal: { code: refusal } } : {}),
});

const slot = (min: number, max: number, ...values: [string, string?][]): OfferSlot => ({
  at: 'targets',
  list: true,
  min,
  max,
  choices: values.map(([value, refusal]) => ({
    value,
    ...(refusal ? { refusal: { code: refusal } } : {}),
  })),
});

const values = (chosen: readonly { value: unknown }[]) => chosen.map(({ value }) => value);

describe('the chosen action', () => {
  const offers = [offer('strike'), offer('cast', 'not_enough_mp')];

  it('is the only possible one, taken by itself', () => {
    expect(chosenOffer(offers, NO_WISH, false)?.id).toBe('strike');
    expect(chosenOffer([...offers, offer('pass')], NO_WISH, false)).toBeUndefined();
  });

  it('is the wished one while it is possible; the GM may overrule', () => {
    const wish = { ...NO_WISH, offer: 'cast' };
    expect(chosenOffer([...offers, offer('pass')], wish, false)).toBeUndefined();
    expect(chosenOffer([...offers, offer('pass')], wish, true)?.id).toBe('cast');
  });
});

describe('chosen targets', () => {
  it('are the wished ones that are still possible, in the order they were tapped', () => {
    const three = slot(1, 2, ['a'], ['b', 'target_down'], ['c']);
    expect(values(chosenValues(three, [keyOf('c'), keyOf('b'), keyOf('a')], false))).toEqual([
      'c',
      'a',
    ]);
  });

  it('are the only possible one where one must be chosen', () => {
    expect(values(chosenValues(slot(1, 1, ['a', 'out_of_range'], ['b']), [], false))).toEqual([
      'b',
    ]);
    expect(chosenValues(slot(0, 1, ['a']), [], false)).toEqual([]);
  });

  it('go on and off up to the most, and change over where there is one', () => {
    expect(tapped(['a'], 'b', 1)).toEqual(['b']);
    expect(tapped(['a'], 'b', 2)).toEqual(['a', 'b']);
    expect(tapped(['a', 'b'], 'c', 2)).toEqual(['a', 'b']);
    expect(tapped(['a', 'b'], 'a', 2)).toEqual(['b']);
  });
});

describe('taps on one card', () => {
  it('go round what can be chosen there: three parts, or one part by three weapons', () => {
    const keys = ['a', 'b', 'c'];
    expect(nextOf(keys, [])).toBe('a');
    expect(nextOf(keys, ['a'])).toBe('b');
    expect(nextOf(keys, ['b'])).toBe('c');
    expect(nextOf(keys, ['c'])).toBe('a');
    expect(nextOf(keys, ['a', 'c'])).toBe('b');
    expect(nextOf(keys, ['a', 'b', 'c'])).toBe('a');
    expect(nextOf([], ['a'])).toBeUndefined();
  });
});

describe('ways of an action', () => {
  const way = (at: string, values: readonly string[]): OfferSlot => ({
    ...{ at, list: false, min: 1, max: 1 },
    choices: values.map((value) => ({ value })),
  });
  const stand: Offer = {
    ...offer('stand'),
    action: { do: 'stand', from: 'back', how: { hand: 'left' } },
    ways: [way('from', ['front', 'back']), way('how.hand', ['right', 'left'])],
  };

  it('are as the action has them, also within it', () => {
    const usual = { from: keyOf('back'), 'how.hand': keyOf('left') };
    expect(chosenWays(stand, {}, false)).toEqual(usual);
  });

  it('are as wished where that is possible', () => {
    const wished = { from: keyOf('front'), 'how.hand': keyOf('third') };
    expect(chosenWays(stand, wished, false)).toEqual({ ...wished, 'how.hand': keyOf('left') });
  });

  it('stay when the action is open again', () => {
    const wish = { ...NO_WISH, offer: 'stand', ways: { from: keyOf('front') } };
    expect(renewed(wish)).toEqual({ ...NO_WISH, ways: wish.ways });
  });
});
