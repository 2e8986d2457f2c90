import type { Id } from '../../../kernel/fight';
import type { CombatantView, FightView } from '../../../kernel/view';
import type { Command, CommandOf } from '../actions';
import type { Named } from '../events';
import type { Enemy } from '../sheets';
import type { CharacterBody, Condition, Guard, Phase, Pool, Row, Status, Victory } from '../state';

/** A declaration as it is heard: players do not know the id of an unknown enemy's technique. */
export type HeardCommand =
  | Exclude<Command, { do: 'technique' }>
  | (Omit<CommandOf<'technique'>, 'technique'> & { readonly technique?: string });

/** An enemy as somebody sees it (SG-OPT-1): everything optional is there once identified. */
export interface SeenEnemy {
  readonly type: 'enemy';
  readonly letter: number;
  readonly nth: number;
  readonly publicName?: string;
  readonly publicNameEn?: string;
  readonly identified: boolean;
  readonly weak: boolean;
  readonly row: Row;
  readonly moved: boolean;
  readonly condition: Condition;
  readonly statuses: readonly Status[];
  /** Its declaration is open. */
  readonly command: HeardCommand | null;
  /** Name of the declared technique, which players hear while the sheet is hidden. */
  readonly commandName?: Named;
  readonly guard: Guard | null;
  readonly hp?: Pool;
  readonly wp?: Pool | null;
  readonly jp?: Pool | null;
  readonly lp?: Pool | null;
  readonly resists?: readonly string[];
  /** Without attributes and weakness value until `weak`. */
  readonly sheet?: Omit<Enemy, 'weaknessValue' | 'weak' | 'resists' | 'immune'> &
    Partial<Pick<Enemy, 'weaknessValue' | 'weak' | 'resists' | 'immune'>>;
}

/** Characters are open to everybody at the table. */
export type SeenBody = CharacterBody | SeenEnemy;

export interface Seen extends Omit<CombatantView, 'body'> {
  readonly body: SeenBody;
}

export interface SeenKind {
  readonly letter: number;
  readonly count: number;
  readonly publicName?: string;
  readonly publicNameEn?: string;
  readonly name?: string;
  readonly nameEn?: string;
  readonly identified: boolean;
  readonly weak: boolean;
  /** GM only. */
  readonly fame?: number;
  readonly weaknessValue?: number | 'none';
}

/** The system's part of a fight's view. */
export interface SeenData {
  readonly phase: Phase;
  readonly turn: number;
  /** By letter: k0, k1 ... */
  readonly kinds: Readonly<Record<string, SeenKind>>;
  readonly initiative: Readonly<Record<Id, number>>;
  readonly special: boolean;
  /** GM only. */
  readonly strength?: number;
  readonly strengths?: Readonly<Record<Id, number>>;
  readonly victory?: Victory;
}

export const dataOf = (view: FightView): SeenData => view.data as unknown as SeenData;

export function seenOf(view: FightView, id: Id): Seen | undefined {
  if (!Object.hasOwn(view.combatants, id)) return undefined;
  return view.combatants[id] as unknown as Seen;
}

export const allSeen = (view: FightView): Seen[] =>
  Object.values(view.combatants) as unknown as Seen[];
