import {
  GM_VIEWER,
  ONLOOKER,
  sameJson,
  seatViewer,
  SYSTEMS,
  viewRoom,
  type AnySystem,
} from '@ransen/rules';
import { STARTERS } from '@ransen/rules/starters';
import { describe, expect, it } from 'vitest';
import { picker, randomChoice } from '../../rules/src/testing/random-play';
import type { Frame } from './messages';
import { Projection } from './projection';
import { receiveFrame, receiveWhole, type Received } from './received';
import { Table } from './testing';

/** A fight of starter sheets, with moves at random. */
function playedFight(system: AnySystem, seed: number): Table {
  const { characters, enemies } = STARTERS[system.id]!;
  const table = new Table(system, seed);
  const pick = picker(seed);
  const seats = [table.sit('A'), table.sit('B')];
  for (const [id, sheet] of some(characters, pick)) {
    table.do(seats[pick(2)]!, { type: 'sheet', id: `c-${id}`, sheet });
  }
  const camp = some(enemies, pick).map(([id, sheet]) => ({ id: `e-${id}`, kind: id, sheet }));
  table.do(GM_VIEWER, { type: 'prepare', enemies: camp });
  expect(table.do(GM_VIEWER, { type: 'start' })).toBe(true);
  for (let i = 0; i < 80; i += 1) {
    const choice = randomChoice(system, table.room.fight!, pick);
    const undo = { by: GM_VIEWER, command: { type: 'undo' } };
    const { by, command } = choice && pick(12) > 0 ? choice : undo;
    table.do(by, { type: 'fight', command });
  }
  return table;
}

function some(sheets: Readonly<Record<string, unknown>>, pick: (n: number) => number) {
  return Object.entries(sheets).filter((_, i, { length }) => i === 0 || pick(length) < 3);
}

describe.each(SYSTEMS.map((system) => [system.id, system] as const))(
  'frames of %s',
  (_, system) => {
    it('lead a client to what a client that starts anew gets, foreseen or not', () => {
      for (let seed = 1; seed <= 12; seed += 1) {
        const table = playedFight(system, seed);
        for (const viewer of [GM_VIEWER, seatViewer('s1'), ONLOOKER]) {
          const projection = new Projection(system, viewer);
          let received: Received | undefined;
          for (const chapter of table.chapters) {
            const frame = projection.fold(chapter);
            const carried = JSON.parse(JSON.stringify(frame)) as Frame | null;
            if (!received) received = receiveWhole(projection.whole());
            else if (carried) received = receiveFrame(received, carried);
            const seen = viewRoom(system, chapter.transitions.at(-1)!.after, viewer);
            expect(sameJson(received.view, seen), `seed ${seed}, frame ${frame?.n}`).toBe(true);
          }
        }
      }
    });
  },
);
