import type { JsonObject } from '@ransen/rules';
import type { BetweenAction } from '../web-system';
import { t } from './texts';

interface Life {
  readonly growths?: number;
  readonly [pool: string]: unknown;
}

interface PoolJson {
  readonly now?: number;
  readonly max?: number;
}

/** A pool of the sheet; a bare number is full. */
function isWorn(pool: unknown): boolean {
  const { now, max = 0 } = typeof pool === 'object' && pool !== null ? (pool as PoolJson) : {};
  return now !== undefined && now < max;
}

const needsRest = (sheet: JsonObject): boolean =>
  ['hp', 'wp', 'jp', 'lp'].some((pool) => isWorn(sheet[pool]));

const mayGrow = (sheet: JsonObject): boolean => ((sheet as Life).growths ?? 0) > 0;

/** What can be done with a character between fights (SG-END-2, SG-END-3). */
export const between: readonly BetweenAction[] = [
  {
    id: 'inn',
    get label() {
      return t('between.night');
    },
    gmOnly: false,
    change: () => ({ do: 'inn' }),
    possible: needsRest,
  },
  {
    id: 'satOut',
    get label() {
      return t('between.sitOut');
    },
    gmOnly: false,
    change: () => ({ do: 'satOut' }),
    possible: needsRest,
  },
  {
    id: 'growWp',
    get label() {
      return t('between.growWp');
    },
    gmOnly: false,
    change: () => ({ do: 'grow', pool: 'wp' }),
    possible: mayGrow,
  },
  {
    id: 'growJp',
    get label() {
      return t('between.growJp');
    },
    gmOnly: false,
    change: () => ({ do: 'grow', pool: 'jp' }),
    possible: mayGrow,
  },
];
