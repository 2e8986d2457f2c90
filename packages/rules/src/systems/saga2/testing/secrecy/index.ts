import type { Combatant } from '../../../../kernel/fight';
import type { SecrecyKit, SheetInput } from '../../../../testing/secrecy/kit';
import { saga2 } from '../..';
import type { EnemyInput } from '../../sheets';
import { STARTER_CHARACTERS } from '../../starter/characters';
import type { Body, SgFight } from '../../state';
import { CHANGES, LASTING } from './changes';
import { ENEMIES } from './enemies';
import { MARKS } from './marks';
import { MOVES } from './moves';
import { deeds, picture } from './never-hidden';

/** No check but a critical reaches this. */
const HARD_TO_KNOW = 30;

const obscured = (sheet: SheetInput): SheetInput => ({
  ...sheet,
  fame: Math.max(HARD_TO_KNOW, (sheet as EnemyInput).fame ?? 0),
});

export const SAGA2_SECRETS: SecrecyKit = {
  system: saga2,
  heroes: Object.values(STARTER_CHARACTERS),
  enemies: ENEMIES,
  options: {
    knowledge: [true, true, true, true, true, false],
    chainGroups: ['every', 'largest'],
    mikiriLimit: ['kinds', 'uses'],
  },
  isOpen: ({ knowledge }) => knowledge === false,
  obscured,
  changes: CHANGES as SecrecyKit['changes'],
  lasting: LASTING,
  deeds,
  picture,
  known: ({ data }, kind) => {
    const { kinds } = data as SgFight['data'];
    return Object.hasOwn(kinds, kind) ? kinds[kind] : undefined;
  },
  marks: MARKS,
  moves: MOVES,
  length: { intents: 100, choices: 110, pairs: 600, kept: 450 },
  isHurt: ({ body }: Combatant) => {
    const { hp } = body as Body;
    return hp.now * 2 < hp.max;
  },
};
