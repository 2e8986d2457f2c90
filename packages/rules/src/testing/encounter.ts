import type { Json } from '../kernel/json';
import type { AnySystem, Entrant } from '../kernel/system';
import { STARTERS } from '../systems/starters';

const four = <T>(list: readonly T[], from: number): T[] =>
  [0, 1, 2, 3].map((i) => list[(from + i) % list.length]!);

/** Four starter characters, each with a seat of its own, and four enemies; by seed. */
export function encounter({ id: system }: Pick<AnySystem, 'id'>, seed: number): Entrant[] {
  const { characters, enemies } = STARTERS[system]!;
  const party = four(Object.entries(characters), seed * 3).map(([kind, sheet], i): Entrant => ({
    id: `c-${i + 1}`,
    side: 'party',
    owner: `s${i + 1}`,
    kind,
    hidden: false,
    sheet,
  }));
  const foes = four(Object.entries(enemies), seed * 5).map(([kind, sheet], i): Entrant => ({
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
export const defaultOptions = (system: AnySystem): Json => system.schemas.options.parse({}) as Json;
