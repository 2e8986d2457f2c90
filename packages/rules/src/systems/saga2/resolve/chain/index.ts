import { find, type Id } from '../../../../kernel/fight';
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
import { company, isReady, type Striker } from './company';
import { chainChecks, type Made } from './dice';
import { groupsOf, type Group } from './groups';
import { settleTargets, tellDeed } from './targets';
import { strikeTogether } from './together';

export { canChain, chainPartners, type InLine, type Line } from './line';
export { canBeChained, chainWays } from './ways';

/**
 * A chain (連携), opened when its first member's place comes up (SG-CHN-8): who joins, the checks,
 * then each chain at the place of its first member and everybody else alone at their own
 * (SG-CHN-9).
 */
export function* openChain(
  scene: Scene<SgFight>,
  { action }: { readonly action: ActionOf<'chain'> },
  by: Id,
): Script {
  const opener = strikerOf(scene.fight, by, action);
  if (!opener) return yield* takePlace(scene, by);
  const { target } = action;
  const strikers = target === undefined ? [] : yield* company(scene, opener, target);
  if (strikers.length < 2 || target === undefined) return yield* alone(scene, opener);
  yield* emit({ type: 'sg.chainOpened', members: strikers.map(({ who }) => who), target });
  const made = yield* chainChecks(scene, strikers, target);
  const groups = groupsOf(asideOf(scene.fight, made), settings(scene.fight).chainGroups);
  const settled = new Set<Id>();
  for (const one of made) {
    if (settled.has(one.who) || verdict(scene.fight)) continue;
    const group = groups.find(({ members }) => members.includes(one.who));
    const members = group ? membersOf(scene.fight, made, group) : [];
    for (const { who } of members.length > 1 ? members : [one]) settled.add(who);
    if (group && members.length > 1) yield* together(scene, members, group.face);
    else yield* alone(scene, one);
  }
}

function strikerOf(fight: SgFight, who: Id, action: ActionOf<'chain'>): Striker | null {
  const c = combatant(fight, who);
  const technique = techniqueOf(c, action.technique);
  const weapon = action.weapon === undefined ? undefined : weaponOf(c, action.weapon);
  const { target } = action;
  return technique ? { who, strike: { deed: 'technique', technique, weapon, target } } : null;
}

/** Faces set aside, without those whom a 閃き or a fumble takes out of the chain (SG-CHN-7). */
function asideOf(fight: SgFight, made: readonly Made[]): Map<Id, number> {
  const chained = made.flatMap(({ who, check, aside }): [Id, number][] => {
    const isOut = check.fumble || glimmerFace(fight, check) !== null || !isReady(fight, who);
    return aside === undefined || isOut ? [] : [[who, aside]];
  });
  return new Map(chained);
}

const membersOf = (fight: SgFight, made: readonly Made[], { members }: Group): Made[] =>
  made.filter(({ who }) => members.includes(who) && isReady(fight, who));

/** By itself, with the dice as rolled and picked. Who cannot act keeps its place, to lose it there. */
function* alone(scene: Scene<SgFight>, one: Striker & Partial<Made>): Script {
  if (!isReady(scene.fight, one.who)) return;
  yield* takePlace(scene, one.who);
  const [settled] = yield* settleTargets(scene, [one]);
  if (!settled) return yield* emit({ type: 'sg.lost', who: one.who, why: 'noTarget' });
  yield* tellDeed(scene.fight, one, settled);
  const { who, strike } = settled;
  yield* attackWith(scene, who, strike, one.check ? { check: one.check } : {});
}

/** As one: cost paid by each, then one attack (SG-CHN-4). */
function* together(scene: Scene<SgFight>, members: readonly Made[], face: number): Script {
  for (const { who } of members) yield* takePlace(scene, who);
  const strikers = yield* settleTargets(scene, members);
  const [target] = strikers[0]?.targets ?? [];
  if (target === undefined) {
    for (const { who } of members) yield* emit({ type: 'sg.lost', who, why: 'noTarget' });
    return;
  }
  yield* emit({ type: 'sg.chained', members: members.map(({ who }) => who), face, target });
  for (const one of members) {
    const settled = strikers.find(({ who }) => who === one.who);
    if (!settled) continue;
    yield* tellDeed(scene.fight, one, settled);
    if (one.strike.technique && find(scene.fight, one.who)) {
      yield* pay(scene, one.who, one.strike.technique);
    }
  }
  yield* strikeTogether(scene, { face, strikers });
}
