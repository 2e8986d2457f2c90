import { fill, type Params } from './format';
import { language, type Language } from './language.svelte';

/** One area's texts in one language. */
export type Texts<Key extends string> = Readonly<Record<Key, string>>;

/** A `t('key', params)` for one area; it follows the language switch. */
export type Translate<Key extends string> = (key: Key, params?: Params) => string;

/**
 * The `t` of an area. The Japanese catalogue names the keys; the English one must have the same.
 * @example const t = createTexts(ja, en); t('hit', { count: 2 })
 */
export function createTexts<Key extends string>(
  ja: Texts<Key>,
  en: Texts<NoInfer<Key>>,
): Translate<Key> {
  const catalogues: Record<Language, Texts<Key>> = { ja, en };
  return (key, params) => fill(catalogues[language.current][key], params);
}

const areas = new Map<string, Translate<string>>();

/**
 * Makes an area's texts reachable by keys that come as data (`lookup`), e.g. the label of a roll.
 * A system registers its folder's catalogues under its own id.
 */
export function registerTexts<Key extends string>(
  area: string,
  ja: Texts<Key>,
  en: Texts<NoInfer<Key>>,
): Translate<Key> {
  const translate = createTexts(ja, en);
  areas.set(area, (key, params) => (Object.hasOwn(ja, key) ? translate(key as Key, params) : key));
  return translate;
}

/** The text of a key known only at run time. Unknown areas and keys give the key itself. */
export function lookup(area: string, key: string, params?: Params): string {
  return areas.get(area)?.(key, params) ?? key;
}
