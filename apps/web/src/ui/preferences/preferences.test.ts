import { beforeEach, expect, test } from 'vitest';
import { language } from '../../texts/index.svelte';
import { pickPreference, preferenceItems } from './items.svelte';
import { StoredSwitch } from './switches.svelte';
import { theme } from './theme.svelte';
import { titleWithBadge } from './title-badge';

beforeEach(() => {
  theme.current = 'auto';
  language.current = 'ja';
});

test('the theme goes round, is stored, and auto leaves the choice to the system', () => {
  const root = document.documentElement.dataset;
  theme.next();
  expect([theme.current, root.theme]).toEqual(['light', 'light']);
  theme.next();
  expect([theme.current, root.theme]).toEqual(['dark', 'dark']);
  expect(localStorage.getItem('ransen.theme')).toBe('dark');
  theme.next();
  expect([theme.current, root.theme]).toEqual(['auto', undefined]);
});

test('every preference in the menu can be picked, and shows as picked', () => {
  for (const { id } of preferenceItems().filter((item) => item.id.includes(':'))) {
    expect(pickPreference(id)).toBe(true);
    expect(preferenceItems().find((item) => item.id === id)?.checked).toBe(true);
  }
  expect(pickPreference('leave-room')).toBe(false);
});

test('a switch is remembered', () => {
  const sound = new StoredSwitch('sample', true);
  expect(sound.on).toBe(true);
  sound.flip();
  expect(new StoredSwitch('sample', true).on).toBe(false);
});

test('the title carries a mark while something is asked', () => {
  expect(titleWithBadge('乱戦', undefined)).toBe('乱戦');
  expect(titleWithBadge('乱戦', 'あなたの手番')).toBe('● あなたの手番 — 乱戦');
});
