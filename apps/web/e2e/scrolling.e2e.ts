import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launch } from './browser';
import type { Person } from './person';
import { startServer, type TestServer } from './server';
import { Table } from './table';

let server: TestServer;
let browser: Browser;

beforeAll(async () => {
  [server, browser] = await Promise.all([startServer(), launch()]);
});

afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

/** How far (px) the window can be scrolled away from the table. */
const slack = ({ page }: Person): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollHeight - innerHeight);

test.each([
  ['ソード・ワールド2.0', 'ユイナ', 'ツノネズミ'],
  ['SAGA2', 'スズシロ', 'イバラウサギ'],
])('%s: on a desktop parts scroll, the window never', async (system, sample, enemy) => {
  const table = await Table.open(browser, server.url, '巻物', { height: 600 }, system);
  const { gm } = table;
  await gm.press('人物を加える');
  await gm.press(`${sample}を直す`);
  await gm.find('tabpanel', '入力する').getByRole('button', { name: '加える' }).last().waitFor();
  expect(await slack(gm)).toBe(0);
  await gm.press('閉じる');
  await table.takeSample(gm, sample);
  await table.place(enemy, 8);
  await table.start();
  expect(await slack(gm)).toBe(0);
  await table.close();
});
