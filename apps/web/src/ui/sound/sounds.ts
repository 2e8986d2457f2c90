import { playStrokes } from './audio';
import { lengthOf, SCORES, type SoundName, type Stroke } from './scores';

export type { SoundName } from './scores';

/** A sound that was due longer ago than this (ms) is dropped, e.g. after the tab slept. */
const STALE_AFTER = 1_000;
const REMIND_AFTER = 30_000;

/** Plays strokes and returns how to silence them. */
export type Output = (strokes: readonly Stroke[]) => () => void;

/**
 * Sounds of the table: off until the first gesture, one at a time, stale ones dropped. Only what is
 * in one's own view may be given to `play`.
 */
export class Sounds {
  /** The switch for all of them. */
  on = true;
  readonly #off = new Set<SoundName>();
  readonly #createOutput: () => Output | undefined;
  #output: Output | undefined;
  #silence: (() => void) | undefined;
  #busyUntil = 0;
  #reminder: ReturnType<typeof setTimeout> | undefined;

  constructor(createOutput: () => Output | undefined = webAudio) {
    this.#createOutput = createOutput;
  }

  /** Call on the first press of a key or button: before it, browsers allow no sound. */
  unlock(): void {
    this.#output ??= this.#createOutput();
  }

  /** Switches one kind of sound. */
  set(name: SoundName, on: boolean): void {
    if (on) this.#off.delete(name);
    else this.#off.add(name);
  }

  /** Plays now, unless it is switched off, stale (`dueAt`, ms as in `Date.now`) or another plays. */
  play(name: SoundName, dueAt = Date.now()): void {
    const now = Date.now();
    if (!this.on || this.#off.has(name) || now - dueAt > STALE_AFTER) return;
    if (name === 'asked') this.#remindLater();
    if (!this.#output || now < this.#busyUntil) return;
    this.#busyUntil = now + lengthOf(name);
    this.#silence = this.#output(SCORES[name]);
  }

  /** The choice is answered: no reminder. */
  answered(): void {
    clearTimeout(this.#reminder);
  }

  /** Silence at once. */
  stop(): void {
    this.answered();
    this.#silence?.();
    this.#busyUntil = 0;
  }

  #remindLater(): void {
    clearTimeout(this.#reminder);
    this.#reminder = setTimeout(() => {
      if (this.on && !this.#off.has('asked')) this.#output?.(SCORES.asked);
    }, REMIND_AFTER);
  }
}

function webAudio(): Output | undefined {
  if (typeof AudioContext === 'undefined') return undefined;
  const context = new AudioContext();
  return (strokes) => playStrokes(context, strokes);
}
