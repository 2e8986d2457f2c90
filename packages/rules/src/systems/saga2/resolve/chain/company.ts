import { find, type Id } from '../../../../kernel/fight';
import type { Json } from '../../../../kernel/json';
import { askOne, type Scene, type Script } from '../../../../kernel/script';
import { combatant } from '../../combatants';
import type { Row, SgFight } from '../../state';
import type { Carried } from '../carry';
import type { Strike } from '../strike';
import { isAttackable, struckBy } from '../target';
import { canChain, chainPartners } from './line';
import { chainWays } from './ways';

/** One who takes part, with what and at whom. */
export interface Striker {
  readonly who: Id;
  readonly strike: Strike;
}

/**
 * Who joins: those next in the order are asked one after the other (SG-CHN-1); who declines cuts
 * off those behind (SG-CHN-8).
 */
export function* company(scene: Scene<SgFight>, opener: Striker): Script<Striker[]> {
  let strikers = [opener];
  for (;;) {
    const next = chainPartners(scene.fight, strikers.at(-1)!.who)[0];
    if (next === undefined) return strikers;
    const joining = yield* askToJoin(scene, next, strikers);
    strikers = strikers.filter((one) => isReady(scene.fight, one.who));
    if (strikers.length === 0) return [];
    if (joining && isReady(scene.fight, next)) strikers.push({ who: next, strike: joining });
    else if (find(scene.fight, next)) return strikers;
  }
}

/** Still there and in a state to chain: between two questions anything may happen. */
export function isReady(fight: SgFight, id: Id): boolean {
  const c = find(fight, id);
  return c !== undefined && canChain(c);
}

/** Targets that all of them have (SG-CHN-2), in order of joining. */
export function sharedTargets(fight: SgFight, strikers: readonly Striker[]): Id[] {
  const [first = [], ...others] = strikers.map(({ who, strike }) => struckBy(fight, who, strike));
  return first.filter((id) => others.every((ids) => ids.includes(id)));
}

/** What somebody answers: with what, at whom. */
interface Joining {
  readonly technique: Id;
  readonly weapon?: Id;
  readonly target?: Id;
  readonly row?: Row;
}

/** Its strike, or null if it declines or has nothing that could join. */
function* askToJoin(
  scene: Scene<SgFight>,
  next: Id,
  strikers: readonly Striker[],
): Script<Strike | null> {
  const shared = sharedTargets(scene.fight, strikers);
  const strikes = strikesAt(scene.fight, next, shared);
  const [target] = shared;
  if (target === undefined || strikes.length === 0) return null;
  const joining = yield* askOne<Json>(
    next,
    'join-chain',
    {
      kind: 'one',
      choices: [
        { value: null },
        ...strikes.map((strike) => ({
          value: answerOf(strike) as unknown as Json,
          shows: { cost: strike.technique?.cost ?? 0 },
        })),
      ],
      default: null,
    },
    { about: { opener: strikers[0]!.who, members: strikers.map(({ who }) => who), target } },
  );
  return joining === null ? null : strikeOf(strikes, joining as unknown as Joining);
}

/** What `next` could join with: a strike of which one of the shared targets is a target too. */
function strikesAt(fight: SgFight, next: Id, shared: readonly Id[]): Strike[] {
  return chainWays(combatant(fight, next)).flatMap((way) =>
    aimedAtShared(fight, next, way, shared),
  );
}

function aimedAtShared(
  fight: SgFight,
  next: Id,
  { technique, weapon }: Carried,
  shared: readonly Id[],
): Strike[] {
  const strike: Strike = { deed: 'technique', technique, weapon };
  const aims = shared
    .map((id) => combatant(fight, id))
    .filter((target) => isAttackable(fight, next, strike, target));
  switch (technique.targets) {
    case 'one':
      return aims.map(({ id }) => ({ ...strike, target: id }));
    case 'row': {
      const rows = new Set(aims.map(({ body }) => body.row));
      return [...rows].map((row) => ({ ...strike, row }));
    }
    default:
      return aims.length > 0 ? [strike] : [];
  }
}

function answerOf({ technique, weapon, target, row }: Strike): Joining {
  return {
    technique: technique!.id,
    ...(weapon ? { weapon: weapon.id } : {}),
    ...(target === undefined ? {} : { target }),
    ...(row === undefined ? {} : { row }),
  };
}

function strikeOf(strikes: readonly Strike[], joining: Joining): Strike | null {
  const chosen = strikes.find((strike) => {
    const { technique, weapon, target, row } = answerOf(strike);
    return (
      technique === joining.technique &&
      weapon === joining.weapon &&
      target === joining.target &&
      row === joining.row
    );
  });
  return chosen ?? null;
}
