import { describe, expect, test } from 'vitest';
import { oddsOf, oddsOfAll, sharedShows } from './odds';

const at = (odds: number) => ({ shows: { odds } });

describe('odds', () => {
  test('are those of all, and unknown where one is not known', () => {
    expect(oddsOfAll([at(0.5), at(0.25)])).toEqual([0.5, 0.25]);
    expect(oddsOfAll([at(0.5), {}])).toBeUndefined();
    expect(oddsOfAll([])).toBeUndefined();
  });

  test('of a choice that several share go from the lowest to the highest', () => {
    const two = { shows: sharedShows(at(0.5), at(0.25))! };
    const three = { shows: sharedShows(two, at(0.4))! };
    expect([two, three].map(oddsOf)).toEqual([
      [0.25, 0.5],
      [0.25, 0.5],
    ]);
    expect(sharedShows(at(0.5), at(0.5))).toEqual({ odds: 0.5 });
  });

  test('are not told where one of several does not know them; other figures stay', () => {
    expect(sharedShows({ shows: { odds: 0.5, range: 10 } }, {})).toEqual({ range: 10 });
    expect(sharedShows({}, {})).toBeUndefined();
  });
});
