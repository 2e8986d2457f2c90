import type { JsonObject } from '@ransen/rules';
import type { BetweenAction } from '../web-system';
import { t } from './texts';

interface Life {
  readonly fate?: string;
  readonly hp?: { readonly now?: number; readonly max?: number };
  readonly mp?: { readonly now?: number; readonly max?: number };
}

const lifeOf = (sheet: JsonObject): Life => sheet as Life;
const isAlive = (sheet: JsonObject): boolean => (lifeOf(sheet).fate ?? 'alive') === 'alive';

const isWorn = (sheet: JsonObject): boolean =>
  [lifeOf(sheet).hp, lifeOf(sheet).mp].some((pool) => (pool?.now ?? 0) < (pool?.max ?? 0));

/** What can be done with a character between fights: rest, come round, be raised (SW-DEF-7). */
export const between: readonly BetweenAction[] = [
  {
    id: 'rest',
    get label() {
      return t('between.rest');
    },
    gmOnly: false,
    change: () => ({ do: 'rest' }),
    possible: (sheet) => isAlive(sheet) && isWorn(sheet),
  },
  {
    id: 'wake',
    get label() {
      return t('between.wake');
    },
    gmOnly: false,
    change: () => ({ do: 'wake' }),
    possible: (sheet) => isAlive(sheet) && (lifeOf(sheet).hp?.now ?? 1) <= 0,
  },
  {
    id: 'resurrect',
    get label() {
      return t('between.resurrect');
    },
    gmOnly: true,
    amount: {
      get label() {
        return t('between.cost');
      },
      initial: 10_000,
    },
    change: (cost) => ({ do: 'resurrect', cost }),
    possible: (sheet) => lifeOf(sheet).fate === 'dead',
  },
];
