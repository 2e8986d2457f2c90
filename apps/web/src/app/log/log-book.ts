import type { Received } from '@ransen/protocol';
import type { Entry, Id } from '@ransen/rules';
import type { LineWords, Names, WebSystem } from '../../systems/web-system';
import type { LogEntry } from '../../ui/log/log';
import { roomLine } from './room-lines';

/** What is known of names beside the log: of combatants in sight, and of people at the table. */
export type KnownNames = Names;

/** A line of this tab alone, after the entry with this number: somebody's connection broke. */
export interface LocalLine {
  readonly after: number;
  readonly id: string;
  readonly text: string;
}

/**
 * The log in words. Lines are made once, with the names that combatants had at that moment, and kept
 * until older pages or another language come.
 */
export class LogBook {
  readonly #system: WebSystem;
  readonly #named = new Map<Id, string>();
  readonly #people = new Map<string, string>();
  #entries: readonly Entry[] = [];
  #from = 0;
  #language = '';
  #lines: (LogEntry | null)[] = [];

  constructor(system: WebSystem) {
    this.#system = system;
  }

  /** Name that the log gave a combatant last. */
  nameOf(id: Id): string | undefined {
    return this.#named.get(id);
  }

  /** Name of a person who sat here, also after they left. */
  personOf(seat: string): string | undefined {
    return this.#people.get(seat);
  }

  /** The lines of what was received; entries from `liveFrom` on roll their dice. */
  read(received: Received, known: KnownNames, language: string, liveFrom: number): LogEntry[] {
    if (!this.#continues(received, language)) this.#restart(received, language);
    const names = this.#namesThen(known);
    for (let i = this.#entries.length; i < received.entries.length; i += 1) {
      const entry = received.entries[i]!;
      this.#learn(entry);
      this.#lines.push(this.#line(entry, received.from + i, names, liveFrom));
    }
    this.#entries = received.entries;
    return this.#withStruck(received);
  }

  #continues({ from, entries }: Received, language: string): boolean {
    const last = this.#entries.length - 1;
    if (from !== this.#from || language !== this.#language) return false;
    return entries.length > last && entries[last] === this.#entries[last];
  }

  #restart({ from }: Received, language: string): void {
    this.#from = from;
    this.#language = language;
    this.#entries = [];
    this.#lines = [];
    this.#named.clear();
    this.#people.clear();
  }

  #learn(entry: Entry): void {
    const name = this.#system.nameOfEntry(entry);
    if (name !== undefined && typeof entry.id === 'string') this.#named.set(entry.id, name);
    if ((entry.k === 'seated' || entry.k === 'renamed') && typeof entry.seat === 'string') {
      this.#people.set(entry.seat, String(entry.name));
    }
  }

  #namesThen(known: KnownNames): Names {
    return {
      name: (id) => this.#named.get(id) ?? known.name(id),
      side: (id) => known.side(id),
      person: (seat) => this.#people.get(seat) ?? known.person(seat),
    };
  }

  #line(entry: Entry, no: number, names: Names, liveFrom: number): LogEntry | null {
    const words: LineWords | null = roomLine(entry, names) ?? this.#system.line(entry, names);
    if (!words) return null;
    return { ...words, id: String(no), ...(no >= liveFrom ? { fresh: true } : {}) };
  }

  #withStruck({ from, struck }: Received): LogEntry[] {
    return this.#lines.flatMap((line, i) => {
      if (!line) return [];
      const isStruck = struck.some(([first, last]) => first <= from + i && from + i <= last);
      return isStruck ? [{ ...line, undone: true }] : [line];
    });
  }
}

/** The log with the lines of this tab in their places. */
export function withLocal(lines: readonly LogEntry[], local: readonly LocalLine[]): LogEntry[] {
  if (local.length === 0) return [...lines];
  const merged = [...lines];
  for (const { after, id, text } of local) {
    const at = merged.findIndex((line) => Number(line.id) >= after);
    merged.splice(at === -1 ? merged.length : at, 0, { id, kind: 'system', text });
  }
  return merged;
}
