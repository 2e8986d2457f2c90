import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeEach, describe, expect, test } from 'vitest';
import ChatBox from './ChatBox.svelte';

let sent: string[];
let area: HTMLTextAreaElement;

function open(taken?: boolean, offline = false) {
  sent = [];
  render(ChatBox, {
    text: 'こんにちは',
    offline,
    onsend: (text: string) => {
      sent.push(text);
      return taken;
    },
  });
  area = screen.getByRole('textbox', { name: '発言' });
}

const later = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

describe('Enter sends', () => {
  beforeEach(() => open());

  test('once, and empties the field', async () => {
    await fireEvent.keyDown(area, { key: 'Enter' });
    expect(sent).toEqual(['こんにちは']);
    expect(area.value).toBe('');
    await fireEvent.keyDown(area, { key: 'Enter' });
    expect(sent).toHaveLength(1);
  });

  test('with Shift it is the browser’s new line', async () => {
    const isFree = await fireEvent.keyDown(area, { key: 'Enter', shiftKey: true });
    expect(isFree).toBe(true);
    expect(sent).toEqual([]);
  });

  test('blank text is not sent', async () => {
    await fireEvent.input(area, { target: { value: ' \n　' } });
    await fireEvent.keyDown(area, { key: 'Enter' });
    expect(sent).toEqual([]);
  });
});

describe('Enter during kana conversion never sends', () => {
  beforeEach(() => open());

  test('Chrome and Firefox: keydown while composing, then compositionend', async () => {
    await fireEvent.compositionStart(area);
    await fireEvent.keyDown(area, { key: 'Enter', isComposing: true, keyCode: 229 });
    await fireEvent.compositionEnd(area);
    await fireEvent.keyUp(area, { key: 'Enter' });
    expect(sent).toEqual([]);
    await fireEvent.keyDown(area, { key: 'Enter', keyCode: 13 });
    expect(sent).toEqual(['こんにちは']);
  });

  test('keyCode 229 alone is enough', async () => {
    await fireEvent.keyDown(area, { key: 'Enter', keyCode: 229 });
    expect(sent).toEqual([]);
  });

  test('Safari: compositionend first, then a keydown like any other', async () => {
    await fireEvent.compositionStart(area);
    await fireEvent.compositionEnd(area);
    await fireEvent.keyDown(area, { key: 'Enter', keyCode: 13 });
    await fireEvent.keyUp(area, { key: 'Enter' });
    expect(sent).toEqual([]);
    await fireEvent.keyDown(area, { key: 'Enter', keyCode: 13 });
    expect(sent).toEqual(['こんにちは']);
  });

  test('a conversion ended by the mouse does not swallow a later Enter', async () => {
    await fireEvent.compositionStart(area);
    await fireEvent.compositionEnd(area);
    await later(150);
    await fireEvent.keyDown(area, { key: 'Enter' });
    expect(sent).toEqual(['こんにちは']);
  });
});

describe('nothing typed is lost', () => {
  test('a refused message comes back', async () => {
    open(false);
    await fireEvent.keyDown(area, { key: 'Enter' });
    await later(0);
    expect(area.value).toBe('こんにちは');
  });

  test('offline it stays in the field', async () => {
    open(undefined, true);
    await fireEvent.keyDown(area, { key: 'Enter' });
    expect(sent).toEqual([]);
    expect(area.value).toBe('こんにちは');
  });
});
