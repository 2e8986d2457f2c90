import type { JsonObject, OfferChoice } from '@ransen/rules';

type Showing = Pick<OfferChoice, 'shows'>;

/**
 * The odds (0..1) that a choice shows: its own, or the lowest and the highest of those who share it.
 * Undefined where they are not known.
 */
export function oddsOf({ shows }: Showing): readonly number[] | undefined {
  const { odds, oddsTo } = shows ?? {};
  if (typeof odds !== 'number') return undefined;
  return typeof oddsTo === 'number' ? [odds, oddsTo] : [odds];
}

/** The odds of all of them; undefined where one is not known, or where there are none. */
export function oddsOfAll(choices: readonly Showing[]): readonly number[] | undefined {
  const odds = choices.map(oddsOf);
  return odds.length > 0 && odds.every((each) => each !== undefined) ? odds.flat() : undefined;
}

/** What a choice of one shows once it is shared with another one. */
export function sharedShows(one: Showing, other: Showing): JsonObject | undefined {
  const { odds: _, oddsTo: __, ...figures } = one.shows ?? {};
  const odds = oddsOfAll([one, other]);
  if (!odds) return one.shows && figures;
  const [lowest, highest] = [Math.min(...odds), Math.max(...odds)];
  return { ...figures, odds: lowest, ...(lowest < highest ? { oddsTo: highest } : {}) };
}
