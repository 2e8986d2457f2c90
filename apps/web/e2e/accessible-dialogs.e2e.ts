import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { expectAccessible } from './axe';
import { launch, openDevice, type Device } from './browser';
import { closeStage, does } from './deeds';
import { startServer, type TestServer } from './server';
import { Table } from './table';

const DEVICES: readonly (readonly [string, Device])[] = [
  ['desktop, dark', { width: 1280, scheme: 'dark' }],
  ['phone, light', { width: 390, height: 844, scheme: 'light', touch: true }],
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
  test('a question, also folded away, the details with the GM’s tools, and undoing', async () => {
    const table = await Table.open(browser, server.url, '問い', device);
    const { gm } = table;
    const aki = await table.join('アキ', device);
    const haru = await table.join('ハル', device);
    await table.takeSample(aki, 'リンネ');
    await table.takeSample(haru, 'ゼノン');
    await table.place('ツノネズミ', 1);
    await table.start();
    await closeStage(gm, '判定を締め切る', '先制判定');
    await closeStage(gm, '先制判定を締め切る', '敵の配置');
    await closeStage(gm, '配置を締め切る', '味方の配置');
    await closeStage(gm, '配置を締め切る', '敵の番');
    await closeStage(gm, '敵の番を終える', '味方の番');
    await haru.tab('行動');
    await does(aki, { action: '追い風', target: 'ゼノン', go: '魔法を使う' });
    await haru.find('dialog', 'ゼノンは抵抗しますか').waitFor();
    await expectAccessible(haru.page, 'question');
    await aki.tab('行動');
    await expectAccessible(aki.page, 'while another is asked');
    await haru.page.keyboard.press('Escape');
    await haru.find('dialog', 'ゼノンは抵抗しますか').waitFor({ state: 'hidden' });
    await expectAccessible(haru.page, 'question folded away');
    await gm.press('戻す');
    await gm.find('dialog', '元に戻しますか').waitFor();
    await expectAccessible(gm.page, 'undo');
    await gm.page.keyboard.press('Escape');
    await gm.tab('戦場');
    await gm.find('button', 'ゼノン').click();
    await gm.find('dialog', 'ゼノン').getByRole('radiogroup', { name: '場所' }).waitFor();
    await expectAccessible(gm.page, 'details');
    await table.close();
  }, 90_000);

  test('the pages in English', async () => {
    const table = await Table.open(browser, server.url, '英語', device);
    const aki = await table.open(await table.link('参加'), { ...device, language: 'en' });
    await aki.find('button', 'Join').waitFor();
    await expectAccessible(aki.page, 'join');
    await aki.fill('Your name', 'Sam');
    await aki.press('Join');
    await aki.press('Add a character');
    await aki.press('Add Yuina');
    await aki.find('list', 'Characters').getByText('Yuina').waitFor();
    await expectAccessible(aki.page, 'lobby');
    await table.place('ツノネズミ', 1);
    await table.gm.press('戦闘を始める');
    await aki.turnLine().getByText('Your turn').waitFor();
    await expectAccessible(aki.page, 'table');
    const context = await openDevice(browser, { ...device, language: 'en' });
    const page = await context.newPage();
    await page.goto(server.url);
    await page.getByRole('button').first().waitFor();
    await expectAccessible(page, 'first page');
    await context.close();
    await table.close();
  }, 90_000);
});
