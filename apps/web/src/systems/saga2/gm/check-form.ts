import { allSeen, GUIDE_NUMBERS, type GmCommand, type Seen } from '@ransen/rules/saga2';
import type { FightView, Id } from '@ransen/rules';
import type { Names } from '../../web-system';
import { t } from '../texts';
import { called } from '../words/terms';
import { kindRows } from './kinds';

export interface Option {
  readonly id: string;
  readonly label: string;
}

/** What the GM has put into the form. */
export interface CheckForm {
  readonly ability: string;
  /** One character, or everybody. */
  readonly who: string;
  /** `plain`, `contest`, or an enemy to identify. */
  readonly purpose: string;
  readonly against: string;
  readonly number: number | undefined;
}

export const EVERYONE = '*';
export const PLAIN = 'plain';
export const CONTEST = 'contest';

const heroes = (view: FightView): Seen[] =>
  allSeen(view).filter(({ body }) => body.type === 'character' && body.condition !== 'gone');

/** Abilities that any of the characters has, by their names. */
export function abilityOptions(view: FightView): readonly Option[] {
  const named = heroes(view).flatMap(({ body }) =>
    body.type === 'character'
      ? body.sheet.abilities.map((ability) => [ability.id, called(ability)] as const)
      : [],
  );
  return [...new Map(named)].map(([id, label]) => ({ id, label }));
}

export const heroOptions = (view: FightView, names: Names): readonly Option[] =>
  heroes(view).map(({ id }) => ({ id, label: names.name(id) }));

export const purposeOptions = (view: FightView, names: Names): readonly Option[] => [
  { id: PLAIN, label: t('gm.plain') },
  ...kindRows(view, names)
    .filter(({ level }) => level !== 'weakness')
    .map(({ id, name }) => ({ id, label: t('gm.identify', { name }) })),
  { id: CONTEST, label: t('gm.contest') },
];

/** Numbers to choose from with what they mean (SG-CHK-4). */
export const guideOptions = (): readonly Option[] =>
  GUIDE_NUMBERS.map((number) => ({
    id: String(number),
    label: t('gm.guideNumber', { number, guide: t(`guide.${number}`) }),
  }));

/** The command that the form means; undefined while something is missing. */
export function commandOf(view: FightView, form: CheckForm): GmCommand | undefined {
  const { ability, who, purpose, against, number } = form;
  if (purpose === CONTEST) {
    if (who === EVERYONE || against === '' || against === who) return undefined;
    return { do: 'contest', who, against, ability };
  }
  const able = (id: Id) => {
    const body = heroes(view).find((one) => one.id === id)?.body;
    return body?.type === 'character' && body.sheet.abilities.some((each) => each.id === ability);
  };
  const called = (who === EVERYONE ? heroes(view).map(({ id }) => id) : [who]).filter(able);
  if (called.length === 0) return undefined;
  if (purpose !== PLAIN) {
    return {
      ...{ do: 'test', who: called, ability, of: purpose },
      ...(number === undefined ? {} : { number }),
    };
  }
  return number === undefined ? undefined : { do: 'test', who: called, ability, number };
}
