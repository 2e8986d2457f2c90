import { allSeen, dataOf, seenOf, type Seen, type SeenEnemy } from '@ransen/rules/sword-world-2';
import type { Entry, FightView, Id } from '@ransen/rules';
import { t } from '../texts';
import { called, letterOf } from './terms';

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
 * ボガードA once identified, 歩く屍A by the GM's word, else 「魔物A」, 「魔物A-2」 by kind in order
 * of appearance (SW-KNW-9). One that players have never seen has its own name, for the GM alone.
 */
function enemyName(known: Known): string {
  const { letter, nth, publicName, publicNameEn, identified, several, name, nameEn } = known;
  const own = name === undefined ? undefined : called({ name, nameEn });
  if (nth === 0) return own ?? t('name.unseen');
  const nthOf = (word: string) =>
    several ? t('name.nth', { name: word, letter: letterOf(nth) }) : word;
  if (identified && own !== undefined) return nthOf(own);
  if (publicName !== undefined) return nthOf(called({ name: publicName, nameEn: publicNameEn }));
  const kind = letterOf(letter + 1);
  return t('name.monster', { id: nth > 1 ? `${kind}-${nth}` : kind });
}

/** Name of a combatant as this view knows it. */
export function nameOf(view: FightView, id: Id): string {
  const seen = seenOf(view, id);
  if (!seen) return t('name.unseen');
  const { body } = seen;
  if (body.type === 'character') return called(body.sheet);
  const own = enemyName({ ...body, several: isOneOfMany(view, body), ...nameIn(body) });
  return body.nth === 0 ? numbered(view, seen, own) : own;
}

const nameIn = ({ sheet }: SeenEnemy) => (sheet ? { name: sheet.name, nameEn: sheet.nameEn } : {});

const isOneOfMany = (view: FightView, { letter }: SeenEnemy): boolean =>
  (dataOf(view).kinds[`k${letter}`]?.count ?? 0) > 1;

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
export function trueName({ sheet }: SeenEnemy): string | undefined {
  return sheet && called(sheet);
}

/** The name that a log entry (`enter`, `name`) gives a combatant from then on. */
export function nameOfEntry(entry: Entry): string | undefined {
  if (entry.k !== 'enter' && entry.k !== 'name') return undefined;
  const told = entry as unknown as Partial<Known> & { name?: string; nameEn?: string };
  if (told.letter === undefined || told.nth === undefined) {
    return told.name === undefined ? undefined : called({ name: told.name, nameEn: told.nameEn });
  }
  return enemyName({
    ...told,
    letter: told.letter,
    nth: told.nth,
    identified: told.identified === true,
    several: told.several === true,
  });
}

/** Names of an enemy's parts by key; alike ones are numbered: 首1, 首2. */
export function partNames({ parts }: SeenEnemy): Readonly<Record<string, string>> {
  const keys = Object.keys(parts);
  const nameAt = (key: string) => called(parts[key]!);
  return Object.fromEntries(
    keys.map((key) => {
      const alike = keys.filter((other) => nameAt(other) === nameAt(key));
      const nth = alike.length > 1 ? alike.indexOf(key) + 1 : undefined;
      return [key, numberedPart(nameAt(key), nth)];
    }),
  );
}

export const numberedPart = (name: string, nth: number | undefined): string =>
  nth === undefined ? name : t('name.nth', { name, letter: nth });

/** Name of a part, of an enemy that has several. */
export function partName({ body }: Seen, key: string | undefined): string | undefined {
  if (body.type !== 'enemy' || key === undefined) return undefined;
  return Object.keys(body.parts).length < 2 ? undefined : partNames(body)[key];
}

/** 鉄の大蠍（鋏）. */
export const withPart = (name: string, part: string | undefined): string =>
  part === undefined ? name : t('name.part', { name, part });
