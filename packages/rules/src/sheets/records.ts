import { z } from 'zod';

/**
 * A record with checked keys, at most 64 of them. An own key `__proto__`, which a plain record
 * would silently drop, is refused.
 */
export const openRecord = <K extends z.ZodType<string, string>, V extends z.ZodType>(
  key: K,
  value: V,
) =>
  z.preprocess(
    (input, context) => {
      if (typeof input === 'object' && input !== null && Object.hasOwn(input, '__proto__')) {
        context.addIssue('This key is reserved: __proto__');
      }
      return input;
    },
    z
      .record(key, value)
      .refine((record) => Object.keys(record).length <= 64, 'At most 64 entries.'),
  );

/** Reads an entry of an open record; never reaches inherited properties. */
export const entryOf = (record: Readonly<Record<string, number>>, key: string): number | null =>
  Object.hasOwn(record, key) ? (record[key] ?? null) : null;

/** Whether no two entries of a list share an id. */
export const haveUniqueIds = (list: readonly { readonly id: string }[]): boolean =>
  new Set(list.map(({ id }) => id)).size === list.length;

/** At most `most` things, no two with the same id. */
export const uniqueList = <S extends z.ZodType<{ readonly id: string }>>(schema: S, most: number) =>
  z.array(schema).max(most).refine(haveUniqueIds, 'Every id must be different.');
