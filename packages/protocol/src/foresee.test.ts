import { GM_VIEWER, ONLOOKER, systemOf, type Slot } from '@ransen/rules';
import { STARTERS } from '@ransen/rules/starters';
import { expect, it } from 'vitest';
import { Projection } from './projection';
import { Table } from './testing';

const SWORD_WORLD = 'sword-world-2';

/** What somebody who only watches does next: passes, rolls for initiative, stands in front. */
function opening({ actor, turn }: Slot): object | undefined {
  if (turn === 'knowledge') return { type: 'act', actor, action: { do: 'pass' } };
  if (turn === 'initiative') return { type: 'act', actor, action: { do: 'initiative' } };
  if (turn === 'placement') return { type: 'act', actor, action: { do: 'place', area: 'front' } };
  return undefined;
}

it('sends no view where the log tells it all: checks, initiative, places (SW-KNW-1, SW-INI-1, SW-ACT-21)', () => {
  const system = systemOf(SWORD_WORLD)!;
  const { characters, enemies } = STARTERS[SWORD_WORLD]!;
  const table = new Table(system, 1);
  for (const [name, sheet] of Object.entries(characters).slice(0, 3)) {
    table.do(GM_VIEWER, { type: 'sheet', id: `c-${name}`, sheet });
  }
  const camp = Object.entries(enemies).slice(0, 2);
  table.do(GM_VIEWER, {
    type: 'prepare',
    enemies: camp.map(([kind, sheet]) => ({ id: `e-${kind}`, kind, sheet })),
  });
  table.do(GM_VIEWER, { type: 'start' });
  const begun = table.chapters.length;
  for (let i = 0; i < 30; i += 1) {
    const command = opening(table.room.fight!.slots[0]!);
    if (!command) break;
    table.do(GM_VIEWER, { type: 'fight', command });
  }
  const projection = new Projection(system, ONLOOKER);
  const frames = table.chapters.map((chapter) => projection.fold(chapter)).slice(begun);
  expect(frames.length).toBe(3 + 3 + 3 + 2);
  // The round begins with the last one: the stage of the turns is in no entry.
  expect(frames.slice(0, -1).map((frame) => frame?.view)).toEqual(Array(10).fill(undefined));
});
