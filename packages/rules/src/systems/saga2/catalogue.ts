import type { Fight } from '../../kernel/fight';
import type { Options } from './settings';
import type { Technique } from './sheets';
import { STARTER_TECHNIQUES } from './starter/techniques';
import { settings } from './state';

/**
 * Every technique and spell that can be learned in this fight, in order of the list (SG-DAT-7):
 * the program's, then the group's own. One of the group's takes the place of the program's of the
 * same id.
 */
export const catalogue = (fight: Fight): readonly Technique[] => catalogueOf(settings(fight));

export function catalogueOf({
  starterTechniques,
  techniques,
}: Pick<Options, 'starterTechniques' | 'techniques'>): readonly Technique[] {
  if (!starterTechniques) return techniques;
  const own = new Set(techniques.map(({ id }) => id));
  return [...STARTER_TECHNIQUES.filter(({ id }) => !own.has(id)), ...techniques];
}
