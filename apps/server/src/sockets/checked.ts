import { MAX_DEPTH, MAX_MESSAGE_BYTES } from '@ransen/protocol';
import { accept, refuse, type Outcome } from '@ransen/rules';
import type { z } from 'zod';
import { badRequest } from '../http/refused';

/** A message of a client, checked: size, depth, and shape. */
export function checked<T>(schema: z.ZodType<T>, message: unknown): Outcome<T> {
  if (!isShallow(message, MAX_DEPTH)) return refuse('bad_request');
  if (sizeOf(message) > MAX_MESSAGE_BYTES) return refuse('too_large');
  const parsed = schema.safeParse(message);
  return parsed.success ? accept(parsed.data) : { ok: false, refusal: badRequest(parsed.error) };
}

function isShallow(value: unknown, depth: number): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return depth > 0 && Object.values(value).every((member) => isShallow(member, depth - 1));
}

function sizeOf(message: unknown): number {
  return Buffer.byteLength(JSON.stringify(message) ?? '');
}
