import type { JsonObject, Schema } from '@ransen/rules';
import { t } from '../texts';

/** What of a zod issue is needed to put it into words. */
interface Issue {
  readonly code?: string;
  readonly path: readonly PropertyKey[];
  readonly message: string;
  readonly input?: unknown;
  readonly minimum?: number | bigint;
  readonly maximum?: number | bigint;
  readonly origin?: string;
  readonly keys?: readonly string[];
  readonly values?: readonly unknown[];
  readonly expected?: string;
}

export type Problems = Readonly<Record<string, string>>;

/** What is wrong with a sheet, by path (`hp.max`), in words; empty when nothing is. */
export function problemsOf(schema: Schema<unknown>, sheet: JsonObject): Problems {
  const parsed = schema.safeParse(sheet);
  if (parsed.success) return {};
  const issues = (parsed.error as { issues?: readonly Issue[] }).issues ?? [];
  return Object.fromEntries(issues.map((issue) => [issue.path.join('.'), words(issue, sheet)]));
}

function words(issue: Issue, sheet: JsonObject): string {
  switch (issue.code) {
    case 'invalid_type':
      return valueAt(sheet, issue.path) === undefined
        ? t('problem.missing')
        : t('problem.type', { type: typeName(issue.expected) });
    case 'too_small':
      return isLength(issue)
        ? t('problem.tooShort', { min: Number(issue.minimum) })
        : t('problem.tooSmall', { min: Number(issue.minimum) });
    case 'too_big':
      return isLength(issue)
        ? t('problem.tooLong', { max: Number(issue.maximum) })
        : t('problem.tooBig', { max: Number(issue.maximum) });
    case 'unrecognized_keys':
      return t('problem.unknown', { keys: (issue.keys ?? []).join(', ') });
    case 'invalid_value':
      return t('problem.oneOf', { values: (issue.values ?? []).join(', ') });
    case 'custom':
      return issue.message;
    default:
      return t('problem.other');
  }
}

const isLength = ({ origin }: Issue): boolean => origin === 'string' || origin === 'array';

function typeName(expected: string | undefined): string {
  if (expected === 'number' || expected === 'int') return t('problem.number');
  return expected === 'string' ? t('problem.text') : (expected ?? '');
}

function valueAt(sheet: JsonObject, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((value, key) => {
    if (typeof value !== 'object' || value === null) return undefined;
    return (value as Record<PropertyKey, unknown>)[key];
  }, sheet);
}
