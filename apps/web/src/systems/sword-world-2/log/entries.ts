import type { Id, Side } from '@ransen/rules';
import type { Area, Movement, Status, Victory, Weakness } from '@ransen/rules/sword-world-2';

/** A check as it may be read: without dice a fixed value, or nothing but its total. */
export interface ToldCheck {
  readonly dice?: readonly [number, number];
  readonly mod?: number;
  readonly total: number;
}

export interface ToldRoll {
  readonly rolls: readonly (readonly number[])[];
  readonly rating?: number;
  readonly sides?: number;
  readonly base: number;
  readonly added?: number;
  readonly fumble?: true;
}

export interface Piece {
  readonly name: string;
  readonly nameEn?: string;
  readonly nth?: number;
}

interface What {
  readonly what?: string;
  readonly whatEn?: string;
}

interface ToldName {
  readonly name?: string;
  readonly nameEn?: string;
}

/** Fields of every entry by its kind `k`; whatever a reader may not know is absent. */
export interface Entries {
  enter: { id: Id; side: Side };
  name: { id: Id };
  leave: { id: Id };
  conceal: { id: Id };
  propose: { by: string; about: { enemies?: readonly Id[] } };
  settle: { accepted: boolean };
  undo: object;
  rewound: object;
  ended: object;
  finished: object;
  knowledge: {
    who: Id;
    of: Id;
    dice: readonly [number, number];
    mod: number;
    total: number;
    weakMod?: number;
  };
  found: ToldName & { of: Id; by?: Id; what: 'identity' | 'weakness'; weakness?: Weakness };
  veil: { of: Id; identified: boolean; weakness: boolean };
  call: { of: Id };
  pass: { who: Id; stage: string; piece?: Piece };
  initiative: { who: Id; check: ToldCheck };
  first: { side: Side; target?: number };
  place: { who: Id; area: Area };
  turn: { side: Side; round: number };
  stage: { stage: string };
  over: { victory: Victory };
  loot: {
    who: Id;
    of: Id;
    piece?: Piece;
    dice?: readonly [number, number];
    items: readonly (ToldName & { name: string; count: number; price: number })[];
  };
  grant: { id: Id };
  act: What & {
    who: Id;
    deed: 'attack' | 'cast' | 'use' | 'withdraw' | 'pickup' | 'hold' | 'multi';
    aim?: readonly string[];
    pieces?: readonly (Piece | null)[];
    feat?: string;
    covers?: Id;
    /** Magic points it cost. */
    mp?: number;
    overruled?: true;
  };
  overruled: { who: Id };
  move: { who: Id; how: Movement; area: Area };
  gear: What & { who: Id; deed: 'draw' | 'stow' | 'discard' };
  attack: {
    /** Absent: a blow out of hiding. */
    who?: Id;
    to: Id;
    hit: boolean;
    acc?: ToldCheck;
    eva?: ToldCheck;
    why?: 'unconscious' | 'cover' | 'automatic';
    for?: Id;
  };
  resist: {
    who?: Id;
    to: Id;
    resisted: boolean;
    mag?: ToldCheck;
    again?: true;
    res?: ToldCheck;
    outcome?: string;
  };
  decline: { who: Id };
  fizzle: { who: Id; mag?: ToldCheck };
  damage: {
    to: Id;
    piece?: Piece;
    roll?: ToldRoll;
    halved?: true;
    weak?: number;
    feat?: number;
    def?: number;
    dealt?: number;
    hp?: readonly [number, number];
  };
  fail: { who: Id; to: Id; roll?: ToldRoll };
  heal: { to: Id; roll?: ToldRoll; restored?: number };
  status: ToldName & {
    to: Id;
    name: string;
    mods: Readonly<Record<string, number>>;
    until: Status['until'];
  };
  lift: { to: Id; name: string };
  death: { who: Id; check: ToldCheck; target: number; alive: boolean };
  wake: { who: Id };
  down: { id: Id; piece?: Piece };
  depart: { id: Id; as: 'fled' | 'surrendered' };
  'double-one': { who: Id };
  fix: What & {
    id: Id;
    field: 'hp' | 'mp' | 'area' | 'condition' | 'major' | 'item' | 'weapon';
    piece?: Piece;
    from: string | number | boolean;
    to: string | number | boolean;
  };
  'between-rest': { id: Id };
  'between-wake': { id: Id };
  raised: { id: Id; cost: number; memory?: true; taint?: number; lost?: true };
}

export type Kind = keyof Entries;

/** What the GM reads and players do not; `hides` names the fields, without it the whole entry. */
export interface Veiled {
  readonly veiled?: true;
  readonly hides?: readonly string[];
}

export type EntryOf<K extends Kind> = { readonly k: K } & Readonly<Entries[K]> & Veiled;
export type SwEntry = { [K in Kind]: EntryOf<K> }[Kind];
