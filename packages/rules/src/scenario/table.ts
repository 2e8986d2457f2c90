import type { FightEvent } from '../kernel/events';
import type { Json } from '../kernel/json';
import { accept, type Outcome } from '../kernel/refusal';
import type { AnySystem, Entry } from '../kernel/system';
import { GM_VIEWER, ONLOOKER, seatViewer, viewerKey, type Viewer } from '../kernel/viewer';
import { applyRoom, EMPTY_ROOM } from '../room/apply';
import { roomCommandSchema } from '../room/commands';
import { createRoom, decideRoom, sitDown, type Luck } from '../room/decide';
import type { RoomEvent } from '../room/events';
import type { Room } from '../room/room';
import { narrateRoom, viewRoom, type RoomView } from '../room/view';
import type { DiceCup } from './dice';
import { ScenarioFault } from './fault';

/** What a step let happen. */
export interface Happened {
  readonly events: readonly RoomEvent[];
  /** Log entries per viewer. */
  readonly logs: ReadonlyMap<string, readonly Entry[]>;
}

/** A room with everybody at it: commands go in, every viewer's view and log are kept up. */
export class Table {
  room: Room = EMPTY_ROOM;
  private readonly journal: RoomEvent[] = [];
  /** Everything each viewer's log ever said. */
  private readonly logs = new Map<string, Entry[]>();

  constructor(
    readonly system: AnySystem,
    private readonly cup: DiceCup,
  ) {}

  open(options: Json): void {
    const created = createRoom(this.system, { name: 'scenario', options, answerTime: 0 });
    if (!created.ok) throw new ScenarioFault('the system does not take these options', ['options']);
    this.happen([created.value]);
  }

  /** Somebody sits down; the id of the seat. */
  seat(name: string): string {
    const seated = sitDown(this.room, name);
    if (!seated.ok) throw new ScenarioFault(`no seat for ${name}: ${seated.refusal.code}`);
    this.happen([seated.value]);
    return seated.value.seat.id;
  }

  /** A command as a client sends it. A refusal changes nothing. */
  send(command: unknown, by: Viewer): Outcome<Happened> {
    const parsed = roomCommandSchema.safeParse(command);
    if (!parsed.success) {
      const issue = parsed.error.issues[0];
      throw new ScenarioFault(`not a command: ${issue?.path.join('.')}: ${issue?.message}`);
    }
    const decided = decideRoom(this.system, this.room, parsed.data, by, this.luck());
    return decided.ok ? accept(this.happen(decided.value.events)) : decided;
  }

  viewers(): Viewer[] {
    const seats = Object.keys(this.room.seats).map((id) => seatViewer(id));
    return [GM_VIEWER, ...seats, ONLOOKER];
  }

  view(viewer: Viewer): RoomView {
    return plain(viewRoom(this.system, this.room, viewer));
  }

  log(viewer: Viewer): readonly Entry[] {
    return this.logs.get(viewerKey(viewer)) ?? [];
  }

  /** What every viewer gets as JSON text. */
  snapshot(): string {
    return JSON.stringify(this.viewers().map((viewer) => this.view(viewer)));
  }

  /** The room as it comes back from its stored events; the live one is dropped. */
  restart(): void {
    this.room = this.restored();
  }

  /** The stored events lead to the very room that is live. */
  isStored(): boolean {
    return JSON.stringify(this.restored()) === JSON.stringify(this.room);
  }

  private restored(): Room {
    const stored = JSON.parse(JSON.stringify(this.journal)) as RoomEvent[];
    return stored.reduce((room, event) => applyRoom(this.system, room, event), EMPTY_ROOM);
  }

  private happen(events: readonly RoomEvent[]): Happened {
    const logs = new Map<string, Entry[]>();
    for (const event of events) {
      const before = this.room;
      this.room = applyRoom(this.system, before, event);
      this.journal.push(event);
      for (const viewer of this.viewers()) {
        const entries = plain(narrateRoom(this.system, before, event, this.room, viewer));
        append(logs, viewerKey(viewer), entries);
        append(this.logs, viewerKey(viewer), entries);
      }
    }
    return { events, logs };
  }

  private luck(): Luck {
    const named = (fight: number) => ({ party: `party-${fight}`, gm: `gm-${fight}` });
    return {
      dice: (fight) => this.cup.dice(fight),
      commitment: named,
      disclosure: named,
      loose: () => this.cup.loose(),
    };
  }
}

/** Two that happened one after the other. */
export function joined(first: Happened, second: Happened): Happened {
  const logs = new Map<string, Entry[]>();
  for (const [key, entries] of [...first.logs, ...second.logs]) append(logs, key, entries);
  return { events: [...first.events, ...second.events], logs };
}

/** What happened in the fight. */
export const fightEvents = ({ events }: Happened): FightEvent[] =>
  events.flatMap((event) => (event.type === 'fought' ? [event.event] : []));

const plain = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

function append<T>(map: Map<string, T[]>, key: string, values: readonly T[]): void {
  const list = map.get(key) ?? [];
  list.push(...values);
  map.set(key, list);
}
