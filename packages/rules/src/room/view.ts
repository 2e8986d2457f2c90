import type { EnemyEntrant } from '../kernel/commands';
import type { FightEvent } from '../kernel/events';
import type { Fight, Id } from '../kernel/fight';
import type { Json } from '../kernel/json';
import { rememberEach } from '../kernel/remembered';
import type { AnySystem, Chronicle, Entry } from '../kernel/system';
import { seesId, viewOf as viewFight, type FightView } from '../kernel/view';
import type { Viewer } from '../kernel/viewer';
import type { RoomEvent } from './events';
import type { Commitment, Disclosure, Member, Room } from './room';

/** A room as one viewer sees it. */
export interface RoomView {
  readonly name: string;
  readonly system: string;
  readonly options: Json;
  readonly answerTime: number;
  readonly locked: boolean;
  readonly you: Viewer;
  readonly seats: Readonly<Record<string, { readonly name: string }>>;
  readonly roster: Readonly<Record<Id, Member>>;
  /** GM only. */
  readonly camp?: readonly EnemyEntrant[];
  /** What the system keeps from fight to fight, as this viewer may see it. */
  readonly chronicle?: Json;
  readonly fights: number;
  readonly fight?: FightView;
  readonly commitment?: Commitment;
  readonly disclosure?: Partial<Disclosure>;
}

/** What `viewer` may see of a room. */
export function viewRoom(system: AnySystem, room: Room, viewer: Viewer): RoomView {
  const { name, options, answerTime, locked, roster, fights, commitment, disclosure } = room;
  return {
    name,
    system: room.system,
    options,
    answerTime,
    locked,
    you: viewer,
    seats: seatsAtTable(room.seats),
    roster,
    ...(viewer.role === 'gm' ? { camp: room.camp } : {}),
    ...(system.chronicle ? { chronicle: chronicled(system.chronicle, room, viewer) } : {}),
    fights,
    ...(room.fight ? { fight: viewFight(system, room.fight, viewer) } : {}),
    ...(commitment ? { commitment } : {}),
    ...(disclosure ? { disclosure: disclosed(disclosure, viewer) } : {}),
  };
}

const chronicled = (chronicle: Chronicle, { chronicle: state }: Room, viewer: Viewer): Json =>
  chronicle.view(state ?? chronicle.begin(), viewer);

const seatsAtTable = rememberEach((seats: Room['seats']): RoomView['seats'] => {
  const present = Object.values(seats).filter((seat) => !seat.kicked);
  return Object.fromEntries(present.map(({ id, name }) => [id, { name }]));
});

function disclosed({ party, gm }: Disclosure, viewer: Viewer): Partial<Disclosure> {
  return viewer.role === 'gm' ? { party, gm } : { party };
}

/** Log entries of a room's event for a viewer. */
export function narrateRoom(
  system: AnySystem,
  before: Room,
  event: RoomEvent,
  after: Room,
  viewer: Viewer,
): readonly Entry[] {
  switch (event.type) {
    case 'seated':
      return [{ k: 'seated', seat: event.seat.id, name: event.seat.name }];
    case 'renamed':
      return [{ k: 'renamed', seat: event.seat, name: event.name }];
    case 'said':
      return [{ k: 'said', by: event.by, name: before.seats[event.by]?.name, text: event.text }];
    case 'kicked':
      return [{ k: 'kicked', name: before.seats[event.seat]?.name }];
    case 'handed':
      return [{ k: 'handed', id: event.id, to: after.seats[event.owner]?.name }];
    case 'changed':
      return [{ ...event.entry, id: event.id }];
    case 'chronicled':
      return event.entry ? [event.entry] : [];
    case 'started':
      return [{ k: 'started', no: event.no }];
    case 'disclosed':
      return [{ k: 'disclosed', no: after.fights }];
    case 'fought':
      if (!before.fight || !after.fight) return [];
      return narrateFight(system, before.fight, event.event, after.fight, viewer);
    default:
      return [];
  }
}

function narrateFight(
  system: AnySystem,
  before: Fight,
  event: FightEvent,
  after: Fight,
  viewer: Viewer,
): readonly Entry[] {
  if (event.type === 'shown' && seesId(before, viewer, event.id) && viewer.role !== 'gm') return [];
  return system.narrate(before, event, after, viewer);
}
