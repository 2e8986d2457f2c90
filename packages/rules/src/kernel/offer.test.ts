import { describe, expect, it } from 'vitest';
import { composeAction, type Offer } from './offer';

const strike: Offer = {
  id: 'strike',
  group: 'attack',
  action: { do: 'strike', from: 'front', hands: ['sword'] },
  targets: { at: 'target', list: false, min: 1, max: 1, choices: [{ value: 'rat' }] },
  extras: { at: 'with.feats', list: true, min: 0, max: 2, choices: [{ value: 'a' }] },
  ways: [
    { at: 'from', list: false, min: 1, max: 1, choices: [{ value: 'front' }, { value: 'back' }] },
    {
      at: 'hands',
      list: false,
      min: 1,
      max: 1,
      choices: [{ value: ['sword'] }, { value: ['sword', 'shield'] }],
    },
  ],
};

describe('an action put together from an offer', () => {
  it('is done in the usual way where no other one was chosen', () => {
    expect(composeAction(strike, { targets: ['rat'] })).toEqual({
      do: 'strike',
      from: 'front',
      hands: ['sword'],
      target: 'rat',
    });
  });

  it('is done in the ways that were chosen, lists as they are; extras go where they belong', () => {
    const ways = { from: 'back', hands: ['sword', 'shield'], other: 1 };
    expect(composeAction(strike, { targets: ['rat'], extras: ['a', 'b'], ways })).toEqual({
      do: 'strike',
      from: 'back',
      hands: ['sword', 'shield'],
      target: 'rat',
      with: { feats: ['a', 'b'] },
    });
  });
});
