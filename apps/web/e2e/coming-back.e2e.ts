import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { launch } from './browser';
import { choose, closeStage, does, lastWords, logText, reads, readsAgain } from './deeds';
import { Person } from './person';
import { startServer, type TestServer } from './server';
import { Table } from './table';

const AGAIN = { timeout: 30_000 };

/** Not by the name localhost: Socket.IO takes that one never to be offline. */
const address = () => server.url.replace('localhost', '127.0.0.1');

let directory: string;
let server: TestServer;
let browser: Browser;
let table: Table;
let aki: Person;
let haru: Person;

beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'ransen-coming-back-'));
  [server, browser] = await Promise.all([startServer(`file:${directory}`), launch()]);
});

afterAll(async () => {
  await browser?.close();
  await server?.stop();
  await rm(directory, { recursive: true, force: true });
});

/** Round 1, the party's turn: アキ plays リンネ, whose spell asks whom it reaches, ハル ゼノン. */
beforeEach(async () => {
  table = await Table.open(browser, address(), '戻る席');
  aki = await table.join('アキ');
  haru = await table.join('ハル');
  await table.takeSample(aki, 'リンネ');
  await table.takeSample(haru, 'ゼノン');
  await table.place('ツノネズミ', 1);
  await table.start();
  await closeStage(table.gm, '判定を締め切る', '先制判定');
  await closeStage(table.gm, '先制判定を締め切る', '敵の配置');
  await closeStage(table.gm, '配置を締め切る', '味方の配置');
  await closeStage(table.gm, '配置を締め切る', '敵の番');
  await closeStage(table.gm, '敵の番を終える', '味方の番');
});

afterEach(() => table.close());

const castTailwind = () => does(aki, { action: '追い風', target: 'ゼノン', go: '魔法を使う' });

const question = (person: Person) => person.find('dialog', 'ゼノンは抵抗しますか');
const lostBanner = (person: Person) => person.page.getByText('接続が切れました。');

/** The same person, in another tab of the same browser. */
async function tabOf(person: Person): Promise<Person> {
  const tab = new Person(await person.page.context().newPage());
  await tab.page.goto(address());
  await tab.page.getByRole('link', { name: '戻る席' }).first().click();
  await tab.turnLine().waitFor();
  return tab;
}

/** How often a line stands in somebody's log. */
async function times(person: Person, line: string): Promise<number> {
  return (await logText(person)).split(line).length - 1;
}

async function answeredOnce(...people: readonly Person[]): Promise<void> {
  for (const person of people) {
    await reads(person, 'ゼノンは抵抗しない。');
    expect(await times(person, 'リンネの「追い風」、ゼノンへ。')).toBe(1);
    expect(await times(person, 'ゼノンは抵抗しない。')).toBe(1);
  }
}

test('a browser closed in the middle of a choice: the table waits, and the choice is there again', async () => {
  await castTailwind();
  await question(haru).waitFor();
  const read = await lastWords(haru);
  await haru.page.close();
  for (const person of [table.gm, aki]) {
    await person.page.getByText('ハル（切断）').waitFor();
    await person.turnLine().getByText('ゼノン', { exact: true }).waitFor();
  }

  const back = await tabOf(haru);
  await question(back).waitFor();
  await readsAgain(back, read);
  await question(back).getByRole('button', { name: '受け入れる' }).click();
  await answeredOnce(table.gm, aki, back);
});

test('two tabs of one seat: one acts, the other follows; a double click does it once', async () => {
  const other = await tabOf(haru);
  await choose(aki, { action: '追い風', target: 'ゼノン' });
  await aki.find('button', '魔法を使う').dblclick();
  await question(haru).waitFor();
  await question(other).waitFor();

  await question(haru).getByRole('button', { name: '受け入れる' }).dblclick();
  await question(other).waitFor({ state: 'detached' });
  await question(haru).waitFor({ state: 'detached' });
  await answeredOnce(table.gm, aki, haru, other);
  expect([...table.errors, ...other.errors]).toEqual([]);
});

test('a phone that slept: it says so, and what was missed is there when it wakes', async () => {
  const context = haru.page.context();
  await haru.fill('発言', '打ちかけの文');
  await context.setOffline(true);
  await lostBanner(haru).waitFor();
  await aki.page.getByText('ハル（切断）').waitFor();
  await castTailwind();
  await table.gm.fill('発言', '待っています');
  await table.gm.press('送る');
  await reads(aki, '待っています');
  expect(await times(haru, '追い風')).toBe(0);

  await context.setOffline(false);
  await question(haru).waitFor(AGAIN);
  await lostBanner(haru).waitFor({ state: 'detached' });
  await reads(haru, 'リンネの「追い風」、ゼノンへ。（MP3）', 'GM待っています');
  expect(await haru.page.getByLabel('発言', { exact: true }).inputValue()).toBe('打ちかけの文');
  await question(haru).getByRole('button', { name: '受け入れる' }).click();
  await answeredOnce(table.gm, aki, haru);
});

test('a server killed and started again: all are back at the same choice, nothing lost or doubled', async () => {
  await castTailwind();
  await question(haru).waitFor();
  await table.gm.fill('発言', '聞こえますか');
  await Promise.all([table.gm.press('送る'), server.kill()]);
  for (const person of table.people) await lostBanner(person).waitFor();

  server = await startServer(`file:${directory}`, Number(new URL(server.url).port));
  for (const person of table.people)
    await lostBanner(person).waitFor({ state: 'detached', ...AGAIN });
  await question(haru).waitFor();
  for (const person of table.people) await reads(person, 'GM聞こえますか');
  await question(haru).getByRole('button', { name: '受け入れる' }).click();
  await answeredOnce(...table.people);
  for (const person of table.people) expect(await times(person, '聞こえますか')).toBe(1);
});
