import { readStored, writeStored } from '../../browser/stored';

export type Theme = 'auto' | 'light' | 'dark';

export const THEMES: readonly Theme[] = ['auto', 'light', 'dark'];

const KEY = 'theme';

/** Light, dark, or as the system has it. `<html data-theme>` carries the choice; auto has none. */
class ThemeChoice {
  #current = $state<Theme>(THEMES.find((theme) => theme === readStored(KEY)) ?? 'auto');

  get current(): Theme {
    return this.#current;
  }

  set current(theme: Theme) {
    this.#current = theme;
    writeStored(KEY, theme);
    this.apply();
  }

  /** The one after this: auto, light, dark, and round. */
  next(): void {
    this.current = THEMES[(THEMES.indexOf(this.#current) + 1) % THEMES.length] ?? 'auto';
  }

  /** Writes the choice to the document; call once at start. */
  apply(): void {
    if (this.#current === 'auto') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = this.#current;
  }
}

export const theme = new ThemeChoice();
