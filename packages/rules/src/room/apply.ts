import { apply as applyFight } from '../kernel/apply';
import { emptyFight } from '../kernel/decide';
import { GM } from '../kernel/fight';
import type { AnySystem } from '../kernel/system';
import type { RoomEvent } from './events';
import type { Member, Room } from './room';

/** A room before its first event. */
export const EMPTY_ROOM: Room = {
  name: '',
  system: '',
  options: {},
  answerTime: 0,
  locked: false,
  seats: {},
  roster: {},
  camp: [],
  chronicle: null,
  fight: null,
  fights: 0,
  commitment: null,
  disclosure: null,
};

/** The room after an event. Nothing else changes a room. */
export function applyRoom(system: AnySystem, room: Room, event: RoomEvent): Room {
  switch (event.type) {
    case 'created':
      return { ...EMPTY_ROOM, ...without(event, 'type') };
    case 'seated':
      return { ...room, seats: { ...room.seats, [event.seat.id]: event.seat } };
    case 'renamed':
      return withSeat(room, event.seat, { name: event.name });
    case 'said':
      return room;
    case 'sheet':
      return withMember(room, { id: event.id, owner: event.owner, sheet: event.sheet });
    case 'dropped':
      return { ...room, roster: without(room.roster, event.id) };
    case 'changed':
      return withSheets(room, { [event.id]: event.sheet });
    case 'handed':
      return withOwner(room, event.id, event.owner);
    case 'kicked':
      return kicked(room, event.seat);
    case 'locked':
      return { ...room, locked: event.locked };
    case 'configured':
      return { ...room, ...without(event, 'type') };
    case 'prepared':
      return { ...room, camp: [...room.camp, ...event.enemies] };
    case 'unprepared':
      return { ...room, camp: room.camp.filter((enemy) => enemy.id !== event.id) };
    case 'started':
      return {
        ...room,
        camp: [],
        fights: event.no,
        fight: emptyFight(system, event.no, event.options),
        commitment: event.commitment,
        disclosure: null,
      };
    case 'fought':
      if (!room.fight) return room;
      return { ...room, fight: applyFight(system, room.fight, event.event) };
    case 'carried':
      return withSheets(room, event.sheets);
    case 'chronicled':
      return withSheets({ ...room, chronicle: event.chronicle }, event.sheets);
    case 'disclosed':
      return { ...room, disclosure: event.seeds };
  }
}

function without<T extends object, K extends string>(from: T, key: K): Omit<T, K> {
  const kept = Object.entries(from).filter(([name]) => name !== key);
  return Object.fromEntries(kept) as Omit<T, K>;
}

function withSeat(room: Room, id: string, change: { name?: string; kicked?: boolean }): Room {
  const seat = room.seats[id];
  if (!seat) return room;
  return { ...room, seats: { ...room.seats, [id]: { ...seat, ...change } } };
}

function withMember(room: Room, member: Member): Room {
  return { ...room, roster: { ...room.roster, [member.id]: member } };
}

function withOwner(room: Room, id: string, owner: string): Room {
  const member = room.roster[id];
  return member ? withMember(room, { ...member, owner }) : room;
}

function withSheets(room: Room, sheets: Readonly<Record<string, Member['sheet']>>): Room {
  const roster = { ...room.roster };
  for (const [id, sheet] of Object.entries(sheets)) {
    const member = roster[id];
    if (member) roster[id] = { ...member, sheet };
  }
  return { ...room, roster };
}

/** A kicked person's characters go to the GM. */
function kicked(room: Room, id: string): Room {
  const owned = Object.values(room.roster).filter((member) => member.owner === id);
  const left = owned.reduce((r, member) => withOwner(r, member.id, GM), room);
  return withSeat(left, id, { kicked: true });
}
