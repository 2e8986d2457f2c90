import type { LogRoll } from '../../../ui/log/log';
import type { DiceBatch } from '../../../ui/dice/dice';
import { t } from '../texts';
import type { ToldCheck, ToldRoll, Veiled } from './entries';

/** The note beside a roll that only the GM reads. */
export const secretNote = ({ hides = [] }: Veiled, field: string): Pick<LogRoll, 'note'> =>
  hides.includes(field) ? { note: t('log.gmOnly') } : {};

/** A check: its dice and what is added, or the published value alone. */
export function checkRoll(label: string, { dice, mod = 0, total }: ToldCheck): LogRoll {
  if (!dice) return { label, total };
  return { label, batches: [{ dice: dice.map((value) => ({ value })) }], terms: [mod], total };
}

export const totalOf = ({ base, added = 0 }: ToldRoll): number => base + added;

function batchesOf({ rolls, sides }: ToldRoll): readonly DiceBatch[] | undefined {
  if (rolls.length === 0) return undefined;
  return rolls.map((faces, i): DiceBatch => ({
    ...(i > 0 ? { why: t('roll.critical') } : {}),
    dice: faces.map((value) => ({ value, ...(sides === undefined ? {} : { faces: sides }) })),
  }));
}

/** A roll for an amount: on the rating table, with plain dice, or a fixed number. */
export function amountRoll(label: string, roll: ToldRoll): LogRoll {
  const { rating, rolls, base, added = 0, fumble } = roll;
  const batches = batchesOf(roll);
  const shown = { ...(batches ? { batches } : {}) };
  if (fumble) return { label: ratingLabel(label, rating), ...shown, totalText: t('roll.fumble') };
  const total = totalOf(roll);
  if (rating !== undefined) {
    return {
      label: ratingLabel(label, rating),
      ...shown,
      tableValue: base,
      terms: [added],
      total,
    };
  }
  const plus = base - rolls.flat().reduce((sum, face) => sum + face, 0);
  return { label, ...shown, terms: batches ? [plus, added] : [], total };
}

const ratingLabel = (label: string, rating: number | undefined): string =>
  rating === undefined ? label : t('amount.rating', { rating });
