import type { Id } from '../../../../kernel/fight';
import { emit, type Scene, type Script } from '../../../../kernel/script';
import type { ActionOf } from '../../actions';
import { combatant } from '../../combatants';
import { verdict } from '../../phases/finish';
import { takePlace } from '../../phases/places';
import { settings, type SgFight } from '../../state';
import { techniqueOf, weaponOf } from '../../values';
import { attackWith } from '../attack';
import { pay } from '../cost';
import { glimmerFace } from '../glimmer';
import type { Strike } from '../strike';
import { company, isReady, type Striker } from './company';
import { chainChecks, type Made } from './dice';
import { groupsOf, type Group } from './groups';
import { settleTargets, tellDeed } from './targets';
import { strikeTogether } from './together';

export { canChain, chainPartners, type InLine, type Line } from './line';
export { canBeChained, chainWays } from './ways';

/** What an actor opens; `overruled`: the GM had it done against the rules. */
interface Opening {
  readonly action: ActionOf<'chain'>;
  readonly overruled?: boolean;
}

/**
 * A chain (連携), opened when its first member's place comes up (SG-CHN-8): who joins, the checks,
 * then each chain at the place of its first member and everybody else alone at their own
 * (SG-CHN-9).
 */
export function* openChain(scene: Scene<SgFight>, opening: Opening, by: Id): Script {
  const opener = strikerOf(scene.fight, by, opening);
  if (!opener) return;
  const { target } = opening.action;
  const strikers = target === undefined ? [] : yield* company(scene, opener, target);
  if (strikers.length < 2 || target === undefined) return yield* alone(scene, opener);
  yield* emit({ type: 'sg.chainOpened', members: idsOf(strikers), target });
  const made = yield* chainChecks(scene, strikers, target);
  const groups = groupsOf(asideOf(scene.fight, made), settings(scene.fight).chainGroups);
  const settled = new Set<Id>();
  for (const one of made) {
    if (settled.has(one.who) || verdict(scene.fight)) continue;
    const group = groups.find(({ members }) => members.includes(one.who));
    const members = group ? membersOf(scene.fight, made, group) : [];
    for (const id of idsOf(members.length > 1 ? members : [one])) settled.add(id);
    if (group && members.length > 1) yield* together(scene, members, group.face);
    else yield* alone(scene, one);
  }
}

/** Null for what is no attack at all, even if the GM would have it. */
function strikerOf(fight: SgFight, who: Id, { action, overruled }: Opening): Striker | null {
  const c = combatant(fight, who);
  const technique = techniqueOf(c, action.technique);
  const weapon = action.weapon === undefined ? undefined : weaponOf(c, action.weapon);
  const { target } = action;
  if (technique?.kind !== 'attack') return null;
  const strike: Strike = { deed: 'technique', technique, weapon, target };
  return { who, strike, ...(overruled ? { overruled } : {}) };
}

const idsOf = (strikers: readonly Striker[]): Id[] => strikers.map(({ who }) => who);

/** Faces set aside, without those whom a 閃き or a fumble takes out of the chain (SG-CHN-7). */
function asideOf(fight: SgFight, made: readonly Made[]): Map<Id, number> {
  const chained = made.flatMap((one): [Id, number][] => {
    const { who, check, aside } = one;
    const isOut = check.fumble || glimmerFace(fight, check) !== null || !isReady(fight, one);
    return aside === undefined || isOut ? [] : [[who, aside]];
  });
  return new Map(chained);
}

const membersOf = (fight: SgFight, made: readonly Made[], { members }: Group): Made[] =>
  made.filter((one) => members.includes(one.who) && isReady(fight, one));

/** By itself, with the dice as rolled and picked. Who cannot act keeps its place, to lose it there. */
function* alone(scene: Scene<SgFight>, one: Striker & Partial<Made>): Script {
  if (!isReady(scene.fight, one)) return;
  yield* takePlace(scene, one.who);
  const [settled] = yield* settleTargets(scene, [one]);
  if (settled) yield* strikeAlone(scene, one, settled);
  else yield* emit({ type: 'sg.lost', who: one.who, why: 'noTarget' });
}

function* strikeAlone(
  scene: Scene<SgFight>,
  declared: Striker,
  { who, strike, check }: Striker & Partial<Made>,
): Script {
  yield* tellDeed(scene.fight, declared, strike);
  yield* attackWith(scene, who, strike, check ? { check } : {});
}

/** As one: cost paid by each, then one attack (SG-CHN-4). Who has nobody left to strike is out. */
function* together(scene: Scene<SgFight>, members: readonly Made[], face: number): Script {
  for (const { who } of members) yield* takePlace(scene, who);
  const strikers = yield* settleTargets(scene, members);
  const lost = idsOf(members).filter((id) => !idsOf(strikers).includes(id));
  for (const who of lost) yield* emit({ type: 'sg.lost', who, why: 'noTarget' });
  const [first, second] = strikers;
  if (!first) return;
  const declared = new Map(members.map((one) => [one.who, one]));
  if (!second) return yield* strikeAlone(scene, declared.get(first.who)!, first);
  const target = first.targets[0]!;
  yield* emit({ type: 'sg.chained', members: idsOf(strikers), face, target });
  for (const { who, strike } of strikers) {
    yield* tellDeed(scene.fight, declared.get(who)!, strike);
    if (strike.technique) yield* pay(scene, who, strike.technique);
  }
  yield* strikeTogether(scene, { face, strikers });
}
