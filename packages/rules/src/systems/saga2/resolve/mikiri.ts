import { emit, type Scene, type Script } from '../../../kernel/script';
import { MOST, type Mikiri, type Technique } from '../sheets';
import { isHero, settings, type Hero, type SgCombatant, type SgFight } from '../state';
import { isSpell } from '../values';

/** 見切り that can be used in a scenario (SG-GLM-9). */
const PLACES = 3;

/**
 * By what a technique is known again. Its name is what everybody hears; its id, or whose it is,
 * might tell what players do not know of an enemy (SG-OPT-1).
 */
export const mikiriKey = ({ name }: Pick<Technique, 'name'>): string => name;

/**
 * The 見切り with which the defender can evade this technique now, or null: not against spells,
 * and not once the three places of the scenario are taken (SG-GLM-9, SG-GLM-15).
 *
 * @param technique what the attack is made with; none: a normal attack
 */
export function usableMikiri(
  fight: SgFight,
  defender: SgCombatant,
  technique: Technique | undefined,
): Mikiri | null {
  if (!isHero(defender) || !technique || isSpell(technique)) return null;
  const known = defender.body.mikiri.find(({ of }) => of === mikiriKey(technique));
  return known && (!takesPlace(fight, defender, known) || hasPlace(fight, defender)) ? known : null;
}

/** Evade with a 見切り: the first use takes a place, by option every use does (SG-OPT-2). */
export function* useMikiri(scene: Scene<SgFight>, who: Hero, { of, ...what }: Mikiri): Script {
  const place = takesPlace(scene.fight, who, { of });
  yield* emit({ type: 'sg.mikiriUsed', who: who.id, of, what: nameOf(what), place });
}

/** Learn to evade a technique for good: true if it is new and has a place on the sheet (SG-GLM-8). */
export function* learnMikiri(
  _scene: Scene<SgFight>,
  { id, body }: Hero,
  technique: Technique | undefined,
): Script<boolean> {
  if (!technique || body.mikiri.length >= MOST.mikiri) return false;
  if (body.mikiri.some(({ of }) => of === mikiriKey(technique))) return false;
  yield* emit({ type: 'sg.mikiri', who: id, of: mikiriKey(technique), what: nameOf(technique) });
  return true;
}

function takesPlace(fight: SgFight, { body }: Hero, { of }: Pick<Mikiri, 'of'>): boolean {
  return settings(fight).mikiriLimit === 'uses' || !body.mikiriUsed.includes(of);
}

function hasPlace(fight: SgFight, { body: { mikiriUsed } }: Hero): boolean {
  const counted = settings(fight).mikiriLimit === 'uses' ? mikiriUsed : [...new Set(mikiriUsed)];
  return counted.length < PLACES;
}

const nameOf = ({ name, nameEn }: { name: string; nameEn?: string | undefined }) =>
  nameEn ? { name, nameEn } : { name };
