import { verifyDice, type Verdict } from '@ransen/protocol';
import { STREAMS, type Entry, type Stream } from '@ransen/rules';
import type { WebSystem } from '../../systems/web-system';

/** The check of one stream of a fight's dice. */
export interface Checked {
  readonly stream: Stream;
  readonly seed: string;
  readonly commitment: string;
  readonly verdict: Verdict;
}

/** Entries of the last fight: from its `started` on. */
export function lastFight(entries: readonly Entry[]): readonly Entry[] {
  const at = entries.findLastIndex(({ k }) => k === 'started');
  return at === -1 ? [] : entries.slice(at);
}

type Seeds = Partial<Readonly<Record<Stream, string>>>;

/** Checks every die of the entries against the seeds that were shown. Needs https or localhost. */
export async function checkFight(
  web: WebSystem,
  entries: readonly Entry[],
  commitments: Readonly<Record<Stream, string>>,
  seeds: Seeds,
): Promise<readonly Checked[]> {
  const rolls = entries.flatMap((entry) => web.rolls?.(entry) ?? []);
  const shown = STREAMS.flatMap((stream) => {
    const seed = seeds[stream];
    return seed === undefined ? [] : [{ stream, seed, commitment: commitments[stream] }];
  });
  return Promise.all(
    shown.map(async (claim) => {
      const own = rolls.filter(({ stream }) => stream === claim.stream);
      return { ...claim, verdict: await verifyDice({ ...claim, rolls: own }) };
    }),
  );
}
