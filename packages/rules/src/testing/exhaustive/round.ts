import type { FightCommand } from '../../kernel/commands';
import { begin, decide, type Decided } from '../../kernel/decide';
import type { Dice } from '../../kernel/dice';
import type { Fight } from '../../kernel/fight';
import type { Json } from '../../kernel/json';
import { GM_VIEWER, type Viewer } from '../../kernel/viewer';
import { effectsOfCommand } from './effects';
import { meddlings } from './meddle';
import { picker } from '../random-play';
import { alikeDice } from './dice';
import { Chooser } from './choose';
import type { ExhaustiveKit, Pick } from './kit';
import { lineUp } from './line-up';
import type { Tally } from './tally';
import { Witness } from './witness';

/** Choices of one fight at most, and without a new effect, before the GM ends it. */
const MOST = 260;
const STALE = 80;
const LAST_WORDS = 8;

/** What went wrong, and where. */
export interface Fault {
  readonly round: number;
  readonly choice: number;
  readonly command: FightCommand | null;
  readonly message: string;
}

/** One fight of the starters, played until nothing new comes up, then ended and closed by the GM. */
export class Round {
  /** Commands sent so far. */
  choices = 0;
  private command: FightCommand | null = null;
  private readonly pick: Pick;
  private readonly dice: Dice;
  private readonly options: Json;
  private readonly witness: Witness;
  private readonly chooser: Chooser;

  constructor(
    private readonly kit: ExhaustiveKit,
    private readonly tally: Tally,
    seed: number,
    private readonly no: number,
  ) {
    this.pick = picker(seed * 7919 + no * 104729);
    this.dice = alikeDice(seed * 1000 + no, 1 + this.pick(3));
    this.options = kit.options[no % kit.options.length]!;
    this.witness = new Witness(kit.system, this.options);
    this.chooser = new Chooser(kit, tally, this.pick);
  }

  /** Null: nothing went wrong. */
  play(): Fault | null {
    try {
      this.start();
      this.fightOn();
      this.close();
      return null;
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      return { round: this.no, choice: this.choices, command: this.command, message };
    }
  }

  /** What storage gave back: the fight goes on from it after every command. */
  private get fight(): Fight {
    return this.witness.fight;
  }

  private start(): void {
    const entrants = lineUp(this.kit, this.tally, this.pick);
    this.use(entrants.map(({ kind }) => `sheet ${kind}`));
    this.take(begin(this.kit.system, 1, this.options, entrants, this.dice));
  }

  /** Players choose; in two of three fights the GM does something now and then. */
  private fightOn(): void {
    let fresh = 0;
    for (let i = 0; i < MOST && i - fresh < STALE; i += 1) {
      if (this.fight.stage !== 'running') return;
      const used = this.tally.used;
      if ((this.meddles && this.pick(5) === 0) || !this.choose()) this.meddle();
      if (this.tally.used > used) fresh = i;
    }
  }

  private get meddles(): boolean {
    return this.no % 3 > 0;
  }

  /** The GM has a last word before and after the end, which may take it back. */
  private close(): void {
    this.lastWords();
    this.end();
    this.lastWords();
    this.end();
    this.must({ type: 'finish' });
  }

  private lastWords(): void {
    for (let i = 0; i < LAST_WORDS && this.meddles; i += 1) this.meddle();
  }

  private end(): void {
    this.answerAll();
    if (this.fight.stage === 'running') this.must({ type: 'end' });
    this.answerAll();
  }

  private answerAll(): void {
    for (let i = 0; i < MOST && this.fight.open; i += 1) this.choose();
  }

  /** False: nobody has anything to choose. */
  private choose(): boolean {
    const chosen = this.chooser.next(this.fight);
    if (!chosen) return false;
    this.must(chosen.command, chosen.by);
    this.use(chosen.uses);
    return true;
  }

  private meddle(): void {
    for (const command of meddlings(this.kit, this.fight, this.tally, this.pick)) {
      if (this.send(command, GM_VIEWER) === null) return;
    }
  }

  private must(command: FightCommand, by: Viewer = GM_VIEWER): void {
    const code = this.send(command, by);
    if (code) throw new Error(`refused: ${code}`);
  }

  /** The code it is refused with, or null. */
  private send(command: FightCommand, by: Viewer): string | null {
    this.choices += 1;
    this.command = command;
    const decided = decide(this.kit.system, this.fight, command, by, this.dice);
    if (!decided.ok) return decided.refusal.code;
    this.take(decided.value);
    this.use(effectsOfCommand(command));
    return null;
  }

  private take({ events, fight }: Decided): void {
    this.use(this.witness.see(events, fight));
  }

  private use(effects: readonly string[]): void {
    for (const effect of effects) this.tally.use(effect);
  }
}
