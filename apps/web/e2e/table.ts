import type { Browser, BrowserContext } from 'playwright-core';
import { openDevice, type Device } from './browser';
import { Person } from './person';

/** A table with its GM; players come by the link that the GM hands on. */
export class Table {
  readonly gm: Person;
  readonly players: Person[] = [];
  readonly #browser: Browser;
  readonly #url: string;
  readonly #contexts: BrowserContext[] = [];

  private constructor(browser: Browser, url: string, context: BrowserContext, gm: Person) {
    this.#browser = browser;
    this.#url = url;
    this.#contexts.push(context);
    this.gm = gm;
  }

  /** Opens a table on the first page, of the first rule system unless one is named. */
  static async open(
    browser: Browser,
    url: string,
    name: string,
    device?: Device,
    system?: string,
  ): Promise<Table> {
    const context = await openDevice(browser, device);
    const gm = new Person(await context.newPage());
    await gm.page.goto(url);
    if (system !== undefined) {
      await gm.page.getByRole('radio', { name: system }).check();
    }
    await gm.fill('卓の名前', name);
    await gm.press('卓を立てて招く');
    await gm.turnLine().getByText('戦闘の準備').waitFor();
    return new Table(browser, url, context, gm);
  }

  /** What the GM copies to send it to somebody. */
  async link(which: '参加' | '見学'): Promise<string> {
    await this.gm.press(`${which}のリンクを写す`);
    return this.gm.page.evaluate(() => navigator.clipboard.readText());
  }

  /** Somebody follows the players’ link and sits down. */
  async join(name: string, device?: Device): Promise<Person> {
    const person = await this.open(await this.link('参加'), device);
    await person.fill('あなたの名前', name);
    await person.press('入る');
    await person.turnLine().waitFor();
    this.players.push(person);
    return person;
  }

  /** Somebody opens a link of this table. */
  async open(link: string, device?: Device): Promise<Person> {
    const context = await openDevice(this.#browser, device);
    this.#contexts.push(context);
    const person = new Person(await context.newPage());
    await person.page.goto(link.startsWith('http') ? link : this.#url + link);
    return person;
  }

  /** A player takes a character of the samples. */
  async takeSample(player: Person, character: string): Promise<void> {
    await player.press('人物を加える');
    await player
      .find('tabpanel', '見本から選ぶ')
      .getByRole('button', { name: `${character}を加える` })
      .click();
    await player.find('list', '人物').getByText(character).waitFor();
  }

  /** The GM places enemies of the samples. */
  async place(enemy: string, count: number): Promise<void> {
    const box = this.gm.find('region', /^敵/);
    const open = box.getByRole('button', { name: '敵を置く' });
    const amount = box.getByLabel('数');
    await open.or(amount).first().waitFor();
    if (await open.count()) await open.click();
    await amount.fill(String(count));
    await box.getByRole('button', { name: `${enemy}を加える` }).click();
    await box
      .getByText(count > 1 ? `${enemy} ${count}` : enemy, { exact: true })
      .first()
      .waitFor();
  }

  async start(): Promise<void> {
    await this.gm.press('戦闘を始める');
    for (const person of [this.gm, ...this.players]) {
      await person
        .turnLine()
        .getByText(/判定|番|配置|宣言/)
        .first()
        .waitFor();
    }
  }

  get people(): readonly Person[] {
    return [this.gm, ...this.players];
  }

  /** What went wrong in the browsers. */
  get errors(): string[] {
    return this.people.flatMap(({ errors }) => errors);
  }

  async close(): Promise<void> {
    for (const context of this.#contexts) await context.close();
  }
}
