import { characterSchema } from '../sheets';
import type { Character } from '../sheets';
import { CASTERS } from './characters/casters';
import { SOURCE_PARTY } from './characters/source-example';
import { WARRIORS } from './characters/warriors';

const INPUTS = { ...WARRIORS, ...CASTERS, ...SOURCE_PARTY };

export type StarterCharacterId = keyof typeof INPUTS;

/** Characters to play at once, by id: nine of our own and the four of the source text. */
export const STARTER_CHARACTERS = Object.fromEntries(
  Object.entries(INPUTS).map(([id, input]) => [id, characterSchema.parse(input)]),
) as Readonly<Record<StarterCharacterId, Character>>;
