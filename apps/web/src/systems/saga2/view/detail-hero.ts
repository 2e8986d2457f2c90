import {
  checkValue,
  defenceOf,
  type Character,
  type CharacterBody,
  type Hero,
  type Seen,
  type Weapon,
} from '@ransen/rules/saga2';
import { formatNumber } from '../../../texts/index.svelte';
import type { DetailValue } from '../../../ui/card/detail';
import type { DetailGroup } from '../../shared/detail';
import { t } from '../texts';
import { itemWords, rollWords, techniqueWords } from '../words/technique';
import { attributesWords, called, listed, skillWord } from '../words/terms';

/** 剣3・回避2: the skills that are had, weapon skills first. */
export function heroSubtitle(sheet: Character): string {
  return sheet.skills
    .filter(({ level, type }) => level > 0 && type !== 'other')
    .map(({ id, level }) => t('summary.skill', { skill: skillWord(id, sheet), level }))
    .join(t('dot'));
}

/** All of a character's values; characters are open to everybody at the table. */
export function heroGroups(body: CharacterBody, seen: Seen): DetailGroup[] {
  const { sheet } = body;
  const hero = { ...seen, kind: seen.id, hidden: false, body } as unknown as Hero;
  return [
    { title: t('detail.learned'), values: techniques(body.learned) },
    { title: t('detail.values'), values: values(hero) },
    { title: t('detail.abilities'), values: abilities(sheet) },
    { title: t('detail.skills'), values: skills(hero) },
    { title: t('detail.weapons'), values: gear(body) },
    { title: t('detail.techniques'), values: techniques(sheet.techniques) },
    { title: t('detail.mikiri'), values: mikiri(body) },
    { title: t('detail.items'), values: items(body) },
    { title: t('detail.armour'), values: armour(sheet) },
    { title: t('detail.traits'), values: traits(sheet) },
    { title: t('detail.earned'), values: earned(sheet) },
  ].filter(({ values: found }) => found.length > 0);
}

const POOLS = ['wp', 'jp', 'lp'] as const;

const values = (hero: Hero): DetailValue[] => [
  ...POOLS.flatMap((key) => {
    const pool = hero.body[key];
    return pool ? [{ label: t(`pool.${key}`), value: `${pool.now}/${pool.max}` }] : [];
  }),
  { label: t('value.defence'), value: formatNumber(defenceOf(hero)) },
];

const abilities = ({ abilities: held }: Character): DetailValue[] =>
  held.map((ability) => ({ label: called(ability), value: formatNumber(ability.value) }));

/** What a check with each skill rolls: 3D＋7（Lv3）. */
const skills = (hero: Hero): DetailValue[] =>
  hero.body.sheet.skills
    .filter(({ level }) => level > 0)
    .map(({ id, level, type }) => {
      const { modifier, skilled } = checkValue(hero, id);
      const value =
        type === 'other'
          ? t('detail.level', { level })
          : t('detail.skill', { roll: rollWords(skilled, modifier), level });
      return { label: skillWord(id, hero.body.sheet), value };
    });

function gear({ sheet, hands }: CharacterBody): DetailValue[] {
  const held = (id: string) => (hands.includes(id) ? t('detail.inHand') : undefined);
  return [
    ...sheet.weapons.map((weapon) => ({
      long: true,
      label: called(weapon),
      value: listed([weaponWords(weapon, sheet), held(weapon.id)]),
    })),
    ...sheet.shields.map((shield) => ({
      long: true,
      label: called(shield),
      value: listed([t('gear.shield'), held(shield.id)]),
    })),
  ];
}

/** 剣、攻撃力6、斬、両手. */
const weaponWords = (weapon: Weapon, sheet: Character): string =>
  listed([
    skillWord(weapon.skill, sheet),
    `${t('value.attack')}${weapon.attack}`,
    attributesWords(weapon.attributes),
    weapon.hands === 2 ? t('gear.hands2') : undefined,
    weapon.reach === 'ranged' ? t('reach.ranged') : undefined,
  ]);

const techniques = (known: CharacterBody['learned']): DetailValue[] =>
  known.map((technique) => ({
    long: true,
    label: called(technique),
    value: techniqueWords(technique),
  }));

const mikiri = ({ mikiri: known, mikiriUsed }: CharacterBody): DetailValue[] =>
  known.map((each) => ({
    label: called(each),
    value: mikiriUsed.includes(each.of) ? t('detail.mikiriUsed') : '',
  }));

const items = ({ sheet, items: left }: CharacterBody): DetailValue[] =>
  sheet.items.map((item) => ({
    long: item.usable,
    label: called(item),
    value: listed([
      t('gear.times', { count: left[item.id] ?? item.count }),
      item.usable ? itemWords(item) : undefined,
    ]),
  }));

const armour = ({ armour: worn }: Character): DetailValue[] =>
  worn.map((piece) => ({
    label: called(piece),
    value: listed([
      `${t('value.defence')}${piece.defence}`,
      piece.resists.length > 0
        ? t('technique.resists', { attributes: attributesWords(piece.resists) })
        : undefined,
    ]),
  }));

const traits = ({ traits: had }: Character): DetailValue[] =>
  had.map((trait) => ({
    long: true,
    label: called(trait),
    value: listed([trait.checks ? t('detail.traitCheck') : undefined, trait.note || undefined]),
  }));

const earned = ({ points, credits }: Character): DetailValue[] => [
  { label: t('value.points'), value: formatNumber(points) },
  { label: t('value.credits'), value: formatNumber(credits) },
];
