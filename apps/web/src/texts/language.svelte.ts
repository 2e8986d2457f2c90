import { readStored, writeStored } from '../browser/stored';

export type Language = 'ja' | 'en';

export const LANGUAGES: readonly { id: Language; label: string }[] = [
  { id: 'ja', label: '日本語' },
  { id: 'en', label: 'English' },
];

const KEY = 'language';

/** The language of the screen: Japanese unless this device chose English. Also sets `<html lang>`. */
class LanguageChoice {
  #current = $state<Language>(readStored(KEY) === 'en' ? 'en' : 'ja');

  get current(): Language {
    return this.#current;
  }

  set current(language: Language) {
    this.#current = language;
    writeStored(KEY, language);
    this.apply();
  }

  /** Writes the language to the document; call once at start. */
  apply(): void {
    document.documentElement.lang = this.#current;
  }
}

export const language = new LanguageChoice();
