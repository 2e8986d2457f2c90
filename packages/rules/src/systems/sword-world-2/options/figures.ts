import type { JsonObject } from '../../../kernel/json';
import { armament, evasion, power, resistance, type Known } from '../resolve/values';
import { resistanceTo, type EnemySpell, type Spell } from '../sheets';
import type { Options } from '../settings';
import { allSeen, isUpSeen, knownBody, seenOf, standingSeen, type Seen } from '../view/types';
import { chance, unavoided, type Side } from './odds';
import type { Aim } from './targets';
import type { Actor } from './turn';

const settingsOf = ({ view }: Actor): Options => view.options as unknown as Options;

const rolls = (actor: Actor, side: string): boolean =>
  side === 'party' || settingsOf(actor).enemyRolls === 'rolled';

/** Figures of a weapon as its wielder has them. */
export function weaponFigures({ me, part }: Actor, id: string): JsonObject | undefined {
  const body = knownBody(me);
  const arms = body && armament({ body }, part, id);
  if (!arms) return undefined;
  const { name, nameEn, kind, range, accuracy, damage, additional } = arms;
  const named = { name, ...(nameEn ? { nameEn } : {}) };
  return { ...named, kind, range, accuracy, damage: damage as never, additional };
}

/** Figures of a spell as its caster has them. */
export function spellFigures({ me }: Actor, spell: Spell | EnemySpell): JsonObject | undefined {
  const body = knownBody(me);
  if (!body) return undefined;
  return { power: power({ body }, spell), mp: spell.mpCost, effect: spell.effect as never };
}

/** Chance to hit, absent where anything that decides it is not known. */
export function weaponOdds(actor: Actor, weapon: string, aim: Aim): number | undefined {
  const mine = knownBody(actor.me);
  const target = seenOf(actor.view, aim.id);
  const theirs = target && known(target);
  const arms = mine && armament({ body: mine }, actor.part, weapon);
  if (!arms || !target || !theirs) return undefined;
  if (isCovered(actor, target)) return unavoided(rolls(actor, actor.me.side), settingsOf(actor));
  if (target.body.condition === 'unconscious') return 1;
  const bonus = accuracyWeakness(actor, target);
  return opposed(actor, arms.accuracy + bonus, target, evasion(theirs, partOf(target, aim)));
}

/** Will somebody take the blow instead, without evasion (SW-ACT-12)? */
function isCovered({ view }: Actor, { id, side, body }: Seen): boolean {
  return allSeen(view).some(
    (c) =>
      c.body.type === 'character' &&
      c.body.covers === id &&
      c.side === side &&
      c.body.area === body.area &&
      isUpSeen(c) &&
      !c.hidden,
  );
}

/** Chance that a spell is not resisted. */
export function spellOdds(actor: Actor, spell: Spell | EnemySpell, aim: Aim): number | undefined {
  const { by, outcome } = resistanceTo(spell);
  const mine = knownBody(actor.me);
  const target = seenOf(actor.view, aim.id);
  const theirs = target && known(target);
  if (!mine || !target || target.side === actor.me.side || outcome === 'unresistable')
    return undefined;
  if (!theirs || spell.effect.kind === 'healing') return undefined;
  return opposed(actor, power({ body: mine }, spell), target, resistance(theirs, by));
}

function opposed(actor: Actor, active: number, target: Seen, passive: number): number {
  const attacker: Side = { modifier: active, rolls: rolls(actor, actor.me.side) };
  const defender: Side = { modifier: passive, rolls: rolls(actor, target.side) };
  return chance(attacker, defender, settingsOf(actor));
}

function known(target: Seen): Known | undefined {
  const body = knownBody(target);
  return body ? { body } : undefined;
}

const partOf = (target: Seen, aim: Aim): string => aim.part ?? standingSeen(target)[0]!;

function accuracyWeakness({ me }: Actor, { body }: Seen): number {
  if (me.side !== 'party' || body.type !== 'enemy' || !body.weak) return 0;
  const weakness = body.sheet?.weakness;
  return weakness?.kind === 'accuracy' ? weakness.amount : 0;
}
