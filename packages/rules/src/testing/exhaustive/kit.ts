import type { FightCommand } from '../../kernel/commands';
import type { Combatant, Fight } from '../../kernel/fight';
import type { Json } from '../../kernel/json';
import type { Offer } from '../../kernel/offer';
import type { AnySystem, Entrant } from '../../kernel/system';

/** 0..n-1. */
export type Pick = (n: number) => number;

/** What the exhaustive run needs to know of a rule system besides its starter sheets. */
export interface ExhaustiveKit {
  readonly system: AnySystem;
  /** Room options; each fight has those of one of the list, in turn. */
  readonly options: readonly Json[];
  /** Something a GM might do at any moment; often it is refused. */
  meddling(fight: Fight, pick: Pick): FightCommand;
  /** An action as a client might write it, allowed or not. */
  anything(fight: Fight, actor: Combatant, pick: Pick): Json;
  /** Labels of all questions of the rules. */
  readonly prompts: readonly string[];
  /** Kinds of all entries of the log. */
  readonly entries: readonly string[];
  /** Characters that show what the starters seldom or never do. */
  readonly guests?: readonly Entrant[];
  /**
   * What an offer counts as where it is not the actor's own (a technique learned, a weapon of
   * somebody else's); undefined: it counts for the actor's kind.
   */
  shared?(offer: Offer, actor: Combatant): string | undefined;
  /** Effects that cannot come up, each with the reason; one that does come up is a failure. */
  readonly impossible: Readonly<Record<string, string>>;
}
