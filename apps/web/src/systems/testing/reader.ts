import {
  apply,
  viewOf,
  type Entry,
  type Fight,
  type FightEvent,
  type FightView,
  type Id,
  type Viewer,
} from '@ransen/rules';
import type { LogDiscovery, LogEvent, LogRoll, LogText } from '../../ui/log/log';
import type { LineWords, Names, WebSystem } from '../web-system';

/** Names as a view gives them. */
export const namesIn = (web: WebSystem, view: FightView): Names => ({
  name: (id) => web.name(view, id),
  side: (id) => view.combatants[id]?.side ?? 'enemy',
  person: (seat) => (seat === 'gm' ? 'GM' : '太郎'),
});

export const viewFor = (web: WebSystem, fight: Fight, viewer: Viewer): FightView =>
  viewOf(web.rules, fight, viewer);

/** What one person reads: names as the log gave them, entries and lines one after the other. */
export class Reader {
  readonly entries: Entry[] = [];
  readonly lines: LineWords[] = [];
  readonly #names = new Map<Id, string>();

  constructor(
    readonly web: WebSystem,
    readonly viewer: Viewer,
  ) {}

  readonly names: Names = {
    name: (id) => this.#names.get(id) ?? '？',
    side: (id) => (id.startsWith('c-') ? 'party' : 'enemy'),
    person: (seat) => (seat === 'gm' ? 'GM' : '太郎'),
  };

  /** Reads what events tell, from the fight before them on; gives the lines that are new. */
  read(before: Fight, events: readonly FightEvent[]): LineWords[] {
    const from = this.lines.length;
    const { rules } = this.web;
    let fight = before;
    for (const event of events) {
      const after = apply(rules, fight, event);
      for (const entry of rules.narrate(fight, event, after, this.viewer)) this.#take(entry);
      fight = after;
    }
    return this.lines.slice(from);
  }

  #take(entry: Entry): void {
    this.entries.push(entry);
    const name = this.web.nameOfEntry(entry);
    if (name !== undefined) this.#names.set(entry['id'] as Id, name);
    const line = this.web.line(entry, this.names);
    if (line) this.lines.push(line);
  }
}

export const plain = (text: LogText): string =>
  text.map((part) => (typeof part === 'string' ? part : part.text)).join('');

type Spoken = Omit<LogEvent, 'id'> | Omit<LogDiscovery, 'id'>;

/** A line that is a sentence with marked words, and its rolls. */
export const isSpoken = (line: LineWords): line is Spoken => Array.isArray(line.text);

/** Everything of a line that is read, in one text. */
export function wordsOf(line: LineWords): string {
  if (!isSpoken(line)) return String(line.text);
  const title = line.kind === 'found' ? [line.title] : [];
  return [...title, plain(line.text), ...(line.rolls ?? []).map(rollWords)].join('\n');
}

export function rollWords(roll: LogRoll): string {
  const { label, totalText, total, against, outcome, amount, note } = roll;
  return [label, totalText, total, against, amount?.value, outcome, note]
    .filter((part) => part !== undefined)
    .join(' ');
}
