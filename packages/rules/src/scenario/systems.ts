import type { Json } from '../kernel/json';
import type { AnySystem } from '../kernel/system';

/** What a scenario needs of a rule system. */
export interface ScenarioSystem {
  readonly system: AnySystem;
  /** Starter sheets by id. */
  readonly characters: Readonly<Record<string, unknown>>;
  readonly enemies: Readonly<Record<string, unknown>>;
}

export type Systems = Readonly<Record<string, ScenarioSystem>>;

/** Every system that scenarios can be written for, by id. */
export const SYSTEMS: Systems = {};
