import type { CharacterInput } from '../../sheets';

/** 体, 技, and two abilities of our own: wits (知) and heart (心). */
export const abilities = (
  body: number,
  dexterity: number,
  wits: number,
  heart: number,
): CharacterInput['abilities'] => [
  { id: 'body', name: '体', nameEn: 'Body', value: body },
  { id: 'dexterity', name: '技', nameEn: 'Dexterity', value: dexterity },
  { id: 'wits', name: '知', nameEn: 'Wits', value: wits },
  { id: 'heart', name: '心', nameEn: 'Heart', value: heart },
];
