import { find, type Id } from '../../../../kernel/fight';
import { sameJson, type Json } from '../../../../kernel/json';
import type { Choice } from '../../../../kernel/question';
import { askOne, type Scene, type Script } from '../../../../kernel/script';
import { combatant } from '../../combatants';
import type { SgFight } from '../../state';
import type { Strike } from '../strike';
import { isAttackable } from '../target';
import { canChain, chainPartners } from './line';
import { chainWays } from './ways';

/** One who takes part, with what and at whom. */
export interface Striker {
  readonly who: Id;
  readonly strike: Strike;
  /** The GM had it done against the rules. */
  readonly overruled?: boolean;
}

/**
 * Who joins: those next in the order are asked one after the other (SG-CHN-1); who declines cuts
 * off those behind (SG-CHN-8).
 *
 * @param target whom all of them share (SG-CHN-2); a wider attack takes its row or side
 */
export function* company(scene: Scene<SgFight>, opener: Striker, target: Id): Script<Striker[]> {
  let strikers = [opener];
  for (;;) {
    const next = chainPartners(scene.fight, strikers.at(-1)!.who)[0];
    if (next === undefined) return strikers;
    const joining = yield* askToJoin(scene, next, strikers, target);
    strikers = strikers.filter((one) => isReady(scene.fight, one));
    if (strikers.length === 0) return [];
    const joiner = joining && { who: next, strike: joining };
    if (joiner && isReady(scene.fight, joiner)) strikers.push(joiner);
    else if (find(scene.fight, next)) return strikers;
  }
}

/** Still there and in a state to chain: between two questions anything may happen. */
export function isReady(fight: SgFight, { who, overruled }: Striker): boolean {
  const c = find(fight, who);
  return c !== undefined && (overruled || canChain(c));
}

/** What somebody answers: with what; at whom, the opener has said. */
interface Joining {
  readonly technique: Id;
  readonly weapon?: Id;
}

/** Its strike, or null if it declines or has nothing that reaches the target. */
function* askToJoin(
  scene: Scene<SgFight>,
  next: Id,
  strikers: readonly Striker[],
  target: Id,
): Script<Strike | null> {
  const strikes = strikesAt(scene.fight, next, target);
  if (strikes.length === 0) return null;
  const joining = yield* askOne<Json>(
    next,
    'join-chain',
    { kind: 'one', choices: [{ value: null }, ...strikes.map(choiceOf)], default: null },
    { about: { opener: strikers[0]!.who, members: strikers.map(({ who }) => who), target } },
  );
  return strikes.find((strike) => sameJson(joiningOf(strike), joining)) ?? null;
}

/** What `next` could join with: single at the target, wider ones at its row or side (SG-CHN-2). */
function strikesAt(fight: SgFight, next: Id, target: Id): Strike[] {
  const aimed = find(fight, target);
  if (!aimed) return [];
  return chainWays(combatant(fight, next))
    .map((way): Strike => ({ deed: 'technique', ...way, target }))
    .filter((strike) => isAttackable(fight, next, strike, aimed));
}

const choiceOf = (strike: Strike): Choice => ({
  value: joiningOf(strike),
  shows: { cost: strike.technique?.cost ?? 0 },
});

function joiningOf({ technique, weapon }: Strike): Json {
  const joining: Joining = {
    technique: technique!.id,
    ...(weapon ? { weapon: weapon.id } : {}),
  };
  return joining as unknown as Json;
}
