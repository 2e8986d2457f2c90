import type { Offer } from '@ransen/rules';
import { describe, expect, it } from 'vitest';
import { keyOf } from './choice';
import { commonOffers, ordersOf, type Member } from './squad';

const strike = (refused: readonly string[] = []): Offer => ({
  id: 'strike',
  group: 'major',
  action: { do: 'strike' },
  targets: {
    at: 'targets',
    list: true,
    min: 1,
    max: 1,
    choices: ['ann', 'ben', 'cid'].map((value) => ({
      value,
      ...(refused.includes(value) ? { refusal: { code: 'not_same_area' } } : {}),
    })),
  },
});
const howl: Offer = { id: 'howl', group: 'major', action: { do: 'howl' } };

const member = (key: string, ...offers: Offer[]): Member => ({ actor: { key, id: key }, offers });

describe('what several can do at once', () => {
  it('is what all of them can do; a target out of reach of one is refused', () => {
    const offers = commonOffers([member('a', strike(), howl), member('b', strike(['ben']))]);
    expect(offers.map(({ id }) => id)).toEqual(['strike']);
    expect(offers[0]!.targets!.choices.map(({ refusal }) => refusal?.code)).toEqual([
      undefined,
      'not_same_area',
      undefined,
    ]);
  });
});

describe('odds of several', () => {
  const withOdds = (odds: number): Offer => ({
    ...strike(),
    targets: {
      ...strike().targets!,
      choices: ['ann', 'ben'].map((value, i) => ({ value, shows: { odds: odds + i / 10 } })),
    },
  });
  const pack = [member('a', withOdds(0.3)), member('b', withOdds(0.6)), member('c', withOdds(0.5))];

  it('go from the lowest to the highest in what all can choose', () => {
    const [offer] = commonOffers(pack);
    expect(offer!.targets!.choices.map(({ shows }) => shows)).toEqual([
      { odds: 0.3, oddsTo: 0.6 },
      { odds: 0.4, oddsTo: 0.7 },
    ]);
  });

  it('are each one’s own at its own target in the orders', () => {
    const orders = ordersOf(pack, 'strike', [keyOf('ann'), keyOf('ben')], []);
    expect(orders.map(({ aims }) => aims.map(({ shows }) => shows?.odds))).toEqual([
      [0.3],
      [0.7],
      [0.5],
    ]);
  });
});

describe('orders', () => {
  const pack = [member('a', strike()), member('b', strike()), member('c', strike())];

  it('go to one target for all', () => {
    const orders = ordersOf(pack, 'strike', [keyOf('ann')], []);
    expect(orders.map(({ actor, action }) => [actor.id, action])).toEqual([
      ['a', { do: 'strike', targets: ['ann'] }],
      ['b', { do: 'strike', targets: ['ann'] }],
      ['c', { do: 'strike', targets: ['ann'] }],
    ]);
  });

  it('go round several targets in the order they were tapped', () => {
    const orders = ordersOf(pack, 'strike', [keyOf('cid'), keyOf('ann')], []);
    expect(orders.map(({ action }) => action.targets)).toEqual([['cid'], ['ann'], ['cid']]);
  });
});

describe('ways', () => {
  const way = (values: readonly string[]) => ({
    ...{ at: 'from', list: false, min: 1, max: 1 },
    choices: values.map((value) => ({ value })),
  });
  const from = (values: readonly string[]): Offer => ({
    ...strike(),
    action: { ...strike().action, from: values[0]! },
    ways: [way(values)],
  });

  it('are what all can choose, and go into each one’s action', () => {
    const pack = [member('a', from(['front', 'back'])), member('b', from(['back']))];
    expect(commonOffers(pack)[0]!.ways![0]!.choices).toEqual([{ value: 'back' }]);
    const orders = ordersOf(pack, 'strike', [keyOf('ann')], [], { from: keyOf('back') });
    expect(orders.map(({ action }) => action['from'])).toEqual(['back', 'back']);
  });
});
