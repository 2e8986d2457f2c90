import type { Id } from '../../../../kernel/fight';
import { emit, type Scene, type Script } from '../../../../kernel/script';
import { catalogue } from '../../catalogue';
import { combatant } from '../../combatants';
import type { Check } from '../../events';
import type { Technique } from '../../sheets';
import { isHero, type SgFight } from '../../state';
import { levelOf, techniquesOf } from '../../values';
import { skillOfStrike, type Strike } from '../strike';
import { draw } from '../draw';
import { struckBy } from '../target';
import { search } from './search';
import { strengthAgainst } from './strength';

/**
 * A 閃き on a hit or spell check: the technique learned, or null (SG-GLM-1, SG-GLM-7). Three dice
 * alike without anything left to learn: see `countsAs`.
 */
export function* glimmerOnAttack(
  scene: Scene<SgFight>,
  who: Id,
  check: Check,
  strike: Strike,
): Script<Technique | null> {
  const face = glimmerFace(scene.fight, check);
  if (face === null) return null;
  const learned = yield* draw(scene, who, learnable(scene.fight, who, strike, face));
  if (!learned) return null;
  yield* emit({ type: 'sg.glimmer', who, technique: learned, on: 'attack' });
  return learned;
}

/** The check where nothing was left to learn: three alike, even ones, are a critical (SG-GLM-6). */
export const countsAs = (check: Check): Check =>
  check.triple ? { ...check, critical: true, fumble: false } : check;

/**
 * The face that a 閃き on this check brings, or null: of three dice alike, and in a special fight,
 * on a critical hit check, of the die that is not used (SG-GLM-1, SG-GLM-7).
 */
export function glimmerFace({ data }: Pick<SgFight, 'data'>, check: Check): number | null {
  const { kind, dice, used, triple, critical } = check;
  if (kind !== 'hit' && kind !== 'spell') return null;
  if (triple) return dice[0]!;
  if (!data.special || kind !== 'hit' || !critical) return null;
  return dice.find((_, place) => !used.includes(place)) ?? null;
}

/** Attack and support techniques of the skill that is used (SG-GLM-12). */
function learnable(fight: SgFight, who: Id, strike: Strike, face: number): readonly Technique[] {
  const learner = combatant(fight, who);
  if (!isHero(learner)) return [];
  const skill = skillOfStrike(strike);
  const pool = catalogue(fight).filter(
    ({ skill: of, kind }) => of === skill && (kind === 'attack' || kind === 'support'),
  );
  const known = new Set(techniquesOf(learner).map(({ id }) => id));
  const opponents = struckBy(fight, who, strike).map((id) => combatant(fight, id));
  return search(pool, known, face, strengthAgainst(fight, levelOf(learner, skill), opponents));
}
