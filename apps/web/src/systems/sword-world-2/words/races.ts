import { t } from '../texts';

/** Races with a word of their own in both languages; a sheet may name any other. */
export const RACES = [
  'human',
  'elf',
  'dwarf',
  'tabbit',
  'runefolk',
  'nightmare',
  'lildraken',
  'grassrunner',
] as const;
type Race = (typeof RACES)[number];

export const isKnownRace = (race: string): race is Race =>
  (RACES as readonly string[]).includes(race);

export const raceWord = (race: string): string => (isKnownRace(race) ? t(`race.${race}`) : race);
