import type { Id } from '../../../kernel/fight';
import { rememberEach } from '../../../kernel/remembered';
import { HANDS, type Character } from '../sheets';

type Gear = Pick<Character, 'weapons' | 'shields' | 'inHand'>;

/** Hands that a set of weapons and shields takes. */
function handsOf({ weapons, shields }: Gear, held: readonly Id[]): number {
  const gear = [...weapons, ...shields].filter(({ id }) => held.includes(id));
  return gear.reduce((sum, { hands }) => sum + hands, 0);
}

/** Can this be held: own weapons and shields, none twice, in two hands (SG-TRN-2)? */
export function canHold(sheet: Gear, held: readonly Id[]): boolean {
  const known = [...sheet.weapons, ...sheet.shields].map(({ id }) => id);
  const distinct = new Set(held).size === held.length;
  return distinct && held.every((id) => known.includes(id)) && handsOf(sheet, held) <= HANDS;
}

/** Sets worth offering, what is in hand now first: usual, one weapon, with a shield, a pair, none. */
export const handSets = rememberEach((sheet: Gear, now: readonly Id[]) => setsOf(sheet, now));

function setsOf(sheet: Gear, now: readonly Id[]): readonly (readonly Id[])[] {
  const weapons = sheet.weapons.map(({ id }) => id);
  const shields = sheet.shields.map(({ id }) => id);
  const second = [...shields, ...weapons];
  const pairs = weapons.flatMap((first, at) =>
    second.filter((id) => !weapons.slice(0, at + 1).includes(id)).map((id) => [first, id]),
  );
  const sets = [
    now,
    sheet.inHand,
    ...weapons.map((id) => [id]),
    ...pairs,
    [],
    ...shields.map((id) => [id]),
  ];
  const known = new Set<string>();
  return sets.filter((set) => {
    const isNew = canHold(sheet, set) && !known.has(set.join('/'));
    known.add(set.join('/'));
    return isNew;
  });
}
