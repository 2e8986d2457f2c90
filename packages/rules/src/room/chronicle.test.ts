import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { all } from '../kernel/fight';
import { accept, refuse } from '../kernel/refusal';
import type { Chronicle } from '../kernel/system';
import { blankSystem } from '../kernel/probes/blank-system';
import { GM_VIEWER, seatViewer, type Viewer } from '../kernel/viewer';
import { applyRoom, EMPTY_ROOM } from './apply';
import { roomCommandSchema } from './commands';
import { decideRoom, sitDown, type Luck } from './decide';
import type { Room } from './room';
import { narrateRoom, viewRoom } from './view';

const words = () => ({ party: '', gm: '' });
const luck: Luck = {
  dice: () => () => 1,
  commitment: words,
  disclosure: words,
  loose: () => (_stream, index) => index + 2,
};

/** Counts the enemies of all fights; the GM pays that many coins to everybody. */
const purse: Chronicle<{ enemies: number }, { pay: true }> = {
  schemas: {
    state: z.strictObject({ enemies: z.int() }),
    change: z.strictObject({ pay: z.literal(true) }),
  },
  begin: () => ({ enemies: 0 }),
  after: ({ enemies }, fight) => ({
    enemies: enemies + all(fight).filter(({ side }) => side === 'enemy').length,
  }),
  change: ({ enemies }, sheets) => {
    if (enemies === 0) return refuse('not_possible_now');
    const paid = Object.keys(sheets).map((id) => [id, { coins: enemies }]);
    return accept({
      state: { enemies: 0 },
      sheets: Object.fromEntries(paid),
      entry: { k: 'paid', coins: enemies },
    });
  },
  view: ({ enemies }, viewer) => (viewer.role === 'gm' ? { enemies } : {}),
};

const system = blankSystem({
  id: 'coins',
  begin: () => ({}),
  enter: () => ({ coins: 0 }),
  next: () => null,
  scripts: {},
  apply: (fight) => fight,
  call: (by) => ({ script: 'none', args: null, by }),
  possible: () => [],
  chronicle: purse,
  between: (sheet, _change, _viewer, dice) =>
    accept({ sheet, entry: { k: 'rested', dice: [dice('party', 0, 6), dice('party', 1, 6)] } }),
});

const ANN = seatViewer('s1');
const decided = (room: Room, command: object, by: Viewer = GM_VIEWER) =>
  decideRoom(system, room, roomCommandSchema.parse(command), by, luck);

function done(room: Room, command: object, by?: Viewer): Room {
  const outcome = decided(room, command, by);
  if (!outcome.ok) throw new Error(outcome.refusal.code);
  return outcome.value.room;
}

function opened(): Room {
  const seated = sitDown(EMPTY_ROOM, 'Ann');
  if (!seated.ok) throw new Error(seated.refusal.code);
  const room = applyRoom(system, EMPTY_ROOM, seated.value);
  return done(room, { type: 'sheet', id: 'c-ann', sheet: { coins: 0 } }, ANN);
}

function fought(room: Room): Room {
  const enemies = [1, 2].map((n) => ({ id: `e-${n}`, kind: 'rat', sheet: {} }));
  const begun = done(done(room, { type: 'prepare', enemies }), { type: 'start' });
  const ended = done(begun, { type: 'fight', command: { type: 'end' } });
  return done(ended, { type: 'fight', command: { type: 'finish' } });
}

const pay = { type: 'chronicle', change: { pay: true } };

describe('what a room keeps from fight to fight', () => {
  it('grows with each fight that is closed, and each viewer sees their part of it', () => {
    const room = fought(fought(opened()));
    expect(room.chronicle).toEqual({ enemies: 4 });
    expect(viewRoom(system, room, GM_VIEWER).chronicle).toEqual({ enemies: 4 });
    expect(viewRoom(system, room, ANN).chronicle).toEqual({});
  });

  it('changes with sheets by a command of the GM, and everybody is told', () => {
    const before = fought(opened());
    const outcome = decided(before, pay);
    if (!outcome.ok) throw new Error(outcome.refusal.code);
    const { events, room } = outcome.value;
    expect([room.chronicle, room.roster['c-ann']?.sheet]).toEqual([{ enemies: 0 }, { coins: 2 }]);
    expect(narrateRoom(system, before, events[0]!, room, ANN)).toEqual([{ k: 'paid', coins: 2 }]);
  });

  it('is left alone by players, during fights, and by what is no command of it', () => {
    const code = (room: Room, command: object, by?: Viewer) => {
      const outcome = decided(room, command, by);
      return outcome.ok ? 'taken' : outcome.refusal.code;
    };
    const room = fought(opened());
    const enemies = [{ id: 'e-9', kind: 'rat', sheet: {} }];
    const fighting = done(done(room, { type: 'prepare', enemies }), { type: 'start' });
    expect(code(room, pay, ANN)).toBe('gm_only');
    expect(code(fighting, pay)).toBe('fight_running');
    expect(code(room, { type: 'chronicle', change: { pay: 'all' } })).toBe('unknown_action');
    expect(code(opened(), pay)).toBe('not_possible_now');
  });
});

describe('dice of a change between fights', () => {
  it('are fresh ones, and stand in the entry', () => {
    const change = { type: 'between', id: 'c-ann', change: {} };
    const outcome = decided(opened(), change, ANN);
    expect(outcome.ok && outcome.value.events).toEqual([
      { type: 'changed', id: 'c-ann', sheet: { coins: 0 }, entry: { k: 'rested', dice: [2, 3] } },
    ]);
  });
});
