import { language, LANGUAGES, t } from '../../texts/index.svelte';
import type { MenuItem } from '../base/base';
import { keysSwitch, soundSwitch } from './switches.svelte';
import { theme, THEMES } from './theme.svelte';

/** Menu items for what belongs to this device: sound, keys, theme, language. */
export function preferenceItems(): MenuItem[] {
  return [
    { id: 'sound', label: t('menu.sound'), checked: soundSwitch.on, toggle: true },
    { id: 'keys', label: t('menu.keys'), checked: keysSwitch.on, toggle: true },
    ...THEMES.map((each) => ({
      id: `theme:${each}`,
      label: t('menu.theme', { theme: t(`theme.${each}`) }),
      checked: theme.current === each,
    })),
    ...LANGUAGES.map((each) => ({
      id: `language:${each.id}`,
      label: each.label,
      checked: language.current === each.id,
    })),
  ];
}

/** Carries out one of them; false when the id is none of theirs. */
export function pickPreference(id: string): boolean {
  if (id === 'sound') soundSwitch.flip();
  else if (id === 'keys') keysSwitch.flip();
  else if (id.startsWith('theme:')) {
    theme.current = THEMES.find((each) => id === `theme:${each}`) ?? 'auto';
  } else if (id.startsWith('language:')) {
    language.current = id === 'language:en' ? 'en' : 'ja';
  } else return false;
  return true;
}

/** Writes the stored choices to the document; call once, before the first component. */
export function startPreferences(): void {
  theme.apply();
  language.apply();
}
