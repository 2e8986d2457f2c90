import type { Check } from '@ransen/rules/saga2';
import { formatNumber, signed } from '../../../texts/index.svelte';
import { strong, type LogText } from '../../../ui/log/log';
import type { DiceOption } from '../../../ui/prompt/prompt';
import { t } from '../texts';
import { aboutOf, choicesOf, usual, type Asked, type Label, type Put } from './asked';

interface About {
  readonly kind: Check['kind'];
  readonly dice: readonly number[];
  readonly modifier: number;
  readonly against?: number;
}

/** What follows from a pair, as the rules worked it out. */
interface Shows {
  readonly faces: readonly [number, number];
  readonly total: number;
  readonly spare: number;
  readonly critical?: boolean;
  readonly fumble?: boolean;
  readonly glimmer?: number;
}

/** Which two of three dice count (SG-CHK-5). */
export const pick: Label = { short: 'pick.short', put };

function put(asked: Asked): Put {
  const about = aboutOf<About>(asked);
  const { who, names } = asked;
  const choices = choicesOf<readonly [number, number], Shows>(asked).toSorted(
    (a, b) => b.shows.total - a.shows.total,
  );
  const best = usual(asked);
  return {
    kind: 'dice',
    title: t('pick.title', { name: names.name(who), check: t(`check.${about.kind}`) }),
    text: [t('pick.text'), againstWords(about)].join(''),
    label: t('pick.label'),
    options: choices.map(({ id, shows }) => ({ id, ...option(about, shows) })),
    initial: best,
    defaultChoice: String(choices.find(({ id }) => best.includes(id))?.shows.total ?? ''),
  };
}

function againstWords({ kind, against }: About): string {
  if (against === undefined) return '';
  return t(kind === 'ability' ? 'pick.number' : 'pick.against', { total: against });
}

function option(about: About, shows: Shows): Omit<DiceOption, 'id'> {
  const { faces, spare, total } = shows;
  const [a, b] = faces;
  const outcome = outcomeOf(about, shows);
  const figure = formatNumber(total);
  return {
    used: faces.map((value) => ({ value })),
    setAside: [{ value: spare }],
    how: t('pick.how', { a, b, modifier: about.modifier === 0 ? '' : signed(about.modifier) }),
    totalLabel: t(`check.${about.kind}`),
    total: figure,
    ...(outcome.length > 0 ? { outcome } : {}),
    confirm: t('pick.confirm', { total: figure }),
  };
}

/** クリティカル。14に届く。 A total that reaches holds: the passive side wins ties (SG-CHK-3). */
function outcomeOf({ against }: About, shows: Shows): LogText {
  const { total, critical, fumble, glimmer } = shows;
  return [
    ...(glimmer === undefined ? [] : [strong(t('pick.glimmer', { rank: glimmer }))]),
    ...(critical ? [strong(t('pick.critical'))] : []),
    ...(fumble ? [strong(t('pick.fumble'))] : []),
    ...(against === undefined
      ? []
      : [t(total >= against ? 'pick.reaches' : 'pick.misses', { total: against })]),
  ];
}
