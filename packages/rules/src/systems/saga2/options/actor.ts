import type { FightView } from '../../../kernel/view';
import type { Technique } from '../sheets';
import type { CharacterBody, SgCombatant } from '../state';
import { techniqueOf, techniquesOf } from '../values';
import type { Seen } from '../view/types';

/** An actor as its own player sees the table: what every permission is worked out from. */
export interface Actor {
  readonly view: FightView;
  readonly me: Seen;
}

/**
 * The actor as the rules know it. Characters are open, and who plays an enemy sees its sheet, so
 * that what its own values come to can be worked out from the view; null: this viewer does not.
 */
export function own({ me }: Actor): SgCombatant | null {
  const isOpen = me.body.type === 'character' || me.body.sheet !== undefined;
  return isOpen ? (me as unknown as SgCombatant) : null;
}

export const heroBody = ({ me }: Actor): CharacterBody | null =>
  me.body.type === 'character' ? me.body : null;

/** Techniques and spells that the actor knows. */
export function techniques(actor: Actor): readonly Technique[] {
  const c = own(actor);
  return c ? techniquesOf(c) : [];
}

export function technique(actor: Actor, id: string): Technique | undefined {
  const c = own(actor);
  return c ? techniqueOf(c, id) : undefined;
}
