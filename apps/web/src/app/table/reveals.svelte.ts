import type { Id } from '@ransen/rules';
import { untrack } from 'svelte';
import type { CombatantCardData } from '../../ui/card/card';

/** The gold line of a discovery stays this long (ms). */
const GOLD_FOR = 3_000;

type Cards = Readonly<Record<Id, CombatantCardData>>;

/** Whose cloth has just come off before this viewer's eyes. */
export class Reveals {
  #ids = $state.raw<readonly Id[]>([]);
  #veiled: readonly Id[] = [];
  #timers: ReturnType<typeof setTimeout>[] = [];

  /** The cards as they are now; what was under the cloth the last time may be known by now. */
  see(cards: Cards): void {
    const found = this.#veiled.filter((id) => cards[id] && cards[id].veil === undefined);
    this.#veiled = Object.keys(cards).filter((id) => cards[id]!.veil === 'cloth');
    if (found.length === 0) return;
    this.#ids = [...untrack(() => this.#ids), ...found];
    const timer = setTimeout(() => {
      this.#timers = this.#timers.filter((each) => each !== timer);
      this.#ids = this.#ids.filter((id) => !found.includes(id));
    }, GOLD_FOR);
    this.#timers.push(timer);
  }

  marked(cards: Cards): Cards {
    if (this.#ids.length === 0) return cards;
    const marks = this.#ids.flatMap((id) =>
      cards[id] ? [[id, { ...cards[id], revealing: true }] as const] : [],
    );
    return { ...cards, ...Object.fromEntries(marks) };
  }

  stop(): void {
    for (const timer of this.#timers) clearTimeout(timer);
  }
}
