import { idSchema } from '../kernel/commands';
import { GM } from '../kernel/fight';
import type { Json, JsonObject } from '../kernel/json';
import { GM_VIEWER, ONLOOKER, seatViewer, type Viewer } from '../kernel/viewer';
import { didYouMean, ScenarioFault } from './fault';

type Both = { readonly ids: Map<string, string>; readonly names: Map<string, string> };
const both = (): Both => ({ ids: new Map(), names: new Map() });

/** Keys under which room commands hold seats, not combatants. */
const SEAT_KEYS = ['owner', 'seat'];
/** Keys under which a room may hold seats; elsewhere `s1` is just a word. */
const SPOKEN_KEYS = new Set(['owner', 'seat', 'by']);

/** The names a scenario uses and the ids behind them. Only this file knows both. */
export class Names {
  private readonly combatants = both();
  private readonly seats = both();
  private readonly kinds = both();

  addCharacter(name: string): string {
    return add(this.combatants, name, this.idFor('c', name));
  }

  addEnemy(name: string): string {
    return add(this.combatants, name, this.idFor('e', name));
  }

  addSeat(name: string, id: string): void {
    add(this.seats, name, id);
  }

  /** The id of a kind of enemy; a name that is an id already stays as it is. */
  kind(name: string): string {
    const known = this.kinds.ids.get(name);
    if (known !== undefined) return known;
    const plain = idSchema.safeParse(name).success;
    return add(this.kinds, name, plain ? name : `k${this.kinds.ids.size + 1}`);
  }

  /** Id of a combatant, or `gm`. */
  who(name: string): string {
    return name === GM ? GM : this.combatant(name);
  }

  combatant(name: string): string {
    return known(this.combatants, name, 'nobody in the fight is named');
  }

  /** `gm`, `onlooker` or a player. */
  viewer(name: string): Viewer {
    if (name === GM) return GM_VIEWER;
    if (name === ONLOOKER.role) return ONLOOKER;
    return seatViewer(known(this.seats, name, 'no player is named'));
  }

  viewerName(viewer: Viewer): string {
    return viewer.role === 'seat'
      ? (this.seats.names.get(viewer.seat) ?? viewer.seat)
      : viewer.role;
  }

  /** The viewers that a word of an expectation stands for. */
  viewers(word: string): string[] {
    if (word === 'players') return this.seatNames();
    if (word === 'all') return [GM, ...this.seatNames(), ONLOOKER.role];
    this.viewer(word);
    return [word];
  }

  /** Names of combatants nearly written like a word that is none. */
  hint(word: string): string {
    return this.combatants.ids.has(word) ? '' : didYouMean(word, [...this.combatants.ids.keys()]);
  }

  isCombatant(name: string): boolean {
    return this.combatants.ids.has(name);
  }

  seatNames(): string[] {
    return [...this.seats.ids.keys()];
  }

  /** What the file says, with ids of combatants in place of names. */
  toIds(value: Json, key = ''): Json {
    if (typeof value === 'string') return this.idOf(value, key);
    return mapped(value, (inner, below) => this.toIds(inner, below ?? key), this.combatants.ids);
  }

  /** The same of a room command, which may name people by their seats. */
  toRoomIds(command: JsonObject): JsonObject {
    const ids = this.toIds(command) as JsonObject;
    const people = SEAT_KEYS.filter((key) => this.seats.ids.has(String(command[key])));
    const seats = people.map((key) => [key, this.seats.ids.get(String(command[key]))]);
    return { ...ids, ...(Object.fromEntries(seats) as JsonObject) };
  }

  /** What the room says, with names in place of ids. */
  toNames(value: Json, key = ''): Json {
    if (typeof value === 'string') return this.nameOf(value, key);
    const keys = key === 'seats' ? this.seats.names : this.combatants.names;
    return mapped(value, (inner, below) => this.toNames(inner, below ?? key), keys);
  }

  private idOf(word: string, key: string): string {
    if (key === 'kind') return this.kinds.ids.get(word) ?? word;
    return this.combatants.ids.get(word) ?? word;
  }

  private nameOf(word: string, key: string): string {
    const seat = SPOKEN_KEYS.has(key) ? this.seats.names.get(word) : undefined;
    if (seat !== undefined) return seat;
    if (key === 'kind') return this.kinds.names.get(word) ?? word;
    const [id = '', ...part] = word.split('/');
    const name = this.combatants.names.get(id);
    return name === undefined ? word : [name, ...part].join('/');
  }

  private idFor(prefix: string, name: string): string {
    const plain = `${prefix}-${name}`;
    const fits = idSchema.safeParse(plain).success;
    return fits ? plain : `${prefix}-${this.combatants.ids.size + 1}`;
  }
}

function add({ ids, names }: Both, name: string, id: string): string {
  if (ids.has(name)) throw new ScenarioFault(`two are named ${name}`);
  ids.set(name, id);
  names.set(id, name);
  return id;
}

function known({ ids }: Both, name: string, complaint: string): string {
  const id = ids.get(name);
  if (id !== undefined) return id;
  throw new ScenarioFault(`${complaint} ${name}${didYouMean(name, [...ids.keys()])}`);
}

/** A value with `change` done to what it holds; keys are exchanged by `keys`. */
function mapped(
  value: Json,
  change: (inner: Json, key?: string) => Json,
  keys: ReadonlyMap<string, string>,
): Json {
  if (Array.isArray(value)) return value.map((inner: Json) => change(inner));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value as { readonly [key: string]: Json });
  return Object.fromEntries(
    entries.map(([key, inner]) => [keys.get(key) ?? key, change(inner, key)]),
  );
}
