import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { launch } from './browser';
import { logText, reads } from './deeds';
import type { Person } from './person';
import { startServer, type TestServer } from './server';
import { Table } from './table';

let server: TestServer;
let browser: Browser;
let table: Table;
let writer: Person;
let reader: Person;

beforeAll(async () => {
  [server, browser] = await Promise.all([startServer(), launch()]);
  table = await Table.open(browser, server.url, 'かな');
  writer = await table.join('アキ');
  reader = table.gm;
});

afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

beforeEach(() => writer.page.getByLabel('発言', { exact: true }).focus());

const typed = () => writer.page.getByLabel('発言', { exact: true }).inputValue();

/** Kana as an input method writes them, not yet converted; Chrome itself tells the page. */
async function compose(text: string) {
  const cdp = await writer.page.context().newCDPSession(writer.page);
  const length = text.length;
  await cdp.send('Input.imeSetComposition', { text, selectionStart: length, selectionEnd: length });
  return cdp;
}

describe('Enter during kana conversion does not send, the next one does', () => {
  test.each([
    ['確認', 229],
    ['変換', 13],
  ])('Chrome: keydown while composing, then compositionend: %s, keyCode %i', async (word, code) => {
    const cdp = await compose('かな');
    const enter = { key: 'Enter', code: 'Enter', windowsVirtualKeyCode: code };
    await cdp.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...enter });
    await cdp.send('Input.insertText', { text: word });
    await cdp.send('Input.dispatchKeyEvent', { type: 'keyUp', ...enter });
    expect(await typed()).toBe(word);

    await writer.page.keyboard.press('Enter');
    await reads(reader, `アキ${word}`);
    expect(await logText(reader)).not.toContain('かな');
    await expect.poll(typed).toBe('');
  });

  test('Safari: compositionend, then a keydown like any other', async () => {
    await writer.page.getByLabel('発言', { exact: true }).evaluate((area: HTMLTextAreaElement) => {
      const composition = (type: string, data: string) =>
        area.dispatchEvent(new CompositionEvent(type, { bubbles: true, data }));
      const enter = (type: string) =>
        area.dispatchEvent(
          new KeyboardEvent(type, { bubbles: true, cancelable: true, key: 'Enter', code: 'Enter' }),
        );
      composition('compositionstart', '');
      composition('compositionupdate', '順番');
      area.value = '順番';
      area.dispatchEvent(new InputEvent('input', { bubbles: true, data: '順番' }));
      composition('compositionend', '順番');
      enter('keydown');
      enter('keyup');
    });
    expect(await typed()).toBe('順番');

    await writer.page.keyboard.press('Enter');
    await reads(reader, 'アキ順番');
    await expect.poll(typed).toBe('');
  });
});

test('Enter sends once, Shift+Enter makes a line, and nothing was sent twice', async () => {
  await writer.page.keyboard.type('一行目');
  await writer.page.keyboard.press('Shift+Enter');
  await writer.page.keyboard.type('二行目');
  expect(await typed()).toBe('一行目\n二行目');
  await writer.page.keyboard.press('Enter');
  await writer.page.keyboard.press('Enter');
  await reads(reader, 'アキ一行目二行目');
  await reads(writer, 'アキ確認', 'アキ変換', 'アキ順番', 'アキ一行目二行目');
  expect((await logText(reader)).endsWith('アキ確認アキ変換アキ順番アキ一行目二行目')).toBe(true);
});
