import type { Marks } from '../../../../testing/secrecy/kit';
import type { EnemyInput } from '../../sheets';

/** Text that stands in every hidden name, note and id of a marked sheet. */
const MARK = 'Hidden0';
/** A value that nothing else has: whatever is rolled comes on top of it. */
const VALUE = 99;
const GEAR = 999;
/** Pools from here on are an enemy's. */
const LEAST_POINTS = 7000;
const MOST_POINTS = 9999;

/** A sheet with marks in everything that is hidden until it is identified (SG-OPT-1). */
function marked(sheet: EnemyInput, index: number): EnemyInput {
  const hits = index % 2 === 0;
  return {
    ...sheet,
    ...{ name: `${MARK} ${index}`, nameEn: `${MARK} ${index}`, note: MARK },
    ...{ rank: VALUE, fame: VALUE, weaknessValue: VALUE },
    ...{ hp: 9500, wp: 8500, jp: 8000, lp: 7500 },
    hit: hits ? sheet.hit : VALUE,
    evasion: hits ? VALUE : sheet.evasion,
    resist: index % 3 ? sheet.resist : VALUE,
    defence: index % 3 ? GEAR : (sheet.defence ?? 0),
    techniques:
      sheet.techniques?.map((technique) => ({
        ...technique,
        ...{ id: `${MARK}-${technique.id}`, note: MARK, text: MARK },
      })) ?? [],
  };
}

export const MARKS: Marks = {
  word: MARK,
  isMarked: (n) => n === VALUE || n === GEAR || (n >= LEAST_POINTS && n <= MOST_POINTS),
  marked: (sheet, index) => marked(sheet as EnemyInput, index),
  options: { knowledge: true },
};
