import type { Combatant } from '../../../../kernel/fight';
import type { SecrecyKit, SheetInput } from '../../../../testing/secrecy/kit';
import { swordWorld2 } from '../..';
import type { EnemyInput } from '../../sheets';
import { STARTER_CHARACTERS } from '../../starter/characters';
import type { EnemyBody, SwFight } from '../../state';
import { CHANGES, LASTING } from './changes';
import { ENEMIES } from './enemies';
import { MARKS } from './marks';
import { MOVES } from './moves';
import { deeds, picture } from './never-hidden';

/** No roll but 6-6 reaches this. */
const HARD_TO_KNOW = 22;

const obscured = (sheet: SheetInput): SheetInput => {
  const enemy = sheet as EnemyInput;
  return { ...enemy, fame: Math.max(HARD_TO_KNOW, enemy.fame) };
};

const isHurt = ({ body }: Combatant): boolean => {
  const { parts, sheet } = body as EnemyBody;
  return (parts.p1?.hp ?? 0) * 2 < (sheet.parts[0]?.hp ?? 0);
};

export const SWORD_WORLD_2_SECRETS: SecrecyKit = {
  system: swordWorld2,
  heroes: Object.values(STARTER_CHARACTERS),
  enemies: ENEMIES,
  options: {
    automaticResults: [true, false],
    enemyRolls: ['fixed', 'rolled'],
    enemyInfo: ['hidden', 'hidden', 'hidden', 'hidden', 'hidden', 'open'],
  },
  isOpen: ({ enemyInfo }) => enemyInfo === 'open',
  obscured,
  changes: CHANGES as SecrecyKit['changes'],
  lasting: LASTING,
  deeds,
  picture,
  known: ({ data }, kind) => {
    const { kinds } = data as SwFight['data'];
    return Object.hasOwn(kinds, kind) ? kinds[kind] : undefined;
  },
  marks: MARKS,
  moves: MOVES,
  length: { intents: 50, choices: 40, pairs: 570, kept: 500 },
  isHurt,
};
