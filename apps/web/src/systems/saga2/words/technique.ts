import { isSpell, type Item, type PoolName, type Technique } from '@ransen/rules/saga2';
import { signed } from '../../../texts/index.svelte';
import { t } from '../texts';
import { attributesWords, listed, statusWord } from './terms';

/** 2D＋4; 3D; 5. */
export function powerWords({ dice, base }: Pick<Technique, 'dice' | 'base'>): string {
  if (dice > 0 && base > 0) return t('technique.power', { dice, base });
  return dice > 0 ? t('technique.dice', { dice }) : t('technique.base', { base });
}

/** WP2; JP3; nothing where it costs none. */
export const costWords = (technique: Pick<Technique, 'skill' | 'cost'>): string | undefined =>
  technique.cost === 0
    ? undefined
    : t(isSpell(technique) ? 'cost.jp' : 'cost.wp', { cost: technique.cost });

export const poolWord = (pool: PoolName): string => t(`pool.${pool}`);

/** What a technique does, without what it costs: 2D＋4、火、1列、毒を与える. */
export const effectWords = (technique: Technique): string =>
  listed([
    technique.kind === 'attack' ? undefined : t(`kind.${technique.kind}`),
    outcomeWords(technique),
  ]);

/** The same without the kind, where that is said already. */
export const outcomeWords = (technique: Technique): string =>
  listed([
    amountWords(technique),
    technique.attributes && attributesWords(technique.attributes),
    technique.targets === 'one' ? undefined : t(`targets.${technique.targets}`),
    ...changeWords(technique.effects),
    technique.actsLast ? t('technique.actsLast') : undefined,
  ]);

/** Everything of a technique in one line, rank and cost first. */
export const techniqueWords = (technique: Technique): string =>
  listed([
    t('technique.rank', { rank: technique.rank }),
    costWords(technique),
    effectWords(technique),
  ]);

function amountWords({ kind, dice, base, restores }: Technique): string | undefined {
  if (restores)
    return t('technique.restores', { pool: poolWord(restores), power: powerWords({ dice, base }) });
  const hasNone = kind === 'support' || kind === 'parry' || (dice === 0 && base === 0);
  return hasNone ? undefined : powerWords({ dice, base });
}

type Changes = Pick<Technique['effects'], 'cures' | 'resists'> &
  Partial<Pick<Technique['effects'], 'inflicts'>>;

const changeWords = ({ inflicts = [], cures, resists }: Changes): (string | undefined)[] => [
  inflicts.length > 0
    ? t('technique.inflicts', { statuses: listed(inflicts.map(statusWord)) })
    : undefined,
  cures.length > 0 ? t('technique.cures', { statuses: listed(cures.map(statusWord)) }) : undefined,
  resists.length > 0 ? t('technique.resists', { attributes: attributesWords(resists) }) : undefined,
];

/** What using an item does: HPを1D＋5回復、毒を治す. */
export const itemWords = ({ restores, dice, base, cures, resists }: Item): string =>
  listed([
    restores &&
      t('technique.restores', { pool: poolWord(restores), power: powerWords({ dice, base }) }),
    ...changeWords({ cures, resists }),
  ]);

/** 3D＋7. */
export const rollWords = (skilled: boolean, modifier: number): string =>
  `${skilled ? 3 : 2}D${modifier === 0 ? '' : signed(modifier)}`;
