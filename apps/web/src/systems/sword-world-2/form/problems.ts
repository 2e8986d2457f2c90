import { t } from '../texts';

/** What the sheets' schemas say by themselves, beside the shared messages. */
const MESSAGES = {
  'A name must not be empty.': 'problem.name',
  'At most 64 characters.': 'problem.long',
  'Control or direction characters are refused.': 'problem.control',
  'A letter, then up to 31 letters, digits, - or _.': 'problem.id',
  'A small letter, then up to 31 letters or digits.': 'problem.key',
  'This word is reserved.': 'problem.key',
  'This key is reserved: __proto__': 'problem.key',
  'At most 64 entries.': 'problem.entries',
  'Every id must be different.': 'problem.ids',
  'Each feat once.': 'problem.featTwice',
  'Expected a maximum, or { now, max }.': 'problem.pool',
  'Not more than the maximum.': 'problem.overMaximum',
  'More weapons in hand than two hands hold.': 'problem.hands',
  'No weapon has this id.': 'problem.noWeapon',
  'Skill does not fit the kind.': 'problem.weaponSkill',
  'Category does not fit the kind.': 'problem.weaponCategory',
  'Expected dice such as "2d+5".': 'problem.dice',
  'Expected { rating, critical, additional }, or dice such as "2d+5".': 'problem.damage',
  'Expected a base value, or "base(base + 7)" such as "4(11)".': 'problem.base',
  'How is it resisted?': 'problem.resist',
  'Outcome "shorter" needs a status with shorterRounds.': 'problem.shorter',
  'Only an amount can be halved.': 'problem.half',
  'Range self has one target.': 'problem.self',
  'No such part.': 'problem.part',
  'Needs a power, or the enemy a magicPower.': 'problem.power',
  'The row ends before it begins.': 'problem.range',
  'Two rows fit the same roll.': 'problem.overlap',
} as const;

/** A problem in the current language; one worded elsewhere already stays as it is. */
export function problemWords(message: string): string {
  return Object.hasOwn(MESSAGES, message) ? t(MESSAGES[message as keyof typeof MESSAGES]) : message;
}

interface Issue {
  readonly code?: string;
  readonly path: readonly PropertyKey[];
  readonly message: string;
  readonly minimum?: number | bigint;
  readonly maximum?: number | bigint;
}

/** What a schema found wrong with a sheet, by path (`hp.max`), in words; empty when nothing is. */
export function problemsOf(
  result: { readonly success: true } | { readonly success: false; readonly error: unknown },
): Readonly<Record<string, string>> {
  if (result.success) return {};
  const issues = (result.error as { issues?: readonly Issue[] }).issues ?? [];
  const told: Record<string, string> = {};
  for (const issue of issues) told[issue.path.map(String).join('.')] ??= issueWords(issue);
  return told;
}

function issueWords({ code, message, minimum, maximum }: Issue): string {
  if (Object.hasOwn(MESSAGES, message)) return problemWords(message);
  switch (code) {
    case 'too_small':
      return t('problem.least', { least: Number(minimum) });
    case 'too_big':
      return t('problem.most', { most: Number(maximum) });
    case 'invalid_type':
      return t('problem.fill');
    default:
      return t('problem.other');
  }
}
