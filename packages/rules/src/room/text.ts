import { z } from 'zod';

/**
 * Control characters (line feed and tab apart), line and paragraph separators, those that turn the
 * direction of the text, and half characters (lone surrogates).
 */
const UNSAFE = /(?![\n\t])[\p{Cc}\p{Cs}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/u;

/** Anything that leaves ink: no space, no joiner, no filler. */
const VISIBLE = /(?![\u115f\u1160\u2800\u3164\uffa0])[\p{L}\p{N}\p{P}\p{S}]/u;

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
        .refine((text) => !UNSAFE.test(text), 'control characters')
        .refine((text) => VISIBLE.test(text), 'nothing to see'),
    );

/** A name of a person, a character or a room: one line, 1..64 characters. */
export const nameSchema = textSchema(64).refine((text) => !/[\n\t]/.test(text), 'one line');
