import { apply } from '../../kernel/apply';
import { emptyFight } from '../../kernel/decide';
import { isSystemEvent, type FightEvent } from '../../kernel/events';
import { all, find, GM, type Fight } from '../../kernel/fight';
import { sameText, type Json } from '../../kernel/json';
import { rerun } from '../../kernel/probes/rerun';
import { fits, type Ask } from '../../kernel/question';
import type { AnySystem } from '../../kernel/system';
import { viewOf } from '../../kernel/view';
import { GM_VIEWER, ONLOOKER, playerOf, seatViewer, type Viewer } from '../../kernel/viewer';
import { judged } from './agree';
import { effectOfEntry, effectsOfEvent } from './effects';

/** Follows a fight by its stored events alone, and holds it against the live one. */
export class Witness {
  /** The fight as storage gives it back. */
  fight: Fight;

  constructor(
    private readonly system: AnySystem,
    options: Json,
  ) {
    this.fight = emptyFight(system, 1, options);
  }

  /**
   * Takes in the events of one command that led to `live`; the effects they use. Throws if an event
   * does not fit its schema, if the stored fight is another, if its open action does not run again
   * to the same question, if the default of a new question is no answer, or if a view or the narration fails.
   */
  see(events: readonly FightEvent[], live: Fight): string[] {
    const effects = events.flatMap((event) => this.happened(event));
    if (!sameText(this.fight, live)) throw new Error('replayed to another fight');
    const { open } = this.fight;
    if (open && !sameText(rerun(this.system, open), live)) {
      throw new Error(`${open.call.script} runs again to another fight`);
    }
    if (events.some(({ type }) => type === 'asked')) this.askedFairly();
    for (const viewer of this.viewers()) viewOf(this.system, this.fight, viewer);
    return effects;
  }

  /**
   * The default of a question fits it. An action that was chosen before may be against the rules by
   * now, but names nobody and nothing that is not there.
   */
  private askedFairly(): void {
    const question = this.fight.open?.question;
    for (const [who, ask] of Object.entries(question?.asks ?? {})) {
      if (this.accepts(who, ask)) continue;
      throw new Error(`default of ${question!.label} for ${who}: ${JSON.stringify(ask.default)}`);
    }
  }

  private accepts(who: string, ask: Ask): boolean {
    const actor = find(this.fight, who);
    if (ask.kind !== 'action' || !actor) return fits(ask, ask.default);
    const view = viewOf(this.system, this.fight, playerOf(actor));
    const refusal = judged(this.system, view, { id: who, part: ask.part }, ask.default);
    return !refusal?.code.startsWith('unknown_');
  }

  private happened(event: FightEvent): string[] {
    if (event.type === 'rewound') throw new Error('an open action was not followed by its script');
    const stored = JSON.parse(JSON.stringify(event)) as FightEvent;
    if (isSystemEvent(stored)) this.system.schemas.event.parse(stored);
    const before = this.fight;
    this.fight = apply(this.system, before, stored);
    return [...effectsOfEvent(before, stored), ...this.told(before, stored)];
  }

  private told(before: Fight, event: FightEvent): string[] {
    const entries = this.viewers().flatMap((viewer) =>
      this.system.narrate(before, event, this.fight, viewer),
    );
    return entries.map(effectOfEntry);
  }

  /** The GM, each seat that plays somebody, and an onlooker. */
  private viewers(): Viewer[] {
    const seats = new Set(all(this.fight).map(({ owner }) => owner));
    seats.delete(GM);
    return [GM_VIEWER, ONLOOKER, ...[...seats].map(seatViewer)];
  }
}
