import type { Figures, SgEntry } from '@ransen/rules/saga2';
import type { Id } from '@ransen/rules';

/** What is done between fights, as the rules tell it. */
type BetweenEntry =
  | { readonly k: 'inn'; readonly id: Id }
  | {
      readonly k: 'sat-out';
      readonly id: Id;
      readonly dice: readonly [number, number];
      readonly hp: number;
      readonly wp: number;
      readonly jp: number;
      readonly lp: number;
    }
  | { readonly k: 'grown'; readonly id: Id; readonly pool: 'wp' | 'jp'; readonly max: number }
  | ({ readonly k: 'scenario-ended'; readonly scenario: number; readonly points: number } & Figures)
  | {
      readonly k: 'gm-reward';
      readonly id: Id;
      readonly points: number;
      readonly credits: number;
    };

type Any = SgEntry | BetweenEntry;
export type Kind = Any['k'];

/** For the GM: what players do not read, whole or by fields. */
export interface Veiled {
  readonly veiled?: true;
  readonly hides?: readonly string[];
}

type Union<K extends Kind> = Any extends infer E
  ? E extends { k: infer L }
    ? K extends L
      ? E
      : never
    : never
  : never;

export type EntryOf<K extends Kind> = Union<K> & Veiled;
export type AnyEntry = Any & Veiled;
