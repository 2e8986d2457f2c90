import { resolve } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { chromium, type Browser, type Page } from 'playwright-core';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const PAGES = ['states', 'pieces', 'prompts', 'player', 'gm', 'dice', 'lobby'];
const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

let server: ViteDevServer;
let browser: Browser;
let address: string;

beforeAll(async () => {
  server = await createServer({
    root: resolve(import.meta.dirname, '../..'),
    server: { host: '127.0.0.1', port: 0, hmr: false },
    logLevel: 'error',
  });
  await server.listen();
  address = server.resolvedUrls?.local[0] ?? '';
  browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH,
    args: [
      '--no-sandbox',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
});

afterAll(async () => {
  await browser?.close();
  await server?.close();
});

async function open(page: string, width: number, colorScheme: 'light' | 'dark'): Promise<Page> {
  const context = await browser.newContext({ viewport: { width, height: 844 }, colorScheme });
  const tab = await context.newPage();
  await tab.goto(`${address}gallery.html#${page}`);
  await tab.waitForSelector('h1');
  return tab;
}

describe.each(PAGES)('%s', (name) => {
  test.each([
    [1280, 'light'],
    [390, 'dark'],
  ] as const)('WCAG 2.2 AA at %i, %s: axe reports nothing', async (width, scheme) => {
    const page = await open(name, width, scheme);
    const { violations } = await new AxeBuilder({ page }).withTags(WCAG).analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)])).toEqual([]);
    await page.context().close();
  });

  test('WCAG 1.4.10: no sideways scrolling at 320 px', async () => {
    const page = await open(name, 320, 'light');
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(320);
    await page.context().close();
  });
});
