import type { Id } from '../../../kernel/fight';
import type { Scene, Script } from '../../../kernel/script';
import { combatant } from '../combatants';
import type { SgFight } from '../state';
import { isImmune, meet } from './attributes';
import { rollDamage, settleDamage, type Blow } from './damage';
import { takeEffect } from './statuses/effects';
import { attributesOf, type Strike } from './strike';

/** A strike that hit. */
export interface Hit {
  readonly who: Id;
  readonly strike: Strike;
  readonly target: Id;
  /** Of SG-ATK-4. */
  readonly extraDice: number;
  readonly why: Blow['why'];
  /** See `harm`. */
  readonly costly?: Set<Id>;
}

/**
 * Damage of one strike on one target, then its effects, at 0 damage too (SG-ATK-9, 6). If every
 * attribute meets an immunity nothing is rolled and nothing follows (SG-ATK-11).
 */
export function* hitHome(scene: Scene<SgFight>, hit: Hit): Script {
  const { who, strike, target, extraDice, why, costly } = hit;
  const attributes = attributesOf(strike);
  const blow = { by: who, target, attributes, why, ...(costly ? { costly } : {}) };
  if (isImmune(meet(combatant(scene.fight, target), attributes))) {
    return yield* settleDamage(scene, { ...blow, sums: [] });
  }
  const sum = yield* rollDamage(scene, who, strike, target, extraDice);
  yield* settleDamage(scene, { ...blow, sums: [{ ...sum, who }] });
  if (strike.technique) yield* takeEffect(scene, who, target, strike.technique.effects);
}
