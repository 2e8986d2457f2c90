import type { Combatant, Fight, Id, Side } from '../../kernel/fight';
import type { Command } from './actions';
import type { Options } from './settings';
import type { Attribute, Character, Enemy, Mikiri, StatusName, Technique } from './sheets';

export const ROWS = ['front', 'back'] as const;
export type Row = (typeof ROWS)[number];

export const OTHER: Readonly<Record<Side, Side>> = { party: 'enemy', enemy: 'party' };

/**
 * fainted (気絶) and collapsed (昏倒) are ways a character is down (SG-STS-1, SG-STS-2); defeated is
 * somebody without LP at HP 0 (SG-DAT-4); gone has left.
 */
export type Condition = 'up' | 'fainted' | 'collapsed' | 'defeated' | 'gone';

export interface Pool {
  readonly now: number;
  readonly max: number;
}

export interface Status {
  readonly name: StatusName;
  /** Charm: who charmed. */
  readonly by?: Id | undefined;
}

/** Defend and cover, from the close of the command phase to the turn change (SG-TRN-15). */
export interface Guard {
  readonly defend: boolean;
  readonly cover?: Id | undefined;
}

interface Common {
  readonly row: Row;
  /** Where it stood when the turn began (SG-TRN-8). */
  readonly rowBefore: Row;
  /** The row really changed in this turn: -1 on every check (SG-TRN-7). */
  readonly moved: boolean;
  readonly condition: Condition;
  readonly hp: Pool;
  /** null: there is no such pool; an enemy's techniques then cost nothing. */
  readonly wp: Pool | null;
  readonly jp: Pool | null;
  readonly lp: Pool | null;
  readonly statuses: readonly Status[];
  /** Declared for this turn. */
  readonly command: Command | null;
  /** Weapons and shields in hand, in the order declared. */
  readonly hands: readonly Id[];
  readonly guard: Guard | null;
  /** Resistances gained in this fight, one entry for each source (SG-ATT-6). */
  readonly resists: readonly Attribute[];
}

export interface CharacterBody extends Common {
  readonly type: 'character';
  readonly sheet: Character;
  readonly items: Readonly<Record<Id, number>>;
  /** Learned in this fight (閃き); they go to the sheet after it (SG-GLM-10). */
  readonly learned: readonly Technique[];
  readonly mikiri: readonly Mikiri[];
  /** 見切り that took a place in this scenario: at its first use, by option at each (SG-GLM-9). */
  readonly mikiriUsed: readonly string[];
}

export interface EnemyBody extends Common {
  readonly type: 'enemy';
  readonly sheet: Enemy;
  /** Which of its kind: 1, 2 ... in order of appearance; 0 while hidden. */
  readonly nth: number;
}

export type Body = CharacterBody | EnemyBody;

/** What the party knows of a kind of enemy (SG-OPT-1). */
export interface Kind {
  /** 0 for 「魔物A」: order of appearance. */
  readonly letter: number;
  readonly count: number;
  readonly publicName?: string | undefined;
  readonly publicNameEn?: string | undefined;
  readonly identified: boolean;
  /** Weak, resistant and immune attributes are known too. */
  readonly weakness: boolean;
}

export type Phase = 'command' | 'initiative' | 'action' | 'over';
export type Victory = 'won' | 'lost' | 'stopped';

export interface Data {
  readonly phase: Phase;
  /** 1, 2 ...; 0 before the first command phase. */
  readonly turn: number;
  readonly kinds: Readonly<Record<string, Kind>>;
  /** Initiative totals of this turn. */
  readonly initiative: Readonly<Record<Id, number>>;
  /** Initiative order of this turn; it stays while the slots go. */
  readonly order: readonly Id[];
  /** A special fight: a critical on a hit check is a 閃き too (SG-GLM-7). */
  readonly special: boolean;
  /** The GM's change of the 閃き strength: of the fight, and of single enemies (SG-GLM-5). */
  readonly strength: number;
  readonly strengths: Readonly<Record<Id, number>>;
  readonly victory: Victory | null;
}

export type SgFight = Fight<Data, Body>;
export type SgCombatant = Combatant<Body>;
export type Hero = SgCombatant & { readonly body: CharacterBody };
export type Foe = SgCombatant & { readonly body: EnemyBody };

export const isHero = (c: SgCombatant): c is Hero => c.body.type === 'character';
export const isFoe = (c: SgCombatant): c is Foe => c.body.type === 'enemy';

export const settings = (fight: Fight): Options => fight.options as unknown as Options;
