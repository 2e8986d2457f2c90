import type { Id, Side } from '../../../kernel/fight';
import type { CombatantView, FightView } from '../../../kernel/view';
import type { Enemy, LootItem } from '../sheets';
import type {
  Area,
  Body,
  CharacterBody,
  Condition,
  Movement,
  Stage,
  Status,
  Victory,
  Withdrawal,
} from '../state';

/** A part of an enemy: its look and whether it still stands; numbers only once identified. */
export interface SeenPart {
  readonly name: string;
  readonly nameEn?: string;
  readonly down?: true;
  readonly major: boolean;
  readonly passed: boolean;
  readonly hp?: number;
  readonly mp?: number;
}

/** An enemy as somebody sees it (SW-KNW-14). */
export interface SeenEnemy {
  readonly type: 'enemy';
  /** 0 for 「魔物A」. */
  readonly letter: number;
  readonly nth: number;
  readonly publicName?: string;
  readonly publicNameEn?: string;
  readonly identified: boolean;
  /** The weakness is found. */
  readonly weak: boolean;
  readonly area: Area;
  readonly placed: boolean;
  readonly condition: Condition;
  readonly statuses: readonly Status[];
  readonly moved?: Movement;
  readonly withdrawal: Withdrawal;
  readonly parts: Readonly<Record<string, SeenPart>>;
  /** Once identified; without weakness and weakness value until that is found. */
  readonly sheet?: Omit<Enemy, 'weaknessValue'> & Partial<Pick<Enemy, 'weaknessValue'>>;
}

/** A character is open to everybody at the table. */
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
  readonly checking: boolean;
  readonly checked: readonly Id[];
  /** GM only: what the check is against. */
  readonly fame?: number;
  readonly weaknessValue?: number | 'none';
}

export interface SeenLoot {
  readonly rolls: readonly { readonly enemy: Id; readonly part: string; readonly by: Id }[];
  readonly found: readonly {
    readonly by: Id;
    readonly enemy: Id;
    readonly items: readonly LootItem[];
  }[];
  /** Sum of all prices in gamel. */
  readonly worth: number;
}

/** The system's part of a fight's view. */
export interface SeenData {
  readonly stage: Stage;
  /** A knowledge check comes first. */
  readonly checking: boolean;
  readonly round: number;
  readonly first?: Side;
  readonly side?: Side;
  /** By letter: k0, k1 ... */
  readonly kinds: Readonly<Record<string, SeenKind>>;
  readonly initiative: Readonly<Record<Id, { readonly total?: number }>>;
  readonly initiativeTarget?: number;
  readonly loot: SeenLoot;
  readonly victory?: Victory;
}

export const dataOf = (view: FightView): SeenData => view.data as unknown as SeenData;

export function seenOf(view: FightView, id: Id): Seen | undefined {
  if (!Object.hasOwn(view.combatants, id)) return undefined;
  return view.combatants[id] as unknown as Seen;
}

export const allSeen = (view: FightView): Seen[] =>
  Object.values(view.combatants) as unknown as Seen[];

/** The whole body, where the view shows it. */
export function knownBody({ body }: Seen): Body | null {
  if (body.type === 'character') return body;
  return body.sheet ? (body as unknown as Body) : null;
}

export const isUpSeen = ({ body }: Seen): boolean => body.condition === 'up';

export const isInSeen = ({ body }: Seen): boolean =>
  body.condition === 'up' || body.condition === 'unconscious';

/** Parts that can be aimed at: of an enemy those that stand, of a character itself. */
export function standingSeen({ body }: Seen): string[] {
  if (body.type === 'character') return ['self'];
  return Object.keys(body.parts).filter((key) => !body.parts[key]!.down);
}
