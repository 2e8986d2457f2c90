import type { Check, Outcome } from '../events';

/** What a defender has against one attack check. */
export interface Answer {
  /** The check, unless none was allowed or a 見切り took its place. */
  readonly check?: Check;
  readonly mikiri?: boolean;
  /** Three dice alike brought a technique or a new 見切り (SG-GLM-14). */
  readonly insight?: boolean;
}

export interface Result {
  readonly outcome: Outcome;
  readonly hit: boolean;
  /** Dice of SG-ATK-4 on the damage. */
  readonly extraDice: number;
}

const HITS: readonly Outcome[] = ['hit', 'noDefence'];

/** How an attack check that did not fumble meets its answer (SG-ATK-10). */
export function resultOf(attack: Check, answer: Answer): Result {
  const outcome = outcomeOf(attack, answer);
  const hit = HITS.includes(outcome);
  return { outcome, hit, extraDice: hit ? extraDice(attack, answer.check) : 0 };
}

/** The first line that fits (SG-ATK-10); equal totals: the passive side (SG-CHK-3). */
function outcomeOf(attack: Check, { check, mikiri, insight }: Answer): Outcome {
  if (mikiri) return 'mikiri';
  if (!check) return 'noDefence';
  if (insight) return 'glimmer';
  if (check.critical) return 'evaded';
  if (attack.critical || check.fumble) return 'hit';
  return attack.total > check.total ? 'hit' : 'evaded';
}

/** Critical attack and fumbled defence add one die each (SG-ATK-4). */
const extraDice = (attack: Check, defence: Check | undefined): number =>
  Number(attack.critical ?? false) + Number(defence?.fumble ?? false);
