import type { FightEvent } from '../../kernel/events';
import type { Combatant, Fight } from '../../kernel/fight';
import type { Json, JsonObject } from '../../kernel/json';
import type { AnySystem } from '../../kernel/system';
import type { Picks } from './picks';

/** An enemy sheet as it is written. */
export type SheetInput = object;

/** Makes something of a sheet different; `by` is 1 or more. */
export type Alter<Sheet = SheetInput> = (sheet: Sheet, by: number) => Sheet;

/** A line of what players may know. */
export type Fact = readonly unknown[];

/** A command in the fight, as it comes over the wire. */
export type Command = JsonObject & { readonly type: string };

/**
 * What the proof of secrecy needs to know of a rule system: what may differ between two rooms
 * without players noticing, what of a fight is public, and what people do in one.
 */
export interface SecrecyKit {
  readonly system: AnySystem;
  readonly heroes: readonly unknown[];
  readonly enemies: readonly SheetInput[];
  /** Values of each room option; one of each is drawn. */
  readonly options: Readonly<Record<string, readonly Json[]>>;
  /** With these options players know every enemy at sight. */
  isOpen(options: JsonObject): boolean;
  /** The sheet, so hard to know that checks hardly ever identify it. */
  obscured(sheet: SheetInput): SheetInput;
  /** Changes of what is hidden while a kind is not identified, by name. */
  readonly changes: Readonly<Record<string, Alter>>;
  /** Those that stay hidden even when it is identified. */
  readonly lasting: readonly string[];
  /** What players may know of an event, written out from the rule book and nothing else. */
  deeds(before: Fight, event: FightEvent, after: Fight): Fact[];
  /** What players may know of where things stand. */
  picture(fight: Fight): Fact[];
  /** What players know of a kind; undefined while none of it was ever in sight. */
  known(fight: Fight, kind: string): { readonly identified: boolean } | undefined;
  readonly marks: Marks;
  readonly moves: Moves;
  readonly length: Length;
  /** Half of what it can take is gone: what a planted leak tells. */
  isHurt(enemy: Combatant): boolean;
}

/** How long fights are watched, and how many. */
export interface Length {
  /** What is tried in one fight at the most. */
  readonly intents: number;
  /** How often that is a choice of the fight, against 55 times something else. */
  readonly choices: number;
  /** Pairs of rooms that are played, and how many of them have to come out long enough. */
  readonly pairs: number;
  readonly kept: number;
}

/** Sheets with marks in everything that is hidden. */
export interface Marks {
  /** Stands in every hidden text and id. */
  readonly word: string;
  /** Is it a number that comes up nowhere else in a fight? */
  isMarked(n: number): boolean;
  marked(sheet: SheetInput, index: number): SheetInput;
  /** Options under which nobody is known at sight. */
  readonly options: Readonly<Record<string, Json>>;
  /** Stands in what is hidden until it is found, if there is such a thing. */
  readonly treasure?: { readonly word: string; isFound(fight: Fight): boolean };
}

/** What people do that every system has its own words for. */
export interface Moves {
  /** What an enemy acts with: its parts, or nothing to name. */
  parts(enemy: Combatant): readonly (string | undefined)[];
  /** The GM's rule command that closes a stage, and whether that is as usual now as acting. */
  readonly close?: { readonly command: JsonObject; isUsual(fight: Fight): boolean };
  /** An enemy's action with the ids that its sheet has in the other room. */
  translated(
    action: JsonObject,
    part: string | undefined,
    here: Combatant,
    there: Combatant,
  ): JsonObject;
  /** GM commands about nobody in particular, about a character, and about an enemy in sight. */
  atLarge(picks: Picks): readonly Command[];
  aboutHero(hero: Combatant, picks: Picks): readonly Command[];
  aboutEnemy(enemy: Combatant, picks: Picks): readonly Command[];
  /** Points that nobody knows, changed without anybody falling or rising. */
  points(enemy: Combatant, picks: Picks): Command | null;
  /** What the GM does with one who hides; `isMet`: players have seen its kind. */
  unseen(enemy: Combatant, isMet: boolean, picks: Picks): readonly Command[];
  /** What is set before the fight begins to run. */
  readonly standing?: readonly Command[];
  /** Where newcomers are put. */
  readonly setup: JsonObject;
  /** Actions that a player tries with `actor`, about somebody who may be hidden or nobody. */
  probes(fight: Fight | null, actor: string, about: string, picks: Picks): readonly JsonObject[];
  /** What parts are tried in them. */
  readonly oddParts: readonly (string | undefined)[];
  /** Something put to the GM about enemies. */
  proposal(enemies: readonly string[]): Json;
  /** Name and values of a standing answer. */
  readonly preset: { readonly name: string; readonly values: readonly Json[] };
}
