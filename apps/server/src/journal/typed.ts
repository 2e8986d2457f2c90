import { z } from 'zod';
import type { Json } from '@ransen/rules';

/** What has been JSON in the database is JSON. */
export const json = z.unknown() as z.ZodType<Json>;

const typed = z.looseObject({ type: z.string() });

/**
 * The type that a stored event says it is of.
 *
 * @throws {z.ZodError}
 */
export function typeOf(stored: unknown): string {
  return typed.parse(stored).type;
}

/**
 * Reads a value by the schema of its type.
 *
 * @throws {Error} when there is no such type.
 */
export function readOneOf<T>(
  schemas: Readonly<Record<string, z.ZodType<T>>>,
  type: string,
  stored: unknown,
): T {
  const schema = Object.hasOwn(schemas, type) ? schemas[type] : undefined;
  if (!schema) throw new Error(`no event is called ${type}`);
  return schema.parse(stored);
}
