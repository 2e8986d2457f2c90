import { t, type SgKey } from '../texts';

/** Lists of a sheet: their rows are counted from 1. */
const LISTS: Readonly<Record<string, SgKey>> = {
  abilities: 'sheet.abilities',
  skills: 'sheet.skills',
  weapons: 'sheet.weapons',
  shields: 'sheet.shields',
  armour: 'sheet.armour',
  techniques: 'sheet.techniques',
  mikiri: 'sheet.mikiri',
  items: 'sheet.items',
  traits: 'sheet.traits',
};

const FIELDS: Readonly<Record<string, SgKey>> = {
  name: 'sheet.name',
  nameEn: 'sheet.nameEn',
  publicName: 'sheet.publicName',
  publicNameEn: 'sheet.publicNameEn',
  reading: 'sheet.reading',
  row: 'sheet.row',
  value: 'sheet.value',
  skill: 'sheet.skill',
  type: 'sheet.skillType',
  ability: 'sheet.base',
  level: 'sheet.level',
  dp: 'sheet.dp',
  points: 'sheet.points',
  credits: 'sheet.credits',
  growths: 'sheet.growths',
  attack: 'sheet.attack',
  hands: 'sheet.hands',
  reach: 'sheet.reach',
  attributes: 'sheet.attributes',
  inHand: 'sheet.inHand',
  defence: 'sheet.defence',
  resists: 'sheet.resists',
  weak: 'sheet.weak',
  immune: 'sheet.immune',
  rank: 'sheet.rank',
  cost: 'sheet.cost',
  base: 'sheet.baseValue',
  dice: 'sheet.dice',
  targets: 'sheet.targets',
  kind: 'sheet.kind',
  restores: 'sheet.restores',
  inflicts: 'sheet.inflicts',
  cures: 'sheet.cures',
  text: 'sheet.text',
  count: 'sheet.count',
  note: 'sheet.note',
  hit: 'value.hit',
  evasion: 'value.evasion',
  spell: 'value.spell',
  resist: 'value.resist',
  fame: 'value.fame',
  weaknessValue: 'value.weaknessValue',
};

const POOLS = ['hp', 'wp', 'jp', 'lp'] as const;

/** A field of a sheet as its editor calls it: `weapons.0.attack` is 武器1・攻撃力. */
export function fieldName(path: string): string | undefined {
  const keys = path.split('.');
  const pool = POOLS.find((each) => each === keys[0]);
  if (pool) {
    return t(keys[1] === 'now' ? 'sheet.now' : 'sheet.max', { pool: t(`pool.${pool}`) });
  }
  const words = keys.flatMap((key, i) => wordOf(key, keys[i + 1]) ?? []);
  return words.length > 0 ? words.join(t('dot')) : undefined;
}

function wordOf(key: string, after: string | undefined): string | undefined {
  const list = Object.hasOwn(LISTS, key) ? LISTS[key] : undefined;
  if (list) return isRow(after) ? t('sheet.nth', { what: t(list), n: Number(after) + 1 }) : t(list);
  return Object.hasOwn(FIELDS, key) ? t(FIELDS[key]!) : undefined;
}

const isRow = (key: string | undefined): boolean => key !== undefined && /^\d+$/.test(key);
