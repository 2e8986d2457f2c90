import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { expectAccessible } from './axe';
import { launch, openDevice, type Device } from './browser';
import { startServer, type TestServer } from './server';
import { Table } from './table';

const DEVICES: readonly (readonly [string, Device])[] = [
  ['desktop, light', { width: 1280, scheme: 'light' }],
  ['phone, dark', { width: 390, height: 844, scheme: 'dark', touch: true }],
];

let server: TestServer;
let browser: Browser;

beforeAll(async () => {
  [server, browser] = await Promise.all([startServer(), launch()]);
});

afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

describe.each(DEVICES)('WCAG 2.2 AA on a %s', (_, device) => {
  test('the first page, and what a wrong link leads to', async () => {
    const context = await openDevice(browser, device);
    const page = await context.newPage();
    await page.goto(server.url);
    await page.getByText('遊ぶルール').waitFor();
    await page.getByRole('button', { name: 'ルールの選択肢を変える' }).click();
    await page.getByRole('button', { name: '入る' }).click();
    await expectAccessible(page, 'first page');
    await page.goto(`${server.url}/r/nowhere#nothing`);
    await page.getByText('このリンクでは入れません。').waitFor();
    await expectAccessible(page, 'wrong link');
    await context.close();
  });

  test('the lobby with its editors and dialogs', async () => {
    const table = await Table.open(browser, server.url, '見る', device);
    const { gm } = table;
    const guest = await table.open(await table.link('参加'), device);
    await guest.fill('あなたの名前', 'アキ');
    await expectAccessible(guest.page, 'join');
    await guest.press('入る');
    await guest.press('人物を加える');
    await guest.page.getByRole('button', { name: 'ユイナを加える' }).waitFor();
    await expectAccessible(guest.page, 'samples');
    await guest.find('tab', '入力する').click();
    await guest.find('tabpanel', '入力する').getByRole('button', { name: '加える' }).last().click();
    await expectAccessible(guest.page, 'character editor with problems');
    await guest.find('tab', 'ファイルを読む').click();
    await guest.fill('シートのJSON', '{"name": }');
    await guest.find('tabpanel', 'ファイルを読む').getByRole('button', { name: '加える' }).click();
    await expectAccessible(guest.page, 'JSON with problems');
    await table.place('ツノネズミ', 2);
    await gm.find('tab', '入力する').click();
    await expectAccessible(gm.page, 'enemy editor');
    for (const item of ['席とリンク', '卓の設定', 'ログを書き出す', 'キー操作の一覧']) {
      await gm.menu('メニュー', item);
      await gm.page.getByRole('dialog').waitFor();
      await expectAccessible(gm.page, item);
      await gm.page.keyboard.press('Escape');
    }
    await table.close();
  }, 90_000);

  test('the table for player and GM, with details and dialogs', async () => {
    const table = await Table.open(browser, server.url, '見る', device);
    const { gm } = table;
    const aki = await table.join('アキ', device);
    await table.takeSample(aki, 'ユイナ');
    await table.place('ツノネズミ', 2);
    await table.start();
    await expectAccessible(aki.page, 'player');
    await aki.tab('行動');
    await aki
      .find('radio', /を見抜く/)
      .first()
      .click();
    await expectAccessible(aki.page, 'player, actions');
    await aki.tab('ログ');
    await expectAccessible(aki.page, 'player, log');
    await expectAccessible(gm.page, 'GM');
    await gm.find('button', 'ユイナ').click();
    await gm.page.getByRole('dialog').waitFor();
    await expectAccessible(gm.page, 'details');
    await gm.page.keyboard.press('Escape');
    await gm.tab('操作');
    await expectAccessible(gm.page, 'GM, panel');
    await gm.press('敵を加える');
    await gm.page.getByRole('dialog').getByRole('button', { name: 'ツノネズミを加える' }).waitFor();
    await expectAccessible(gm.page, 'enemies to add');
    await table.close();
  }, 90_000);
});
