import {
  ATTACK_KINDS,
  ATTRIBUTES,
  MAGIC_SKILLS,
  OUTCOMES,
  SKILLS,
  type Term,
} from '@ransen/rules/sword-world-2';
import type { Json } from '@ransen/rules';
import { t } from '../texts';
import { termOf, word } from '../words/terms';
import type { SheetForm } from '../../form/sheet-form';

export interface Option {
  readonly id: string;
  readonly label: string;
}

/** A word list as the options of a select. */
export const optionsOf = (terms: Readonly<Record<string, Term>>): readonly Option[] =>
  Object.entries(terms).map(([id, term]) => ({ id, label: word(term) }));

/** Nothing chosen; 'none' is an outcome of its own. */
export const NONE = '';

export const attributeOptions = (): readonly Option[] => [
  { id: NONE, label: t('sheet.none') },
  ...optionsOf(ATTRIBUTES),
];

export const kindOptions = (): readonly Option[] => optionsOf(ATTACK_KINDS);

export const actionOptions = (): readonly Option[] => [
  { id: 'major', label: t('group.major') },
  { id: 'minor', label: t('group.minor') },
];

/** Skills that give magic power, and others the sheet already uses. */
export function magicSkillOptions(form: SheetForm, used: string): readonly Option[] {
  const known: readonly string[] = MAGIC_SKILLS;
  const others = Object.keys((form.at(['skills']) ?? {}) as object).filter(
    (key) => !known.includes(key) && !Object.hasOwn(SKILLS, key),
  );
  const keys = [
    ...known,
    ...others,
    ...(known.includes(used) || others.includes(used) ? [] : [used]),
  ];
  return keys.filter((key) => key !== '').map((id) => ({ id, label: termOf(SKILLS, id) }));
}

export const outcomeOptions = (): readonly Option[] => [
  { id: NONE, label: t('sheet.notStated') },
  ...optionsOf(OUTCOMES),
];

/** A chosen option as a value: none is no value at all. */
export const chosen = (id: string): Json | undefined => (id === NONE ? undefined : id);
