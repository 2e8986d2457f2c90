import { find, type Id } from '../../../../kernel/fight';
import { emit, type Scene, type Script } from '../../../../kernel/script';
import { combatant, sideOf } from '../../combatants';
import { OTHER, type SgFight } from '../../state';
import { draw } from '../draw';
import { spreadOf, type Strike } from '../strike';
import { isAttackable, targetsOf } from '../target';
import type { Striker } from './company';

type Settled<S extends Striker> = S & { readonly targets: readonly Id[] };

/**
 * At whom each strike goes now (SG-TRN-5): single ones at the target they share, another one drawn
 * for all of them together if that one is down or out of reach; wider ones at their row or side.
 * Who has nobody left to strike is left out.
 */
export function* settleTargets<S extends Striker>(
  scene: Scene<SgFight>,
  strikers: readonly S[],
): Script<Settled<S>[]> {
  const singles = strikers.filter(({ strike }) => spreadOf(strike) === 'one');
  const shared = yield* sharedTarget(scene, singles);
  const settled: Settled<S>[] = [];
  for (const one of strikers) {
    const targets = singles.includes(one)
      ? idsOf(shared)
      : yield* targetsOf(scene, one.who, one.strike);
    const [target] = targets;
    if (target !== undefined) {
      settled.push({ ...one, strike: { ...one.strike, target }, targets });
    }
  }
  return settled;
}

const idsOf = (id: Id | undefined): Id[] => (id === undefined ? [] : [id]);

function* sharedTarget(scene: Scene<SgFight>, singles: readonly Striker[]): Script<Id | undefined> {
  const [first] = singles;
  if (!first) return undefined;
  const { fight } = scene;
  const reached = (id: Id) =>
    singles.every(({ who, strike }) => isAttackable(fight, who, strike, combatant(fight, id)));
  const declared = first.strike.target;
  if (declared !== undefined && find(fight, declared) && reached(declared)) return declared;
  const others = sideOf(fight, OTHER[combatant(fight, first.who).side]);
  const candidates = others.map(({ id }) => id).filter(reached);
  return yield* draw(scene, first.who, candidates);
}

/** Say who does what, at whom. */
export function* tellDeed(
  fight: SgFight,
  { who, strike: declared, overruled }: Striker,
  strike: Strike,
): Script {
  const spread = spreadOf(strike);
  const target = strike.target === undefined ? undefined : find(fight, strike.target);
  yield* emit({
    type: 'sg.acts',
    who,
    deed: strike.deed,
    ...namesOf(strike),
    ...(spread === 'one' && target ? { target: target.id } : {}),
    ...(spread === 'row' && target ? { row: target.body.row } : {}),
    ...(spread === 'one' && strike.target !== declared.target ? { retargeted: true } : {}),
    ...(overruled ? { overruled } : {}),
  });
}

function namesOf({ technique, weapon }: Strike) {
  if (!technique) return weapon ? { weapon: weapon.id } : {};
  const { id, name, nameEn } = technique;
  return {
    technique: id,
    what: nameEn ? { name, nameEn } : { name },
    ...(weapon ? { weapon: weapon.id } : {}),
  };
}
