import { describe, expect, it } from 'vitest';
import type { StatusName } from '../../sheets';
import { chainPartners, type InLine } from './line';

interface Odd {
  readonly condition?: InLine['body']['condition'];
  readonly status?: StatusName;
  readonly hidden?: boolean;
}

const hero = (odd: Odd = {}): InLine => one('party', 'character', odd);
const foe = (odd: Odd = {}): InLine => one('enemy', 'enemy', odd);

function one(side: InLine['side'], type: InLine['body']['type'], odd: Odd): InLine {
  const { condition = 'up', status, hidden = false } = odd;
  return {
    side,
    hidden,
    body: { type, condition, statuses: status ? [{ name: status }] : [] },
  };
}

/** Partners of amy, who is always there, in an order of these. */
const partners = (
  combatants: Record<string, InLine>,
  order = ['amy', ...Object.keys(combatants)],
) =>
  chainPartners(
    {
      slots: order.map((actor) => ({ actor, turn: 'action' })),
      combatants: { amy: hero(), ...combatants },
    },
    'amy',
  );

describe('SG-CHN-1: neighbours in the order', () => {
  it('are the characters behind, nearest first', () => {
    expect(partners({ bob: hero(), cat: hero() })).toEqual(['bob', 'cat']);
  });

  it('end at an enemy', () => {
    expect(partners({ bob: hero(), orc: foe(), cat: hero() })).toEqual(['bob']);
    expect(partners({ orc: foe(), cat: hero() })).toEqual([]);
  });

  it('do not count those in front', () => {
    expect(partners({ bob: hero(), cat: hero() }, ['bob', 'amy', 'cat'])).toEqual(['cat']);
  });

  it('are not separated by who is no longer there', () => {
    expect(partners({ orc: foe({ condition: 'defeated' }), cat: hero() })).toEqual(['cat']);
    expect(partners({ orc: foe({ condition: 'gone' }), cat: hero() })).toEqual(['cat']);
    expect(partners({ cat: hero() }, ['amy', 'left', 'cat'])).toEqual(['cat']);
  });

  it('are not separated by an enemy out of sight, which would give it away', () => {
    expect(partners({ orc: foe({ hidden: true }), cat: hero() })).toEqual(['cat']);
  });

  it('are nobody for who has no place in the order', () => {
    expect(partners({ bob: hero() }, ['bob'])).toEqual([]);
  });
});

describe('SG-CHN-8: who cannot join', () => {
  it.each(['stun', 'paralysis', 'confusion', 'charm', 'sleep', 'petrification'] as const)(
    '%s cuts off those behind',
    (status) => {
      expect(partners({ bob: hero({ status }), cat: hero() })).toEqual([]);
    },
  );

  it.each(['poison', 'darkness'] as const)('%s does not', (status) => {
    expect(partners({ bob: hero({ status }), cat: hero() })).toEqual(['bob', 'cat']);
  });

  it.each(['fainted', 'collapsed'] as const)('%s does', (condition) => {
    expect(partners({ bob: hero({ condition }), cat: hero() })).toEqual([]);
  });

  it('enemies do not chain', () => {
    expect(partners({ orc: foe(), imp: foe() })).toEqual([]);
  });
});
