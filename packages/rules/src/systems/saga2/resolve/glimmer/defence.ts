import type { Id } from '../../../../kernel/fight';
import { emit, type Scene, type Script } from '../../../../kernel/script';
import { catalogue } from '../../catalogue';
import { combatant } from '../../combatants';
import { isEvasion } from '../../checks/check';
import type { Check } from '../../events';
import type { Technique, Weapon } from '../../sheets';
import { isHero, type Hero, type SgCombatant, type SgFight } from '../../state';
import { levelOf, techniquesOf, weaponsInHand } from '../../values';
import type { Strike } from '../strike';
import { draw } from '../draw';
import { learnMikiri } from '../mikiri';
import { search } from './search';
import { strengthAgainst } from './strength';

/** What three dice alike on an evasion check bring; the attack is then avoided (SG-GLM-14). */
export type Insight =
  | { readonly brings: 'technique'; readonly technique: Technique; readonly weapon: Weapon }
  | { readonly brings: 'mikiri' };

/**
 * A 閃き on an evasion check (SG-GLM-8): a parry or counter of a weapon in hand; else, against a
 * technique, a new 見切り. Null: neither, and the total stands.
 */
export function* glimmerOnDefence(
  scene: Scene<SgFight>,
  defender: Id,
  check: Check,
  attacker: Id,
  strike: Strike,
): Script<Insight | null> {
  const learner = combatant(scene.fight, defender);
  if (!check.triple || !isEvasion(check.kind) || !isHero(learner)) return null;
  const by = combatant(scene.fight, attacker);
  const offer = learnable(scene.fight, learner, by, check.dice[0]!);
  const technique = yield* draw(scene, defender, offer?.techniques ?? []);
  if (offer && technique) {
    yield* emit({ type: 'sg.glimmer', who: defender, technique, on: 'defence' });
    return { brings: 'technique', technique, weapon: offer.weapon };
  }
  const isNew = yield* learnMikiri(scene, learner, strike.technique);
  return isNew ? { brings: 'mikiri' } : null;
}

/** Of the first weapon in hand that has something to learn (SG-GLM-12). */
function learnable(fight: SgFight, learner: Hero, attacker: SgCombatant, face: number) {
  const known = new Set(techniquesOf(learner).map(({ id }) => id));
  for (const weapon of weaponsInHand(learner)) {
    const strength = strengthAgainst(fight, levelOf(learner, weapon.skill), [attacker]);
    const techniques = search(defences(fight, weapon), known, face, strength);
    if (techniques.length > 0) return { weapon, techniques };
  }
  return null;
}

const defences = (fight: SgFight, weapon: Weapon): readonly Technique[] =>
  catalogue(fight).filter(
    ({ skill, kind }) => skill === weapon.skill && (kind === 'parry' || kind === 'counter'),
  );
