import type { Id } from '../../../kernel/fight';
import { emit, type Scene, type Script } from '../../../kernel/script';
import type { Action, Command, Deed, ItemDeed, TechniqueDeed } from '../actions';
import { combatant } from '../combatants';
import type { SgEventOf } from '../events';
import { attackWith } from '../resolve/attack';
import { covers, pay } from '../resolve/cost';
import { beforeAction, type Due } from '../resolve/statuses';
import type { Strike } from '../resolve/strike';
import { supportedBy, supportWith, type Support } from '../resolve/support';
import { targetsOf } from '../resolve/target';
import type { Technique } from '../sheets';
import { isHero, type SgFight } from '../state';
import { techniqueOf, weaponOf, weaponsInHand } from '../values';
import { takePlace } from './places';

type At = Scene<SgFight>;

/** A deed at its place in the order, and what is said of it besides. */
interface Acting extends Due {
  readonly overruled?: boolean;
}

/** The declared command, as the actor's statuses leave it (SG-TRN-11, SG-ATK-9). */
export function* go(scene: At, args: { readonly overruled?: boolean }, who: Id): Script {
  const { command } = combatant(scene.fight, who).body;
  yield* takePlace(scene, who);
  if (!command) return;
  const due = yield* beforeAction(scene, who, deedOf(command));
  if (due) yield* carryOut(scene, who, { ...due, ...saidOf(args) });
}

/** A deed that the GM has done against the rules, in place of the declared one. */
export function* deed(
  scene: At,
  { action, overruled }: { readonly action: Action; readonly overruled: boolean },
  who: Id,
): Script {
  if (action.do === 'go' || action.do === 'chain') return;
  yield* takePlace(scene, who);
  yield* carryOut(scene, who, { deed: deedOf(action), ...saidOf({ overruled }) });
}

const saidOf = ({ overruled }: { readonly overruled?: boolean }) =>
  overruled ? { overruled } : {};

/** A command without its stance. */
export function deedOf({ from: _, hands: __, ...deed }: Command): Deed {
  return deed as Deed;
}

function* carryOut(scene: At, who: Id, acting: Acting): Script {
  const { deed } = acting;
  switch (deed.do) {
    case 'guard':
      return yield* acts(who, acting, {});
    case 'item':
      return yield* useItem(scene, who, deed, acting);
    case 'attack': {
      const weapon = weaponOf(combatant(scene.fight, who), deed.weapon);
      return yield* strikeAt(scene, who, { deed: 'attack', weapon, target: deed.target }, acting);
    }
    case 'technique':
      return yield* useTechnique(scene, who, deed, acting);
  }
}

/** An attack whose cost is not covered is a normal one, support is lost (SG-ATK-8). */
function* useTechnique(scene: At, who: Id, deed: TechniqueDeed, acting: Acting): Script {
  const c = combatant(scene.fight, who);
  const technique = techniqueOf(c, deed.technique);
  if (!technique) return yield* lost(who, 'noTarget');
  const covered = covers(c.body, technique);
  const { target, row } = deed;
  const weapon = deed.weapon === undefined ? undefined : weaponOf(c, deed.weapon);
  if (technique.kind === 'support') {
    if (!covered) return yield* lost(who, 'noCost');
    return yield* useSupport(scene, who, technique, deed, acting);
  }
  if (covered) {
    const strike: Strike = { deed: 'technique', technique, weapon, target, row };
    return yield* strikeAt(scene, who, strike, acting);
  }
  const [held] = weaponsInHand(c);
  if (!weapon && !held) return yield* lost(who, 'noCost');
  const normal: Strike = { deed: 'attack', weapon: weapon ?? held, target, row };
  yield* strikeAt(scene, who, normal, acting, { fallback: true });
}

/** At whom it goes is settled now (SG-TRN-5); nobody left: the action is lost, unpaid. */
function* strikeAt(
  scene: At,
  who: Id,
  strike: Strike,
  acting: Acting,
  said: Partial<SgEventOf<'sg.acts'>> = {},
): Script {
  const [target] = yield* targetsOf(scene, who, strike);
  if (target === undefined) return yield* lost(who, 'noTarget');
  const single = (strike.technique?.targets ?? 'one') === 'one';
  yield* acts(who, acting, {
    ...said,
    deed: strike.deed,
    ...(strike.technique ? { technique: strike.technique.id, what: nameOf(strike.technique) } : {}),
    ...(strike.weapon ? { weapon: strike.weapon.id } : {}),
    ...(single ? { target } : rowOf(scene.fight, target, strike)),
    ...(single && target !== strike.target ? { retargeted: true } : {}),
  });
  yield* attackWith(scene, who, { ...strike, target });
}

/** The row that an attack on one row takes. */
function rowOf(fight: SgFight, target: Id, { technique }: Strike) {
  return technique?.targets === 'row' ? { row: combatant(fight, target).body.row } : {};
}

function* useSupport(
  scene: At,
  who: Id,
  technique: Technique,
  deed: TechniqueDeed,
  acting: Acting,
): Script {
  const targets = yield* supportedBy(scene, who, technique, deed);
  if (targets.length === 0) return yield* lost(who, 'noTarget');
  const what = { technique: technique.id, what: nameOf(technique) };
  yield* acts(who, acting, { ...what, ...aimOf(technique, deed, targets) });
  yield* pay(scene, who, technique);
  yield* supportWith(scene, who, technique, targets);
}

/** One carried item, used up unless its sheet says otherwise (SG-ATK-13). */
function* useItem(scene: At, who: Id, deed: ItemDeed, acting: Acting): Script {
  const c = combatant(scene.fight, who);
  if (!isHero(c)) return;
  const item = c.body.sheet.items.find(({ id }) => id === deed.item);
  if (!item || (c.body.items[item.id] ?? 0) < 1) return yield* lost(who, 'noCost');
  const targets = yield* supportedBy(scene, who, item, deed);
  if (targets.length === 0) return yield* lost(who, 'noTarget');
  yield* acts(who, acting, { what: nameOf(item), ...aimOf(item, deed, targets) });
  if (item.usedUp) yield* emit({ type: 'sg.used', who, item: item.id });
  yield* supportWith(scene, who, item, targets);
}

function aimOf(
  { targets }: Pick<Support, 'targets'>,
  { target, row }: ItemDeed | TechniqueDeed,
  at: readonly Id[],
) {
  if (targets === 'row') return row === undefined ? {} : { row };
  if (targets !== 'one') return {};
  const one = at[0]!;
  return { target: one, ...(one === target ? {} : { retargeted: true }) };
}

const lost = (who: Id, why: SgEventOf<'sg.lost'>['why']): Script =>
  emit({ type: 'sg.lost', who, why });

function acts(
  who: Id,
  { deed, why, overruled }: Acting,
  said: Partial<SgEventOf<'sg.acts'>>,
): Script {
  return emit({
    type: 'sg.acts',
    who,
    deed: deed.do,
    ...(deed.do === 'item' ? { item: deed.item } : {}),
    ...said,
    ...(why ? { why } : {}),
    ...(overruled ? { overruled } : {}),
  });
}

const nameOf = ({ name, nameEn }: { name: string; nameEn?: string | undefined }) =>
  nameEn ? { name, nameEn } : { name };
