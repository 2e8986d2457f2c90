import { describe, expect, it } from 'vitest';
import { nameSchema, textSchema } from './text';

const accepts = (text: string) => nameSchema.safeParse(text).success;

describe('a name', () => {
  it('is text of any script, trimmed and in normal form, 1 to 64 characters', () => {
    expect(nameSchema.parse('  か\u3099んちゃん ')).toBe('がんちゃん');
    for (const name of ['👺', '👨‍👩‍👧', '<b>', 'עברית', '乱'.repeat(64)])
      expect(accepts(name), name).toBe(true);
    for (const name of ['', '   ', '乱'.repeat(65), '乱'.repeat(10_000)])
      expect(accepts(name)).toBe(false);
  });

  it('holds nothing that disturbs the line it stands in, or that not every program can carry', () => {
    const hidden = {
      'a lone surrogate': 'a\ud800',
      'the other half': '\udc00a',
      'an override of direction': 'a\u202eb',
      'an isolate': 'a\u2066b',
      'a mark of direction': 'a\u061cb',
      'a line separator': 'a\u2028b',
      'a paragraph separator': 'a\u2029b',
      'a line feed': 'a\nb',
      NUL: 'a\u0000b',
    };
    for (const [what, name] of Object.entries(hidden)) expect(accepts(name), what).toBe(false);
  });

  it('shows something: what cannot be seen is no name', () => {
    for (const name of [
      '\u200b',
      '\u2060\u2060',
      '\u200d',
      '\u00ad',
      '\u3164',
      '\u2800',
      '\u115f',
    ]) {
      expect(accepts(name), JSON.stringify(name)).toBe(false);
    }
  });
});

describe('a text', () => {
  it('has lines, and no half characters', () => {
    expect(textSchema(10).parse('a\n\tb')).toBe('a\n\tb');
    expect(textSchema(10).safeParse('a\ud83d').success).toBe(false);
    expect(textSchema(10).safeParse('\u200b').success).toBe(false);
  });
});
