import { z } from 'zod';

/** Control characters (line feed and tab apart), and those that turn the direction of the text. */
const UNSAFE = /(?![\n\t])[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/u;

/** Text in normal form, trimmed, 1..max characters; markup in it is text like any other. */
export const textSchema = (max: number) =>
  z
    .string()
    .max(max * 2)
    .transform((text) => text.normalize('NFC').trim())
    .pipe(
      z
        .string()
        .min(1)
        .max(max)
        .refine((text) => !UNSAFE.test(text), 'control characters'),
    );

/** A name of a person, a character or a room: one line, 1..64 characters. */
export const nameSchema = textSchema(64).refine((text) => !/[\n\t]/.test(text), 'one line');
