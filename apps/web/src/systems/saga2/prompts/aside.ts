import type { Options } from '@ransen/rules/saga2';
import type { Draft, Id } from '@ransen/rules';
import { formatNumber, signed } from '../../../texts/index.svelte';
import { strong, type LogText } from '../../../ui/log/log';
import type { DiceOption, GroupRow, PromptGroup } from '../../../ui/prompt/prompt';
import { t } from '../texts';
import type { ChainAbout } from '../view/chain';
import { listed } from '../words/terms';
import { aboutOf, choicesOf, usual, type Asked, type Label, type Put } from './asked';

interface Shows {
  readonly total?: number;
  readonly critical?: boolean;
  readonly fumble?: boolean;
}

type Faces = Readonly<Record<Id, number>>;

/** Which face to set aside, seeing what the others are about to (SG-CHN-3, SG-CHN-9). */
export const setAside: Label = { short: 'aside.short', put };

function put(asked: Asked): Put {
  const { who, names } = asked;
  return {
    kind: 'dice',
    title: t('aside.title'),
    text: t('aside.text'),
    label: t('aside.label', { name: names.name(who) }),
    options: choicesOf<number, Shows>(asked).map(({ id, value, shows }) => ({
      id,
      ...option(asked, value, shows),
    })),
    initial: usual(asked),
    defaultChoice: usual(asked)[0] ?? '',
    group: groupOf(asked),
  };
}

/** What everybody sets aside so far, drafts among them. */
function facesOf({ question }: Asked): Faces {
  const entries = Object.entries(question.answers).map(
    ([id, { value }]) => [id, Number(value)] as const,
  );
  return Object.fromEntries(entries);
}

const bonusOf = ({ view }: Asked): Options['chainBonus'] =>
  (view.options as unknown as Options).chainBonus;

/** Face x number: for each who chains, or once (SG-CHN-5, SG-CHN-11). */
function bonusIn(asked: Asked, face: number, count: number): number {
  return bonusOf(asked) === 'each' ? face * count * count : face * count;
}

const withFace = (faces: Faces, face: number): Id[] =>
  Object.keys(faces).filter((id) => faces[id] === face);

function option(asked: Asked, face: number, shows: Shows): Omit<DiceOption, 'id'> {
  const { who } = asked;
  const { dice } = aboutOf<ChainAbout>(asked);
  const own = [...(dice[who] ?? [])];
  own.splice(own.indexOf(face), 1);
  const [a = 0, b = 0] = own;
  return {
    used: own.map((value) => ({ value })),
    setAside: [{ value: face }],
    how: t('aside.how', { a, b }),
    totalLabel: t('check.hit'),
    total: shows.total === undefined ? '' : formatNumber(shows.total),
    outcome: [...flagWords(shows), ...chainWords(asked, face)],
    confirm: t('aside.confirm', { face }),
  };
}

const flagWords = ({ critical, fumble }: Shows): LogText => [
  ...(critical ? [strong(t('pick.critical'))] : []),
  ...(fumble ? [strong(t('pick.fumble'))] : []),
];

/** 3人でつながる（レナ、カイ）。合計 ＋18; or who else could set this face aside. */
function chainWords(asked: Asked, face: number): LogText {
  const { who, names } = asked;
  const { dice } = aboutOf<ChainAbout>(asked);
  const others = withFace(facesOf(asked), face).filter((id) => id !== who);
  const called = (ids: readonly Id[]) => listed(ids.map((id) => names.name(id)));
  const sum = (count: number) => strong(signed(bonusIn(asked, face, count)));
  if (others.length > 0) {
    const count = others.length + 1;
    return [t('aside.with', { count, names: called(others) }), sum(count), t('aside.end')];
  }
  const could = Object.keys(dice).filter((id) => id !== who && dice[id]!.includes(face));
  const alone: LogText = [t('aside.alone'), strong(t('aside.aloneWord')), t('aside.aloneEnd')];
  if (could.length === 0) return alone;
  return [
    ...alone,
    t('aside.could', { names: called(could), face }),
    sum(could.length + 1),
    t('aside.end'),
  ];
}

function groupOf(asked: Asked): PromptGroup {
  const { who, question } = asked;
  return {
    rows: rowsOf(asked),
    confirmed: question.answers[who]?.confirmed ?? false,
    verdict: verdictOf(asked, ownFace(asked)),
  };
}

/** What whoever is asked sees chosen, before it was sent to the others. */
const ownFace = ({ who, question }: Asked): Faces => {
  const ask = question.asks[who];
  return ask?.kind === 'one' ? { [who]: Number(ask.default) } : {};
};

/** Everybody's dice with the one set aside so far; also for those who only look on. */
export function rowsOf(asked: Asked): GroupRow[] {
  const { dice } = aboutOf<ChainAbout>(asked);
  const { who, names, question } = asked;
  return Object.keys(dice).map((id): GroupRow => {
    const draft = question.answers[id];
    return {
      id,
      name: names.name(id),
      me: id === who,
      hand: handOf(dice[id]!, draft && Number(draft.value)),
      state: stateOf(draft),
    };
  });
}

function stateOf(draft: Draft | undefined): GroupRow['state'] {
  if (!draft) return 'not-yet';
  return draft.confirmed ? 'confirmed' : 'choosing';
}

function handOf(dice: readonly number[], aside: number | undefined) {
  const at = aside === undefined ? -1 : dice.indexOf(aside);
  return dice.map((value, i) => ({ value, ...(i === at ? { aside: true } : {}) }));
}

/** The chains as they would be now; `before` counts for who has sent nothing yet. */
export function verdictOf(asked: Asked, before: Faces = {}): NonNullable<PromptGroup['verdict']> {
  const faces = { ...before, ...facesOf(asked) };
  const chained = [...new Set(Object.values(faces))]
    .map((face) => ({ face, count: withFace(faces, face).length }))
    .filter(({ count }) => count > 1)
    .sort((a, b) => b.count - a.count || b.face - a.face);
  const [largest] = chained;
  if (!largest) return { value: '0', title: t('aside.none'), detail: t('aside.noneHow') };
  const { face, count } = largest;
  const each = bonusOf(asked) === 'each';
  return {
    value: signed(bonusIn(asked, face, count)),
    unit: t('aside.chained', { count }),
    title: t(each ? 'aside.bonusEach' : 'aside.bonusOnce', { bonus: face * count }),
    detail: t('aside.bonusHow', { face, count }),
    ...(chained.length > 1
      ? { more: t('aside.several', { faces: listed(chained.map((one) => String(one.face))) }) }
      : {}),
  };
}
