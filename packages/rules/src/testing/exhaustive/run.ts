import { effectsOf } from './effects';
import type { ExhaustiveKit } from './kit';
import { kindsOf } from './line-up';
import { Round, type Fault } from './round';
import { Tally } from './tally';

export interface Limits {
  readonly seed: number;
  /** Fights at most. */
  readonly rounds: number;
  /** Go on when every effect was used. */
  readonly onward?: boolean;
}

/** What came of a run; all lists empty: every effect was used and nothing went wrong. */
export interface Result {
  readonly system: string;
  readonly seed: number;
  readonly rounds: number;
  readonly choices: number;
  readonly effects: number;
  readonly faults: readonly Fault[];
  /** Effects that did not come up and are not said to be impossible. */
  readonly unused: readonly string[];
  /** Effects said to be impossible that did come up, or that there are not. */
  readonly wronglyImpossible: readonly string[];
  /** Questions and entries that came up without being in the lists of the kit. */
  readonly unlisted: readonly string[];
}

/** Fights of the starters until every effect was used; the same every time for a seed. */
export function run(kit: ExhaustiveKit, { seed, rounds, onward = false }: Limits): Result {
  const tally = new Tally();
  const told = new Set([...effectsOf(kit), ...kindsOf(kit).map((kind) => `sheet ${kind}`)]);
  for (const effect of told) tally.know(effect);
  const left = () => tally.unused().filter((effect) => !Object.hasOwn(kit.impossible, effect));
  const faults: Fault[] = [];
  let choices = 0;
  let no = 0;
  while (no < rounds && (onward || left().length > 0)) {
    no += 1;
    const round = new Round(kit, tally, seed, no);
    const fault = round.play();
    choices += round.choices;
    if (fault) faults.push(fault);
  }
  return {
    ...{ system: kit.system.id, seed, rounds: no, choices, effects: tally.size, faults },
    unused: left(),
    wronglyImpossible: Object.keys(kit.impossible).filter(
      (effect) => tally.of(effect) > 0 || !tally.knows(effect),
    ),
    unlisted: tally.all().filter((effect) => isListed(effect) && !told.has(effect)),
  };
}

/** Is it of those that a kit lists? */
const isListed = (effect: string): boolean =>
  effect.startsWith('entry ') || (effect.startsWith('prompt ') && !effect.endsWith(' null'));
