import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launch } from './browser';
import { card, closeStage, does, finishFight, reads } from './deeds';
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

/** Round 1, the enemies' turn: アキ plays ユイナ, ハル リンネ; everybody stands in front. */
async function toTheEnemiesTurn(): Promise<Table> {
  const table = await Table.open(browser, server.url, '二つの戦い');
  const aki = await table.join('アキ');
  const haru = await table.join('ハル');
  await table.takeSample(aki, 'ユイナ');
  await table.takeSample(haru, 'リンネ');
  await table.place('ツノネズミ', 1);
  await table.start();
  await closeStage(table.gm, '判定を締め切る', '先制判定');
  await closeStage(table.gm, '先制判定を締め切る', '敵の配置');
  await closeStage(table.gm, '配置を締め切る', '味方の配置');
  await closeStage(table.gm, '配置を締め切る', '敵の番');
  return table;
}

/**
 * Whatever the dice are: a blow meets the unconscious, and at HP -40 no death check is made
 * (SW-DEF-4, SW-DEF-6).
 */
async function killYuina({ gm, players }: Table): Promise<void> {
  await gm.find('combobox', '値を直す').selectOption('ユイナ HP');
  await gm.fill('新しいHP', '-40');
  await gm.press('直す');
  for (const person of players) {
    await (await card(person, 'ユイナ')).getByText('気絶').waitFor();
  }
  await does(gm, { action: '角', target: 'ユイナ', go: '攻撃する' });
  for (const person of [gm, ...players]) {
    await person.seesInLog('ユイナの生死判定。');
    await (await card(person, 'ユイナ')).getByText('死亡').waitFor();
  }
}

test('a character dies, is raised between the fights with taint, and fights again (SW-DEF-7)', async () => {
  const table = await toTheEnemiesTurn();
  const { gm, players } = table;
  const [aki, haru] = players;
  await killYuina(table);
  await haru!.menu('メニュー', /降伏/);
  await gm.press('受け入れる');
  await gm.turnLine().getByText('勝利').waitFor();
  await finishFight(table);

  const row = gm.find('list', '人物').getByRole('listitem').filter({ hasText: 'ユイナ' });
  await row.getByText('死亡').waitFor();
  await gm.menu('ユイナにできること', '蘇生する');
  const dialog = gm.find('dialog', 'ユイナ — 蘇生する');
  await dialog.getByLabel('費用（ガメル）').fill('100');
  await dialog.getByRole('button', { name: '蘇生する' }).click();
  await row.getByText('死亡').waitFor({ state: 'hidden' });
  await row.getByText('HP1/', { exact: false }).waitFor();
  for (const person of table.people) await person.seesInLog(/ユイナが100ガメルで蘇生した.*穢れ/);

  await table.place('ツノネズミ', 1);
  await table.start();
  await (await card(aki!, 'ユイナ')).getByText('1', { exact: true }).first().waitFor();
  await aki!.find('button', 'ユイナ').click();
  await aki!.find('dialog', 'ユイナ').getByText('穢れ').waitFor();
  await aki!.page.keyboard.press('Escape');
  await does(aki!, { action: '角のある大鼠を見抜く', go: '見抜く' });
  await reads(haru!, 'ユイナが角のある大鼠を見抜こうとする。');
  expect(table.errors).toEqual([]);
  await table.close();
}, 120_000);
