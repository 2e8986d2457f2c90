import {
  ABILITIES,
  FEATS,
  SKILLS,
  accuracyValue,
  additionalDamage,
  armament,
  defence,
  evasion,
  initiativeModifier,
  magicPower,
  MAGIC_SKILLS,
  type Character,
  type CharacterBody,
} from '@ransen/rules/sword-world-2';
import type { FightView } from '@ransen/rules';
import { formatNumber, signed } from '../../../texts/index.svelte';
import type { DetailSheetData, DetailValue } from '../../../ui/card/detail';
import { t } from '../texts';
import { spellWords, weaponKindWords } from '../words/gear';
import { called, criticalWords, damageWords, listed, termOf, word } from '../words/terms';
import { checkWords, resistWords } from './figures';
import { raceWord } from '../words/races';

type Group = NonNullable<DetailSheetData['groups']>[number];

/** Lv3 ファイター3・レンジャー1. */
export function heroSubtitle({ adventurerLevel, skills, race }: Character): string {
  const held = Object.entries(skills).map(([key, level]) => `${termOf(SKILLS, key)}${level}`);
  return [t('sheet.level', { level: adventurerLevel }), raceWord(race), held.join(t('dot'))]
    .filter(Boolean)
    .join(t('gap'));
}

/** All of a character's values; characters are open to everybody at the table. */
export function heroGroups(view: FightView, body: CharacterBody): Group[] {
  const { sheet } = body;
  return [
    { title: t('detail.values'), values: values(view, body) },
    { title: t('detail.bonuses'), values: bonuses(sheet) },
    { title: t('detail.weapons'), values: weapons(body) },
    { title: t('detail.spells'), values: spells(sheet) },
    { title: t('detail.items'), values: items(body) },
    { title: t('detail.feats'), values: feats(sheet) },
  ].filter(({ values: found }) => found.length > 0);
}

function values(view: FightView, body: CharacterBody): DetailValue[] {
  const { sheet, parts } = body;
  const power = MAGIC_SKILLS.flatMap((skill) => magicPower(sheet, skill) ?? []);
  return [
    { label: 'MP', value: `${formatNumber(parts['self']!.mp)}/${sheet.mp.max}` },
    { label: t('value.defence'), value: formatNumber(defence({ body }, 'self')) },
    { label: t('value.evasion'), value: checkWords(view, body, evasion({ body }, 'self')) },
    { label: t('value.mentalResistance'), value: resistWords(view, body, 'mental') },
    { label: t('value.vitalityResistance'), value: resistWords(view, body, 'vitality') },
    {
      label: t('value.initiative'),
      value: checkWords(view, body, initiativeModifier(sheet) ?? 0),
    },
    ...(power.length > 0
      ? [{ label: t('value.magicPower'), value: formatNumber(Math.max(...power)) }]
      : []),
    ...(sheet.taint > 0 ? [{ label: t('value.taint'), value: formatNumber(sheet.taint) }] : []),
    ...(body.doubleOnes > 0
      ? [{ label: t('value.doubleOnes'), value: formatNumber(body.doubleOnes) }]
      : []),
  ];
}

const bonuses = ({ bonuses: held }: Character): DetailValue[] =>
  Object.entries(ABILITIES).map(([key, term]) => ({
    label: word(term),
    value: signed(held[key as keyof typeof held]),
  }));

function weapons(body: CharacterBody): DetailValue[] {
  return body.sheet.weapons.map((weapon): DetailValue => {
    const arms = armament({ body }, 'self', weapon.id);
    const accuracy = arms?.accuracy ?? accuracyValue(body.sheet, weapon) ?? 0;
    const additional = arms?.additional ?? additionalDamage(body.sheet, weapon);
    const state = body.weapons[weapon.id];
    return {
      long: true,
      label: called(weapon),
      value: listed(
        [
          t('detail.accuracy', { value: signed(accuracy) }),
          damageWords(weapon.damage, additional),
          criticalWords(weapon.damage),
          weaponKindWords(weapon),
          state?.left === undefined ? undefined : t('gear.left', { count: state.left }),
          state && t(`place.${state.place}`),
        ].filter((text): text is string => Boolean(text)),
      ),
    };
  });
}

const spells = ({ spells: known }: Character): DetailValue[] =>
  known.map((spell) => ({ long: true, label: called(spell), value: spellWords(spell) }));

const items = ({ sheet, items: left }: CharacterBody): DetailValue[] =>
  sheet.items.map((item) => ({
    label: called(item),
    value: t('gear.times', { count: left[item.id] ?? item.count }),
  }));

const feats = ({ feats: known, otherFeats }: Character): DetailValue[] => [
  ...known.map((feat) => ({ long: true, label: word(FEATS[feat]), value: t(`feat.${feat}`) })),
  ...otherFeats.map((name) => ({ label: name, value: '' })),
];
