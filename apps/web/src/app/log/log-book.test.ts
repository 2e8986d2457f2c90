import type { Received } from '@ransen/protocol';
import type { Entry } from '@ransen/rules';
import { describe, expect, it } from 'vitest';
import type { WebSystem } from '../../systems/web-system';
import { LogBook, withLocal } from './log-book';
import { sentenceOf } from './plain-text';

/** Only what the log asks of a system. */
const system = {
  nameOfEntry: ({ k, name }: Entry) => (k === 'name' ? String(name) : undefined),
  line: ({ k, who }: Entry, names: { name(id: string): string }) =>
    k === 'strike' ? { kind: 'event', text: [`${names.name(String(who))} strikes`] } : null,
} as unknown as WebSystem;

const known = { name: (id: string) => id, side: () => 'enemy' as const, person: (s: string) => s };

const received = (entries: Entry[], from = 0, struck: [number, number][] = []): Received => ({
  n: 1,
  view: {} as never,
  from,
  entries,
  struck,
});

const name = (id: string, to: string): Entry => ({ k: 'name', id, name: to });
const strike = (who: string): Entry => ({ k: 'strike', who });
const read = (book: LogBook, from: Received) => book.read(from, known, 'en', Infinity);

describe('the log in words', () => {
  it('calls combatants what they were called at that moment', () => {
    const book = new LogBook(system);
    const entries = [name('e1', 'Monster A'), strike('e1'), name('e1', 'Rat'), strike('e1')];
    const lines = read(book, received(entries));
    expect(lines.map(sentenceOf)).toEqual(['Monster A strikes', 'Rat strikes']);
    expect(book.nameOf('e1')).toBe('Rat');
  });

  it('gives new lines to new entries and keeps the old ones as they are', () => {
    const book = new LogBook(system);
    const first = [name('e1', 'Rat'), strike('e1')];
    const [before] = read(book, received(first));
    const after = read(book, received([...first, strike('e1')]));
    expect(after[0]).toBe(before);
    expect(after.map(({ id }) => id)).toEqual(['1', '2']);
  });

  it('learns names from older pages that come later', () => {
    const book = new LogBook(system);
    const late = strike('e1');
    expect(read(book, received([late], 1)).map(sentenceOf)).toEqual(['e1 strikes']);
    const whole = received([name('e1', 'Rat'), late], 0);
    expect(read(book, whole).map(sentenceOf)).toEqual(['Rat strikes']);
  });

  it('strikes through what was undone', () => {
    const lines = read(new LogBook(system), received([strike('a'), strike('b')], 0, [[1, 1]]));
    expect(lines.map(({ undone }) => undone)).toEqual([undefined, true]);
  });

  it('says who spoke, as text', () => {
    const said: Entry = { k: 'said', by: 's1', name: '<b>Ann</b>', text: 'a & b' };
    expect(read(new LogBook(system), received([said]))).toEqual([
      { id: '0', kind: 'chat', speaker: '<b>Ann</b>', text: 'a & b' },
    ]);
  });

  it('puts lines of this tab where they happened', () => {
    const lines = read(new LogBook(system), received([strike('a'), strike('b')]));
    const merged = withLocal(lines, [{ after: 1, id: 'note-0', text: 'lost' }]);
    expect(merged.map(({ id }) => id)).toEqual(['0', 'note-0', '1']);
  });
});
