import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launch } from './browser';
import { does, reads } from './deeds';
import {
  allRead,
  asked,
  declareFirstTurn,
  declares,
  everybody,
  gather,
  HARE,
  picks,
  QUEEN,
  rollHits,
  rollInitiative,
  SERVER,
  takesDefault,
  type Cast,
} from './saga2-cast';
import { startServer, type TestServer } from './server';

let server: TestServer;
let browser: Browser;

beforeAll(async () => {
  [server, browser] = await Promise.all([startServer('memory:', 0, SERVER), launch()]);
});

afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

/** SG-CHN-1 to SG-CHN-10: 1 + 5, 5 + 6 and 5 + 6 are used, a 2 set aside by each. */
async function chain(cast: Cast): Promise<void> {
  const { aki, haru, natsu } = cast;
  await allRead(cast, `行動順：スズシロ、オウメ、シロガネ・トウヤ、${QUEEN}、${HARE}`);
  await natsu.turnLine().getByText('あなたの手番').waitFor();
  await natsu.find('tab', '連携').click();
  await does(natsu, { action: '連携：拍子矢', target: QUEEN, go: '連携を始める' });
  await picks(haru, 'オウメは連携に加わりますか', /^兜鳴らし/, '決める');
  await picks(aki, 'シロガネ・トウヤは連携に加わりますか', /^露払い/, '決める');
  await rollHits(cast);

  const title = '連携：外す目をそろえる';
  const mates = asked(natsu, title).getByRole('list', { name: 'いっしょに選ぶ人' });
  await asked(haru, title)
    .getByRole('radio', { name: /使う 5＋6/ })
    .click();
  await mates.getByText('選択中').first().waitFor();
  await natsu.page.keyboard.press('Escape');
  await natsu.find('textbox', '発言').fill('みんな2で');
  await natsu.page.keyboard.press('Enter');
  await reads(aki, 'みんな2で');
  await natsu.press('選択に戻る');
  await picks(natsu, title, /使う 1＋5/, '2を外して確定');
  await asked(aki, title).getByText('3人連携').waitFor();
  await asked(haru, title).getByRole('button', { name: '2を外して確定' }).click();
  await picks(aki, title, /使う 5＋6/, '2を外して確定');

  await takesDefault(natsu, '連携の属性');
  await takesDefault(natsu, 'スズシロのダメージ：LPで振り直すか');
  await allRead(cast, 'スズシロ、オウメ、シロガネ・トウヤの連携！外した目は2');
  await reads(cast.gm, `${QUEEN}に56点のダメージ。HP110→54。`);
  for (const player of [aki, haru, natsu]) await reads(player, '合計60防御を引く前');
}

/** SG-TRN-16, SG-CHK-3: the coverer checks for itself; 15 against 15 holds, and 17 against 13. */
async function cover(cast: Cast): Promise<void> {
  const { gm, aki } = cast;
  for (const [who, total] of [
    [QUEEN, '15'],
    [HARE, '17'],
  ] as const) {
    await gm.turnLine().getByText(`${who}の手番`).waitFor();
    await gm.press('行動する');
    if (who === QUEEN) await allRead(cast, 'シロガネ・トウヤがオウメをかばった。');
    await takesDefault(aki, 'シロガネ・トウヤはどう防ぎますか');
    await takesDefault(aki, 'シロガネ・トウヤの盾：使う2個');
    await allRead(cast, `${total}シロガネ・トウヤは避けた。`);
  }
}

/** SG-GLM-5: the GM raises the strength, so that the four finds a technique of its rank. */
async function declareSecondTurn({ gm, aki, haru, natsu }: Cast): Promise<void> {
  for (let i = 0; i < 2; i += 1) await gm.press('閃き強度の増減 ＋1');
  await declares(gm, HARE, '攻撃', 'シロガネ・トウヤ');
  await gm.find('tab', '守り').click();
  await does(gm, { action: '防御', go: '宣言する' });
  await aki.turnLine().getByText('行動の宣言').waitFor();
  await aki.find('tab', '守り').click();
  await does(aki, { action: '防御', go: '宣言する' });
  await does(natsu, { action: '長弓で攻撃', target: HARE, go: '宣言する' });
  await does(haru, { action: '板刃の大剣で攻撃', target: HARE, go: '宣言する' });
}

/** SG-CHK-6, SG-GLM-1: 4, 4, 6 and 1 LP for the 6, which becomes the third four. */
async function glimmer(cast: Cast): Promise<void> {
  const { natsu } = cast;
  await natsu.turnLine().getByText('あなたの手番').waitFor();
  await does(natsu, { action: '宣言どおりに行動', go: '行動する' });
  const title = 'スズシロの命中：LPで振り直すか';
  await picks(natsu, title, /4と4.*振り直す/, 'LP1で6を振り直す');
  for (const person of everybody(cast)) {
    await person.page
      .getByRole('status')
      .filter({ hasText: '眠り茸の矢' })
      .getByText('閃き', { exact: true })
      .waitFor();
  }
  await takesDefault(natsu, 'スズシロのダメージ：LPで振り直すか');
  await allRead(cast, '閃きスズシロが「眠り茸の矢」を閃いた（ランク4）。');
  await allRead(cast, `${HARE}を倒した。`);
}

/** SG-TRN-5: what was declared at the hare turns to whoever is left. */
async function retarget(cast: Cast): Promise<void> {
  const { gm, haru } = cast;
  await gm.turnLine().getByText(`${QUEEN}の手番`).waitFor();
  await gm.press('行動する');
  await haru.turnLine().getByText('あなたの手番').waitFor();
  await gm.find('combobox', '値を直す').selectOption(`${QUEEN} HP`);
  await gm.fill('新しいHP', '1');
  await gm.press('直す');
  await does(haru, { action: '宣言どおりに行動', go: '行動する' });
  await takesDefault(haru, 'オウメの命中：使う2個');
  await allRead(cast, `オウメの板刃の大剣での攻撃、${QUEEN}へ。対象が変わった。`);
  await allRead(cast, `${QUEEN}を倒した。`);
}

async function close(cast: Cast): Promise<void> {
  const { gm } = cast;
  for (const person of everybody(cast)) {
    await person.tab('戦場');
    await person.find('region', '勝利').getByText('スズシロ：眠り茸の矢（閃き）').waitFor();
  }
  await gm.press('戦闘を閉じる');
  await gm.find('dialog', '戦闘を閉じますか').getByRole('button', { name: '戦闘を閉じる' }).click();
  for (const person of everybody(cast)) {
    await person.turnLine().getByText('戦闘の準備').waitFor();
    await person.menu('メニュー', 'ダイスを確かめる');
    await person.page.getByText('種はハッシュと合い、43個の目がすべて合いました。').waitFor();
    await person.page.keyboard.press('Escape');
  }
}

/** SG-END-3 to SG-END-9: goal 30, boss 5 x 10, hare 1 x 2, credits (5 + 1) x 100. */
async function reward(cast: Cast): Promise<void> {
  const { gm, natsu } = cast;
  const scenario = gm.find('region', /^シナリオ1/);
  await scenario.getByText('逆さ樹の女王（ランク5、ボス）').waitFor();
  await scenario.getByLabel('目的を果たした（10〜100、失敗は0）').fill('30');
  await scenario.getByRole('row', { name: '合計 82 600' }).waitFor();
  await scenario.getByRole('button', { name: '表を写す' }).click();
  expect(await gm.page.evaluate(() => navigator.clipboard.readText())).toContain('合計\t82\t600');
  await scenario.getByRole('button', { name: 'シナリオを終えて配る' }).click();
  await gm
    .find('dialog', 'シナリオを終えますか')
    .getByRole('button', { name: 'シナリオを終えて配る' })
    .click();
  for (const person of everybody(cast)) {
    await person
      .find('region', /^シナリオ2/)
      .getByRole('row', { name: '合計 82 600' })
      .waitFor();
  }

  await natsu.menu('スズシロにできること', '成長：最大WP＋1');
  for (const person of [gm, natsu]) await reads(person, 'スズシロの最大WPが19になった。');
  await natsu.menu('スズシロにできること', '直す');
  await natsu.find('group', '眠り茸の矢').waitFor();
  expect(await natsu.page.getByLabel('技術点').first().inputValue()).toBe('82');
}

test('a chain of three, a 閃き by a reroll, a cover, a retarget and the rewards', async () => {
  const cast = await gather(browser, server.url);
  await declareFirstTurn(cast);
  await rollInitiative(cast, 1);
  await chain(cast);
  await cover(cast);
  await declareSecondTurn(cast);
  await rollInitiative(cast, 2);
  await glimmer(cast);
  await retarget(cast);
  await close(cast);
  await reward(cast);
  expect(cast.table.errors).toEqual([]);
  await cast.table.close();
}, 180_000);
