import { allSeen, dataOf, seenOf, type Seen, type SeenEnemy } from '@ransen/rules/saga2';
import type { Entry, FightView, Id } from '@ransen/rules';
import { t } from '../texts';
import { called, letterOf, type Named } from './terms';

/** How an enemy is known to somebody, from a view or from a log entry. */
interface Known {
  readonly letter: number;
  readonly nth: number;
  readonly publicName?: string | undefined;
  readonly publicNameEn?: string | undefined;
  readonly identified: boolean;
  /** There are or were several of the kind. */
  readonly several: boolean;
  readonly name?: string | undefined;
  readonly nameEn?: string | undefined;
}

/**
 * The sheet's name once identified, else the public one, else 「魔物A」, 「魔物A-2」 by kind in
 * order of appearance. One that players have never seen has its own name, for the GM alone.
 */
function enemyName(known: Known): string {
  const { letter, nth, identified, several } = known;
  const own = namedBy(known.name, known.nameEn);
  if (nth === 0) return own ?? t('name.unseen');
  const shown = (identified ? own : undefined) ?? namedBy(known.publicName, known.publicNameEn);
  if (shown !== undefined) {
    return several ? t('name.nth', { name: shown, letter: letterOf(nth) }) : shown;
  }
  const kind = letterOf(letter + 1);
  return t('name.monster', { id: nth > 1 ? `${kind}-${nth}` : kind });
}

const namedBy = (name: string | undefined, nameEn: string | undefined): string | undefined =>
  name === undefined ? undefined : called({ name, nameEn });

/** Name of a combatant as this view knows it. */
export function nameOf(view: FightView, id: Id): string {
  const seen = seenOf(view, id);
  if (!seen) return t('name.unseen');
  const { body } = seen;
  if (body.type === 'character') return called(body.sheet);
  const several = (dataOf(view).kinds[`k${body.letter}`]?.count ?? 0) > 1;
  const own = enemyName({ ...body, several, ...nameIn(body) });
  return body.nth === 0 ? numbered(view, seen, own) : own;
}

const nameIn = ({ sheet }: SeenEnemy): Partial<Named> =>
  sheet ? { name: sheet.name, nameEn: sheet.nameEn } : {};

/** For the GM: several of a kind that wait out of sight are told apart by number. */
function numbered(view: FightView, seen: Seen, own: string): string {
  const alike = allSeen(view).filter(
    ({ body }) =>
      body.type === 'enemy' &&
      body.nth === 0 &&
      body.sheet?.name === (seen.body as SeenEnemy).sheet?.name,
  );
  if (alike.length < 2) return own;
  return t('name.waiting', { name: own, n: alike.findIndex(({ id }) => id === seen.id) + 1 });
}

/** The GM's name of the kind behind the public one. */
export const trueName = ({ sheet }: SeenEnemy): string | undefined => sheet && called(sheet);

/** 「魔物A」, for a kind that has no public name. */
export const monsterName = (letter: number): string =>
  t('name.monster', { id: letterOf(letter + 1) });

/** The name that a log entry (`enter`, `name`) gives a combatant from then on. */
export function nameOfEntry(entry: Entry): string | undefined {
  if (entry.k !== 'enter' && entry.k !== 'name') return undefined;
  const told = entry as unknown as Partial<Known>;
  if (told.letter === undefined || told.nth === undefined) return namedBy(told.name, told.nameEn);
  return enemyName({
    ...told,
    letter: told.letter,
    nth: told.nth,
    identified: told.identified === true,
    several: told.several === true,
  });
}
