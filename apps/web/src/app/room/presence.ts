import type { Presence } from '@ransen/protocol';
import { t } from '../texts';
import type { Desk } from './desk.svelte';
import { GM_ID } from './people';

/** A lost connection is told in the log after this long (ms). */
const TOLD_AFTER = 10_000;

/** Tells in the log whose connection broke, and who came back. */
export class PresenceWatch {
  readonly #desk: Desk;
  readonly #timers = new Map<string, ReturnType<typeof setTimeout>>();
  readonly #told = new Set<string>();
  #before: readonly string[] = [];

  constructor(desk: Desk) {
    this.#desk = desk;
  }

  /** Who is there now. */
  see(presence: Presence): void {
    const now = peopleIn(presence);
    for (const person of this.#before) if (!now.includes(person)) this.#left(person);
    for (const person of now) if (!this.#before.includes(person)) this.#came(person);
    this.#before = now;
  }

  stop(): void {
    for (const timer of this.#timers.values()) clearTimeout(timer);
  }

  #left(person: string): void {
    const tell = () => {
      this.#told.add(person);
      this.#desk.note(t('log.lost', { name: this.#desk.names.person(person) }));
    };
    this.#timers.set(person, setTimeout(tell, TOLD_AFTER));
  }

  #came(person: string): void {
    clearTimeout(this.#timers.get(person));
    this.#timers.delete(person);
    if (!this.#told.delete(person)) return;
    this.#desk.note(t('log.back', { name: this.#desk.names.person(person) }));
  }
}

const peopleIn = ({ gm, seats }: Presence): string[] => [...(gm ? [GM_ID] : []), ...seats];
