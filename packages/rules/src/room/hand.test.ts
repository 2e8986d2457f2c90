import { describe, expect, it } from 'vitest';
import { seededDice } from '../kernel/dice';
import { find } from '../kernel/fight';
import type { Outcome } from '../kernel/refusal';
import { GM_VIEWER, seatViewer, type Viewer } from '../kernel/viewer';
import { SYSTEMS } from '../systems';
import { STARTERS } from '../systems/starters';
import { picker, randomChoice } from '../testing/random-play';
import { applyRoom, EMPTY_ROOM } from './apply';
import { roomCommandSchema } from './commands';
import { createRoom, decideRoom, sitDown, type Luck } from './decide';
import type { Room } from './room';

const words = () => ({ party: '', gm: '' });
const dice = () => seededDice(1);
const luck: Luck = { dice, commitment: words, disclosure: words, loose: dice };
const ANN = seatViewer('s1');

describe.each(SYSTEMS.map((system) => [system.id, system] as const))('%s', (id, system) => {
  const [hero] = Object.values(STARTERS[id]!.characters);
  const [foe] = Object.values(STARTERS[id]!.enemies);
  const inFight = (command: object) => ({ type: 'fight', command });

  function taken<T>(outcome: Outcome<T>): T {
    if (!outcome.ok) throw new Error(outcome.refusal.code);
    return outcome.value;
  }

  function done(room: Room, command: object, by: Viewer = GM_VIEWER): Room {
    return taken(decideRoom(system, room, roomCommandSchema.parse(command), by, luck)).room;
  }

  /** Ann and Ben sit there; Ann's character and Ben's fight. */
  function fight(): Room {
    const made = { name: 'T', options: {}, answerTime: 0 };
    let room = applyRoom(system, EMPTY_ROOM, taken(createRoom(system, made)));
    for (const name of ['Ann', 'Ben']) room = applyRoom(system, room, taken(sitDown(room, name)));
    room = done(room, { type: 'sheet', id: 'c-ann', sheet: hero }, ANN);
    room = done(room, { type: 'sheet', id: 'c-ben', sheet: hero }, seatViewer('s2'));
    room = done(room, { type: 'prepare', enemies: [{ id: 'e-1', kind: 'foe', sheet: foe }] });
    return settled(done(room, { type: 'start' }));
  }

  /** Whatever is asked before somebody acts is answered: what the GM does then can be undone. */
  function settled(room: Room): Room {
    const pick = picker(1);
    let after = room;
    while (after.fight!.open) {
      const { command, by } = randomChoice(system, after.fight!, pick)!;
      after = done(after, inFight(command), by);
    }
    return after;
  }

  const changes = [
    ['handed to another', { type: 'hand', id: 'c-ann', owner: 's2' }, 's2'],
    ['taken from one who is kicked', { type: 'kick', seat: 's1' }, 'gm'],
  ] as const;

  it.each(changes)(
    'a character %s after it left the fight is that one’s when the leaving is undone',
    (_, change, owner) => {
      let room = done(fight(), inFight({ type: 'leave', id: 'c-ann' }));
      room = done(room, change);
      room = done(room, inFight({ type: 'undo' }));
      expect(room.roster['c-ann']?.owner).toBe(owner);
      expect(find(room.fight!, 'c-ann')?.owner).toBe(owner);
    },
  );
});
