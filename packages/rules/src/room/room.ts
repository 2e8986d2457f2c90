import type { Fight, Id } from '../kernel/fight';
import type { EnemyEntrant } from '../kernel/commands';
import type { Json } from '../kernel/json';

/** A person's place at the table. Names are for showing; the id is who they are. */
export interface Seat {
  readonly id: string;
  readonly name: string;
  readonly kicked: boolean;
}

/** A character of the group, kept from fight to fight. */
export interface Member {
  readonly id: Id;
  /** Seat that plays it, or `gm`. */
  readonly owner: string;
  readonly sheet: Json;
}

/** Hashes of a fight's secret dice seeds, shown before its first die. */
export interface Commitment {
  readonly party: string;
  readonly gm: string;
}

/** A fight's seeds, shown once it is closed: the first to all, the second to the GM. */
export type Disclosure = Commitment;

/** A room: who sits there, their characters, what the GM has prepared, and the fight. */
export interface Room {
  readonly name: string;
  readonly system: string;
  readonly options: Json;
  /** Seconds after which a question takes its default; 0: never. */
  readonly answerTime: number;
  readonly locked: boolean;
  readonly seats: Readonly<Record<string, Seat>>;
  readonly roster: Readonly<Record<Id, Member>>;
  /** Enemies the GM has prepared for the next fight. */
  readonly camp: readonly EnemyEntrant[];
  /** What the system keeps from fight to fight; null: nothing yet. */
  readonly chronicle: Json;
  readonly fight: Fight | null;
  readonly fights: number;
  readonly commitment: Commitment | null;
  readonly disclosure: Disclosure | null;
}

export const MAX_SEATS = 16;
export const MAX_ROSTER = 48;

export function member(room: Room, id: Id): Member | undefined {
  return Object.hasOwn(room.roster, id) ? room.roster[id] : undefined;
}

export function seat(room: Room, id: string): Seat | undefined {
  return Object.hasOwn(room.seats, id) ? room.seats[id] : undefined;
}

/** A fight is being fought, or waits to be closed. */
export function fighting(room: Room): boolean {
  return room.fight !== null && room.fight.stage !== 'closed';
}
