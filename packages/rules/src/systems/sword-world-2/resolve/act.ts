import { find } from '../../../kernel/fight';
import { emit, type Scene, type Script } from '../../../kernel/script';
import type { Action, ActionOf } from '../actions';
import { combatant, hero, isTarget } from '../combatants';
import type { Named, SwEventOf, Target } from '../events';
import { weaponOf } from '../gear';
import type { Feat } from '../sheets';
import { checkingKinds } from '../stages/knowledge';
import { verdict } from '../stages/turns';
import { isHero, isUp, SELF, standingParts, type SwFight } from '../state';
import { attack } from './attack';
import { cast } from './cast';
import { useItem } from './heal';
import { armament, spellOf } from './values';

/** An action of an actor, as scripts get it. */
export interface Deed<A> {
  readonly part: string;
  readonly action: A;
  /** The GM had it done against the rules (SW-ACT-22). */
  readonly overruled: boolean;
}

type Acting<T extends Action['do']> = Deed<ActionOf<T>>;
type Declared = Omit<SwEventOf<'sw.declared'>, 'type' | 'who' | 'part' | 'overruled'>;

/** The parts aimed at: of a character itself, of an enemy the named part or the first standing. */
function aims(
  fight: SwFight,
  targets: readonly { readonly id: string; readonly part?: string | undefined }[],
): Target[] {
  return targets.flatMap(({ id, part }) => {
    const c = find(fight, id);
    if (!c) return [];
    if (isHero(c)) return [{ id, part: SELF }];
    return [{ id, part: part ?? standingParts(c)[0] ?? Object.keys(c.body.parts)[0]! }];
  });
}

function* declare(who: string, deed: Deed<unknown>, told: Declared): Script {
  const feat = (deed.action as { feat?: { id: string; ally?: string } }).feat;
  yield* emit({
    type: 'sw.declared',
    who,
    part: deed.part,
    ...(feat ? { feat: feat.id } : {}),
    ...told,
    ...(feat?.ally ? { covers: feat.ally } : {}),
    ...(deed.overruled ? { overruled: true } : {}),
  });
}

export function* attackAction(
  scene: Scene<SwFight>,
  deed: Acting<'attack'>,
  who: string,
  half = NOT_HALF,
): Script {
  const { part, action } = deed;
  const { weapon, feat } = action;
  const targets = aims(scene.fight, action.targets);
  yield* declare(who, deed, {
    deed: 'attack',
    what: nameOf(armament(combatant(scene.fight, who), part, weapon)),
    weapon,
    targets,
    major: true,
    ...half,
  });
  for (const target of targets) {
    yield* attack(scene, { who, part, weapon, feat: feat?.id }, target);
  }
}

export function* castAction(
  scene: Scene<SwFight>,
  deed: Acting<'cast'>,
  who: string,
  half = NOT_HALF,
): Script {
  const spell = spellOf(combatant(scene.fight, who), deed.part, deed.action.spell);
  if (!spell) return;
  const targets = aims(scene.fight, deed.action.targets);
  yield* declare(who, deed, {
    deed: 'cast',
    what: nameOf(spell),
    targets,
    major: spell.action === 'major',
    mp: spell.mpCost,
    ...half,
  });
  yield* cast(scene, who, deed.part, spell.id, targets);
}

/** What an action says besides when it is one half of a 《マルチアクション》. */
type Half = { readonly feat?: Feat };
const NOT_HALF: Half = {};
const HALF: Half = { feat: 'multiAction' };

/**
 * 《マルチアクション》 (SW-ACT-10): each half resolved to its end, in the order chosen. The second
 * falls away, unpaid, if the first ended the fight or left nobody to do it or to do it to.
 */
export function* multiAction(scene: Scene<SwFight>, deed: Acting<'multi'>, who: string): Script {
  const { attack: blow, cast: charm, first } = deed.action;
  const halves = {
    attack: () => attackAction(scene, { ...deed, action: { do: 'attack', ...blow } }, who, HALF),
    cast: () => castAction(scene, { ...deed, action: { do: 'cast', ...charm } }, who, HALF),
  };
  yield* halves[first]();
  const [second, { targets }] =
    first === 'attack' ? (['cast', charm] as const) : (['attack', blow] as const);
  const able = isUp(combatant(scene.fight, who)) && !verdict(scene.fight);
  const aimed = aims(scene.fight, targets).some((aim) => isTarget(scene.fight, aim));
  if (able && aimed) yield* halves[second]();
}

export function* useAction(scene: Scene<SwFight>, deed: Acting<'use'>, who: string): Script {
  const item = hero(scene.fight, who).body.sheet.items.find((i) => i.id === deed.action.item);
  if (!item) return;
  const targets = aims(scene.fight, deed.action.targets);
  yield* declare(who, deed, {
    deed: 'use',
    what: nameOf(item),
    item: item.id,
    targets,
    major: item.action === 'major',
  });
  for (const target of targets) yield* useItem(scene, who, item, target);
}

export function* withdrawAction(
  _scene: Scene<SwFight>,
  deed: Acting<'withdraw'>,
  who: string,
): Script {
  yield* declare(who, deed, { deed: 'withdraw', targets: [], major: true });
}

export function* holdAction(_scene: Scene<SwFight>, deed: Acting<'hold'>, who: string): Script {
  yield* declare(who, deed, { deed: 'hold', targets: [], major: true });
}

export function* pickupAction(scene: Scene<SwFight>, deed: Acting<'pickup'>, who: string): Script {
  const { weapon, owner = who } = deed.action;
  const what = nameOf(weaponOf(hero(scene.fight, owner), weapon));
  yield* declare(who, deed, { deed: 'pickup', what, targets: [], major: true });
  yield* emit({ type: 'sw.handled', who, weapon, deed: 'pickup', owner, what });
}

/** Drawing, sheathing and throwing away are minor actions (SW-ACT-9). */
export function* handleAction(
  scene: Scene<SwFight>,
  { action }: Deed<ActionOf<'draw' | 'stow' | 'discard'>>,
  who: string,
): Script {
  const what = nameOf(weaponOf(hero(scene.fight, who), action.weapon));
  yield* emit({ type: 'sw.handled', who, weapon: action.weapon, deed: action.do, what });
}

export function* moveAction(
  _scene: Scene<SwFight>,
  { action }: Deed<ActionOf<'move'>>,
  who: string,
): Script {
  yield* emit({ type: 'sw.moved', who, how: action.how, to: action.to });
}

export function* passAction(
  scene: Scene<SwFight>,
  { part }: Deed<ActionOf<'pass'>>,
  who: string,
): Script {
  const checking = checkingKinds(scene.fight).length > 0;
  const stage = checking ? 'knowledge' : scene.fight.data.stage;
  yield* emit({ type: 'sw.passed', who, part, stage });
}

/** What the log may say of a weapon, an attack, a spell or an item; who reads which is narrated. */
function nameOf(thing: Named | null | undefined): Named {
  const { name = '', nameEn, publicName, publicNameEn } = thing ?? {};
  return {
    name,
    ...(nameEn ? { nameEn } : {}),
    ...(publicName ? { publicName } : {}),
    ...(publicNameEn ? { publicNameEn } : {}),
  };
}
