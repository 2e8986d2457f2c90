import type { Marks } from '../../../../testing/secrecy/kit';
import type { EnemyInput } from '../../sheets';
import type { SwFight } from '../../state';

/** Text that stands in every hidden name, note and id of a marked sheet. */
const MARK = 'Hidden0';
/** In the names of loot, which is hidden until it is found. */
const LOOT = 'Treasure0';

/** Values that come up nowhere else in a fight. */
const MARKED = {
  fame: 97,
  weaknessValue: 98,
  initiativeValue: 96,
  vitalityResistance: 41,
  mentalResistance: 42,
  evasion: 46,
  accuracy: 47,
  defence: 93,
} as const;

/** What is added to a base value where there are no dice (SW-DAT-4). */
const FIXED = 7;

/** Those values, and what they come to. */
const MARKED_NUMBERS: ReadonlySet<number> = new Set(
  Object.values(MARKED).flatMap((value) => [value, value + FIXED]),
);

/** HP and MP from here on are an enemy's; prices are higher. */
const LEAST_POINTS = 4000;
const LEAST_PRICE = 9_000_000;

/** A sheet with marks in everything that is hidden until it is identified (SW-KNW-14). */
function marked(sheet: EnemyInput, index: number): EnemyInput {
  const { fame, weaknessValue, initiativeValue, vitalityResistance, mentalResistance } = MARKED;
  const id = (old = 'body') => `${MARK}-${old}`;
  return {
    ...sheet,
    ...{ fame, weaknessValue, initiativeValue, vitalityResistance, mentalResistance },
    name: `${MARK} ${index}`,
    nameEn: `${MARK} ${index}`,
    note: MARK,
    weakness: { kind: 'physicalDamage', amount: 20, wording: MARK },
    knowledgeSkills: [{ skill: 'hidden0' }],
    traits: [{ name: MARK, note: MARK }],
    parts: sheet.parts.map((part, at) => ({
      ...part,
      id: id(part.id),
      hp: LEAST_POINTS + 1000 + at,
      mp: LEAST_POINTS + 3000 + at,
      evasion: index % 2 ? MARKED.evasion : part.evasion,
      defence: index % 3 ? MARKED.defence : (part.defence ?? 0),
      attacks: part.attacks?.map((attack) => ({
        ...attack,
        ...named(attack),
        id: id(attack.id ?? 'attack'),
        accuracy: index % 2 ? attack.accuracy : MARKED.accuracy,
      })),
    })),
    ...(sheet.core ? { core: id(sheet.core) } : {}),
    spells: sheet.spells?.map((spell) => ({
      ...spell,
      ...named(spell),
      id: id(spell.id),
      ...(spell.part ? { part: id(spell.part) } : {}),
    })),
    loot: [
      { roll: 'auto', items: [{ name: LOOT }] },
      { roll: { from: 5 }, items: [{ name: LOOT, price: 9_999_998 }] },
    ],
  } as EnemyInput;
}

/** Where the GM gave other words, the name is hidden. */
const named = ({ publicName }: { publicName?: string | undefined }) =>
  publicName ? { name: MARK, nameEn: MARK } : {};

export const MARKS: Marks = {
  word: MARK,
  isMarked: (n) => MARKED_NUMBERS.has(n) || (n >= LEAST_POINTS && n < LEAST_PRICE),
  marked: (sheet, index) => marked(sheet as EnemyInput, index),
  options: { enemyInfo: 'hidden' },
  treasure: { word: LOOT, isFound: ({ data }) => (data as SwFight['data']).loot.found.length > 0 },
};
