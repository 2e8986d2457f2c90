import { z } from 'zod';
import type { Json } from '@ransen/rules';

/** What has been JSON in the database is JSON. */
export const json = z.unknown() as z.ZodType<Json>;

/**
 * The type that a stored event says it is of.
 *
 * @throws {TypeError} when it says none.
 */
export function typeOf(stored: unknown): string {
  const type: unknown = Object(stored).type;
  if (typeof type !== 'string') throw new TypeError('an event without a type');
  return type;
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
