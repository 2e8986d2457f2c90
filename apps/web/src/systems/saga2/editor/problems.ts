import { t } from '../texts';

/** What the sheets' schemas say by themselves, beside the shared messages. */
const MESSAGES = {
  'A name must not be empty.': 'problem.name',
  'At most 64 characters.': 'problem.long',
  'Control or direction characters are refused.': 'problem.control',
  'A letter, then up to 31 letters, digits, - or _.': 'problem.id',
  'A small letter, then up to 31 letters or digits.': 'problem.id',
  'This word is reserved.': 'problem.reserved',
  'Every id must be different.': 'problem.ids',
  'Not more than the maximum.': 'problem.overMaximum',
  'Each attribute once.': 'problem.attributeTwice',
  'The ability "body" is missing.': 'problem.body',
  'The ability "dexterity" is missing.': 'problem.dexterity',
  'No such ability.': 'problem.ability',
  'More in hand than two hands hold.': 'problem.hands',
  'No weapon or shield has this id.': 'problem.noGear',
  'Each thing once.': 'problem.thingTwice',
  'Skills of this id are of another type.': 'problem.skillType',
  'Fists and claws go by this id.': 'problem.ownId',
  'Parry and counter belong to a weapon skill (SG-ATK-12).': 'problem.passive',
} as const;

/** A problem in the current language; one worded elsewhere already stays as it is. */
export function problemWords(message: string): string {
  return Object.hasOwn(MESSAGES, message) ? t(MESSAGES[message as keyof typeof MESSAGES]) : message;
}
