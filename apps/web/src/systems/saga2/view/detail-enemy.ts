import { NO_WEAKNESS_VALUE, type SeenEnemy } from '@ransen/rules/saga2';
import { formatNumber } from '../../../texts/index.svelte';
import type { DetailValue } from '../../../ui/card/detail';
import type { DetailGroup } from '../../shared/detail';
import { t } from '../texts';
import { techniqueWords } from '../words/technique';
import { attributesWords, called } from '../words/terms';

type SeenSheet = NonNullable<SeenEnemy['sheet']>;

/** All of an enemy's values that the view holds; attributes apart, which have their own seal. */
export function enemyGroups(enemy: SeenEnemy, gm: boolean): DetailGroup[] {
  const sheet = enemy.sheet!;
  return [
    { title: t('detail.values'), values: values(enemy, sheet) },
    {
      title: t('detail.techniques'),
      values: sheet.techniques.map((technique) => ({
        long: true,
        label: called(technique),
        value: techniqueWords(technique),
      })),
    },
    { title: t('detail.attributes'), values: attributes(enemy, sheet, gm) },
  ].filter(({ values: found }) => found.length > 0);
}

const POOLS = ['wp', 'jp', 'lp'] as const;

function values(enemy: SeenEnemy, sheet: SeenSheet): DetailValue[] {
  const number = (label: string, value: number) => ({ label, value: formatNumber(value) });
  return [
    number(t('value.rank'), sheet.rank),
    number(t('value.hit'), sheet.hit),
    ...(sheet.spell === undefined ? [] : [number(t('value.spell'), sheet.spell)]),
    number(t('value.evasion'), sheet.evasion),
    number(t('value.resist'), sheet.resist),
    number(t('value.attack'), sheet.attack),
    number(t('value.defence'), sheet.defence),
    ...POOLS.flatMap((key) => {
      const pool = enemy[key];
      return pool ? [{ label: t(`pool.${key}`), value: `${pool.now}/${pool.max}` }] : [];
    }),
    number(t('value.fame'), sheet.fame),
  ];
}

/** Weak, resistant, immune: for players once found; before that the GM sees it through the cloth. */
function attributes({ weak }: SeenEnemy, sheet: SeenSheet, gm: boolean): DetailValue[] {
  if (!weak && !gm) return [];
  const mark = weak ? {} : { gmOnly: true };
  const rows = [
    ['weak.weak', sheet.weak],
    ['weak.resistant', sheet.resists],
    ['weak.immune', sheet.immune],
  ] as const;
  const told = rows.flatMap(([key, list]): DetailValue[] =>
    list?.length ? [{ label: t(key), value: attributesWords(list), ...mark }] : [],
  );
  const { weaknessValue } = sheet;
  if (weaknessValue === undefined || weaknessValue === NO_WEAKNESS_VALUE) return told;
  return [
    ...told,
    { label: t('value.weaknessValue'), value: formatNumber(weaknessValue), ...mark },
  ];
}
