import { describe, expect, test } from 'vitest';
import { intentOf, pressOf, type KeyPress } from './keys';

const press = (key: string, more: Partial<KeyPress> = {}): KeyPress => ({
  key,
  ctrl: false,
  alt: false,
  shift: false,
  composing: false,
  inField: false,
  onControl: false,
  ...more,
});
const player = { enabled: true, gm: false };
const gm = { enabled: true, gm: true };

describe('keys at the table', () => {
  test('1 to 9 are the options of the step, counted from 0', () => {
    expect(intentOf(press('1'), player)).toEqual({ kind: 'option', index: 0 });
    expect(intentOf(press('9'), player)).toEqual({ kind: 'option', index: 8 });
    expect(intentOf(press('0'), player)).toBeUndefined();
  });

  test.each([
    ['j', 'next-combatant'],
    ['K', 'previous-combatant'],
    ['b', 'field'],
    ['a', 'action'],
    ['l', 'log'],
    ['Enter', 'go'],
    ['Escape', 'back'],
  ])('%s means %s', (key, kind) => {
    expect(intentOf(press(key), player)).toEqual({ kind });
  });

  test('shifted: Shift+C is the chat, ? the help, Shift+J nothing', () => {
    expect(intentOf(press('C', { shift: true }), player)).toEqual({ kind: 'chat' });
    expect(intentOf(press('c'), player)).toBeUndefined();
    expect(intentOf(press('?', { shift: true }), player)).toEqual({ kind: 'help' });
    expect(intentOf(press('J', { shift: true }), player)).toBeUndefined();
  });

  test('Space and Ctrl+Z are the GM’s', () => {
    expect(intentOf(press(' '), gm)).toEqual({ kind: 'select' });
    expect(intentOf(press(' '), player)).toBeUndefined();
    expect(intentOf(press('z', { ctrl: true }), gm)).toEqual({ kind: 'undo' });
    expect(intentOf(press('z', { ctrl: true }), player)).toBeUndefined();
  });

  test('dead in fields, during kana conversion and with Alt', () => {
    for (const off of [{ inField: true }, { composing: true }, { alt: true }]) {
      for (const key of ['1', 'j', 'Enter', 'Escape']) {
        expect(intentOf(press(key, off), gm)).toBeUndefined();
      }
    }
  });

  test('WCAG 2.1.4: switched off, only Esc is left', () => {
    const off = { enabled: false, gm: true };
    expect(intentOf(press('1'), off)).toBeUndefined();
    expect(intentOf(press('z', { ctrl: true }), off)).toBeUndefined();
    expect(intentOf(press('Escape'), off)).toEqual({ kind: 'back' });
  });

  test('a button keeps its Enter and Space', () => {
    expect(intentOf(press('Enter', { onControl: true }), gm)).toBeUndefined();
    expect(intentOf(press(' ', { onControl: true }), gm)).toBeUndefined();
  });
});

describe('reading the browser’s event', () => {
  function pressOn(html: string, init: KeyboardEventInit) {
    document.body.innerHTML = html;
    const target = document.body.firstElementChild!;
    let seen: KeyPress | undefined;
    target.addEventListener('keydown', (event) => (seen = pressOf(event as KeyboardEvent)));
    target.dispatchEvent(new KeyboardEvent('keydown', init));
    return seen!;
  }

  test('fields and conversion are recognised', () => {
    expect(pressOn('<textarea></textarea>', { key: 'j' }).inField).toBe(true);
    expect(pressOn('<input type="checkbox">', { key: 'j' }).inField).toBe(false);
    expect(pressOn('<div></div>', { key: 'Enter', keyCode: 229 }).composing).toBe(true);
    expect(pressOn('<div></div>', { key: 'Enter', isComposing: true }).composing).toBe(true);
  });

  test('Enter on an option already chosen is free to mean go', () => {
    const chosen = '<button role="radio" aria-checked="true"></button>';
    const other = '<button role="radio" aria-checked="false"></button>';
    expect(pressOn(chosen, { key: 'Enter' }).onControl).toBe(false);
    expect(pressOn(other, { key: 'Enter' }).onControl).toBe(true);
  });
});
