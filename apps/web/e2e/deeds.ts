import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import type { Person } from './person';

const SOON = { timeout: 15_000, interval: 100 };

/** One thing done in the action bar, step by step; what is left out is chosen already. */
export interface Deed {
  /** Which of one's combatants. */
  readonly who?: string;
  /** The kind of action: 主動作, 移動 ... */
  readonly kind?: string;
  readonly action: string;
  readonly target?: string;
  /** The button that carries it out. */
  readonly go: string;
}

export async function does(person: Person, deed: Deed): Promise<void> {
  await choose(person, deed);
  await person.press(deed.go);
}

/** The same up to the button. */
export async function choose(
  person: Person,
  { who, kind, action, target }: Omit<Deed, 'go'>,
): Promise<void> {
  await person.tab('行動');
  if (who !== undefined) await person.find('radio', who).click();
  if (kind !== undefined) await person.find('tab', kind).click();
  await option(person, '行動', action).click();
  if (target === undefined) return;
  const aim = option(person, '対象', target);
  if ((await aim.getAttribute('aria-checked')) !== 'true') await aim.click();
}

/** An option is called by its label; figures and words follow it. */
export function option(person: Person, step: string, label: string): Locator {
  return person.page
    .getByRole('radiogroup', { name: step })
    .getByRole('radio', { name: new RegExp(`^${label}`) });
}

/** These lines stand at the end of somebody's log, one after the other. */
export async function reads(person: Person, ...lines: readonly string[]): Promise<void> {
  await person.tab('ログ');
  await expect.poll(() => logText(person), SOON).toContain(lines.join(''));
}

/** How somebody's log ends: as much as is surely in sight. */
export async function lastWords(person: Person): Promise<string> {
  await person.tab('ログ');
  return (await logText(person)).slice(-120);
}

/** What is in sight of somebody's log, without the spaces between lines and figures. */
export async function logText(person: Person): Promise<string> {
  return (await person.log().innerText()).replace(/\s/g, '');
}

/** Somebody's card of a combatant. */
export async function card(person: Person, name: string): Promise<Locator> {
  await person.tab('戦場');
  return person.page
    .getByRole('article')
    .filter({ has: person.page.getByRole('heading', { name }) });
}
