import { INITIATIVE_REROLL, LP_REROLL, seenOf } from '@ransen/rules/saga2';
import { formatNumber } from '../../../texts/index.svelte';
import type { DiceOption } from '../../../ui/prompt/prompt';
import { t, type SgKey } from '../texts';
import { aboutOf, choicesOf, usual, type Asked, type Label, type Put } from './asked';

interface About {
  /** Label of the roll: hit, damage, initiative ... */
  readonly roll: string;
  readonly dice: readonly number[];
  readonly modifier?: number;
}

/** Whether to roll one die again for 1 LP (SG-CHK-6). */
export const reroll: Label = { short: 'reroll.short', put };

function put(asked: Asked): Put {
  const { view, who, names } = asked;
  const about = aboutOf<About>(asked);
  const lp = seenOf(view, who)?.body.lp?.now ?? 0;
  return {
    kind: 'dice',
    title: t('reroll.title', { name: names.name(who), roll: rollWord(about.roll) }),
    text: t('reroll.text', { lp }),
    label: t('reroll.label'),
    options: choicesOf<number | null>(asked).map(({ id, value }) => ({
      id,
      ...(value === null ? keep(about) : again(about.dice, value, lp)),
    })),
    initial: usual(asked),
    defaultChoice: t('reroll.keepDo'),
    standing:
      about.roll === 'initiative'
        ? { name: INITIATIVE_REROLL, value: null, label: t('reroll.neverOrder') }
        : { name: LP_REROLL, value: null, label: t('reroll.never') },
  };
}

/** What is rolled besides checks: every die counts. */
const isSum = (roll: string): boolean => roll === 'damage' || roll === 'restore';

/** Of the three dice of a check two count, so that the total is the best one. */
function keep({ roll, dice, modifier = 0 }: About): Omit<DiceOption, 'id'> {
  const picks = dice.length === 3 && !isSum(roll);
  const counted = picks ? [...dice].sort((a, b) => b - a).slice(0, 2) : dice;
  const total = counted.reduce((sum, face) => sum + face, modifier);
  return {
    used: dice.map((value) => ({ value })),
    how: t('reroll.keepHow'),
    totalLabel: t(picks ? 'reroll.best' : isSum(roll) ? 'reroll.sum' : 'reroll.total'),
    total: formatNumber(total),
    confirm: t('reroll.keepDo'),
  };
}

function again(dice: readonly number[], at: number, lp: number): Omit<DiceOption, 'id'> {
  const face = dice[at]!;
  return {
    used: dice.filter((_, i) => i !== at).map((value) => ({ value })),
    setAside: [{ value: face }],
    asideLabel: t('reroll.again'),
    how: t('reroll.againHow'),
    totalLabel: t('reroll.left'),
    total: formatNumber(lp - 1),
    confirm: t('reroll.againDo', { face }),
  };
}

const ROLLS = [
  'hit',
  'spell',
  'evasion',
  'shield',
  'parry',
  'counter',
  'resist',
  'ability',
  'initiative',
  'damage',
  'restore',
] as const;

/** What is rolled, by the label of the rules. */
export function rollWord(label: string): string {
  const known = ROLLS.find((roll) => roll === label);
  return t((known ? `check.${known}` : 'check.rolled') satisfies SgKey);
}
