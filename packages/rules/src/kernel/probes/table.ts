import { expect } from 'vitest';
import { apply } from '../apply';
import type { FightCommand } from '../commands';
import { begin, decide, emptyFight } from '../decide';
import type { Dice, Stream } from '../dice';
import type { FightEvent } from '../events';
import { find, GM, type Fight } from '../fight';
import type { Json } from '../json';
import type { AnySystem, Entrant } from '../system';
import { viewOf } from '../view';
import { GM_VIEWER, playerOf, seatViewer, type Viewer } from '../viewer';
import { bytes, rerun } from './rerun';

/** Dice with these faces in order; one too many is an error. */
export function dealt(party: readonly number[], gm: readonly number[] = []): Dice {
  const faces: Record<Stream, readonly number[]> = { party, gm };
  return (stream, index, sides) => {
    const face = faces[stream][index];
    if (face === undefined || face > sides) throw new Error(`${stream} ${index}: no d${sides}`);
    return face;
  };
}

/** A character played by the seat `s-ID`. */
export const hero = (id: string, sheet: unknown): Entrant => entrant(id, 'party', `s-${id}`, sheet);
/** An enemy played by the GM. */
export const foe = (id: string, sheet: unknown): Entrant => entrant(id, 'enemy', GM, sheet);

function entrant(id: string, side: Entrant['side'], owner: string, sheet: unknown): Entrant {
  return { id, side, owner, kind: id, hidden: false, sheet };
}

/**
 * A fight whose server crashes after every command: the events are stored, everything else is
 * dropped, and play goes on with what the events lead to.
 */
export class Table {
  fight: Fight;
  private readonly journal: string[] = [];
  private readonly played: { command: FightCommand; by: Viewer }[] = [];

  constructor(
    private readonly system: AnySystem,
    private readonly entrants: readonly Entrant[],
    private readonly dice: Dice,
  ) {
    const begun = begin(system, 1, {}, entrants, dice);
    this.fight = this.storeAndRestore(begun.events, begun.fight);
  }

  get events(): FightEvent[] {
    return this.journal.flatMap((row) => JSON.parse(row) as FightEvent[]);
  }

  /** Those whose answer is missing, and what they are asked: `lp-reroll: ann`. */
  get asked(): string {
    const question = this.fight.open?.question;
    if (!question) return '';
    const missing = Object.keys(question.asks).filter((who) => !question.answers[who]?.confirmed);
    return `${question.label}: ${missing.join(' ')}`;
  }

  view(who: string) {
    return viewOf(this.system, this.fight, this.player(who));
  }

  act(actor: string, action: Json): void {
    this.do({ type: 'act', actor, action }, this.player(actor));
  }

  answer(who: string, value: Json): void {
    this.reply(who, value, true);
  }

  draft(who: string, value: Json): void {
    this.reply(who, value, false);
  }

  do(command: FightCommand, by: Viewer = GM_VIEWER): void {
    const before = bytes(this.fight);
    const outcome = decide(this.system, this.fight, command, by, this.dice);
    expect(bytes(this.fight)).toBe(before);
    if (!outcome.ok) throw new Error(`${command.type}: ${outcome.refusal.code}`);
    this.played.push({ command, by });
    this.fight = this.storeAndRestore(outcome.value.events, outcome.value.fight);
  }

  /** The fight when the same commands are played without any crash. */
  uninterrupted(): Fight {
    let { fight } = begin(this.system, 1, {}, this.entrants, this.dice);
    for (const { command, by } of this.played) {
      const outcome = decide(this.system, fight, command, by, this.dice);
      if (outcome.ok) fight = outcome.value.fight;
    }
    return fight;
  }

  private player(who: string): Viewer {
    const combatant = find(this.fight, who);
    if (who === GM) return GM_VIEWER;
    return combatant ? playerOf(combatant) : seatViewer(who);
  }

  private reply(who: string, value: Json, confirm: boolean): void {
    const question = this.fight.open?.question?.id ?? 'none';
    this.do({ type: 'answer', question, who, value, confirm }, this.player(who));
  }

  private storeAndRestore(events: readonly FightEvent[], live: Fight): Fight {
    this.journal.push(JSON.stringify(events));
    const empty = emptyFight(this.system, 1, {});
    const restored = this.events.reduce((fight, e) => apply(this.system, fight, e), empty);
    expect(bytes(restored)).toBe(bytes(live));
    if (restored.open) expect(bytes(rerun(this.system, restored.open))).toBe(bytes(restored));
    return restored;
  }
}
