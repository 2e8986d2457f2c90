import { describe, expect, it } from 'vitest';
import {
  apply,
  begin,
  emptyFight,
  seededDice,
  type Entrant,
  type Fight,
  type Json,
} from '../../kernel';
import { play } from '../../testing/random-play';
import { swordWorld2 } from '.';
import { STARTER_CHARACTERS } from './starter/characters';
import { STARTER_ENEMIES } from './starter/enemies';
import type { SwFight } from './state';

const heroes = Object.entries(STARTER_CHARACTERS);
const monsters = Object.entries(STARTER_ENEMIES);

/** Four characters and four enemies, different ones for each seed. */
export function encounter(seed: number): Entrant[] {
  const from = <T>(list: T[], n: number) =>
    [0, 1, 2, 3].map((i) => list[(seed * n + i) % list.length]!);
  const party = from(heroes, 3).map(([kind, sheet], i): Entrant => ({
    id: `c-${i}`,
    side: 'party',
    owner: `s${i + 1}`,
    kind,
    hidden: false,
    sheet,
  }));
  const foes = from(monsters, 5).map(([kind, sheet], i): Entrant => ({
    id: `e-${i}`,
    side: 'enemy',
    owner: 'gm',
    kind,
    hidden: false,
    sheet,
  }));
  return [...party, ...foes];
}

const OPTIONS: Json[] = [
  swordWorld2.schemas.options.parse({}) as unknown as Json,
  swordWorld2.schemas.options.parse({
    automaticResults: true,
    enemyRolls: 'rolled',
  }) as unknown as Json,
];

describe('Sword World fights at random', () => {
  it.each(Array.from({ length: 60 }, (_, seed) => seed))(
    'seed %i ends, and replays to the same fight',
    (seed) => {
      const options = OPTIONS[seed % 2]!;
      const dice = seededDice(seed);
      const begun = begin(swordWorld2, 1, options, encounter(seed), dice);
      let last: Fight = begun.fight;
      for (const { fight } of play(swordWorld2, begun.fight, dice, seed + 1)) last = fight;
      expect((last as SwFight).data.stage).toBe('over');
      expect(last.stage).toBe('over');
      const replayed = begun.events.reduce(
        (f, event) => apply(swordWorld2, f, event),
        emptyFight(swordWorld2, 1, options),
      );
      expect(JSON.stringify(replayed.combatants)).toBe(JSON.stringify(begun.fight.combatants));
    },
  );
});
