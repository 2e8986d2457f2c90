import type { z } from 'zod';
import type { JsonObject } from '../../kernel/json';
import type { AnySystem } from '../../kernel/system';
import type { Room } from '../../room/room';
import type { Names } from '../names';

/** What a scenario needs of a rule system. */
export interface ScenarioSystem {
  readonly system: AnySystem;
  /** Starter sheets by id. */
  readonly characters: Readonly<Record<string, unknown>>;
  readonly enemies: Readonly<Record<string, unknown>>;
  /** The usual beginning of a fight in one word, if the system has one. */
  readonly opening?: Opening;
  /** Labels of questions at which a file may end: a round is over, and the next one begins. */
  readonly rests?: readonly string[];
}

/** Carries a fight from its start to where most scenarios begin. */
export interface Opening {
  /** What a file may say of it. */
  readonly schema: z.ZodObject;
  /** The GM's next command and the dice it draws; null: the fight has got there. */
  next(room: Room, wishes: JsonObject, names: Names): Move | null;
}

export interface Move {
  readonly command: JsonObject;
  readonly faces?: readonly number[];
}

export type Systems = Readonly<Record<string, ScenarioSystem>>;
