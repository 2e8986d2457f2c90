import type { Combatant, Fight, Id, Side } from '../../kernel/fight';
import type { Options } from './settings';
import type { Character, Enemy, Feat, LootItem } from './sheets';
import type { Modifiers } from './sheets/effects';

/** Own rear, front, enemy rear, 10 m apart (SW-ACT-3). */
export const AREAS = ['partyRear', 'front', 'enemyRear'] as const;
export type Area = (typeof AREAS)[number];
export const METRES_BETWEEN_AREAS = 10;

export const REAR: Readonly<Record<Side, Area>> = { party: 'partyRear', enemy: 'enemyRear' };
export const OTHER: Readonly<Record<Side, Side>> = { party: 'enemy', enemy: 'party' };

export type Condition = 'up' | 'unconscious' | 'dead' | 'defeated' | 'fled' | 'surrendered';

/** A moment of the fight: the start of a side's turn. */
export interface Moment {
  readonly round: number;
  readonly side: Side;
}

/** Something that lasts; it ends when `until` comes. */
export interface Status {
  /** One of a kind: a newer one with the same key takes the older one's place. */
  readonly key: string;
  readonly name: string;
  readonly nameEn?: string | undefined;
  readonly modifiers: Modifiers;
  readonly until: Moment | 'fight';
  /** The work of an enemy that was not identified: on another one players read its name alone. */
  readonly unexplained?: true | undefined;
}

/** What an actor (a character, or one part of an enemy) has left and has done. */
export interface Part {
  readonly hp: number;
  readonly mp: number;
  /** The major action of this turn is spent. */
  readonly major: boolean;
  readonly passed: boolean;
  readonly feat?: Feat | undefined;
  /** Which character's damage came last, down to 0 by defence too (SW-END-2). */
  readonly hitBy?: Id | undefined;
}

export type Movement = 'limited' | 'normal' | 'full';

/** Whether somebody may leave the melee (離脱): declared in one turn, free to go in the next. */
export type Withdrawal = 'no' | 'declared' | 'free';

interface Common {
  readonly area: Area;
  readonly placed: boolean;
  readonly condition: Condition;
  readonly statuses: readonly Status[];
  readonly moved?: Movement | undefined;
  readonly withdrawal: Withdrawal;
  readonly parts: Readonly<Record<string, Part>>;
}

/** Where a weapon is (SW-ACT-17): `ground` counts those that lie in an area. */
export interface WeaponState {
  readonly place: 'hand' | 'stowed' | 'away';
  /** Thrown weapons or shots left; absent: no count. */
  readonly left?: number | undefined;
  /** Always counted with the owner. */
  readonly ground: Readonly<Partial<Record<Area, number>>>;
  /** Whose it is, if it was picked up in this fight, and its id there. */
  readonly from?: { readonly owner: Id; readonly weapon: string } | undefined;
}

export interface CharacterBody extends Common {
  readonly type: 'character';
  readonly sheet: Character;
  readonly weapons: Readonly<Record<string, WeaponState>>;
  readonly items: Readonly<Record<string, number>>;
  /** Ally guarded by かばう until the next own turn. */
  readonly covers?: Id | undefined;
  /** Natural 1-1 rolled (SW-OPT-1). */
  readonly doubleOnes: number;
}

export interface EnemyBody extends Common {
  readonly type: 'enemy';
  readonly sheet: Enemy;
  /** Which of its kind: 1, 2 ... in order of appearance; 0 while hidden. */
  readonly nth: number;
  readonly hitBy?: Id | undefined;
}

export type Body = CharacterBody | EnemyBody;

/** What the party knows of a kind of enemy, and the check for it (SW-KNW-1). */
export interface Kind {
  /** 0 for 「魔物A」, 1 for 「魔物B」: order of appearance. */
  readonly letter: number;
  /** How many of the kind have appeared. */
  readonly count: number;
  readonly publicName?: string | undefined;
  readonly publicNameEn?: string | undefined;
  readonly identified: boolean;
  readonly weakness: boolean;
  /** A check is under way. */
  readonly checking: boolean;
  /** Characters that have rolled or passed in the check under way. */
  readonly checked: readonly Id[];
}

export type Stage = 'knowledge' | 'initiative' | 'placement' | 'turns' | 'loot' | 'over';
export type Victory = 'won' | 'lost';

export interface Found {
  readonly by: Id;
  readonly enemy: Id;
  readonly items: readonly LootItem[];
}

export interface Loot {
  /** Rolls still to be made; `by` rolls unless somebody else does. */
  readonly rolls: readonly { readonly enemy: Id; readonly part: string; readonly by: Id }[];
  readonly found: readonly Found[];
}

export interface Data {
  readonly stage: Stage;
  readonly round: number;
  readonly first: Side | null;
  readonly side: Side | null;
  readonly kinds: Readonly<Record<string, Kind>>;
  /** Who has rolled or passed, and what came of it. */
  readonly initiative: Readonly<
    Record<Id, { readonly total: number | null; readonly won: boolean }>
  >;
  readonly loot: Loot;
  readonly victory: Victory | null;
}

export type SwFight = Fight<Data, Body>;
export type SwCombatant = Combatant<Body>;

/** A combatant whose sheet is a character's. */
export type Hero = SwCombatant & { readonly body: CharacterBody };
export type Monster = SwCombatant & { readonly body: EnemyBody };

export const isHero = (c: SwCombatant): c is Hero => c.body.type === 'character';
export const isMonster = (c: SwCombatant): c is Monster => c.body.type === 'enemy';

/** The only part of a character. */
export const SELF = 'self';

export const settings = (fight: Fight): Options => fight.options as unknown as Options;

/** There and awake. */
export const isUp = (c: SwCombatant): boolean => c.body.condition === 'up' && !c.hidden;

/** Still in the fight, conscious or not. */
export const isIn = (c: SwCombatant): boolean =>
  !c.hidden && (c.body.condition === 'up' || c.body.condition === 'unconscious');

/** Parts that still stand: all of a character; of an enemy those with HP left (SW-DEF-9). */
export function standingParts({ body }: SwCombatant): string[] {
  if (body.type === 'character') return [SELF];
  return Object.keys(body.parts).filter((id) => body.parts[id]!.hp > 0);
}

/** Metres between two areas: 0, 10 or 20 (SW-ACT-19). */
export const distance = (a: Area, b: Area): number =>
  Math.abs(AREAS.indexOf(a) - AREAS.indexOf(b)) * METRES_BETWEEN_AREAS;
