import type { Locator, Page } from 'playwright-core';

type Role = Parameters<Page['getByRole']>[0];
type Name = string | RegExp;

const BRIEFLY = { timeout: 2_000 };
const ignore = () => {};

/** Narrower screens (px) show one of three tabs at a time. */
const TABS_BELOW = 700;

/** Somebody at the table, who acts through what can be seen: roles and names. */
export class Person {
  readonly page: Page;
  readonly errors: string[] = [];

  constructor(page: Page) {
    this.page = page;
    page.on('pageerror', (error) => this.errors.push(error.stack ?? String(error)));
    page.on('console', (message) => {
      if (message.type() === 'error') this.errors.push(message.text());
    });
  }

  find(role: Role, name: Name, exact = true): Locator {
    return this.page.getByRole(role, { name, ...(typeof name === 'string' ? { exact } : {}) });
  }

  async press(name: Name): Promise<void> {
    await this.find('button', name).click();
  }

  async fill(label: Name, text: string): Promise<void> {
    await this.page.getByLabel(label, { exact: true }).fill(text);
  }

  /** Picks from a menu that a button opens. */
  async menu(button: Name, item: Name): Promise<void> {
    await this.press(button);
    const plain = this.find('menuitem', item);
    await plain.or(this.find('menuitemradio', item)).click();
  }

  /** The line under the header: whose moment it is, and what to do. */
  turnLine(): Locator {
    return this.find('status', /^(手番|Turn)$/);
  }

  turn(): Promise<string> {
    return this.turnLine().innerText();
  }

  log(): Locator {
    return this.page.getByRole('log');
  }

  async seesInLog(text: Name): Promise<void> {
    await this.log().getByText(text).first().waitFor({ state: 'attached' });
  }

  /** On a phone: opens one of the three tabs, if it is one of this person's. */
  async tab(name: '戦場' | '行動' | 'ログ' | '操作'): Promise<void> {
    const { width } = this.page.viewportSize() ?? { width: Infinity };
    if (width >= TABS_BELOW) return;
    const tabs = this.page.getByRole('navigation', { name: '画面' });
    await tabs.waitFor();
    const tab = tabs.getByText(name, { exact: true });
    if (await tab.count()) await tab.click();
  }

  /** Chooses the option of this name in the action bar, or the first possible one of a step. */
  async choose(step: string, option?: Name): Promise<void> {
    const group = this.page.getByRole('radiogroup', { name: step, exact: true });
    const options =
      option === undefined
        ? group.getByRole('radio', { disabled: false })
        : group.getByRole('radio', { name: option });
    await options.first().click();
  }

  /**
   * Does the first thing that is possible now, whatever it is; false when there is nothing. Steps
   * that are chosen already are left alone. The fight may go on meanwhile and take things away.
   */
  async act(): Promise<boolean> {
    await this.tab('行動');
    const bar = this.page.getByRole('region', { name: /^(行動|敵の行動)$/ });
    const steps = bar.getByRole('radiogroup');
    for (let i = 0; i < (await steps.count()); i += 1) {
      const step = steps.nth(i);
      if (await step.getByRole('radio', { checked: true }).count()) continue;
      const open = step.getByRole('radio', { disabled: false });
      if (await open.count()) await open.first().click(BRIEFLY).catch(ignore);
    }
    if (!(await steps.count())) return false;
    const go = bar.getByRole('button').last();
    const refused = await go.getAttribute('aria-disabled', BRIEFLY).catch(() => 'true');
    if (refused === 'true') return false;
    await go.click(BRIEFLY).catch(ignore);
    return true;
  }
}
