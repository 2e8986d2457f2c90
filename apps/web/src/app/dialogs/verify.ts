import { verifyDice, type RecordedRoll, type Verdict } from '@ransen/protocol';
import { sameJson, STREAMS, type Entry, type Stream } from '@ransen/rules';
import type { WebSystem } from '../../systems/web-system';

/** The check of one stream of a fight's dice. */
export interface Checked {
  readonly stream: Stream;
  readonly seed: string;
  readonly verdict: Verdict;
  /** The dice of one's own log are among those that were checked. */
  readonly fitsLog: boolean;
}

type PerStream<T> = Partial<Readonly<Record<Stream, T>>>;

export interface ToCheck {
  /** Hashes shown before the first die. */
  readonly commitment: Readonly<Record<Stream, string>>;
  readonly seeds: PerStream<string>;
  /** All rolls of the fight, as the server keeps them. */
  readonly rolls: PerStream<readonly RecordedRoll[]>;
  /** The log of the fight. */
  readonly entries: readonly Entry[];
}

/** Entries of the last fight: from its `started` on. */
export function lastFight(entries: readonly Entry[]): readonly Entry[] {
  const at = entries.findLastIndex(({ k }) => k === 'started');
  return at === -1 ? [] : entries.slice(at);
}

/**
 * Works out every die from the seeds, and looks for the dice of the log among them. Needs the
 * browser's cryptography: https, or localhost.
 */
export async function checkFight(
  web: Pick<WebSystem, 'rolls'>,
  { commitment, seeds, rolls, entries }: ToCheck,
): Promise<readonly Checked[]> {
  const logged = entries.flatMap((entry) => web.rolls?.(entry) ?? []);
  const shown = STREAMS.filter((stream) => seeds[stream] !== undefined && rolls[stream]);
  return Promise.all(
    shown.map(async (stream) => {
      const seed = seeds[stream]!;
      const all = rolls[stream]!;
      const own = logged.filter((roll) => roll.stream === stream);
      const claim = { stream, seed, commitment: commitment[stream], rolls: all };
      return { stream, seed, verdict: await verifyDice(claim), fitsLog: isWithin(own, all) };
    }),
  );
}

/** Do the rolls stand among the others, in their order? */
function isWithin(rolls: readonly RecordedRoll[], among: readonly RecordedRoll[]): boolean {
  let at = 0;
  return rolls.every(({ sides, faces }) => {
    while (at < among.length) {
      const other = among[at]!;
      at += 1;
      if (other.sides === sides && sameJson(other.faces, faces)) return true;
    }
    return false;
  });
}
