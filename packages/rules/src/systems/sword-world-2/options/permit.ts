import type { Refusal } from '../../../kernel/refusal';
import type { FightView } from '../../../kernel/view';
import type { Action, ActionOf } from '../actions';
import { freeHands } from '../gear';
import type { Armament } from '../resolve/values';
import {
  canAttackWith,
  magicPower,
  storageOf,
  type EnemySpell,
  type Spell,
  type Weapon,
} from '../sheets';
import { mustStandInFront } from '../stages/placement';
import { REAR, SELF, type CharacterBody } from '../state';
import { allSeen, dataOf, isUpSeen, seenOf } from '../view/types';
import { mayMove } from './area';
import { armsOf, heroBody, itemIn, missing, ownerBody, spellIn, weaponIn } from './facts';
import { learned, mayDeclare } from './feats';
import { firstOf, no, unless } from './refusals';
import {
  isArea,
  itemTarget,
  partAimed,
  spellTarget,
  touched,
  weaponTarget,
  type Aim,
} from './targets';
import { awake, hasMajor, inTurn, steady, turnOf, type Actor } from './turn';

/** Null if the actor may do this now; else why not (SW-ACT-22). */
export function permit(
  view: FightView,
  id: string,
  part: string | undefined,
  action: Action,
): Refusal | null {
  const me = seenOf(view, id);
  if (!me) return no('unknown_target');
  const own = part ?? (me.body.type === 'character' ? SELF : Object.keys(me.body.parts)[0]!);
  if (!Object.hasOwn(me.body.parts, own)) return no('unknown_action');
  const actor = { view, me, part: own };
  return missing(actor, action) ?? may(actor, action);
}

function may(actor: Actor, action: Action): Refusal | null {
  switch (action.do) {
    case 'check':
      return mayCheck(actor, action.of);
    case 'pass':
      return mayPass(actor);
    case 'initiative':
      return mayRollInitiative(actor);
    case 'place':
      return mayPlace(actor, action);
    case 'attack':
      return hasMajor(actor) ?? mayAttack(actor, action) ?? feat(actor, action, action.weapon);
    case 'cast':
      return mayCastNow(actor, action);
    case 'multi':
      return mayMulti(actor, action);
    case 'withdraw':
      return hasMajor(actor) ?? mayWithdraw(actor) ?? feat(actor, action, undefined);
    case 'hold':
      return (
        hasMajor(actor) ??
        unless(action.feat !== undefined, 'feat_needs_ally') ??
        feat(actor, action, undefined)
      );
    case 'move':
      return mayMove(actor, action);
    case 'use':
      return mayUse(actor, action);
    case 'draw':
    case 'stow':
    case 'discard':
      return inTurn(actor) ?? mayHandle(actor, action);
    case 'pickup':
      return hasMajor(actor) ?? mayPickUp(actor, action) ?? feat(actor, action, undefined);
    case 'loot':
      return mayLoot(actor, action);
  }
}

const feat = (actor: Actor, action: Pick<ActionOf<'attack'>, 'feat'>, weapon: string | undefined) =>
  mayDeclare(actor, action.feat, weapon);

function mayCheck({ view, me }: Actor, of: string): Refusal | null {
  const enemy = seenOf(view, of)?.body;
  const { checking, kinds } = dataOf(view);
  const kind = enemy?.type === 'enemy' ? kinds[`k${enemy.letter}`] : undefined;
  return firstOf(
    () => unless(checking && kind?.checking === true, 'wrong_stage'),
    () => awake(me),
    () => unless(!kind!.checked.includes(me.id), 'already_checked'),
  );
}

function mayPass(actor: Actor): Refusal | null {
  const { view, me } = actor;
  const { stage, checking } = dataOf(view);
  if (!checking && stage === 'turns') return inTurn(actor);
  if (me.side !== 'party') return no('unknown_action');
  if (!checking && stage !== 'initiative') return no('wrong_stage');
  const waiting = view.slots.some((slot) => slot.actor === me.id);
  return awake(me) ?? unless(waiting, 'already_checked');
}

function mayRollInitiative({ view, me }: Actor): Refusal | null {
  const { stage, checking, initiative } = dataOf(view);
  return firstOf(
    () => unless(!checking, 'check_first'),
    () => unless(stage === 'initiative' && me.side === 'party', 'wrong_stage'),
    () => awake(me),
    () => unless(!Object.hasOwn(initiative, me.id), 'already_checked'),
  );
}

/** Own rear or front, and somebody has to stand in front (SW-ACT-21). */
function mayPlace({ view, me }: Actor, { area }: ActionOf<'place'>): Refusal | null {
  const placing = view.slots.find((slot) => slot.turn === 'placement');
  const side = placing && seenOf(view, placing.actor)?.side;
  const rear = REAR[me.side];
  const members = allSeen(view)
    .filter((c) => c.side === me.side && isUpSeen(c) && !c.hidden)
    .map((c) => ({ id: c.id, placed: c.body.placed, front: c.body.area === 'front' }));
  return firstOf(
    () => unless(dataOf(view).stage === 'placement', 'wrong_stage'),
    () => awake(me),
    () => unless(side === me.side, 'not_your_turn'),
    () => unless(area === 'front' || area === rear, 'only_rear_or_front'),
    () => unless(area === 'front' || !mustStandInFront(members, me.id), 'must_stand_in_front'),
  );
}

function mayAttack(actor: Actor, { weapon, targets }: ActionOf<'attack'>): Refusal | null {
  const arms = armsOf(actor, weapon)!;
  return firstOf(
    () => usable(actor, arms),
    () => unless(targets.length === 1, 'too_many_targets'),
    () => weaponTarget(actor, arms, targets[0]!),
  );
}

/** In hand, loaded, and skilled enough (SW-ACT-17, SW-ACT-18); no shot after a normal move. */
export function usable(actor: Actor, arms: Armament): Refusal | null {
  const body = heroBody(actor);
  const state = body?.weapons[arms.id];
  return firstOf(
    () => unless(!state || state.place === 'hand', 'not_in_hand'),
    () => unless(state?.left !== 0, 'no_ammunition'),
    () => unless(!body || canAttackWith(body.sheet, arms), 'skills_missing'),
    () => (arms.kind === 'melee' ? null : steady(actor)),
  );
}

function mayCastNow(actor: Actor, action: ActionOf<'cast'>): Refusal | null {
  const spell = spellIn(actor, action.spell)!;
  const turn = spell.action === 'major' ? hasMajor(actor) : inTurn(actor);
  return firstOf(
    () => turn,
    () => mayCast(actor, spell, action.targets),
    () => mayDeclare(actor, action.feat, undefined, spell.action === 'major'),
  );
}

function mayCast(actor: Actor, spell: Spell | EnemySpell, targets: readonly Aim[]): Refusal | null {
  return firstOf(
    () => canCast(actor, spell),
    () => fitsTargets(actor, spell, targets),
  );
}

/** The skill, the MP, and no normal move before (SW-ACT-3, SW-ACT-16). */
export function canCast(actor: Actor, spell: Spell | EnemySpell): Refusal | null {
  const body = heroBody(actor);
  return firstOf(
    () =>
      unless(
        !body || !('skill' in spell) || magicPower(body.sheet, spell.skill) !== null,
        'skills_missing',
      ),
    () => steady(actor),
    () => unless((turnOf(actor)?.mp ?? 0) >= spell.mpCost, 'not_enough_mp'),
  );
}

function fitsTargets(
  actor: Actor,
  spell: Spell | EnemySpell,
  targets: readonly Aim[],
): Refusal | null {
  if (isArea(spell)) return fitsArea(actor, spell, targets);
  const most = spell.target.kind === 'many' ? spell.target.count : 1;
  const aims = targets.map((aim) => `${aim.id}/${partAimed(actor.view, aim)}`);
  const twice = new Set(aims).size < aims.length;
  return firstOf(
    () => unless(targets.length <= most && !twice, 'too_many_targets'),
    ...targets.map((aim) => () => spellTarget(actor, spell, aim)),
  );
}

/** An area spell takes everybody it touches, in the order the caster names. */
function fitsArea(
  actor: Actor,
  spell: Spell | EnemySpell,
  targets: readonly Aim[],
): Refusal | null {
  const { area } = seenOf(actor.view, targets[0]!.id)!.body;
  const all = touched(actor, spell, area);
  const wanted = new Set(targets.map(nameOf));
  const named = all.filter((aim) => wanted.has(aim.id) || wanted.has(nameOf(aim)));
  return firstOf(...targets.map((aim) => () => spellTarget(actor, spell, aim)), () =>
    unless(named.length === all.length && targets.length <= all.length, 'wrong_target'),
  );
}

/** Of the whole its id alone; ids have no slash. */
const nameOf = ({ id, part }: Aim): string => (part === undefined ? id : `${id}/${part}`);

/** 《マルチアクション》: one weapon attack and one spell in one major action (SW-ACT-10). */
function mayMulti(actor: Actor, action: ActionOf<'multi'>): Refusal | null {
  const spell = spellIn(actor, action.cast.spell)!;
  return firstOf(
    () => mayStartMulti(actor),
    () => mayAttack(actor, { do: 'attack', ...action.attack }),
    () => unless(spell.action === 'major', 'unknown_spell'),
    () => mayCast(actor, spell, action.cast.targets),
  );
}

/** Whether there is a 《マルチアクション》 to make, whatever is in it (SW-ACT-12). */
export function mayStartMulti(actor: Actor): Refusal | null {
  return firstOf(
    () => hasMajor(actor),
    () => learned(actor, 'multiAction'),
    () => unless(turnOf(actor)?.feat === undefined, 'feat_used'),
  );
}

function mayWithdraw({ view, me }: Actor): Refusal | null {
  const here = allSeen(view).filter(
    (c) => isUpSeen(c) && c.body.area === me.body.area && !c.hidden,
  );
  return unless(
    here.some((c) => c.side !== me.side),
    'not_in_melee',
  );
}

function mayUse(actor: Actor, action: ActionOf<'use'>): Refusal | null {
  const item = itemIn(actor, action.item)!;
  const left = heroBody(actor)?.items[item.id] ?? 0;
  return firstOf(
    () => (item.action === 'major' ? hasMajor(actor) : inTurn(actor)),
    () => unless(item.effect !== undefined, 'no_effect'),
    () => unless(left > 0, 'used_up'),
    () => unless(action.targets.length === 1, 'too_many_targets'),
    () => itemTarget(actor, item, action.targets[0]!),
    () => mayDeclare(actor, action.feat, undefined, item.action === 'major'),
  );
}

/** Two hands in all; only a sword or a one-hand gun can be put away (SW-ACT-9, SW-ACT-17). */
function mayHandle(actor: Actor, action: ActionOf<'draw' | 'stow' | 'discard'>): Refusal | null {
  const body = heroBody(actor)!;
  const weapon = weaponIn(body, action.weapon)!;
  const { place } = body.weapons[action.weapon]!;
  if (action.do === 'draw') return mayTake(body, weapon, place);
  return firstOf(
    () => unless(place === 'hand', 'not_in_hand'),
    () => unless(action.do === 'discard' || storageOf(weapon) !== null, 'nowhere_to_put'),
  );
}

function mayTake(body: CharacterBody, weapon: Weapon, place: string): Refusal | null {
  return firstOf(
    () => unless(place !== 'hand', 'already_in_hand'),
    () => unless(place === 'stowed', 'nothing_there'),
    () => unless(freeHands(body) >= weapon.hands, 'hands_full'),
  );
}

/** Anyone in the area may pick up what lies there (SW-ACT-17). */
function mayPickUp(actor: Actor, { weapon: id, owner }: ActionOf<'pickup'>): Refusal | null {
  const body = heroBody(actor)!;
  const theirs = ownerBody(actor, owner)!;
  const weapon = weaponIn(theirs, id)!;
  const lying = theirs.weapons[id]?.ground[body.area] ?? 0;
  return firstOf(
    () => unless(lying > 0, 'nothing_there'),
    () => unless(freeHands(body) >= weapon.hands, 'hands_full'),
  );
}

/** Any player may roll for any part that is left (SW-END-2). */
function mayLoot({ view, me }: Actor, { enemy, part }: ActionOf<'loot'>): Refusal | null {
  const { stage, loot } = dataOf(view);
  return firstOf(
    () => unless(stage === 'loot' && me.side === 'party', 'wrong_stage'),
    () =>
      unless(
        loot.rolls.some((roll) => roll.enemy === enemy && roll.part === part),
        'no_loot',
      ),
  );
}
