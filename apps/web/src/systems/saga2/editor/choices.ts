import {
  ATTRIBUTES,
  BODY,
  DEFENCE_SKILLS,
  DEXTERITY,
  POOLS,
  STARTER_SPELL_SKILLS,
  STATUSES,
  WEAPON_SKILLS,
} from '@ransen/rules/saga2';
import type { JsonObject } from '@ransen/rules';
import type { Path, SheetForm } from '../../form/sheet-form';
import { word, type Term } from '../../shared/terms';
import { t } from '../texts';
import { called, termOf } from '../words/terms';

export interface Option {
  readonly id: string;
  readonly label: string;
}

/** Nothing chosen: the field is left to its default. */
export const NONE = '';

/** A word list as the options of a select. */
export const optionsOf = (terms: Readonly<Record<string, Term>>): readonly Option[] =>
  Object.entries(terms).map(([id, term]) => ({ id, label: word(term) }));

export const attributeOptions = () => optionsOf(ATTRIBUTES);
export const statusOptions = () => optionsOf(STATUSES);
export const weaponSkillOptions = () => optionsOf(WEAPON_SKILLS);

const textAt = (row: JsonObject, key: string): string =>
  typeof row[key] === 'string' ? row[key] : '';

/** Spell skills of the sheet, beside those of the samples: by their names. */
function spellSkills(form: SheetForm): Option[] {
  return (form.list(['skills']) as readonly JsonObject[])
    .filter((skill) => skill['type'] === 'spell')
    .map((skill) => ({ id: textAt(skill, 'id'), label: nameOf(skill) }));
}

function nameOf(row: JsonObject): string {
  const name = textAt(row, 'name');
  return name === ''
    ? termOf({ ...WEAPON_SKILLS, ...STARTER_SPELL_SKILLS }, textAt(row, 'id'))
    : called({ name, nameEn: textAt(row, 'nameEn') || undefined });
}

/** What somebody calls a row of the sheet, in the current language; nothing while it is unnamed. */
export function nameAt(form: SheetForm, path: Path): string {
  const name = form.text([...path, 'name']);
  return called({ name, nameEn: form.text([...path, 'nameEn']) || undefined });
}

/** Skills that a technique or spell can belong to. */
export function techniqueSkillOptions(form: SheetForm, used: string): readonly Option[] {
  const known = [...weaponSkillOptions(), ...optionsOf(STARTER_SPELL_SKILLS), ...spellSkills(form)];
  const all = known.some(({ id }) => id === used) ? known : [...known, { id: used, label: used }];
  return all.filter(({ id }, i) => id !== '' && all.findIndex((one) => one.id === id) === i);
}

/** Skills that every sheet calls the same, then those with a name of their own. */
export const OWN_SKILL = 'own';
export const skillOptions = (): readonly Option[] => [
  ...weaponSkillOptions(),
  ...optionsOf(DEFENCE_SKILLS),
  ...optionsOf(STARTER_SPELL_SKILLS),
  { id: OWN_SKILL, label: t('sheet.otherSkill') },
];

const KNOWN = { ...WEAPON_SKILLS, ...DEFENCE_SKILLS, ...STARTER_SPELL_SKILLS };
export const isKnownSkill = (id: string): boolean => Object.hasOwn(KNOWN, id);
export const isStarterSpell = (id: string): boolean => Object.hasOwn(STARTER_SPELL_SKILLS, id);

/** Abilities of the sheet by their names. */
export function abilityOptions(form: SheetForm): readonly Option[] {
  return (form.list(['abilities']) as readonly JsonObject[]).map((ability) => {
    const id = textAt(ability, 'id');
    const name = textAt(ability, 'name') || id;
    return { id, label: called({ name, nameEn: textAt(ability, 'nameEn') || undefined }) };
  });
}

export const isNeeded = (id: string): boolean => id === BODY || id === DEXTERITY;

const words = <T extends string>(ids: readonly T[], label: (id: T) => string): readonly Option[] =>
  ids.map((id) => ({ id, label: label(id) }));

export const rowOptions = () => words(['front', 'back'], (id) => t(`row.${id}`));
export const handOptions = () => words(['1', '2'], (id) => t(`gear.hands${id}`));
export const kindOptions = () =>
  words(['attack', 'support', 'parry', 'counter'], (id) => t(`kind.${id}`));
export const targetOptions = () => words(['one', 'row', 'all', 'self'], (id) => t(`targets.${id}`));
export const typeOptions = () => words(['spell', 'other'], (id) => t(`type.${id}`));

export const reachOptions = (usual: string): readonly Option[] => [
  { id: NONE, label: usual },
  ...words(['melee', 'ranged'], (id) => t(`reach.${id}`)),
];

export const poolOptions = (): readonly Option[] => [
  { id: NONE, label: t('sheet.none') },
  ...words(POOLS, (id) => t(`pool.${id}`)),
];
