import { find, type Id } from '../../../../kernel/fight';
import { askOne, emit, type Scene, type Script } from '../../../../kernel/script';
import { combatant, everybody, isThere } from '../../combatants';
import type { Attribute } from '../../sheets';
import { settings, type SgFight } from '../../state';
import { covered } from '../attack';
import { isImmune, meet } from '../attributes';
import { rollDamage, settleDamage, type Blow } from '../damage';
import { defend } from '../defence';
import { releaseRolls, takeEffect } from '../statuses';
import { attributesOf } from '../strike';
import type { Made } from './dice';
import { bonusOf, type Group } from './groups';

/** One of a chain, at everybody its strike takes. */
export interface Chained extends Made {
  readonly targets: readonly Id[];
}

/** A chain that strikes: in order, and the face that all of them set aside. */
export interface Chain {
  readonly face: number;
  readonly strikers: readonly Chained[];
}

/**
 * A chain strikes each of its targets in order of joining: as one attack, with one damage
 * (SG-CHN-4, SG-CHN-5, SG-CHN-10). Whom only the wider attacks take faces those alone (SG-CHN-11).
 */
export function* strikeTogether(scene: Scene<SgFight>, chain: Chain): Script {
  const before = scene.fight;
  const struck: Id[] = [];
  let attributes: readonly Attribute[] | null = null;
  const taken = everybody(before).filter(({ id }) => strikersAt(chain, id).length > 0);
  for (const { id } of taken) {
    const target = find(scene.fight, id);
    const strikers = present(scene.fight, strikersAt(chain, id));
    if (!target || !isThere(target) || strikers.length === 0) continue;
    const defender = yield* covered(scene, strikers[0]!.who, id);
    struck.push(defender);
    const extraDice = yield* defendAll(scene, strikers, defender);
    if (!extraDice) continue;
    attributes ??= yield* chooseAttribute(scene, chain, defender);
    yield* hurt(scene, { chain, strikers, target: defender, extraDice, attributes });
  }
  yield* releaseRolls(scene, struck, before);
}

const strikersAt = ({ strikers }: Chain, target: Id): Chained[] =>
  strikers.filter(({ targets }) => targets.includes(target));

const present = <T extends { readonly who: Id }>(fight: SgFight, strikers: readonly T[]): T[] =>
  strikers.filter(({ who }) => find(fight, who));

type ExtraDice = ReadonlyMap<Id, number>;

/**
 * One defence for each striker in order, until the first fails (SG-CHN-10): the dice that each
 * pair adds to its striker's damage, or null if all were evaded. A pair the target won adds none,
 * one not rolled the attacker's critical.
 */
function* defendAll(
  scene: Scene<SgFight>,
  strikers: readonly Chained[],
  target: Id,
): Script<ExtraDice | null> {
  const extraDice = new Map<Id, number>();
  let hit = false;
  for (const { who, strike, check } of strikers) {
    if (!find(scene.fight, target)) return null;
    if (hit) {
      extraDice.set(who, Number(check.critical ?? false));
      continue;
    }
    if (!find(scene.fight, who)) continue;
    const defence = yield* defend(scene, { who, strike, check }, target, true);
    if (!defence) continue;
    const { outcome, extraDice: extra } = defence;
    yield* emit({ type: 'sg.answered', who: target, by: who, outcome, extraDice: extra });
    extraDice.set(who, extra);
    hit = defence.hit;
  }
  return hit ? extraDice : null;
}

const NONE = 'none';

/** Any one attribute found among the techniques, as the chain's first names it (SG-CHN-6). */
function* chooseAttribute(
  scene: Scene<SgFight>,
  { strikers }: Chain,
  target: Id,
): Script<readonly Attribute[]> {
  const found = strikers.flatMap(({ strike }): (Attribute | typeof NONE)[] => {
    const attributes = attributesOf(strike);
    return attributes.length > 0 ? [...attributes] : [NONE];
  });
  const choices = [...new Set(found)];
  const [usual = NONE] = choices;
  const [first] = present(scene.fight, strikers);
  if (choices.length < 2 || !first) return listOf(usual);
  const chosen = yield* askOne<Attribute | typeof NONE>(
    first.who,
    'chain-attribute',
    { kind: 'one', choices: choices.map((value) => ({ value })), default: usual },
    { about: { members: strikers.map(({ who }) => who), target } },
  );
  return listOf(chosen);
}

const listOf = (attribute: Attribute | typeof NONE): readonly Attribute[] =>
  attribute === NONE ? [] : [attribute];

interface Hit {
  readonly chain: Chain;
  readonly strikers: readonly Chained[];
  readonly target: Id;
  readonly extraDice: ExtraDice;
  readonly attributes: readonly Attribute[];
}

/** The sum of all damages, defence subtracted once; then all effects (SG-CHN-5, SG-CHN-10). */
function* hurt(scene: Scene<SgFight>, hit: Hit): Script {
  const { target, attributes } = hit;
  if (!find(scene.fight, target)) return;
  const [by] = hit.strikers;
  const blow = { by: by!.who, target, attributes, why: 'chain' as const };
  if (isImmune(meet(combatant(scene.fight, target), attributes))) {
    return yield* settleDamage(scene, { ...blow, sums: [] });
  }
  yield* settleDamage(scene, { ...blow, sums: yield* rollAll(scene, hit) });
  for (const { who, strike } of hit.strikers) {
    if (strike.technique) yield* takeEffect(scene, who, target, strike.technique.effects);
  }
}

/** Each participant's own damage, with face x number on it (SG-CHN-5, SG-CHN-11). */
function* rollAll(
  scene: Scene<SgFight>,
  { chain, strikers, target, extraDice, attributes }: Hit,
): Script<Blow['sums']> {
  const { chainBonus } = settings(scene.fight);
  const group: Group = { face: chain.face, members: chain.strikers.map(({ who }) => who) };
  const sums: Blow['sums'] = [];
  for (const [place, { who, strike }] of strikers.entries()) {
    if (!find(scene.fight, who) || !find(scene.fight, target)) continue;
    const chained = { attributes, bonus: bonusOf(group, place, chainBonus) };
    const extra = extraDice.get(who) ?? 0;
    const sum = yield* rollDamage(scene, who, strike, target, extra, chained);
    sums.push({ ...sum, who });
  }
  return sums;
}
