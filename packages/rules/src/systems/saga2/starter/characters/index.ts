import { characterSchema, type Character } from '../../sheets';
import { CASTERS } from './casters';
import { FIGHTERS } from './fighters';

const INPUTS = { ...FIGHTERS, ...CASTERS };

export type StarterCharacterId = keyof typeof INPUTS;

/** Characters to play at once, by id. */
export const STARTER_CHARACTERS = Object.fromEntries(
  Object.entries(INPUTS).map(([id, input]) => [id, characterSchema.parse(input)]),
) as Readonly<Record<StarterCharacterId, Character>>;
