import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { expectAccessible } from './axe';
import { launch, type Device } from './browser';
import { does } from './deeds';
import type { Person } from './person';
import {
  asked,
  declareFirstTurn,
  gather,
  picks,
  QUEEN,
  rollHits,
  rollInitiative,
  SERVER,
  takesDefault,
  type Cast,
} from './saga2-cast';
import { startServer, type TestServer } from './server';
import { Table } from './table';

const DEVICES: readonly (readonly [string, Device])[] = [
  ['desktop, light', { width: 1280, scheme: 'light' }],
  ['phone, dark', { width: 390, height: 844, scheme: 'dark', touch: true }],
];

let server: TestServer;
let browser: Browser;

beforeAll(async () => {
  [server, browser] = await Promise.all([startServer('memory:', 0, SERVER), launch()]);
});

afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

/** Opens the editor of the list of characters or enemies. */
async function openEditor(person: Person, way: string): Promise<void> {
  await person.press(way);
  await person.find('tab', '入力する').click();
}

/** Prompts of initiative and of a chain, folded and not, and the strip of those who look on. */
async function chain(cast: Cast): Promise<void> {
  const { gm, aki, haru, natsu } = cast;
  await natsu.tab('行動');
  await natsu.find('tab', '連携').click();
  await expectAccessible(natsu.page, 'opening a chain');
  await does(natsu, { action: '連携：拍子矢', target: QUEEN, go: '連携を始める' });
  await asked(haru, 'オウメは連携に加わりますか').waitFor();
  await expectAccessible(haru.page, 'joining a chain');
  await picks(haru, 'オウメは連携に加わりますか', /^兜鳴らし/, '決める');
  await picks(aki, 'シロガネ・トウヤは連携に加わりますか', /^露払い/, '決める');
  await rollHits(cast);
  const title = '連携：外す目をそろえる';
  await picks(natsu, title, /使う 1＋5/, '2を外して確定');
  await expectAccessible(natsu.page, 'confirmed in a chain');
  await asked(aki, title).waitFor();
  await expectAccessible(aki.page, 'choosing in a chain');
  await gm.tab('戦場');
  await gm.find('region', '連携の相談').waitFor();
  await expectAccessible(gm.page, 'looking on at a chain');
  await picks(haru, title, /使う 5＋6/, '2を外して確定');
  await picks(aki, title, /使う 5＋6/, '2を外して確定');
  await asked(natsu, '連携の属性').waitFor();
  await expectAccessible(natsu.page, 'attribute');
  await takesDefault(natsu, '連携の属性');
  await takesDefault(natsu, 'スズシロのダメージ：LPで振り直すか');
}

describe.each(DEVICES)('WCAG 2.2 AA of SAGA2 on a %s', (_, device) => {
  test('the lobby with editors and the scenario', async () => {
    const table = await Table.open(browser, server.url, '見る', device, 'SAGA2');
    const aki = await table.join('アキ', device);
    await openEditor(aki, '人物を加える');
    await aki.press('能力値から入れる');
    await aki.find('tabpanel', '入力する').getByRole('button', { name: '加える' }).last().click();
    await expectAccessible(aki.page, 'character editor with problems');
    await table.place('イバラウサギ', 1);
    await table.gm.find('tab', '入力する').click();
    await expectAccessible(table.gm.page, 'enemy editor');
    await table.gm.page.getByText('全員が受け取るもの').first().click();
    await table.gm.find('button', '表を写す').waitFor();
    await expectAccessible(table.gm.page, 'rewards');
    await table.gm.menu('メニュー', '卓の設定');
    const settings = table.gm.find('dialog', '卓の設定');
    await settings.getByRole('button', { name: '技・術を書く' }).click();
    await settings.getByRole('button', { name: '変える', exact: true }).click();
    await settings.getByText('名前を入れてください。').first().waitFor();
    await expectAccessible(table.gm.page, 'own techniques with problems');
    await settings.getByLabel('名前', { exact: true }).fill('水切り');
    await settings.getByRole('button', { name: '変える', exact: true }).click();
    await settings.waitFor({ state: 'detached' });
    await table.close();
  }, 90_000);

  test('declarations, dice, a chain, a defence and what is learned', async () => {
    const cast = await gather(browser, server.url, device);
    const { gm, aki, natsu } = cast;
    await gm.tab('行動');
    await expectAccessible(gm.page, 'GM declares');
    await declareFirstTurn(cast);
    await asked(aki, 'シロガネ・トウヤの行動順：LPで振り直すか').waitFor();
    await expectAccessible(aki.page, 'reroll');
    await rollInitiative(cast, 1);
    await chain(cast);
    await gm.turnLine().getByText(`${QUEEN}の手番`).waitFor();
    await gm.tab('操作');
    await expectAccessible(gm.page, 'GM, panel');
    await gm.tab('行動');
    await gm.press('行動する');
    await asked(aki, 'シロガネ・トウヤはどう防ぎますか').waitFor();
    await expectAccessible(aki.page, 'defence');
    await takesDefault(aki, 'シロガネ・トウヤはどう防ぎますか');
    await asked(aki, 'シロガネ・トウヤの盾：使う2個').waitFor();
    await expectAccessible(aki.page, 'pick');
    await takesDefault(aki, 'シロガネ・トウヤの盾：使う2個');
    await natsu.tab('戦場');
    await expectAccessible(natsu.page, 'battlefield');
    await natsu.find('button', 'スズシロ').click();
    await natsu.find('dialog', 'スズシロ').waitFor();
    await expectAccessible(natsu.page, 'details');
    await cast.table.close();
  }, 120_000);
});
