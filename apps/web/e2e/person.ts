import type { Locator, Page } from 'playwright-core';

type Role = Parameters<Page['getByRole']>[0];
type Name = string | RegExp;

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

  /** The turn line, as it reads. */
  turn(): Promise<string> {
    return this.page.getByRole('status', { name: '手番' }).innerText();
  }

  log(): Locator {
    return this.page.getByRole('log');
  }

  async seesInLog(text: Name): Promise<void> {
    await this.log().getByText(text).first().waitFor({ state: 'attached' });
  }
}
