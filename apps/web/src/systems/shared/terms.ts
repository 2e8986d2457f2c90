import { language } from '../../texts/index.svelte';

/** A word of a game in both languages. */
export interface Term {
  readonly ja: string;
  readonly en: string;
}

/** A word of the game in the current language. */
export const word = (term: Term): string => term[language.current];

/** The word for a key, or the key itself where the group uses one of its own. */
export const termOf = (terms: Readonly<Record<string, Term>>, key: string): string =>
  Object.hasOwn(terms, key) ? word(terms[key]!) : key;

/** Something that a sheet gives a name of its own. */
export interface Named {
  readonly name: string;
  readonly nameEn?: string | undefined;
}

/** A sheet's own name, in English where it has one. */
export const called = ({ name, nameEn }: Named): string =>
  language.current === 'en' && nameEn ? nameEn : name;

/** The nth letter from 1: A, B ... Z, AA. */
export function letterOf(nth: number): string {
  const rest = Math.floor((nth - 1) / 26);
  const letter = String.fromCharCode(65 + ((nth - 1) % 26));
  return rest > 0 ? letterOf(rest) + letter : letter;
}
