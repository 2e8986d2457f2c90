import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launch } from './browser';
import { startServer, type TestServer } from './server';
import { Table } from './table';

let directory: string;
let server: TestServer;
let browser: Browser;

beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'ransen-e2e-'));
  [server, browser] = await Promise.all([startServer(`file:${directory}`), launch()]);
});

afterAll(async () => {
  await browser?.close();
  await server?.stop();
  await rm(directory, { recursive: true, force: true });
});

test('a restart of the server is told, loses nothing typed or chosen, and does nothing twice', async () => {
  const table = await Table.open(browser, server.url, '再起動');
  const aki = await table.join('アキ');
  await table.takeSample(aki, 'ユイナ');
  await table.place('ツノネズミ', 1);
  await table.start();
  await aki.find('radio', /を見抜く/).click();
  await aki.fill('発言', '打ちかけの文');

  const port = Number(new URL(server.url).port);
  await server.stop();
  await aki.page.getByRole('alert').getByText('接続が切れました。').waitFor();
  await aki.find('button', 'つなぎ直しています').waitFor();
  server = await startServer(`file:${directory}`, port);
  await aki.page.getByText('接続が戻りました。').waitFor({ timeout: 20_000 });

  expect(await aki.page.getByLabel('発言', { exact: true }).inputValue()).toBe('打ちかけの文');
  await aki.page.getByRole('radio', { name: /を見抜く/, checked: true }).waitFor();
  await aki.press('見抜く');
  await aki
    .turnLine()
    .getByText(/魔物知識判定|先制判定|あなたの手番/)
    .waitFor();
  await aki
    .log()
    .getByText(/2d|知識/)
    .first()
    .waitFor({ state: 'attached' });
  await table.close();
}, 90_000);
