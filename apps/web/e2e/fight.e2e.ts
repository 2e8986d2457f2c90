import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launch } from './browser';
import { finishFight } from './deeds';
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

/** What was done has reached everybody after this long (ms). */
const SETTLED = 150;
/** Even on a busy computer a stage is over after this long (ms), and a short fight. */
const STAGE_WITHIN = 45_000;
const FIGHT_WITHIN = 120_000;

/** Everybody does what is possible until the table says this. */
async function playUntil(table: Table, text: RegExp, within = STAGE_WITHIN): Promise<void> {
  const until = Date.now() + within;
  while (Date.now() < until) {
    for (const person of table.people) {
      if (text.test(await table.gm.turn())) return;
      if (await person.act()) await table.gm.page.waitForTimeout(SETTLED);
    }
  }
  throw new Error(`still at: ${await table.gm.turn()}`);
}

describe('a fight of starter characters', () => {
  test('goes from the first page to the loot, on a phone too, and back to the lobby', async () => {
    const table = await Table.open(browser, server.url, '廃砦の夜');
    const aki = await table.join('アキ');
    const haru = await table.join('ハル', { width: 390, height: 844, touch: true, scheme: 'dark' });
    const natsu = await table.join('ナツ');
    await table.takeSample(aki, 'ガンテツ');
    await table.takeSample(haru, 'ヒバナ・トキワ');
    await table.takeSample(natsu, 'ユイナ');
    await table.place('ツノネズミ', 2);
    await table.start();

    await playUntil(table, /勝利|敗北/, FIGHT_WITHIN);
    await finishFight(table);
    await haru.page
      .getByRole('region', { name: /^前の戦闘/ })
      .getByText(/勝利|敗北/)
      .waitFor();
    await aki.press('ダイスを確かめる');
    await aki.page.getByText(/個の目がすべて合いました/).waitFor();
    expect(table.errors).toEqual([]);
    await table.close();
  }, 180_000);
});

describe('at the table', () => {
  test('a player picks a target on the battlefield, sees the odds and attacks', async () => {
    const table = await Table.open(browser, server.url, '的当て');
    const aki = await table.join('アキ');
    await table.takeSample(aki, 'ユイナ');
    await table.place('ツノネズミ', 1);
    await table.start();
    await table.gm.find('radio', '識別').click();
    await playUntil(table, /味方の配置/);
    await aki.find('radio', '前線').click();
    await aki.press('ここに立つ');
    await playUntil(table, /味方の番/);
    await aki.find('radio', /細剣/).click();
    await aki.find('button', /を対象にする$/).click();
    await aki.page.getByText('で命中').waitFor();
    await aki.press('攻撃する');
    await aki.seesInLog(/の攻撃「細剣」/);
    expect(table.errors).toEqual([]);
    await table.close();
  });

  test('a seat is found again by the same link, with its character and the choice on screen', async () => {
    const table = await Table.open(browser, server.url, '席');
    const link = await table.link('参加');
    const aki = await table.join('アキ');
    await table.takeSample(aki, 'ユイナ');
    await table.place('ツノネズミ', 1);
    await table.start();
    await aki.page.goto('about:blank');
    await aki.page.goto(link);
    await aki.turnLine().getByText('あなたの手番').waitFor();
    await aki.find('radio', /を見抜く/).waitFor();
    await table.close();
  });

  test('GM: undoing asks first, names what it takes back, and strikes it in every log', async () => {
    const table = await Table.open(browser, server.url, '取り消し');
    const aki = await table.join('アキ');
    await table.takeSample(aki, 'ユイナ');
    await table.place('ツノネズミ', 1);
    await table.start();
    await aki.find('radio', /を見抜く/).click();
    await aki.press('見抜く');
    await aki.seesInLog('ユイナ');
    await table.gm.press('戻す');
    const dialog = table.gm.find('dialog', '元に戻しますか');
    await dialog
      .getByText(/ユイナ/)
      .first()
      .waitFor();
    await dialog.getByRole('button', { name: '戻す' }).click();
    await aki.log().getByText('取り消し').first().waitFor({ state: 'attached' });
    await table.close();
  });

  test('GM: several enemies do one thing, one after the other', async () => {
    const table = await Table.open(browser, server.url, '群れ');
    const aki = await table.join('アキ');
    await table.takeSample(aki, 'ユイナ');
    await table.place('ツノネズミ', 3);
    await table.start();
    await playUntil(table, /敵の配置/);
    for (const nth of [0, 1, 2])
      await table.gm
        .find('checkbox', /を選ぶ$/)
        .nth(nth)
        .click();
    await table.gm.find('radio', '前線').click();
    await table.gm.press(/^3体で/);
    await table.gm.turnLine().getByText('第1ラウンド').waitFor({ timeout: 20_000 });
    expect(table.errors).toEqual([]);
    await table.close();
  });

  test('GM: acts for a player who is away, and overrules the rules after a question', async () => {
    const table = await Table.open(browser, server.url, '代わり');
    const aki = await table.join('アキ');
    await table.takeSample(aki, 'ユイナ');
    await table.place('ツノネズミ', 1);
    await table.start();
    await playUntil(table, /味方の配置/);
    await aki.find('radio', '前線').click();
    await aki.press('ここに立つ');
    await playUntil(table, /味方の番/);
    const { gm } = table;
    await gm.find('button', 'ユイナ').click();
    await gm.press('代わりに動かす');
    await gm.find('checkbox', 'ユイナ').waitFor();
    await gm.press('ルールを曲げる');
    await gm.find('tab', '移動').click();
    await gm
      .find('radio', /乱戦から離れるには離脱の宣言/)
      .first()
      .click();
    await gm.press(/^無理に/);
    const dialog = gm.find('dialog', 'ルールを曲げて行いますか');
    await dialog.getByRole('button', { name: /^無理に/ }).click();
    await aki.seesInLog(/ユイナ.*(移動|へ)/);
    await table.close();
  });

  test('a surrender is proposed from the menu, and taken by the GM', async () => {
    const table = await Table.open(browser, server.url, '降伏');
    const aki = await table.join('アキ');
    await table.takeSample(aki, 'ユイナ');
    await table.place('ツノネズミ', 1);
    await table.start();
    await aki.menu('メニュー', /降伏/);
    await table.gm.press('受け入れる');
    await table.gm.turnLine().getByText('勝利').waitFor();
    await table.close();
  });

  test('GM: looking through a player’s eyes shows their view, and nothing can be done in it', async () => {
    const table = await Table.open(browser, server.url, '目');
    const aki = await table.join('アキ');
    await table.takeSample(aki, 'ユイナ');
    await table.place('ツノネズミ', 1);
    await table.start();
    await table.gm.page.getByText('ツノネズミ').first().waitFor();
    await table.gm.menu('プレイヤーの目で見る', 'アキ');
    await table.gm.page.getByText('アキの目で見ています').waitFor();
    await expect.poll(() => table.gm.page.getByText('ツノネズミ').count()).toBe(0);
    await expect.poll(() => table.gm.page.getByRole('radio').count()).toBe(0);
    await table.gm.press('戻る');
    await table.gm.page.getByText('ツノネズミ').first().waitFor();
    await table.close();
  });
});

describe('links', () => {
  test('wrong ones all get one sentence; a right one to a locked room says so', async () => {
    const table = await Table.open(browser, server.url, '鍵');
    const link = await table.link('参加');
    const wrong = link.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
    for (const bad of [wrong, `${server.url}/r/nowhere#nothing`]) {
      const stranger = await table.open(bad);
      await stranger.page.getByText('このリンクでは入れません。').waitFor();
    }
    await table.gm.press('鍵をかける');
    await table.gm.find('button', '鍵を開ける').waitFor();
    const late = await table.open(link);
    await late.page.getByText(/鍵がかかっています/).waitFor();
    await table.close();
  });

  test('a renewed one stops working; whoever sits stays; an onlooker only watches', async () => {
    const table = await Table.open(browser, server.url, '作り直し');
    const old = await table.link('参加');
    const aki = await table.join('アキ');
    await table.gm.press('参加のリンクを作り直す');
    await table.gm
      .find('dialog', /作り直しますか/)
      .getByRole('button', { name: '作り直す' })
      .click();
    const late = await table.open(old);
    await late.page.getByText('このリンクでは入れません。').waitFor();
    await aki.find('button', '人物を加える').waitFor();
    const onlooker = await table.open(await table.link('見学'));
    await onlooker.turnLine().waitFor();
    expect(await onlooker.find('button', '人物を加える').count()).toBe(0);
    expect(await onlooker.find('textbox', '発言').count()).toBe(0);
    await table.close();
  });
});
