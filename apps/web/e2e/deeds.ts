import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import type { Person } from './person';
import type { Table } from './table';

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
  return endOf(await logText(person));
}

/** Somebody's log ends as it was read before. */
export async function readsAgain(person: Person, words: string): Promise<void> {
  await person.tab('ログ');
  await expect.poll(async () => endOf(await logText(person)), SOON).toBe(words);
}

const endOf = (text: string): string => text.slice(-120);

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

/** The GM closes a stage; on a phone the button is in the third tab. */
export async function closeStage(gm: Person, button: string, next: string): Promise<void> {
  await gm.tab('操作');
  await gm.press(button);
  await gm.turnLine().getByText(next).first().waitFor();
}

/** The GM closes a fight that is decided, and everybody is back in the lobby. */
export async function finishFight(table: Table): Promise<void> {
  const { gm, people } = table;
  await gm.press('戦闘を閉じる');
  const dialog = gm.find('dialog', '戦闘を閉じますか');
  await dialog.getByRole('button', { name: '戦闘を閉じる' }).click();
  for (const person of people) await person.turnLine().getByText('戦闘の準備').waitFor();
}
