import {
  CATEGORIES,
  armament,
  defence,
  evasion,
  knownBody,
  type EnemyBody,
  type Seen,
  type SeenEnemy,
} from '@ransen/rules/sword-world-2';
import type { FightView } from '@ransen/rules';
import { formatNumber } from '../../../texts/index.svelte';
import type { DetailSheetData, DetailValue } from '../../../ui/card/detail';
import { t } from '../texts';
import { spellWords, weaponKindWords } from '../words/gear';
import { partNames } from '../words/names';
import { called, criticalWords, damageWords, listed, weaknessWords, word } from '../words/terms';
import { checkWords, resistWords } from './figures';

type Group = NonNullable<DetailSheetData['groups']>[number];
type SeenSheet = NonNullable<SeenEnemy['sheet']>;

/** All of an enemy's values that the view holds; the weakness apart, which has its own seal. */
export function enemyGroups(view: FightView, seen: Seen, enemy: SeenEnemy, gm: boolean): Group[] {
  const body = knownBody(seen) as EnemyBody;
  const sheet = enemy.sheet!;
  return [
    { title: t('detail.values'), values: values(view, body, sheet) },
    ...parts(view, body, enemy),
    { title: t('detail.abilities'), values: abilities(sheet) },
    { title: t('detail.weakness'), values: weakness(enemy, sheet, gm) },
  ].filter(({ values: found }) => found.length > 0);
}

const values = (view: FightView, body: EnemyBody, sheet: SeenSheet): DetailValue[] => [
  { label: t('value.level'), value: formatNumber(sheet.level) },
  { label: t('value.category'), value: word(CATEGORIES[sheet.category]) },
  { label: t('value.fame'), value: formatNumber(sheet.fame) },
  { label: t('value.initiativeValue'), value: formatNumber(sheet.initiativeValue) },
  { label: t('value.mentalResistance'), value: resistWords(view, body, 'mental') },
  { label: t('value.vitalityResistance'), value: resistWords(view, body, 'vitality') },
];

/** One group a part: what it strikes with, and what protects it. */
function parts(view: FightView, body: EnemyBody, enemy: SeenEnemy): Group[] {
  const names = partNames(enemy);
  const several = Object.keys(enemy.parts).length > 1;
  return body.sheet.parts.map((part, index): Group => {
    const key = `p${index + 1}`;
    const now = body.parts[key]!;
    return {
      title: several ? partTitle(names[key]!, part.id === body.sheet.core) : t('detail.fighting'),
      values: [
        ...(several ? [{ label: 'HP', value: `${formatNumber(now.hp)}/${part.hp}` }] : []),
        ...(part.mp > 0 ? [{ label: 'MP', value: `${formatNumber(now.mp)}/${part.mp}` }] : []),
        { label: t('value.evasion'), value: checkWords(view, body, evasion({ body }, key)) },
        { label: t('value.defence'), value: formatNumber(defence({ body }, key)) },
        ...part.attacks.map((attack): DetailValue => {
          const arms = armament({ body }, key, attack.id)!;
          return {
            long: true,
            label: called(attack),
            value: listed(
              [
                t('detail.accuracy', { value: checkWords(view, body, arms.accuracy) }),
                damageWords(attack.damage, arms.additional),
                criticalWords(attack.damage),
                weaponKindWords(attack),
              ].filter((text): text is string => text !== undefined),
            ),
          };
        }),
      ],
    };
  });
}

const partTitle = (part: string, core: boolean): string => (core ? t('chip.core', { part }) : part);

const abilities = ({ spells, traits }: SeenSheet): DetailValue[] => [
  ...spells.map((spell) => ({ long: true, label: called(spell), value: spellWords(spell) })),
  ...traits.map((trait) => ({ long: true, label: called(trait), value: trait.note })),
];

/** The weakness, for players once it is found; before that the GM sees it through the cloth. */
function weakness({ weak }: SeenEnemy, sheet: SeenSheet, gm: boolean): DetailValue[] {
  if (!weak && !gm) return [];
  const mark = weak ? {} : { gmOnly: true };
  const { weaknessValue } = sheet;
  return [
    {
      long: true,
      label: t('detail.weakness'),
      value: sheet.weakness ? weaknessWords(sheet.weakness) : t('weakness.none'),
      ...mark,
    },
    ...(weaknessValue === undefined
      ? []
      : [
          {
            label: t('value.weaknessValue'),
            value: weaknessValue === 'none' ? t('weakness.none') : formatNumber(weaknessValue),
            ...mark,
          },
        ]),
  ];
}
