import { describe, expect, it } from 'vitest';
import { begin } from '../../kernel/decide';
import { seededDice } from '../../kernel/dice';
import type { Entrant } from '../../kernel/system';
import { picker, play } from '../../testing/random-play';
import { saga2 } from '.';
import { characterSchema, enemySchema } from './sheets';
import { STARTER_CHARACTERS } from './starter/characters';
import { STARTER_ENEMIES } from './starter/enemies';

function entrants(seed: number): Entrant[] {
  const pick = picker(seed);
  const some = <T>(all: Readonly<Record<string, T>>) =>
    Object.entries(all).filter((_, i, { length }) => i === pick(length) || pick(length) < 3);
  const party = Object.entries(STARTER_CHARACTERS).slice(0, 4);
  return [
    ...party.map(([id, sheet]): Entrant => ({
      ...{ id: `c-${id}`, side: 'party', owner: 's1', kind: id, hidden: false },
      sheet: characterSchema.parse(sheet),
    })),
    ...some(STARTER_ENEMIES)
      .slice(0, 4)
      .map(([id, sheet]): Entrant => ({
        ...{ id: `e-${id}`, side: 'enemy', owner: 'gm', kind: id, hidden: false },
        sheet: enemySchema.parse(sheet),
      })),
  ];
}

describe('random fights', () => {
  it('run to their end', () => {
    for (let seed = 1; seed <= 20; seed += 1) {
      const dice = seededDice(seed);
      const begun = begin(saga2, 1, saga2.schemas.options.parse({}) as never, entrants(seed), dice);
      let fight = begun.fight;
      for (const { fight: next } of play(saga2, fight, dice, seed, 4000)) {
        fight = next;
      }
      expect(fight.stage, `seed ${seed}`).toBe('over');
    }
  });
});
