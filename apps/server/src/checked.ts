import { MAX_DEPTH, MAX_MESSAGE_BYTES } from '@ransen/protocol';
import { accept, refuse, type Json, type Outcome, type Refusal } from '@ransen/rules';
import type { z } from 'zod';

/** What came from outside, checked: depth, size, and shape. */
export function checked<T>(schema: z.ZodType<T>, value: unknown): Outcome<T> {
  if (!isShallow(value, MAX_DEPTH)) return refuse('bad_request');
  if (sizeOf(value) > MAX_MESSAGE_BYTES) return refuse('too_large');
  const parsed = schema.safeParse(value);
  return parsed.success ? accept(parsed.data) : { ok: false, refusal: badRequest(parsed.error) };
}

/** Checked before anything that would go into it as deep as it goes. */
function isShallow(value: unknown, depth: number): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return depth > 0 && Object.values(value).every((member) => isShallow(member, depth - 1));
}

function sizeOf(value: unknown): number {
  return Buffer.byteLength(JSON.stringify(value) ?? '');
}

/** Says which member is wrong: that comes from the request alone. */
function badRequest({ issues }: z.ZodError): Refusal {
  const at: Json = issues[0]?.path.join('.') ?? '';
  return at === '' ? { code: 'bad_request' } : { code: 'bad_request', detail: { at } };
}
