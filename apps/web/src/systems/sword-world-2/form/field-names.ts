import { ABILITIES, SKILLS } from '@ransen/rules/sword-world-2';
import { t, type SwKey } from '../texts';
import { termOf } from '../words/terms';

/** Lists of a sheet: their rows are counted from 1. */
const LISTS: Readonly<Record<string, SwKey>> = {
  weapons: 'detail.weapons',
  spells: 'detail.spells',
  items: 'detail.items',
  feats: 'detail.feats',
  otherFeats: 'sheet.otherFeats',
  parts: 'detail.parts',
  attacks: 'sheet.strike',
  traits: 'sheet.traits',
  loot: 'stage.loot',
};

const FIELDS: Readonly<Record<string, SwKey>> = {
  name: 'sheet.name',
  nameEn: 'sheet.nameEn',
  publicName: 'sheet.publicName',
  publicNameEn: 'sheet.publicNameEn',
  reading: 'sheet.reading',
  race: 'sheet.race',
  fate: 'sheet.fate',
  adventurerLevel: 'sheet.adventurer',
  level: 'value.level',
  taint: 'value.taint',
  gamel: 'sheet.gamel',
  defence: 'sheet.defence',
  evasionModifier: 'sheet.evasionModifier',
  evasion: 'value.evasion',
  initiative: 'value.initiative',
  fame: 'value.fame',
  weakness: 'detail.weakness',
  weaknessValue: 'value.weaknessValue',
  initiativeValue: 'value.initiativeValue',
  vitalityResistance: 'value.vitalityResistance',
  mentalResistance: 'value.mentalResistance',
  magicPower: 'value.magicPower',
  power: 'value.magicPower',
  category: 'value.category',
  core: 'sheet.core',
  part: 'sheet.part',
  kind: 'sheet.kind',
  skill: 'sheet.skill',
  attribute: 'sheet.attribute',
  accuracy: 'value.accuracy',
  damage: 'value.damage',
  rating: 'sheet.rating',
  critical: 'sheet.critical',
  additional: 'sheet.additional',
  dice: 'sheet.dice',
  hands: 'sheet.hands',
  range: 'sheet.range',
  effect: 'term.effect',
  action: 'sheet.action',
  target: 'sheet.targetCount',
  resist: 'sheet.resisted',
  amount: 'sheet.amount',
  rounds: 'sheet.inRounds',
  shorterRounds: 'sheet.shorterRounds',
  count: 'sheet.count',
  price: 'sheet.price',
  note: 'sheet.note',
};

/** Fields whose name says what they are in too. */
const WHOLE: Readonly<Record<string, SwKey>> = {
  'hp.max': 'sheet.hpMax',
  'hp.now': 'sheet.hpNow',
  'mp.max': 'sheet.mpMax',
  'mp.now': 'sheet.mpNow',
  hp: 'sheet.hpMax',
  mp: 'sheet.mpMax',
  skills: 'sheet.skills',
};

/** A field of a sheet as its editor calls it: `weapons.0.damage` is 武器1・ダメージ. */
export function fieldName(path: string): string | undefined {
  const whole = Object.hasOwn(WHOLE, path) ? WHOLE[path] : undefined;
  if (whole) return t(whole);
  const keys = path.split('.');
  const words = keys.flatMap((key, i) => wordOf(key, keys[i - 1], keys[i + 1]) ?? []);
  return words.length > 0 ? words.join(t('dot')) : undefined;
}

function wordOf(key: string, before?: string, after?: string): string | undefined {
  if (before === 'skills' || before === 'magicPower') return termOf(SKILLS, key);
  if (before === 'bonuses') return t('sheet.bonus', { ability: termOf(ABILITIES, key) });
  const list = Object.hasOwn(LISTS, key) ? LISTS[key] : undefined;
  if (list) return isRow(after) ? t('sheet.nth', { what: t(list), n: Number(after) + 1 }) : t(list);
  const field = Object.hasOwn(FIELDS, key) ? FIELDS[key] : undefined;
  if (field) return t(field);
  return key === 'hp' || key === 'mp' ? key.toUpperCase() : undefined;
}

const isRow = (key: string | undefined): boolean => key !== undefined && /^\d+$/.test(key);
