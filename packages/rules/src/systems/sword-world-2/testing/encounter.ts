import type { Entrant } from '../../../kernel/system';
import type { Json } from '../../../kernel/json';
import { optionsSchema, type Options } from '../settings';
import { STARTER_CHARACTERS } from '../starter/characters';
import { STARTER_ENEMIES } from '../starter/enemies';

const heroes = Object.entries(STARTER_CHARACTERS);
const monsters = Object.entries(STARTER_ENEMIES);

const four = <T>(list: readonly T[], from: number): T[] =>
  [0, 1, 2, 3].map((i) => list[(from + i) % list.length]!);

/** Four starter characters, each with a seat of its own, and four enemies; by seed. */
export function encounter(seed: number): Entrant[] {
  const party = four(heroes, seed * 3).map(([kind, sheet], i): Entrant => ({
    id: `c-${i + 1}`,
    side: 'party',
    owner: `s${i + 1}`,
    kind,
    hidden: false,
    sheet,
  }));
  const foes = four(monsters, seed * 5).map(([kind, sheet], i): Entrant => ({
    id: `e-${i + 1}`,
    side: 'enemy',
    owner: 'gm',
    kind,
    hidden: false,
    sheet,
  }));
  return [...party, ...foes];
}

/** Room options, defaults filled in. */
export const optionsOf = (options: Partial<Options>): Json =>
  optionsSchema.parse(options) as unknown as Json;
