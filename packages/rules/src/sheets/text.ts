import { z } from 'zod';

/**
 * Characters that would let a name disturb the line it stands in: control characters, line and
 * paragraph separators, bidirectional marks and overrides, zero-width spaces, lone surrogates.
 */
const UNSAFE_IN_LINE =
  /[\p{Cc}\p{Cs}\u061C\u200B\u200E\u200F\u2028\u2029\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/u;
const UNSAFE_IN_TEXT = /(?![\n\t])\p{Cc}|[\p{Cs}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/u;

const NAME_LENGTH = 64;
const NOTE_LENGTH = 2000;

const lengthInCharacters = (text: string): number => [...text].length;

const line = z
  .string()
  .normalize('NFC')
  .trim()
  .max(NAME_LENGTH * 2, { abort: true, error: `At most ${NAME_LENGTH} characters.` })
  .refine((text) => lengthInCharacters(text) <= NAME_LENGTH, `At most ${NAME_LENGTH} characters.`)
  .refine((text) => !UNSAFE_IN_LINE.test(text), 'Control or direction characters are refused.');

/** A name on one line: 1-64 characters after NFC and trimming; markup is plain text. */
export const nameText = line.refine((text) => text !== '', 'A name must not be empty.');

/** A free note of at most 2000 characters; line breaks are kept. */
export const noteText = z
  .string()
  .normalize('NFC')
  .overwrite((text) => text.replace(/\r\n?/g, '\n'))
  .trim()
  .max(NOTE_LENGTH)
  .refine((text) => !UNSAFE_IN_TEXT.test(text), 'Control or direction characters are refused.');

const isInherited = (key: string): boolean => key in {};

const identifier = (pattern: RegExp, message: string) =>
  z
    .string()
    .regex(pattern, message)
    .refine((key) => !isInherited(key), 'This word is reserved.');

/** Id of a weapon, spell, item or part, unique within its list: `long-sword`. */
export const idText = identifier(
  /^[A-Za-z][A-Za-z0-9_-]{0,31}$/,
  'A letter, then up to 31 letters, digits, - or _.',
);

/** Key of a skill: `fighter`, `fairyTamer`, or one of the group's own. */
export const skillKey = identifier(
  /^[a-z][A-Za-z0-9]{0,31}$/,
  'A small letter, then up to 31 letters or digits.',
);

/** The name fields every sheet shares. */
export const nameFields = {
  name: nameText.describe('Name as the table shows it, 1-64 characters.'),
  nameEn: nameText.optional().describe('English name for display.'),
  note: noteText.default('').describe('Free note; plain text.'),
};
