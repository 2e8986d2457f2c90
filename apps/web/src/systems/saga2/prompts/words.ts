import { abilityOf, ATTRIBUTES, seenOf, type Command, type Attribute } from '@ransen/rules/saga2';
import type { Id } from '@ransen/rules';
import { t } from '../texts';
import { declaredWords } from '../view/declared';
import { rollWords } from '../words/technique';
import { abilityWord, attributeWord, called, skillWord } from '../words/terms';
import { aboutOf, choicesOf, usual, type Asked, type Label, type Put } from './asked';

/** The attribute that a chain's damage has (SG-CHN-6). */
export const chainAttribute: Label = {
  short: 'attribute.short',
  put: (asked): Put => ({
    kind: 'one-of',
    title: t('attribute.title'),
    text: t('attribute.text'),
    options: choicesOf<string>(asked).map(({ id, value }) => ({
      id,
      label: isAttribute(value) ? attributeWord(value) : t('attribute.none'),
    })),
    initial: usual(asked),
    confirm: t('attribute.confirm'),
  }),
};

const isAttribute = (value: string): value is Attribute => Object.hasOwn(ATTRIBUTES, value);

/** What somebody who is charmed is to do (SG-STS-14). */
export const order: Label = {
  short: 'order.short',
  put: (asked): Put => {
    const { view, names } = asked;
    const { who } = aboutOf<{ who: Id }>(asked);
    const from = seenOf(view, who)?.body.row ?? 'front';
    return {
      kind: 'one-of',
      title: t('order.title', { name: names.name(who) }),
      text: t('order.text'),
      options: choicesOf<object>(asked).map(({ id, value }) => ({
        id,
        label: declaredWords(view, who, { ...value, from, hands: [] } as unknown as Command, names),
      })),
      initial: usual(asked),
      confirm: t('order.confirm'),
    };
  },
};

interface TestAbout {
  readonly ability: string;
  readonly number?: number;
  readonly of?: Id;
  readonly opponent?: Id;
  readonly against?: number;
}

/** The ability alone. */
const PLAIN = 'plain';

/** How to make a check that the GM calls for (SG-CHK-1). */
export const test: Label = {
  short: 'test.short',
  put: (asked): Put => {
    const { view, who, names } = asked;
    const about = aboutOf<TestAbout>(asked);
    const body = seenOf(view, who)?.body;
    const sheet = body?.type === 'character' ? body.sheet : undefined;
    const moved = body?.moved ? -1 : 0;
    return {
      kind: 'one-of',
      title: t('test.title', {
        name: names.name(who),
        ability: sheet ? abilityWord(about.ability, sheet) : about.ability,
      }),
      text: testText(asked, about),
      options: choicesOf<string | null>(asked).map(({ id, value }) => ({
        id,
        label: howWord(value, sheet),
        ...(value !== null && sheet
          ? { right: rollWords(value !== PLAIN, abilityOf(sheet, about.ability) + moved) }
          : {}),
      })),
      initial: usual(asked),
      confirm: t('test.confirm'),
      defaultChoice: t('test.plain'),
    };
  },
};

function testText({ names }: Asked, { number, of, opponent, against }: TestAbout): string {
  const told = [
    of === undefined ? '' : t('test.identify', { name: names.name(of) }),
    opponent === undefined ? '' : t('test.contest', { name: names.name(opponent) }),
    number === undefined ? '' : numberWords(number),
    against === undefined ? '' : t('pick.against', { total: against }),
  ];
  return [...told, t('test.text')].join('');
}

const GUIDES = [8, 10, 12, 14, 16, 18, 20] as const;

/** 目標14（ふつうの人にはむずかしい）。 (SG-CHK-4) */
export function numberWords(number: number): string {
  const guide = GUIDES.find((each) => each === number);
  return guide === undefined
    ? t('test.numberBare', { number })
    : t('test.number', { number, guide: t(`guide.${guide}`) });
}

type Sheet = Extract<
  NonNullable<ReturnType<typeof seenOf>>['body'],
  { type: 'character' }
>['sheet'];

function howWord(value: string | null, sheet: Sheet | undefined): string {
  if (value === null) return t('test.pass');
  const [kind, id = ''] = value.split(':');
  if (kind === 'skill') return t('test.skill', { name: skillWord(id, sheet) });
  if (kind !== 'trait') return t('test.plain');
  const trait = sheet?.traits.find((each) => each.id === id);
  return t('test.trait', { name: trait ? called(trait) : id });
}
