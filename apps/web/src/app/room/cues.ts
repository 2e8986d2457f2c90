import type { FightView } from '@ransen/rules';
import type { Sounds } from '../../ui/sound/sounds';
import type { LogEntry } from '../../ui/log/log';

/** What one hears of: taken from one's own view and log alone. */
export interface Heard {
  readonly fight: FightView | undefined;
  /** It is mine to act. */
  readonly isMyTurn: boolean;
  /** Ids of the questions that wait for me. */
  readonly asked: readonly string[];
  readonly lines: readonly LogEntry[];
  /** HP of the party, all together. */
  readonly partyHp: number;
}

/** Plays what changed since the last time: one sound at a time, the weightiest first. */
export class Cues {
  readonly #sounds: Sounds;
  #before: Heard | undefined;

  constructor(sounds: Sounds) {
    this.#sounds = sounds;
  }

  hear(now: Heard): void {
    const before = this.#before;
    this.#before = now;
    if (now.asked.length === 0) this.#sounds.answered();
    if (!before || before.fight?.no !== now.fight?.no) return;
    const fresh = freshLines(before.lines, now.lines);
    if (now.asked.some((id) => !before.asked.includes(id))) this.#sounds.play('asked');
    if (isOver(now) && !isOver(before)) this.#sounds.play('over');
    if (fresh.some(({ kind }) => kind === 'found')) this.#sounds.play('discovery');
    if (now.isMyTurn && !before.isMyTurn) this.#sounds.play('turn');
    if (now.partyHp < before.partyHp) this.#sounds.play('hit');
    if (fresh.some(hasDice)) this.#sounds.play('dice');
  }
}

const isOver = ({ fight }: Heard): boolean => fight?.stage === 'over';

function freshLines(before: readonly LogEntry[], now: readonly LogEntry[]): LogEntry[] {
  const last = before.at(-1)?.id;
  const at = now.findLastIndex(({ id }) => id === last);
  return now.slice(at + 1).filter(({ fresh }) => fresh);
}

function hasDice(line: LogEntry): boolean {
  return 'rolls' in line && (line.rolls ?? []).some(({ batches }) => batches !== undefined);
}
