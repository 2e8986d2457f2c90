import type { Refusal } from '../../../kernel/refusal';
import type { Action } from '../actions';
import { seenOf } from '../view/types';
import { armsOf } from './facts';
import { firstOf, no, unless } from './refusals';
import { turnOf, type Actor } from './turn';

/** A declared feat (SW-ACT-12) as it comes with an action. */
export type FeatChoice = NonNullable<Extract<Action, { do: 'attack' }>['feat']>;

/** Feats that need a melee attack; the others with a weapon go with any of them. */
const MELEE_ONLY: readonly string[] = ['allOutAttack', 'magicStrike'];

/** One declared feat a turn, for that turn's major action (SW-ACT-12). */
export function mayDeclare(
  actor: Actor,
  feat: FeatChoice | undefined,
  weapon: string | undefined,
  major = true,
): Refusal | null {
  if (!feat) return null;
  return firstOf(
    () => unless(major, 'feat_needs_major'),
    () => learned(actor, feat.id),
    () => unless(turnOf(actor)?.feat === undefined, 'feat_used'),
    () => (feat.id === 'cover' ? guards(actor, feat.ally) : striking(actor, feat.id, weapon)),
  );
}

export function learned({ me }: Actor, feat: string): Refusal | null {
  const feats: readonly string[] = me.body.type === 'character' ? me.body.sheet.feats : [];
  return unless(feats.includes(feat), 'feat_not_learned');
}

/** かばう names one ally; whether both stand together is looked at when the blow comes. */
function guards({ view, me }: Actor, ally: string | undefined): Refusal | null {
  const guarded = ally === undefined ? undefined : seenOf(view, ally);
  return unless(guarded?.side === me.side && guarded.id !== me.id, 'feat_needs_ally');
}

function striking(actor: Actor, feat: string, weapon: string | undefined): Refusal | null {
  const arms = weapon === undefined ? null : armsOf(actor, weapon);
  if (!arms) return no('feat_needs_weapon');
  return unless(!MELEE_ONLY.includes(feat) || arms.kind === 'melee', 'feat_melee_only');
}
