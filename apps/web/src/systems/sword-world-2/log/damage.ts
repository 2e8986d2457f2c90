import { formatNumber, signed } from '../../../texts/index.svelte';
import type { LogRoll } from '../../../ui/log/log';
import { t } from '../texts';
import { listed } from '../words/terms';
import type { EntryOf } from './entries';
import { amountRoll, secretNote, totalOf } from './rolls';

type Damage = EntryOf<'damage'>;

/**
 * The roll, then what it comes to. Whoever does not know the defence reads the sum before it;
 * whoever does not know the roll reads what got through.
 */
export function damageRolls(entry: Damage): LogRoll[] {
  const { roll, dealt } = entry;
  if (!roll) return dealt === undefined ? [] : [dealtRoll(entry)];
  const rolled = { ...amountRoll(t('roll.damage'), roll), ...secretNote(entry, 'roll') };
  if (dealt === undefined) {
    return isChanged(entry) ? [rolled, beforeDefence(entry)] : [withNote(rolled)];
  }
  if (!isChanged(entry) && !entry.def && dealt === totalOf(roll)) {
    return [{ ...rolled, amount: amountOf(dealt) }];
  }
  return [rolled, dealtRoll(entry)];
}

const amountOf = (dealt: number) => ({ kind: 'damage', value: formatNumber(dealt) }) as const;

const withNote = (roll: LogRoll): LogRoll => ({ ...roll, note: t('roll.beforeDefence') });

const isChanged = ({ halved, weak, feat }: Damage): boolean => Boolean(halved || weak || feat);

/** Halved, then weakness and feat amounts (SW-ACT-14). */
function beforeDefence(entry: Damage): LogRoll {
  const { roll, halved, weak = 0, feat = 0 } = entry;
  const total = roll ? totalOf(roll) : 0;
  const sum = (halved ? Math.ceil(total / 2) : total) + weak + feat;
  return {
    label: t('roll.sum'),
    total: sum,
    note: listed([...changes(entry), t('roll.beforeDefence')]),
  };
}

function dealtRoll(entry: Damage): LogRoll {
  const { dealt = 0, def, hides } = entry;
  const words = [
    ...changes(entry),
    ...(def ? [t('roll.defence', { defence: formatNumber(def) })] : []),
    ...(hides?.includes('dealt') ? [t('log.gmOnly')] : []),
  ];
  return {
    label: t('roll.dealt'),
    amount: amountOf(dealt),
    ...(words.length > 0 ? { note: listed(words) } : {}),
  };
}

const changes = ({ roll, halved, weak, feat }: Damage): string[] => [
  ...(halved ? [t(roll ? 'roll.halved' : 'roll.halvedBlind')] : []),
  ...(weak ? [t('roll.weak', { amount: signed(weak) })] : []),
  ...(feat ? [t('roll.feat', { amount: signed(feat) })] : []),
];
