import type { JsonObject } from '@ransen/rules';
import type { WebSystem } from '../../systems/web-system';
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

/** What of a system is needed to check a sheet. */
export type Checker = Pick<WebSystem, 'rules' | 'problem' | 'fieldName'>;

export type Problems = Readonly<Record<string, string>>;

/**
 * What is wrong with a sheet, by path (`hp.max`), in words; empty when nothing is. Of several
 * problems of one field the first is told.
 */
export function problemsOf(web: Checker, side: 'party' | 'enemy', sheet: JsonObject): Problems {
  const { character, enemy } = web.rules.schemas;
  return problemsIn(web, side === 'party' ? character : enemy, sheet);
}

/** The same of a room's options. */
export const optionProblems = (web: Checker, options: JsonObject): Problems =>
  problemsIn(web, web.rules.schemas.options, options);

type Schema = Checker['rules']['schemas']['options'];

function problemsIn(web: Checker, schema: Schema, sheet: JsonObject): Problems {
  const parsed = schema.safeParse(sheet);
  if (parsed.success) return {};
  const issues = (parsed.error as { issues?: readonly Issue[] }).issues ?? [];
  const worded = (message: string) => web.problem?.(message) ?? message;
  const told: Record<string, string> = {};
  for (const issue of issues) told[issue.path.join('.')] ??= words(issue, sheet, worded);
  return told;
}

/** The field in the words of the system's editors, or its path as the JSON has it. */
export const fieldOf = (web: Checker, path: string): string => web.fieldName?.(path) ?? path;

function words(issue: Issue, sheet: JsonObject, worded: (message: string) => string): string {
  if (valueAt(sheet, issue.path) === undefined) return t('problem.missing');
  switch (issue.code) {
    case 'invalid_type':
      return t('problem.type', { type: typeName(issue.expected) });
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
      return worded(issue.message);
    case 'invalid_union':
      return isBare(issue) ? t('problem.other') : worded(issue.message);
    default:
      return t('problem.other');
  }
}

/** zod's own words say nothing of the field. */
const isBare = ({ message }: Issue): boolean => message.startsWith('Invalid input');

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
