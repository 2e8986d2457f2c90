import { describe, expect, it } from 'vitest';
import { idText, nameText, noteText, skillKey } from './text';

const accepts = (schema: { safeParse(input: unknown): { success: boolean } }, input: unknown) =>
  schema.safeParse(input).success;

describe('names on a sheet', () => {
  it('are trimmed and brought to NFC', () => {
    expect(nameText.parse('  か\u3099ん  ')).toBe('がん');
  });

  it('keep markup as plain text', () => {
    expect(nameText.parse('<b onclick=x>槍</b>')).toBe('<b onclick=x>槍</b>');
  });

  it('have 1 to 64 characters, a pair of surrogates being one', () => {
    expect(accepts(nameText, '𠮷'.repeat(64))).toBe(true);
    expect(accepts(nameText, '𠮷'.repeat(65))).toBe(false);
    expect(accepts(nameText, '剣'.repeat(65))).toBe(false);
    expect(accepts(nameText, 'x'.repeat(10_000))).toBe(false);
    expect(accepts(nameText, '')).toBe(false);
    expect(accepts(nameText, ' \u3000 ')).toBe(false);
  });

  it.each([
    ['right-to-left override', 'a\u202Eb'],
    ['isolate', 'a\u2066b'],
    ['right-to-left mark', 'a\u200Fb'],
    ['NUL', 'a\u0000b'],
    ['line break', 'a\nb'],
    ['C1 control', 'a\u0085b'],
    ['line separator', 'a\u2028b'],
    ['zero-width space', 'a\u200Bb'],
    ['lone surrogate', 'a\uD800b'],
  ])('refuse a %s', (_, name) => {
    expect(accepts(nameText, name)).toBe(false);
  });

  it('allow joined emoji and combining marks', () => {
    expect(accepts(nameText, '👩\u200D🚀の盾')).toBe(true);
  });
});

describe('notes on a sheet', () => {
  it('keep line breaks, written in one way', () => {
    expect(noteText.parse('一行目\r\n二行目\r三行目\tend')).toBe('一行目\n二行目\n三行目\tend');
  });

  it('are bounded and refuse direction overrides and controls', () => {
    expect(accepts(noteText, 'x'.repeat(2000))).toBe(true);
    expect(accepts(noteText, 'x'.repeat(2001))).toBe(false);
    expect(accepts(noteText, 'a\u202Eb')).toBe(false);
    expect(accepts(noteText, 'a\u0007b')).toBe(false);
  });
});

describe('ids and skill keys', () => {
  it('accept plain words', () => {
    expect(accepts(idText, 'long-sword_2')).toBe(true);
    expect(accepts(skillKey, 'warLeader')).toBe(true);
  });

  it.each(['constructor', 'toString', 'hasOwnProperty', '__proto__', 'valueOf'])(
    'refuse %s',
    (word) => {
      expect(accepts(idText, word)).toBe(false);
      expect(accepts(skillKey, word)).toBe(false);
    },
  );

  it('refuse other alphabets, spaces and long words', () => {
    expect(accepts(idText, '剣')).toBe(false);
    expect(accepts(idText, 'a b')).toBe(false);
    expect(accepts(idText, `a${'b'.repeat(32)}`)).toBe(false);
    expect(accepts(skillKey, 'Fighter')).toBe(false);
  });
});
