import type { Side } from '../../../kernel/fight';
import type { Check, DamageSum, Outcome, SgEventOf } from '../events';
import type { Attribute, PoolName, StatusName } from '../sheets';
import type { Condition, Row, Victory } from '../state';

/*
 * Lines of the log, as data. Combatants stand as ids; what a reader may not know is left out, so
 * every field that an unknown enemy could hide is optional. For the GM an entry has `veiled`, and
 * `hides` with the fields that players do not read.
 */

/** A name for the reader. */
type What = { readonly what?: string; readonly whatEn?: string };

/** How the log calls a combatant from now on; letter and number serve where no name is known. */
export type ToldName = {
  readonly name?: string;
  readonly nameEn?: string;
  readonly letter?: number;
  readonly nth?: number;
  /** There are several of the kind: say the number. */
  readonly several?: true;
  readonly identified?: true;
  readonly publicName?: string;
  readonly publicNameEn?: string;
};

/** A check: of an unknown enemy its total alone. */
export type ToldCheck = {
  readonly kind: Check['kind'];
  readonly total: number;
  /** Id of the skill, ability or technique; `what` is its name. */
  readonly with?: string;
  readonly dice?: readonly number[];
  /** Places of the two dice used. */
  readonly used?: readonly number[];
  readonly reroll?: Check['reroll'];
  readonly mod?: number;
  readonly critical?: true;
  readonly fumble?: true;
  readonly triple?: true;
} & What;

/** One participant's share of a damage: of an unknown enemy `raw` alone. */
export type ToldSum = { readonly who: string } & Partial<DamageSum>;

/** What is done: of an unknown enemy's technique only the name. */
type Doing = {
  readonly who: string;
  readonly w?: string;
  readonly tech?: string;
  readonly item?: string;
  readonly aim?: string;
  readonly row?: Row;
} & What;

type Found = {
  readonly of: string;
  readonly by?: string;
  readonly name: string;
  readonly nameEn?: string;
};

export type SgEntry =
  // Who is there.
  | ({ readonly k: 'enter'; readonly id: string; readonly side: Side } & ToldName)
  | ({ readonly k: 'name'; readonly id: string } & ToldName)
  | { readonly k: 'conceal' | 'leave' | 'depart' | 'rise'; readonly id: string }
  | { readonly k: 'fall'; readonly id: string; readonly as: Condition }
  // The turn.
  | { readonly k: 'turn'; readonly turn: number }
  | ({
      readonly k: 'declare';
      readonly do: SgEventOf<'sg.declared'>['command']['do'];
      readonly from: Row;
      readonly hands: readonly string[];
      readonly defend?: boolean;
      readonly cover?: string;
    } & Doing)
  | { readonly k: 'close' | 'reopen' | 'turn-end' | 'ended' | 'finished' | 'rewound' }
  | {
      readonly k: 'initiative';
      readonly who: string;
      readonly total: number;
      readonly dice?: readonly number[];
      readonly reroll?: Check['reroll'];
      readonly mod?: number;
    }
  | { readonly k: 'order'; readonly order: readonly string[] }
  | { readonly k: 'over'; readonly victory: Victory }
  | { readonly k: 'undo'; readonly step: number }
  // Actions.
  | ({
      readonly k: 'act';
      readonly deed: SgEventOf<'sg.acts'>['deed'];
      readonly retargeted?: true;
      readonly fallback?: true;
      readonly why?: SgEventOf<'sg.acts'>['why'];
      readonly overruled?: true;
    } & Doing)
  | { readonly k: 'lost'; readonly who: string; readonly why?: SgEventOf<'sg.lost'>['why'] }
  | {
      readonly k: 'pay';
      readonly who: string;
      readonly pool: PoolName;
      readonly amount: number;
    }
  | {
      readonly k: 'reroll';
      readonly who: string;
      readonly roll: string;
      readonly die: number;
      readonly from: number;
      readonly to: number;
    }
  | ({ readonly k: 'check'; readonly who: string; readonly against?: string } & ToldCheck)
  | { readonly k: 'cover'; readonly who: string; readonly ally: string }
  | {
      readonly k: 'answer';
      readonly who: string;
      readonly by?: string;
      readonly outcome: Outcome;
      readonly extra?: number;
    }
  | ({ readonly k: 'use'; readonly who: string; readonly item: string } & What)
  | { readonly k: 'chain-open'; readonly members: readonly string[]; readonly aim: string }
  | {
      readonly k: 'chain';
      readonly members: readonly string[];
      readonly face: number;
      readonly aim: string;
    }
  // 閃き and 見切り.
  | ({
      readonly k: 'glimmer';
      readonly who: string;
      readonly tech: string;
      readonly rank: number;
      readonly on: SgEventOf<'sg.glimmer'>['on'];
    } & What)
  | ({ readonly k: 'mikiri'; readonly who: string } & What)
  | ({ readonly k: 'mikiri-used'; readonly who: string; readonly place: boolean } & What)
  // What becomes of somebody.
  | {
      readonly k: 'damage';
      readonly to: string;
      readonly by?: string;
      readonly why: SgEventOf<'sg.damaged'>['why'];
      readonly sums: readonly ToldSum[];
      readonly attributes?: readonly Attribute[];
      readonly weak?: true;
      readonly immune?: true;
      readonly halved?: number;
      readonly def?: number;
      readonly dealt?: number;
      /** HP before and after. */
      readonly hp?: readonly [number, number];
      readonly lp?: number;
    }
  | {
      readonly k: 'restore';
      readonly to: string;
      readonly by?: string;
      readonly pool: PoolName;
      readonly dice?: readonly number[];
      readonly reroll?: Check['reroll'];
      /** What the dice and the base come to. */
      readonly amount?: number;
      /** The pool before and after, never above its maximum (SG-DAT-2). */
      readonly change?: readonly [number, number];
    }
  | { readonly k: 'status'; readonly to: string; readonly by?: string; readonly status: StatusName }
  | {
      readonly k: 'recover';
      readonly to: string;
      readonly status: StatusName;
      readonly why: SgEventOf<'sg.recovered'>['why'];
      readonly die?: number;
    }
  | {
      readonly k: 'status-roll';
      readonly who: string;
      readonly status: StatusName;
      readonly die?: number;
    }
  | { readonly k: 'resist'; readonly to: string; readonly attribute: Attribute }
  | { readonly k: 'lift'; readonly to: string; readonly status: StatusName }
  | {
      readonly k: 'fix';
      readonly id: string;
      readonly field: string;
      readonly was: string | number | boolean;
      readonly now: string | number | boolean;
    }
  // What is found out.
  | ({
      readonly k: 'call';
      readonly called: readonly string[];
      readonly ability: string;
      readonly number?: number;
      /** An enemy of the kind that is to be identified. */
      readonly of?: string;
    } & What)
  | ({
      readonly k: 'test';
      readonly who: string;
      readonly success: boolean;
      readonly number?: number;
      readonly of?: string;
    } & ToldCheck)
  | { readonly k: 'pass'; readonly who: string }
  | ({ readonly k: 'found'; readonly what: 'identity' } & Found)
  | ({
      readonly k: 'found';
      readonly what: 'weakness';
      readonly weak: readonly Attribute[];
      readonly resists: readonly Attribute[];
      readonly immune: readonly Attribute[];
    } & Found)
  | {
      readonly k: 'veil';
      readonly of: string;
      readonly identified: boolean;
      readonly weakness: boolean;
    }
  // What the GM says of the fight.
  | { readonly k: 'bonus'; readonly who: string; readonly text: string }
  | { readonly k: 'special'; readonly on: boolean }
  | { readonly k: 'strength'; readonly id?: string; readonly by: number };

/** Entries of one kind, also where several kinds have the same fields. */
export type SgEntryOf<K extends SgEntry['k'], E extends SgEntry = SgEntry> = E extends SgEntry
  ? K extends E['k']
    ? E & { readonly k: K }
    : never
  : never;
