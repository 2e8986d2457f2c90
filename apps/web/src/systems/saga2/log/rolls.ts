import type { DamageSum, SgEntryOf } from '@ransen/rules/saga2';
import type { DiceBatch } from '../../../ui/dice/dice';
import type { LogRoll } from '../../../ui/log/log';
import { t } from '../texts';
import { listed } from '../words/terms';
import type { Veiled } from './entries';

type Told = Omit<SgEntryOf<'check'>, 'k' | 'who' | 'against'>;

/** The note beside a roll that only the GM reads. */
export const secretNote = ({ hides = [] }: Veiled, field: string): Pick<LogRoll, 'note'> =>
  hides.includes(field) ? { note: t('log.gmOnly') } : {};

/** A check: the dice that count, the one set aside struck through, and what is added. */
export function checkRoll(label: string, told: Told): LogRoll {
  const { dice, used, mod = 0, total } = told;
  const outcome = outcomeOf(told);
  const end = { total, ...(outcome ? { outcome } : {}) };
  if (!dice) return { label, ...end };
  return { label, batches: [batchOf(dice, used)], terms: [mod], ...end };
}

function batchOf(dice: readonly number[], used?: readonly number[]): DiceBatch {
  return {
    dice: dice.map((value, i) => ({
      value,
      ...(used && !used.includes(i) ? { cancelled: true } : {}),
    })),
  };
}

const outcomeOf = ({ critical, fumble, triple }: Told): string =>
  listed([
    triple ? t('outcome.triple') : undefined,
    critical ? t('outcome.critical') : undefined,
    fumble ? t('outcome.fumble') : undefined,
  ]);

/** Dice with what is added, or the sum alone where the dice are hidden. */
export function plainRoll(
  label: string,
  { dice, mod = 0, total }: { dice?: readonly number[]; mod?: number; total: number },
): LogRoll {
  if (!dice) return { label, total };
  return { label, batches: [batchOf(dice)], terms: [mod], total };
}

/** One sum of damage: dice, base power, weapon, what a chain adds. */
export function sumRoll(
  label: string,
  sum: Partial<DamageSum> & { readonly raw?: number },
): LogRoll {
  const { dice, base = 0, weapon = 0, bonus, raw } = sum;
  if (!dice) return { label, ...(raw === undefined ? {} : { total: raw }) };
  return {
    label,
    ...(dice.length > 0 ? { batches: [batchOf(dice)] } : {}),
    terms: [base, weapon, bonus ?? 0],
    ...(raw === undefined ? {} : { total: raw }),
    ...(bonus === undefined ? {} : { note: t('roll.chain', { bonus }) }),
  };
}
