import {
  ATTRIBUTES,
  STARTER_SPELL_SKILLS,
  DEFENCE_SKILLS,
  STATUSES,
  WEAPON_SKILLS,
  type Attribute,
  type Character,
  type Row,
  type StatusName,
} from '@ransen/rules/saga2';
import { called, termOf, word } from '../../shared/terms';
import { t } from '../texts';

export { called, letterOf, termOf, word, type Named } from '../../shared/terms';

/** 「、」 or a comma between. */
export const listed = (words: readonly (string | undefined)[]): string =>
  words.filter(Boolean).join(t('comma'));

export const rowWord = (row: Row): string => t(`row.${row}`);

export const attributeWord = (attribute: Attribute): string => word(ATTRIBUTES[attribute]);

/** 斬・火; 無 for none. */
export const attributesWords = (attributes: readonly Attribute[]): string =>
  attributes.length === 0 ? t('attribute.none') : attributes.map(attributeWord).join(t('dot'));

export const statusWord = (status: StatusName): string => word(STATUSES[status]);

const SKILLS = { ...WEAPON_SKILLS, ...DEFENCE_SKILLS, ...STARTER_SPELL_SKILLS };

/** What a skill is called: as the sheet names it, else as the rules do. */
export function skillWord(id: string, sheet?: Pick<Character, 'skills'>): string {
  const own = sheet?.skills.find((skill) => skill.id === id);
  return own?.name === undefined
    ? termOf(SKILLS, id)
    : called({ name: own.name, nameEn: own.nameEn });
}

/** The name of an ability on a sheet. */
export function abilityWord(id: string, sheet: Pick<Character, 'abilities'>): string {
  const own = sheet.abilities.find((ability) => ability.id === id);
  return own ? called(own) : id;
}
