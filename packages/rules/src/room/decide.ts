import type { EnemyEntrant, FightCommand } from '../kernel/commands';
import { MAX_COMBATANTS } from '../kernel/commands';
import { begin, decide as decideFight, enemyEntrant } from '../kernel/decide';
import type { Dice } from '../kernel/dice';
import { all, find, GM, type Fight } from '../kernel/fight';
import type { Json } from '../kernel/json';
import { accept, refuse, type Outcome, type Refused } from '../kernel/refusal';
import type { AnySystem, Entrant } from '../kernel/system';
import type { Viewer } from '../kernel/viewer';
import { applyRoom } from './apply';
import type { RoomCommand } from './commands';
import type { RoomEvent } from './events';
import {
  fighting,
  MAX_ROSTER,
  MAX_SEATS,
  member,
  seat,
  type Commitment,
  type Disclosure,
  type Member,
  type Room,
} from './room';

/** What comes from outside the rules: dice, and the hashes and seeds behind them. */
export interface Luck {
  /** Dice of the fight with this number. */
  readonly dice: (fight: number) => Dice;
  readonly commitment: (fight: number) => Commitment;
  readonly disclosure: (fight: number) => Disclosure;
  /** Fresh dice for one command outside fights. */
  readonly loose: () => Dice;
}

export interface RoomDecided {
  readonly events: readonly RoomEvent[];
  /** The room after them, worked out when it is asked for: who stores the events applies them. */
  readonly room: Room;
}

type Of<T extends RoomCommand['type']> = Extract<RoomCommand, { type: T }>;
type Plan = Outcome<readonly RoomEvent[]>;

/** What a command does in the room, or a refusal that changes nothing. */
export function decideRoom(
  system: AnySystem,
  room: Room,
  command: RoomCommand,
  by: Viewer,
  luck: Luck,
): Outcome<RoomDecided> {
  const plan = planOf(system, room, command, by, luck);
  if (!plan.ok) return plan;
  const events = plan.value;
  return accept({
    events,
    get room() {
      return events.reduce((r, event) => applyRoom(system, r, event), room);
    },
  });
}

/** The first event of a new room; options are checked by the system. */
export function createRoom(
  system: AnySystem,
  made: { name: string; options: Json; answerTime: number },
): Outcome<RoomEvent> {
  const options = system.schemas.options.safeParse(made.options);
  if (!options.success) return refuse('bad_value');
  return accept({ type: 'created', system: system.id, ...made, options: options.data as Json });
}

/** A new person sits down. The seat's id is the next of the room. */
export function sitDown(room: Room, name: string): Outcome<Extract<RoomEvent, { type: 'seated' }>> {
  if (room.locked) return refuse('room_locked');
  const present = Object.values(room.seats).filter((s) => !s.kicked).length;
  if (present >= MAX_SEATS) return refuse('room_full');
  const id = `s${Object.keys(room.seats).length + 1}`;
  return accept({ type: 'seated', seat: { id, name, kicked: false } });
}

function planOf(system: AnySystem, room: Room, command: RoomCommand, by: Viewer, luck: Luck): Plan {
  if (by.role === 'onlooker') return refuse('not_allowed');
  switch (command.type) {
    case 'rename':
      return by.role === 'seat'
        ? accept([{ type: 'renamed', seat: by.seat, name: command.name }])
        : refuse('not_possible_now');
    case 'say':
      return accept([{ type: 'said', by: speaker(by), text: command.text }]);
    case 'sheet':
      return setSheet(system, room, command, by);
    case 'drop':
      return own(room, command.id, by, () => accept([{ type: 'dropped', id: command.id }]));
    case 'between':
      return own(room, command.id, by, (m) => between(system, m, command.change, by, luck));
    case 'fight':
      return fight(system, room, command.command, by, luck);
    default:
      return by.role === 'gm' ? gmPlan(system, room, command, luck) : refuse('gm_only');
  }
}

const speaker = (by: Viewer) => (by.role === 'seat' ? by.seat : GM);

function setSheet(system: AnySystem, room: Room, command: Of<'sheet'>, by: Viewer): Plan {
  const sheet = system.schemas.character.safeParse(command.sheet);
  if (!sheet.success) return refuse('bad_sheet');
  const known = member(room, command.id);
  if (known && by.role !== 'gm' && known.owner !== speaker(by)) return refuse('not_yours');
  if (known && inFight(room, command.id)) return refuse('fight_running');
  if (!known && Object.keys(room.roster).length >= MAX_ROSTER) return refuse('too_many');
  const owner = known?.owner ?? speaker(by);
  return accept([{ type: 'sheet', id: command.id, owner, sheet: sheet.data as Json }]);
}

/** Is the character in the fight? An enemy that bears its id, hidden perhaps, is somebody else. */
function inFight(room: Room, id: string): boolean {
  return fighting(room) && find(room.fight as Fight, id)?.side === 'party';
}

/** A change to a character outside a fight, by its player or the GM. */
function own(room: Room, id: string, by: Viewer, plan: (member: Member) => Plan): Plan {
  const known = member(room, id);
  if (!known) return refuse('unknown_character');
  if (by.role !== 'gm' && known.owner !== speaker(by)) return refuse('not_yours');
  if (inFight(room, id)) return refuse('fight_running');
  return plan(known);
}

function between(
  system: AnySystem,
  { id, sheet }: Member,
  change: Json,
  by: Viewer,
  luck: Luck,
): Plan {
  const parsed = system.schemas.between.safeParse(change);
  if (!parsed.success) return refuse('unknown_action');
  const changed = system.between(sheet, parsed.data, by, luck.loose());
  if (!changed.ok) return changed;
  const { sheet: after, entry } = changed.value;
  return accept([{ type: 'changed', id, sheet: after as Json, entry }]);
}

function gmPlan(
  system: AnySystem,
  room: Room,
  command: Exclude<
    RoomCommand,
    { type: 'rename' | 'say' | 'sheet' | 'drop' | 'between' | 'fight' }
  >,
  luck: Luck,
): Plan {
  switch (command.type) {
    case 'chronicle':
      return chronicle(system, room, command.change);
    case 'hand':
      return hand(room, command.id, command.owner);
    case 'kick':
      return kick(room, command.seat);
    case 'lock':
      return accept([{ type: 'locked', locked: command.locked }]);
    case 'configure':
      return configure(system, room, command);
    case 'prepare':
      return prepare(system, room, command.enemies);
    case 'unprepare':
      return room.camp.some((enemy) => enemy.id === command.id)
        ? accept([{ type: 'unprepared', id: command.id }])
        : refuse('unknown_combatant');
    case 'start':
      return start(system, room, command.characters, luck);
  }
}

function chronicle({ chronicle: kept }: AnySystem, room: Room, change: Json): Plan {
  const parsed = kept?.schemas.change.safeParse(change);
  if (!kept || !parsed?.success) return refuse('unknown_action');
  if (fighting(room)) return refuse('fight_running');
  const sheets = Object.fromEntries(Object.values(room.roster).map((m) => [m.id, m.sheet]));
  const changed = kept.change(room.chronicle ?? kept.begin(), sheets, parsed.data);
  if (!changed.ok) return changed;
  const { state, sheets: after, entry } = changed.value;
  const event = { chronicle: state as Json, sheets: after as Record<string, Json>, entry };
  return accept([{ type: 'chronicled', ...event }]);
}

function hand(room: Room, id: string, owner: string): Plan {
  if (owner !== GM && (seat(room, owner)?.kicked ?? true)) return refuse('unknown_seat');
  const known = member(room, id);
  if (!known) return refuse('unknown_character');
  return accept([{ type: 'handed', id, owner }, ...owned(room, [id], owner)]);
}

function kick(room: Room, id: string): Plan {
  if (seat(room, id)?.kicked ?? true) return refuse('unknown_seat');
  const ids = Object.values(room.roster).filter((m) => m.owner === id);
  return accept([
    { type: 'kicked', seat: id },
    ...owned(
      room,
      ids.map((m) => m.id),
      GM,
    ),
  ]);
}

/** The running fight learns who plays whom. */
function owned(room: Room, ids: readonly string[], owner: string): RoomEvent[] {
  return ids
    .filter((id) => inFight(room, id))
    .map((id) => ({ type: 'fought', event: { type: 'owned', id, owner } }));
}

function configure(system: AnySystem, room: Room, command: Of<'configure'>): Plan {
  const { name, answerTime, options } = command;
  if (options !== undefined && fighting(room)) return refuse('fight_running');
  const checked = system.schemas.options.safeParse(options ?? {});
  if (!checked.success) return refuse('bad_value');
  return accept([
    {
      type: 'configured',
      ...(name === undefined ? {} : { name }),
      ...(answerTime === undefined ? {} : { answerTime }),
      ...(options === undefined ? {} : { options: checked.data as Json }),
    },
  ]);
}

function prepare(system: AnySystem, room: Room, enemies: readonly EnemyEntrant[]): Plan {
  const checked = enemies.map((enemy) => enemyEntrant(system, enemy));
  const bad = checked.find((e): e is Refused => !e.ok);
  if (bad) return bad;
  const ids = [...room.camp, ...enemies].map((enemy) => enemy.id);
  if (ids.some((id, i) => ids.indexOf(id) !== i)) return refuse('id_taken');
  if (ids.length > MAX_COMBATANTS) return refuse('too_many');
  return accept([{ type: 'prepared', enemies }]);
}

function start(
  system: AnySystem,
  room: Room,
  characters: readonly string[] | undefined,
  luck: Luck,
): Plan {
  if (fighting(room)) return refuse('fight_running');
  if (room.camp.length === 0) return refuse('no_enemies');
  const ids = characters ?? Object.keys(room.roster);
  const members = ids.map((id) => member(room, id));
  if (members.some((m) => m === undefined)) return refuse('unknown_character');
  if (members.length === 0) return refuse('no_characters');
  const party = members.flatMap((m) => (m ? [characterEntrant(m)] : []));
  const enemies = room.camp.map((enemy) => enemyEntrant(system, enemy));
  const entrants = [...party, ...enemies.flatMap((e) => (e.ok ? [e.value] : []))];
  if (entrants.length > MAX_COMBATANTS) return refuse('too_many');
  const no = room.fights + 1;
  const { events } = begin(system, no, room.options, entrants, luck.dice(no));
  return accept([
    { type: 'started', no, options: room.options, commitment: luck.commitment(no) },
    ...events.map((event) => ({ type: 'fought' as const, event })),
  ]);
}

function characterEntrant({ id, owner, sheet }: Member): Entrant {
  return { id, side: 'party', owner, kind: id, hidden: false, sheet };
}

function fight(system: AnySystem, room: Room, command: FightCommand, by: Viewer, luck: Luck): Plan {
  if (!room.fight) return refuse('no_fight');
  if (command.type === 'enter' && command.enemies.some(({ id }) => !id.startsWith('e-'))) {
    return refuse('bad_value');
  }
  const no = room.fight.no;
  const decided = decideFight(system, room.fight, command, by, luck.dice(no));
  if (!decided.ok) return decided;
  const events = decided.value.events.map((event): RoomEvent => ({ type: 'fought', event }));
  events.push(...ownedAnew(room, decided.value.fight));
  if (decided.value.fight.stage !== 'closed') return accept(events);
  const sheets = carried(system, decided.value.fight);
  const seeds = luck.disclosure(no);
  return accept([
    ...events,
    { type: 'carried', sheets },
    ...recorded(system, room, decided.value.fight),
    { type: 'disclosed', seeds },
  ]);
}

function recorded({ chronicle: kept }: AnySystem, room: Room, closed: Fight): RoomEvent[] {
  if (!kept) return [];
  const after = kept.after(room.chronicle ?? kept.begin(), closed);
  return [{ type: 'chronicled', chronicle: after as Json, sheets: {} }];
}

/** Characters that an undo brought back belong to whoever has them by now. */
function ownedAnew(room: Room, fight: Fight): RoomEvent[] {
  return all(fight).flatMap(({ id, side, owner: before }) => {
    const owner = member(room, id)?.owner;
    if (side !== 'party' || owner === undefined || owner === before) return [];
    return [{ type: 'fought', event: { type: 'owned', id, owner } }];
  });
}

function carried(system: AnySystem, fight: Fight): Record<string, Json> {
  const party = all(fight).filter((c) => c.side === 'party');
  return Object.fromEntries(party.map((c) => [c.id, system.carry(c) as Json]));
}
